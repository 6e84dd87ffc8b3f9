import { unwrap } from '@stoa/api-client'
import { MAX_RETURN_ANSWER_LENGTH } from '@stoa/api-client/limits'
import { OrderPanel } from '@stoa/back-office'
import { Button, TextArea } from '@stoa/ui'
import { useState } from 'react'
import type { ReturnStep } from './return-step.ts'

export interface AnswerFormProps {
  readonly id: string
  readonly busy: string | undefined
  readonly step: ReturnStep
}

/** Yes or no to a return, each in words that its buyer reads. */
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
      <OrderPanel title="Approve it">
        <TextArea
          label="Where to send it and how"
          hint="Without words of yours, the buyer gets your shop’s address."
          optional
          rows={3}
          maxLength={MAX_RETURN_ANSWER_LENGTH}
          value={instructions}
          onValueChange={setInstructions}
        />
        <div>
          <Button busy={busy === 'approve'} onClick={approve}>
            Approve the return
          </Button>
        </div>
      </OrderPanel>
      <OrderPanel title="Or decline it">
        <TextArea
          label="Reason"
          hint="The buyer reads it, and can ask us to decide."
          rows={2}
          maxLength={MAX_RETURN_ANSWER_LENGTH}
          value={reason}
          onValueChange={setReason}
          error={isAsked && reason.trim() === '' ? 'Say why you decline it.' : undefined}
        />
        <div>
          <Button emphasis="line" busy={busy === 'reject'} onClick={reject}>
            Decline the return
          </Button>
        </div>
      </OrderPanel>
    </>
  )
}
