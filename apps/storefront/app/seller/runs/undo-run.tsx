import { unwrap } from '@stoa/api-client'
import { UndoIcon } from '@stoa/back-office'
import { Button } from '@stoa/ui/button'
import { formatMessage } from '@stoa/ui/messages'
import { Note } from '@stoa/ui/note'
import { useState } from 'react'
import { useCall } from '../../shared/call/use-call.ts'
import { useShopRules } from '../api/use-shop-rules.ts'
import { LaterConfirmation } from '../lazy/later-dialog.tsx'
import type { RunStepProps } from './run-step.ts'
import { undoRunLabels } from './undo-run.labels.ts'

/** Restores the products of a run after a confirmation. Shows nothing if the run can't be undone. */
export function UndoRun({ run, onChange }: RunStepProps) {
  const { busy, problem, call } = useCall(useShopRules())
  const [asking, setAsking] = useState(false)
  const undo = async () => {
    const next = await call(
      ({ api, keyOf }) =>
        unwrap(
          api.POST('/api/seller/runs/{id}/undo', {
            params: { path: { id: run.id }, header: { 'Idempotency-Key': keyOf(run.id) } },
          }),
        ),
      { refresh: ['/api/seller/runs', '/api/seller/products'] },
    )
    if (next.ok) onChange(next.answer)
  }
  const labels = undoRunLabels[run.kind]
  if (!run.actions.includes('undo')) return null
  return (
    <>
      <Button
        emphasis="line"
        size="md"
        icon={UndoIcon}
        busy={busy !== undefined}
        onClick={() => setAsking(true)}
      >
        {undoRunLabels.undo}
      </Button>
      {asking && (
        <LaterConfirmation
          onClose={() => setAsking(false)}
          title={labels.title}
          description={formatMessage(undoRunLabels.text, { count: run.counts.applied })}
          confirm={labels.confirm}
          cancel={labels.cancel}
          onConfirm={() => void undo()}
        />
      )}
      {problem?.notice && (
        <Note tone={problem.notice.tone} title={problem.notice.title} role="alert">
          {problem.notice.text}
        </Note>
      )}
    </>
  )
}
