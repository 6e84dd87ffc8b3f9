import { ProgressRun } from '@stoa/back-office'
import { Button } from '@stoa/ui/button'
import { Note } from '@stoa/ui/note'
import { Stack } from '@stoa/ui/stack'
import { useShop } from '../access/shop-context.ts'
import { RunItems } from './run-items.tsx'
import type { RunStepProps } from './run-step.ts'
import { plural } from './run-words.ts'
import { UndoRun } from './undo-run.tsx'

/** What a run has done, and the ways on from it. */
export function RunDone({ run, onChange }: RunStepProps) {
  const { shop } = useShop()
  const { counts } = run
  const { tone, title, text } = wordsOf(run)
  return (
    <Stack gap="lg">
      <Note tone={tone} role="status" title={title}>
        {text}
      </Note>
      {run.status === 'done' && counts.pictures > 0 && <Pictures run={run} />}
      <Stack row gap="sm">
        {run.status === 'done' && run.kind === 'import' && (
          <Button href={`/shop/${shop.slug}`} emphasis="line">
            See them in the shop
          </Button>
        )}
        <UndoRun run={run} onChange={onChange} />
      </Stack>
      <RunItems run={run} />
    </Stack>
  )
}

/** How a run ended, in a sentence and what else there is to say. */
export function wordsOf({ kind, status, counts, problem }: RunStepProps['run']) {
  const isImport = kind === 'import'
  const did = isImport ? 'imported' : 'changed'
  if (status === 'failed')
    return {
      tone: 'critical',
      title: `It stopped after ${plural(counts.applied, 'product')}.`,
      text: problem,
    } as const
  const left =
    counts.conflict > 0 ? `${plural(counts.conflict, 'product')} changed meanwhile and left alone.` : ''
  if (status === 'undone')
    return {
      tone: counts.conflict > 0 ? 'caution' : 'positive',
      title: `${plural(counts.undone, 'product')} put back as before.`,
      text: left,
    } as const
  if (status === 'canceled')
    return {
      tone: 'info',
      title: 'Canceled.',
      text:
        counts.applied > 0
          ? `${plural(counts.applied, 'product')} had been ${did} and stay.`
          : 'Nothing was changed.',
    } as const
  const refused =
    counts.refused > 0
      ? `${plural(counts.refused, 'product')} ${isImport ? 'refused: mend the rows and send them again.' : 'refused and left as they were.'}`
      : ''
  return {
    tone: 'positive',
    title: `${plural(counts.applied, 'product')} ${did}.`,
    text: [left, refused].filter(Boolean).join(' '),
  } as const
}

function Pictures({ run: { counts } }: { run: RunStepProps['run'] }) {
  const { pictures, picturesFetched, picturesMissing } = counts
  if (picturesFetched + picturesMissing < pictures)
    return <ProgressRun label="Fetching pictures" done={picturesFetched + picturesMissing} total={pictures} />
  if (picturesMissing === 0) return null
  return (
    <Note tone="caution">
      {plural(picturesMissing, 'picture')} could not be fetched. A placeholder stands in, and we try again
      when somebody looks at it.
    </Note>
  )
}
