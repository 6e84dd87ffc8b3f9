import { unwrap } from '@stoa/api-client'
import type { RunDecimalMark, RunEncoding, RunMapping } from '@stoa/api-client/schema'
import { formatMessage } from '@stoa/ui/messages'
import { Note } from '@stoa/ui/note'
import { RadioGroup } from '@stoa/ui/radio-group'
import { Select } from '@stoa/ui/select'
import { Stack } from '@stoa/ui/stack'
import { useCall } from '../../shared/call/use-call.ts'
import { useShopRules } from '../api/use-shop-rules.ts'
import { fileQuestionLabels } from './file-question.labels.ts'
import type { RunStepProps } from './run-step.ts'
import { encodingLabels } from './run-words.labels.ts'

const MARKS = (['comma', 'point'] as const).map(value => ({ value, label: fileQuestionLabels.marks[value] }))
// Asked only about files that are in none of the Unicode encodings.
const ENCODINGS = Object.entries(encodingLabels)
  .filter(([value]) => !value.startsWith('utf-'))
  .map(([value, label]) => ({ value, label }))

/** Asks about what a file leaves open: how its numbers are meant, and its encoding if that is a guess. */
export function FileQuestion({ run, onChange }: RunStepProps) {
  const { busy, problem, call } = useCall(useShopRules())
  const answer = async (body: RunMapping) => {
    const next = await call(({ api }) =>
      unwrap(api.PUT('/api/seller/runs/{id}/mapping', { params: { path: { id: run.id } }, body })),
    )
    if (next.ok) onChange(next.answer)
  }
  const asksNumbers = run.counts.ambiguous > 0 || run.decimalMark !== null
  const asksEncoding = run.encoding !== null && !run.encoding.startsWith('utf-')
  if (!asksNumbers && !asksEncoding) return null
  return (
    <Stack gap="md">
      {run.counts.ambiguous > 0 && (
        <Note tone="caution" title={fileQuestionLabels.numbers}>
          {formatMessage(fileQuestionLabels.numbersText, { count: run.counts.ambiguous })}
        </Note>
      )}
      {asksNumbers && (
        <RadioGroup
          label={fileQuestionLabels.decimalMark}
          options={MARKS.map(mark => ({ ...mark, disabled: busy !== undefined }))}
          value={run.decimalMark ?? ''}
          onValueChange={value => void answer({ decimalMark: value as RunDecimalMark })}
        />
      )}
      {asksEncoding && (
        <Select
          label={fileQuestionLabels.encoding}
          options={ENCODINGS}
          value={run.encoding ?? ''}
          disabled={busy !== undefined}
          onValueChange={value => void answer({ encoding: value as RunEncoding })}
        />
      )}
      {problem?.notice && (
        <Note tone={problem.notice.tone} title={problem.notice.title} role="alert">
          {problem.notice.text}
        </Note>
      )}
    </Stack>
  )
}
