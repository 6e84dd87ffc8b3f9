import { unwrap } from '@stoa/api-client'
import { MAX_CASE_TEXT_LENGTH } from '@stoa/api-client/limits'
import type { Claim, SellerOrder } from '@stoa/api-client/schema'
import { mutatePath } from '@stoa/api-client/swr'
import { OrderCase } from '@stoa/back-office'
import { Button, RadioGroup, TextArea, useOrderDates } from '@stoa/ui'
import { formatMessage } from '@stoa/ui/messages'
import { useState } from 'react'
import { useSWRConfig } from 'swr'
import { ProblemNote } from '../../shared/call/problem-note.tsx'
import { useCall } from '../../shared/call/use-call.ts'
import { useShopRules } from '../api/use-shop-rules.ts'
import { claimAnswerLabels } from './claim-answer.labels.ts'
import { CLAIM_STATUS } from './return-words.ts'
import { claimKindLabels } from './returns.labels.ts'

type Answer = 'refund' | 'replacement' | 'reject'

export interface ClaimAnswerProps {
  readonly claim: Claim
  readonly order: Pick<SellerOrder, 'number' | 'lines' | 'fulfillments'>
}

/** Shows a problem that a buyer reported, and the form for the shop’s answer. */
export function ClaimAnswer({ claim, order }: ClaimAnswerProps) {
  const { mutate } = useSWRConfig()
  const { busy, problem, call } = useCall(useShopRules())
  const [answer, setAnswer] = useState<Answer>(claim.wanted)
  const [text, setText] = useState('')
  const [isAsked, setAsked] = useState(false)
  const { deadline } = useOrderDates()
  const isReplaced = order.fulfillments.some(
    ({ claimId, status }) => claimId === claim.id && status !== 'canceled',
  )
  const isBare = answer === 'reject' && text.trim() === ''
  const send = async () => {
    setAsked(true)
    if (isBare) return
    const body = { answer, ...(text.trim() && { text: text.trim() }) }
    await call(({ api, keyOf }) => {
      const params = { path: { id: claim.id }, header: { 'Idempotency-Key': keyOf(body) } }
      return unwrap(api.POST('/api/seller/claims/{id}/answer', { params, body }))
    })
    refresh()
  }
  const refresh = () => {
    for (const path of ['/api/seller/orders', '/api/seller/returns', '/api/seller/start'])
      void mutatePath(mutate, path)
  }
  const pack = async () => {
    const body = { claimId: claim.id }
    await call(({ api, keyOf }) => {
      const header = { 'Idempotency-Key': keyOf({ ...body, parcels: order.fulfillments.length }) }
      const params = { path: { number: order.number }, header }
      return unwrap(api.POST('/api/seller/orders/{number}/fulfillments', { params, body }))
    })
    refresh()
  }
  return (
    <OrderCase
      title={claimKindLabels[claim.kind]}
      status={CLAIM_STATUS[claim.status]}
      at={claim.openedAt}
      text={
        {
          open: formatMessage(claimAnswerLabels.open, { day: deadline(claim.answerBy) }),
          approved: claimAnswerLabels.approved,
          rejected: claimAnswerLabels.rejected,
          resolved: claim.resolution === 'refund' ? claimAnswerLabels.refunded : claimAnswerLabels.replaced,
          withdrawn: claimAnswerLabels.withdrawn,
        }[claim.status]
      }
      pieces={claim.lines.map(({ orderLineId: id, quantity }) => ({
        id,
        quantity,
        title: order.lines.find(line => line.id === id)?.title ?? claimAnswerLabels.item,
      }))}
      words={claim.text}
      pictures={claim.pictures}
      facts={[
        [
          claimAnswerLabels.wanted,
          claim.wanted === 'refund' ? claimAnswerLabels.wantedRefund : claimAnswerLabels.wantedReplacement,
        ],
        ...(claim.answer ? [[claimAnswerLabels.answer, claim.answer] as const] : []),
      ]}
    >
      {claim.status === 'approved' && claim.resolution === 'replacement' && !isReplaced && (
        <>
          <div>
            <Button size="sm" busy={busy !== undefined} onClick={() => void pack()}>
              {claimAnswerLabels.pack}
            </Button>
          </div>
          <ProblemNote problem={problem} />
        </>
      )}
      {claim.status === 'open' && (
        <>
          <RadioGroup
            label={claimAnswerLabels.answer}
            value={answer}
            onValueChange={value => setAnswer(value as Answer)}
            options={[
              { value: 'refund', label: claimAnswerLabels.refund },
              { value: 'replacement', label: claimAnswerLabels.replacement },
              { value: 'reject', label: claimAnswerLabels.reject },
            ]}
          />
          <TextArea
            label={claimAnswerLabels.message}
            optional={answer !== 'reject'}
            rows={2}
            maxLength={MAX_CASE_TEXT_LENGTH}
            value={text}
            onValueChange={setText}
            error={isAsked && isBare ? claimAnswerLabels.reasonMissing : problem?.fields.text}
          />
          <div>
            <Button size="sm" busy={busy !== undefined} onClick={() => void send()}>
              {claimAnswerLabels.send}
            </Button>
          </div>
          <ProblemNote problem={problem} />
        </>
      )}
    </OrderCase>
  )
}
