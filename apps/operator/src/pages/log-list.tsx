import type { OperatorLogEntry } from '@stoa/api-client/operator-schema'
import { RecordList } from '@stoa/back-office/record-list'
import { Heading } from '@stoa/ui/heading'
import { Panel } from '@stoa/ui/panel'
import { Stack } from '@stoa/ui/stack'
import { Text } from '@stoa/ui/text'
import { timeInWords } from '../api/in-words.ts'
import { what } from './log/what.labels.ts'
import { logListLabels as t } from './log-list.labels.ts'

interface LogListProps {
  entries: readonly OperatorLogEntry[]
}

/** Shows the decisions of operators about a subject, newest first. */
export const LogList = ({ entries }: LogListProps) => (
  <Panel as="section" padded aria-labelledby="log">
    <Stack>
      <Heading level={2} step="title3" id="log">
        {t.log}
      </Heading>
      {entries.length === 0 ? (
        <Text>{t.noLog}</Text>
      ) : (
        <RecordList
          aria-labelledby="log"
          items={entries.map(entry => ({
            id: String(entry.id),
            label: what[entry.what] ?? entry.what,
            description: t.by(entry.by, timeInWords(entry.at)),
            end: entry.reason,
          }))}
        />
      )}
    </Stack>
  </Panel>
)
