import { unwrap } from '@stoa/api-client'
import type { Run } from '@stoa/api-client/schema'
import { ProgressRun } from '@stoa/back-office'
import { Button } from '@stoa/ui/button'
import { formatMessage } from '@stoa/ui/messages'
import { Note } from '@stoa/ui/note'
import { Stack } from '@stoa/ui/stack'
import { useCall } from '../../shared/call/use-call.ts'
import { useShopRules } from '../api/use-shop-rules.ts'
import { runName } from './run-name.ts'
import { runProgressLabels } from './run-progress.labels.ts'
import type { RunStepProps } from './run-step.ts'

/** Describes the current step of a run, such as `Checking kiln.csv` or `Applying: Prices 10% less`. */
export const progressWords = (run: Run): string =>
  formatMessage(runProgressLabels[run.kind][run.status as 'checking'], {
    name: run.kind === 'import' ? (run.fileName ?? runProgressLabels.products) : runName(run),
  })

/** Shows the progress of the current step, with a button that cancels the run. */
export function RunProgress({ run, onChange }: RunStepProps) {
  const { busy, problem, call } = useCall(useShopRules())
  const cancel = async () => {
    const next = await call(({ api }) =>
      unwrap(api.POST('/api/seller/runs/{id}/cancel', { params: { path: { id: run.id } } })),
    )
    if (next.ok) onChange(next.answer)
  }
  const { counts } = run
  const shown = run.status === 'checking' ? CHECK_COUNTS : []
  return (
    <Stack gap="md">
      <ProgressRun
        label={progressWords(run)}
        done={run.position}
        total={run.total ?? undefined}
        counts={shown
          .filter(({ id }) => counts[id] > 0)
          .map(({ id, tone }) => ({
            id,
            label: formatMessage(runProgressLabels.counts[id], { count: counts[id] }),
            tone,
          }))}
      >
        {run.actions.includes('cancel') && (
          <Button emphasis="line" busy={busy !== undefined} onClick={() => void cancel()}>
            {runProgressLabels.cancel}
          </Button>
        )}
      </ProgressRun>
      {run.isStalled && (
        <Note tone="caution" role="status" title={runProgressLabels.stalled}>
          {runProgressLabels.stalledText}
        </Note>
      )}
      {problem?.notice && (
        <Note tone={problem.notice.tone} title={problem.notice.title} role="alert">
          {problem.notice.text}
        </Note>
      )}
    </Stack>
  )
}

const CHECK_COUNTS = [
  { id: 'new', tone: 'neutral' },
  { id: 'change', tone: 'neutral' },
  { id: 'same', tone: 'neutral' },
  { id: 'refused', tone: 'critical' },
  { id: 'omitted', tone: 'neutral' },
] as const
