import { unwrap } from '@stoa/api-client'
import { MAX_CASE_TEXT_LENGTH } from '@stoa/api-client/limits'
import type { Claim, SellerOrder } from '@stoa/api-client/schema'
import { mutatePath } from '@stoa/api-client/swr'
import { OrderCase } from '@stoa/back-office'
import { Button, RadioGroup, TextArea, useOrderDates } from '@stoa/ui'
import { useState } from 'react'
import { useSWRConfig } from 'swr'
import { ProblemNote } from '../../shared/call/problem-note.tsx'
import { useCall } from '../../shared/call/use-call.ts'
import { useShopRules } from '../api/use-shop-rules.ts'
import { CLAIM_KINDS, CLAIM_STATUS } from './return-words.ts'

type Answer = 'refund' | 'replacement' | 'reject'

export interface ClaimAnswerProps {
  readonly claim: Claim
  readonly order: Pick<SellerOrder, 'number' | 'lines' | 'fulfillments'>
}

/** What a buyer reports, and the shop's answer to it. */
export function ClaimAnswer({ claim, order }: ClaimAnswerProps) {
  const { mutate } = useSWRConfig()
  const { busy, problem, call } = useCall(useShopRules())
  const [answer, setAnswer] = useState<Answer>(claim.wanted)
  const [text, setText] = useState('')
  const [isAsked, setAsked] = useState(false)
  const { day } = useOrderDates()
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
      title={CLAIM_KINDS[claim.kind]}
      status={CLAIM_STATUS[claim.status]}
      at={claim.openedAt}
      text={
        {
          open: `Answer by ${day(claim.answerBy)}. After that the buyer can ask us to decide.`,
          approved: 'You accepted it. The replacement settles it once it is shipped.',
          rejected: 'You declined it. The buyer can ask us to decide.',
          resolved: claim.resolution === 'refund' ? 'Settled with a refund.' : 'Settled with a replacement.',
          withdrawn: 'The buyer withdrew it.',
        }[claim.status]
      }
      pieces={claim.lines.map(({ orderLineId: id, quantity }) => ({
        id,
        quantity,
        title: order.lines.find(line => line.id === id)?.title ?? 'Item',
      }))}
      words={claim.text}
      pictures={claim.pictures}
      facts={[
        ['The buyer wants', claim.wanted === 'refund' ? 'a refund' : 'a replacement'],
        ...(claim.answer ? [['Your answer', claim.answer] as const] : []),
      ]}
    >
      {claim.status === 'approved' && claim.resolution === 'replacement' && !isReplaced && (
        <>
          <div>
            <Button size="sm" busy={busy !== undefined} onClick={() => void pack()}>
              Pack the replacement
            </Button>
          </div>
          <ProblemNote problem={problem} />
        </>
      )}
      {claim.status === 'open' && (
        <>
          <RadioGroup
            label="Your answer"
            value={answer}
            onValueChange={value => setAnswer(value as Answer)}
            options={[
              { value: 'refund', label: 'Refund it' },
              { value: 'replacement', label: 'Send a replacement' },
              { value: 'reject', label: 'Decline, with a reason' },
            ]}
          />
          <TextArea
            label="What the buyer reads"
            optional={answer !== 'reject'}
            rows={2}
            maxLength={MAX_CASE_TEXT_LENGTH}
            value={text}
            onValueChange={setText}
            error={isAsked && isBare ? 'Say why you decline.' : problem?.fields.text}
          />
          <div>
            <Button size="sm" busy={busy !== undefined} onClick={() => void send()}>
              Answer
            </Button>
          </div>
          <ProblemNote problem={problem} />
        </>
      )}
    </OrderCase>
  )
}
