import { unwrap } from '@stoa/api-client'
import { Button } from '@stoa/ui/button'
import { Note } from '@stoa/ui/note'
import { ProgressRun } from '@stoa/ui/seller'
import { Stack } from '@stoa/ui/stack'
import { useShopCall } from '../frame/use-shop-api.ts'
import type { RunStepProps } from './run-step.ts'
import { figure } from './run-words.ts'

const DOES = { checking: 'Checking', applying: 'Importing', undoing: 'Undoing' } as const

/** How far the step under way is, and how to stop it. */
export function RunProgress({ run, onChange }: RunStepProps) {
  const { busy, problem, call } = useShopCall()
  const cancel = async () => {
    const next = await call(api =>
      unwrap(api.POST('/api/seller/runs/{id}/cancel', { params: { path: { id: run.id } } })),
    )
    if (next) onChange(next)
  }
  const { counts } = run
  const shown = run.status === 'checking' ? CHECK_COUNTS : []
  return (
    <Stack gap="md">
      <ProgressRun
        label={`${DOES[run.status as keyof typeof DOES]} ${run.fileName ?? 'products'}`}
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
