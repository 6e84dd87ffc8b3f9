import type { OperatorLogEntry } from '@stoa/api-client/operator-schema'
import { RecordList } from '@stoa/back-office/record-list'
import { Text } from '@stoa/ui/text'
import { timeInWords } from '../api/in-words.ts'
import { Section } from '../frame/section.tsx'
import { what } from './log/what.labels.ts'
import { logListLabels as t } from './log-list.labels.ts'

interface LogListProps {
  entries: readonly OperatorLogEntry[]
}

/** Shows the decisions of operators about a subject, newest first. */
export const LogList = ({ entries }: LogListProps) => (
  <Section title={t.log}>
    {entries.length === 0 ? (
      <Text>{t.noLog}</Text>
    ) : (
      <RecordList
        aria-label={t.log}
        items={entries.map(entry => ({
          id: String(entry.id),
          label: what[entry.what] ?? entry.what,
          description: t.by(entry.by, timeInWords(entry.at)),
          end: entry.reason,
        }))}
      />
    )}
  </Section>
)
