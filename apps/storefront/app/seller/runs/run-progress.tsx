import { unwrap } from '@stoa/api-client'
import type { Run } from '@stoa/api-client/schema'
import { ProgressRun } from '@stoa/back-office'
import { Button } from '@stoa/ui/button'
import { Note } from '@stoa/ui/note'
import { Stack } from '@stoa/ui/stack'
import { useCall } from '../../shared/call/use-call.ts'
import { useShopRules } from '../api/use-shop-rules.ts'
import { runName } from './run-name.ts'
import type { RunStepProps } from './run-step.ts'
import { figure } from './run-words.ts'

const DOES = {
  import: { checking: 'Checking', applying: 'Importing', undoing: 'Undoing' },
  bulk: { checking: 'Working out', applying: 'Changing', undoing: 'Undoing' },
} as const

/** What a run is doing, such as `Checking kiln.csv` or `Changing: prices 10% less`. */
export const progressWords = (run: Run): string => {
  const does = DOES[run.kind][run.status as 'checking']
  return run.kind === 'import' ? `${does} ${run.fileName ?? 'products'}` : `${does}: ${runName(run)}`
}

/** How far the step under way is, and how to stop it. */
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
          .map(({ id, word, tone }) => ({ id, label: `${figure(counts[id])} ${word}`, tone }))}
      >
        {run.actions.includes('cancel') && (
          <Button emphasis="line" busy={busy !== undefined} onClick={() => void cancel()}>
            Cancel
          </Button>
        )}
      </ProgressRun>
      {run.isStalled && (
        <Note tone="caution" role="status" title="It has not moved for a minute.">
          It is taken up again by itself. You can leave this page; nothing is lost.
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
  { id: 'new', word: 'new', tone: 'neutral' },
  { id: 'change', word: 'changed', tone: 'neutral' },
  { id: 'same', word: 'the same', tone: 'neutral' },
  { id: 'refused', word: 'refused', tone: 'critical' },
] as const
