import { unwrap } from '@stoa/api-client'
import { UndoIcon } from '@stoa/back-office'
import { Button } from '@stoa/ui/button'
import { Note } from '@stoa/ui/note'
import { useState } from 'react'
import { useCall } from '../../shared/call/use-call.ts'
import { useShopRules } from '../api/use-shop-rules.ts'
import { LaterConfirmation } from '../lazy/later-dialog.tsx'
import type { RunStepProps } from './run-step.ts'
import { plural } from './run-words.ts'

/** Puts the products back as they were, once somebody has said so twice. */
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
  const isImport = run.kind === 'import'
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
        Undo
      </Button>
      {asking && (
        <LaterConfirmation
          onClose={() => setAsking(false)}
          title={isImport ? 'Undo this import?' : 'Undo this change?'}
          description={`${plural(run.counts.applied, 'product')} go back to what they were. What was sold meanwhile stays sold, and what somebody changed since stays as it is.`}
          confirm={isImport ? 'Undo the import' : 'Undo the change'}
          cancel="Keep it"
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
