import { ProgressRun } from '@stoa/back-office'
import { Button } from '@stoa/ui/button'
import { formatMessage } from '@stoa/ui/messages'
import { Note } from '@stoa/ui/note'
import { Stack } from '@stoa/ui/stack'
import { useShop } from '../access/shop-context.ts'
import { KeptDraftsNote } from './kept-drafts-note.tsx'
import { runDoneLabels } from './run-done.labels.ts'
import { RunItems } from './run-items.tsx'
import type { RunStepProps } from './run-step.ts'
import { UndoRun } from './undo-run.tsx'

/** Shows the result of a run, with Undo and its products. */
export function RunDone({ run, onChange }: RunStepProps) {
  const { shop } = useShop()
  const { counts } = run
  const { tone, title, text } = wordsOf(run)
  return (
    <Stack gap="lg">
      <Note tone={tone} role="status" title={title}>
        {text}
      </Note>
      <KeptDraftsNote run={run} />
      {run.status === 'done' && counts.pictures > 0 && <Pictures run={run} />}
      <Stack layout="row" gap="sm">
        {run.status === 'done' && run.kind === 'import' && (
          <Button href={`/shop/${shop.slug}`} emphasis="line">
            {runDoneLabels.seeInShop}
          </Button>
        )}
        <UndoRun run={run} onChange={onChange} />
      </Stack>
      <RunItems run={run} />
    </Stack>
  )
}

/** Describes how a run ended, with a tone for the note. `text` is empty if the title says it all. */
export function wordsOf({ kind, status, counts, problem }: RunStepProps['run']) {
  const labels = runDoneLabels[kind]
  const { applied, conflict, omitted, refused, undone } = counts
  if (status === 'failed')
    return {
      tone: 'critical',
      title: formatMessage(runDoneLabels.stopped, { count: applied }),
      text: problem,
    } as const
  const skipped = conflict > 0 ? formatMessage(runDoneLabels.skipped, { count: conflict }) : ''
  if (status === 'undone')
    return {
      tone: conflict > 0 ? 'caution' : 'positive',
      title: formatMessage(runDoneLabels.undone, { count: undone }),
      text: skipped,
    } as const
  if (status === 'canceled')
    return {
      tone: 'info',
      title: runDoneLabels.canceled,
      text: applied > 0 ? formatMessage(labels.doneBefore, { count: applied }) : runDoneLabels.nothingChanged,
    } as const
  const rejected = refused > 0 ? formatMessage(labels.rejected, { count: refused }) : ''
  const leftOut = omitted > 0 ? formatMessage(runDoneLabels.leftOut, { count: omitted }) : ''
  return {
    tone: 'positive',
    title: formatMessage(labels.done, { count: applied }),
    text: [skipped, rejected, leftOut].filter(Boolean).join(' '),
  } as const
}

function Pictures({ run: { counts } }: { run: RunStepProps['run'] }) {
  const { pictures, picturesFetched, picturesMissing } = counts
  if (picturesFetched + picturesMissing < pictures)
    return (
      <ProgressRun
        label={runDoneLabels.downloadingPictures}
        done={picturesFetched + picturesMissing}
        total={pictures}
      />
    )
  if (picturesMissing === 0) return null
  return (
    <Note tone="caution">{formatMessage(runDoneLabels.missingPictures, { count: picturesMissing })}</Note>
  )
}
