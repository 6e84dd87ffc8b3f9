import { Button } from '@stoa/ui/button'
import { formatMessage } from '@stoa/ui/messages'
import { Note } from '@stoa/ui/note'
import { Stack } from '@stoa/ui/stack'
import { VisuallyHidden } from '@stoa/ui/visually-hidden'
import { ApplyChoices } from './apply-choices.tsx'
import { ColumnsForm } from './columns-form.tsx'
import { FileQuestion } from './file-question.tsx'
import { KeptDraftsNote } from './kept-drafts-note.tsx'
import { IMPORT } from './run-addresses.ts'
import { RunDone, wordsOf } from './run-done.tsx'
import { RunItems } from './run-items.tsx'
import { progressWords, RunProgress } from './run-progress.tsx'
import type { RunStepProps } from './run-step.ts'
import { runStepsLabels } from './run-steps.labels.ts'
import { isBusy } from './run-words.ts'

/** Shows the steps of an import up to the current one, and announces its progress to screen readers. */
export function RunSteps(props: RunStepProps) {
  return (
    <>
      {/* One region for all steps: screen readers don't announce a region that appears with its text. */}
      <VisuallyHidden aria-live="polite">{inShort(props.run)}</VisuallyHidden>
      <Steps {...props} />
    </>
  )
}

const inShort = (run: RunStepProps['run']): string => {
  if (isBusy(run)) return progressWords(run)
  if (run.status === 'received') return ''
  const { counts } = run
  return run.status === 'checked'
    ? formatMessage(runStepsLabels.checked, {
        new: counts.new,
        changed: counts.change,
        rejected: counts.refused,
      })
    : wordsOf(run).title.replace(/\.$/, '')
}

function Steps({ run, onChange }: RunStepProps) {
  if (run.status === 'failed' && run.counts.applied === 0)
    return (
      <Note
        tone="critical"
        role="alert"
        title={runStepsLabels.unreadable}
        action={{ label: runStepsLabels.anotherFile, href: IMPORT }}
      >
        {run.problem}
      </Note>
    )
  if (run.status === 'received') return <ColumnsForm run={run} onChange={onChange} />
  if (isBusy(run)) return <RunProgress run={run} onChange={onChange} />
  return (
    <Stack gap="lg">
      {run.isRepeat && run.status === 'checked' && <Note tone="info">{runStepsLabels.repeat}</Note>}
      {run.status === 'checked' ? (
        <Checked run={run} onChange={onChange} />
      ) : (
        <RunDone run={run} onChange={onChange} />
      )}
    </Stack>
  )
}

function Checked({ run, onChange }: RunStepProps) {
  const isNothing = run.counts.new + run.counts.change === 0
  return (
    <>
      {isNothing ? (
        <Note tone="info" role="status" title={runStepsLabels.nothing}>
          {reasonForNothing(run)}
        </Note>
      ) : null}
      <KeptDraftsNote run={run} />
      <FileQuestion run={run} onChange={onChange} />
      {/* Above the preview, which may be many screens long. */}
      <ApplyChoices run={run} onChange={onChange} />
      <ColumnsForm run={run} onChange={onChange} />
      {isNothing && (
        <Stack layout="row">
          <Button emphasis="line" href={IMPORT}>
            {runStepsLabels.anotherFile}
          </Button>
        </Stack>
      )}
      <RunItems run={run} />
    </>
  )
}

function reasonForNothing({ counts }: RunStepProps['run']): string {
  if (counts.refused > 0) return runStepsLabels.fixRows
  return counts.omitted > 0 && counts.same === 0 ? runStepsLabels.allOmitted : runStepsLabels.allSame
}
