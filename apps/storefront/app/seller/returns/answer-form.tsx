import { unwrap } from '@stoa/api-client'
import { MAX_RETURN_ANSWER_LENGTH } from '@stoa/api-client/limits'
import { OrderPanel } from '@stoa/back-office'
import { Button, TextArea } from '@stoa/ui'
import { useState } from 'react'
import { returnAnswerLabels } from './answer-form.labels.ts'
import type { ReturnStep } from './return-step.ts'

export interface AnswerFormProps {
  readonly id: string
  readonly busy: string | undefined
  readonly step: ReturnStep
}

/** Approves or declines a return, with a message to its buyer. */
export function AnswerForm({ id, busy, step }: AnswerFormProps) {
  const [instructions, setInstructions] = useState('')
  const [reason, setReason] = useState('')
  const [isAsked, setAsked] = useState(false)
  const params = { path: { id } }
  const approve = () => {
    const body = instructions.trim() ? { instructions: instructions.trim() } : {}
    void step('approve', ({ api }) => unwrap(api.POST('/api/seller/returns/{id}/approve', { params, body })))
  }
  const reject = () => {
    setAsked(true)
    const body = { reason: reason.trim() }
    if (body.reason)
      void step('reject', ({ api }) => unwrap(api.POST('/api/seller/returns/{id}/reject', { params, body })))
  }
  return (
    <>
      <OrderPanel title={returnAnswerLabels.approveTitle}>
        <TextArea
          label={returnAnswerLabels.instructions}
          hint={returnAnswerLabels.instructionsHint}
          optional
          rows={3}
          maxLength={MAX_RETURN_ANSWER_LENGTH}
          value={instructions}
          onValueChange={setInstructions}
        />
        <div>
          <Button busy={busy === 'approve'} onClick={approve}>
            {returnAnswerLabels.approve}
          </Button>
        </div>
      </OrderPanel>
      <OrderPanel title={returnAnswerLabels.declineTitle}>
        <TextArea
          label={returnAnswerLabels.reason}
          hint={returnAnswerLabels.reasonHint}
          rows={2}
          maxLength={MAX_RETURN_ANSWER_LENGTH}
          value={reason}
          onValueChange={setReason}
          error={isAsked && reason.trim() === '' ? returnAnswerLabels.reasonMissing : undefined}
        />
        <div>
          <Button emphasis="line" busy={busy === 'reject'} onClick={reject}>
            {returnAnswerLabels.decline}
          </Button>
        </div>
      </OrderPanel>
    </>
  )
}
