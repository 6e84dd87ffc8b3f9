import { unwrap } from '@stoa/api-client'
import type { OperatorPurchase, PurchaseRefund } from '@stoa/api-client/operator-schema'
import { Badge } from '@stoa/ui/badge'
import { Stack } from '@stoa/ui/stack'
import { Text } from '@stoa/ui/text'
import { TextField } from '@stoa/ui/text-field'
import { useState } from 'react'
import { client } from '../../api/client.ts'
import { timeInWords } from '../../api/in-words.ts'
import { readAmount } from '../../api/read-amount.ts'
import { useAmount } from '../../api/use-amount.ts'
import { Decisions } from '../../decisions/decisions.tsx'
import { Section } from '../../frame/section.tsx'
import { inWords } from './in-words.ts'
import { purchaseLabels as t } from './purchase-page.labels.ts'

interface RefundSectionProps {
  purchase: OperatorPurchase
  onRead: () => void
}

const TONES = { pending: 'caution', succeeded: 'positive', failed: 'critical' } as const

/** Refunds of a purchase. Declined ones can be sent again, or recorded as paid. Shows nothing if there are none. */
export function RefundSection({ purchase: { refunds, expect }, onRead }: RefundSectionProps) {
  if (refunds.length === 0) return null
  return (
    <Section title={t.refunds}>
      {refunds.map(refund => (
        <Refund key={refund.id} refund={refund} expect={expect} onRead={onRead} />
      ))}
    </Section>
  )
}

interface RefundProps {
  refund: PurchaseRefund
  expect: string
  onRead: () => void
}

function Refund({ refund, expect, onRead }: RefundProps) {
  const money = useAmount()
  const { reason, status, failure, amount, isSettled, attempts, reference, note, createdAt } = refund
  const details = [
    timeInWords(createdAt),
    failure && inWords(failure),
    attempts > 0 && t.attempts(attempts),
    isSettled && t.settled,
    reference,
    note,
  ]
  return (
    <Stack gap="sm">
      <Stack layout="row" gap="sm">
        <Text>{t.refundLine(money(amount), inWords(reason))}</Text>
        <Badge dot tone={TONES[status]}>
          {t.states[status]}
        </Badge>
      </Stack>
      <Text>{details.filter(Boolean).join(', ')}</Text>
      {refund.allowed.length > 0 && <RefundDecisions refund={refund} expect={expect} onRead={onRead} />}
    </Stack>
  )
}

function RefundDecisions({ refund: { id, amount, allowed }, expect, onRead }: RefundProps) {
  const money = useAmount()
  const [paid, setPaid] = useState({ amount: '', reference: '' })
  const path = { id }
  return (
    <Decisions
      allowed={allowed}
      onRead={onRead}
      choices={{
        retry: {
          label: t.retry,
          title: t.retryTitle(money(amount)),
          send: (call, reason) =>
            unwrap(
              client.POST('/api/operator/refunds/{id}/retry', {
                params: { path, ...call },
                body: { reason, expect },
              }),
            ),
        },
        mark_paid: {
          label: t.markPaid,
          title: t.markPaidTitle(money(amount)),
          fieldState: JSON.stringify(paid),
          fields: (
            <Stack>
              <TextField
                label={t.paidAmount}
                name="amount"
                inputMode="decimal"
                pattern="\s*\d+([.,]\d+)?\s*"
                required
                value={paid.amount}
                onValueChange={text => setPaid({ ...paid, amount: text })}
              />
              <TextField
                label={t.paidReference}
                hint={t.paidReferenceHint}
                name="reference"
                maxLength={100}
                required
                value={paid.reference}
                onValueChange={text => setPaid({ ...paid, reference: text })}
              />
            </Stack>
          ),
          send: (call, reason) =>
            unwrap(
              client.POST('/api/operator/refunds/{id}/mark-paid', {
                params: { path, ...call },
                body: { reason, expect, amount: readAmount(paid.amount) ?? 0, reference: paid.reference },
              }),
            ),
        },
      }}
    />
  )
}
