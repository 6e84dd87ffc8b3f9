import { type ApiClient, unwrap } from '@stoa/api-client'
import type { Run } from '@stoa/api-client/schema'
import { Button } from '@stoa/ui/button'
import { formatMessage } from '@stoa/ui/messages'
import { Note } from '@stoa/ui/note'
import { Stack } from '@stoa/ui/stack'
import type { CallTools } from '../../shared/call/calls.ts'
import { useCall } from '../../shared/call/use-call.ts'
import { useShopRules } from '../api/use-shop-rules.ts'
import { amount } from '../products/list/product-words.ts'
import { changePreviewLabels } from './change-preview.labels.ts'
import { RunItems } from './run-items.tsx'
import type { RunStepProps } from './run-step.ts'
import { figure } from './run-words.ts'

/** Shows how many products a bulk change affects, with the totals before and after, and applies it. */
export function ChangePreview({ run, onChange }: RunStepProps) {
  const { busy, problem, call } = useCall(useShopRules())
  const path = { id: run.id }
  const send = async (what: string, make: (tools: CallTools<ApiClient>) => Promise<Run>) => {
    const next = await call(make, { what, refresh: ['/api/seller/runs'] })
    if (next.ok) onChange(next.answer)
  }
  const apply = () =>
    send('apply', ({ api, keyOf }) =>
      unwrap(
        api.POST('/api/seller/runs/{id}/apply', {
          params: { path, header: { 'Idempotency-Key': keyOf(run.id) } },
          body: { newProducts: 'as_in_file' },
        }),
      ),
    )
  const cancel = () =>
    send('cancel', ({ api }) => unwrap(api.POST('/api/seller/runs/{id}/cancel', { params: { path } })))
  const { change, same, refused } = run.counts
  return (
    <Stack gap="lg">
      <p role="status">
        <span>
          {formatMessage(refused > 0 ? changePreviewLabels.countsRejected : changePreviewLabels.counts, {
            count: change,
            same,
            rejected: refused,
          })}
        </span>{' '}
        <span>{sumsOf(run)}</span>
      </p>
      <Stack layout="row" gap="sm">
        {run.actions.includes('apply') && (
          <Button busy={busy === 'apply'} onClick={() => void apply()}>
            {formatMessage(changePreviewLabels.apply, { count: change })}
          </Button>
        )}
        <Button emphasis="line" busy={busy === 'cancel'} onClick={() => void cancel()}>
          {changePreviewLabels.cancel}
        </Button>
      </Stack>
      {problem?.notice && (
        <Note tone={problem.notice.tone} title={problem.notice.title} role="alert">
          {problem.notice.text}
        </Note>
      )}
      <RunItems run={run} />
    </Stack>
  )
}

function sumsOf({ action, sumBefore, sumAfter }: Run): string {
  if (sumBefore === null || sumAfter === null) return ''
  const write = action?.field === 'stock' ? figure : amount
  return formatMessage(changePreviewLabels.sum, { before: write(sumBefore), after: write(sumAfter) })
}
