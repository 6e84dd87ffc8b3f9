import { Button } from '@stoa/ui/button'
import { Note } from '@stoa/ui/note'
import { Stack } from '@stoa/ui/stack'
import { VisuallyHidden } from '@stoa/ui/visually-hidden'
import { ApplyChoices } from './apply-choices.tsx'
import { ColumnsForm } from './columns-form.tsx'
import { IMPORT } from './run-addresses.ts'
import { RunDone, wordsOf } from './run-done.tsx'
import { RunItems } from './run-items.tsx'
import { progressWords, RunProgress } from './run-progress.tsx'
import type { RunStepProps } from './run-step.ts'
import { figure, isBusy } from './run-words.ts'

/** The steps of a run as far as it is, each below the one before. What it has come to is heard. */
export function RunSteps(props: RunStepProps) {
  return (
    <>
      {/* One place for all steps: what comes with its words in it is not read out. */}
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
    ? `Checked: ${figure(counts.new)} new, ${figure(counts.change)} changed, ${figure(counts.refused)} refused`
    : wordsOf(run).title.replace(/\.$/, '')
}

function Steps({ run, onChange }: RunStepProps) {
  if (run.status === 'failed' && run.counts.applied === 0)
    return (
      <Note
        tone="critical"
        role="alert"
        title="The file could not be read."
        action={{ label: 'Choose another file', href: IMPORT }}
      >
        {run.problem}
      </Note>
    )
  if (run.status === 'received') return <ColumnsForm run={run} onChange={onChange} />
  if (isBusy(run)) return <RunProgress run={run} onChange={onChange} />
  return (
    <Stack gap="lg">
      {run.isRepeat && run.status === 'checked' && (
        <Note tone="info">You have imported this very file before. What is the same stays the same.</Note>
      )}
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
      <RunItems run={run} />
      {isNothing ? (
        <Note tone="info" role="status" title="There is nothing to import.">
          {run.counts.refused > 0
            ? 'Mend the refused rows and send them again.'
            : 'Every product of the file is as you have it.'}
        </Note>
      ) : null}
      <ApplyChoices run={run} onChange={onChange} />
      <ColumnsForm run={run} onChange={onChange} />
      {isNothing && (
        <Stack row>
          <Button emphasis="line" href={IMPORT}>
            Choose another file
          </Button>
        </Stack>
      )}
    </>
  )
}
