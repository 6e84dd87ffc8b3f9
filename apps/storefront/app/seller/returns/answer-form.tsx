import { unwrap } from '@stoa/api-client'
import { MAX_RETURN_ANSWER_LENGTH } from '@stoa/api-client/limits'
import type { SellerReturn } from '@stoa/api-client/schema'
import { OrderPanel } from '@stoa/back-office'
import { Button, TextArea } from '@stoa/ui'
import { formatMessage } from '@stoa/ui/messages'
import { useState } from 'react'
import { exampleAmount, readAmount } from '../../lib/amount.ts'
import { returnAnswerLabels } from './answer-form.labels.ts'
import { labelFileLabels } from './label-file.labels.ts'
import { type Postage, PostageFields } from './postage-fields.tsx'
import type { ReturnStep } from './return-step.ts'
import { labelTooLarge, uploadLabel } from './upload-label.ts'

export interface AnswerFormProps {
  readonly found: SellerReturn
  readonly currency: string
  readonly busy: string | undefined
  /** Problems by field, from the server. */
  readonly problems: Readonly<Record<string, string>>
  readonly step: ReturnStep
}

/** Approves a return with its postage, or declines it, with a message to its buyer. */
export function AnswerForm({ found, currency, busy, problems, step }: AnswerFormProps) {
  const { id } = found.return
  const [postage, setPostage] = useState<Postage>({ kind: 'label', file: null, max: '' })
  const [instructions, setInstructions] = useState('')
  const [reason, setReason] = useState('')
  const [asked, setAsked] = useState<'approve' | 'reject'>()
  const params = { path: { id } }
  const fault = faultOf(postage, { currency, hasLabel: found.hasLabel })
  const approve = () => {
    setAsked('approve')
    if (fault) return
    const { kind, file, max } = postage
    const maxPostage = readAmount(max, currency)
    const text = instructions.trim()
    const body = {
      postage: kind,
      ...(kind === 'reimburse' && maxPostage && { maxPostage }),
      ...(text && { instructions: text }),
    }
    void step('approve', async ({ api }) => {
      if (kind === 'label' && file) await uploadLabel(api, id, file)
      return unwrap(api.POST('/api/seller/returns/{id}/approve', { params, body }))
    })
  }
  const reject = () => {
    setAsked('reject')
    const body = { reason: reason.trim() }
    if (body.reason)
      void step('reject', ({ api }) => unwrap(api.POST('/api/seller/returns/{id}/reject', { params, body })))
  }
  return (
    <>
      <OrderPanel title={returnAnswerLabels.approveTitle}>
        <PostageFields
          value={postage}
          onValueChange={setPostage}
          limit={found.postageLimit}
          currency={currency}
          hasLabel={found.hasLabel}
          error={
            asked === 'approve' && fault ? fault : problems[postage.kind === 'label' ? 'label' : 'maxPostage']
          }
        />
        <TextArea
          label={returnAnswerLabels.instructions}
          hint={returnAnswerLabels.instructionsHint}
          optional
          rows={3}
          maxLength={MAX_RETURN_ANSWER_LENGTH}
          value={instructions}
          onValueChange={setInstructions}
          error={problems.instructions}
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
          error={asked === 'reject' && reason.trim() === '' ? returnAnswerLabels.reasonMissing : undefined}
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

/** Reason why the return can't be approved with this postage. */
function faultOf(
  { kind, file, max }: Postage,
  { currency, hasLabel }: { currency: string; hasLabel: boolean },
): string | undefined {
  if (kind === 'reimburse')
    return readAmount(max, currency)
      ? undefined
      : formatMessage(returnAnswerLabels.maxInvalid, { example: exampleAmount(currency) })
  return file || hasLabel ? labelTooLarge(file) : labelFileLabels.missing
}
