import { unwrap } from '@stoa/api-client'
import { TextField } from '@stoa/ui/text-field'
import { useState } from 'react'
import { client } from '../../api/client.ts'
import { useAmount } from '../../api/use-amount.ts'
import { Decisions } from '../../decisions/decisions.tsx'
import type { CaseDecisionProps } from './case-decision.ts'
import { caseDecisionLabels as t } from './case-decisions.labels.ts'

/** The decision of a dispute for one side, and marking it as under review. */
export function DisputeDecisions({ found, onRead }: CaseDecisionProps) {
  const { id, amount: inQuestion, status, allowed, expect } = found
  const [amount, setAmount] = useState('')
  const money = useAmount()
  const path = { id }
  const decide = (winner: 'buyer' | 'seller') => ({
    tone: 'critical' as const,
    isReasonSent: true,
    send: (call: { query: { dryRun: boolean }; header: { 'Idempotency-Key': string } }, reason: string) =>
      unwrap(
        client.POST('/api/operator/disputes/{id}/decide', {
          params: { path, ...call },
          body: {
            for: winner,
            reason,
            expect,
            ...(winner === 'buyer' && amount.trim() !== '' && { amount: Number(amount) }),
          },
        }),
      ),
  })
  return (
    <Decisions
      allowed={allowed}
      onRead={onRead}
      choices={{
        decide_for_buyer: {
          label: t.forBuyer,
          title: t.forBuyerTitle,
          fields: (
            <TextField
              label={t.amount}
              hint={t.amountHint(money(inQuestion ?? 0))}
              name="amount"
              inputMode="decimal"
              pattern="[0-9]+([.][0-9]+)?"
              value={amount}
              onValueChange={setAmount}
            />
          ),
          fieldState: amount,
          ...decide('buyer'),
        },
        decide_for_seller: { label: t.forSeller, title: t.forSellerTitle, ...decide('seller') },
        ...(status === 'open' && {
          review_dispute: {
            label: t.review,
            title: t.reviewTitle,
            send: (call, reason) =>
              unwrap(
                client.POST('/api/operator/disputes/{id}/review', {
                  params: { path, ...call },
                  body: { reason, expect },
                }),
              ),
          },
        }),
      }}
    />
  )
}
