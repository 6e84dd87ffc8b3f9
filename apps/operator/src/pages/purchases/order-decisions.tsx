import { unwrap } from '@stoa/api-client'
import type { Order, PurchaseOrder } from '@stoa/api-client/operator-schema'
import { Checkbox } from '@stoa/ui/checkbox'
import { Stack } from '@stoa/ui/stack'
import { TextArea } from '@stoa/ui/text-area'
import { TextField } from '@stoa/ui/text-field'
import { useState } from 'react'
import { client } from '../../api/client.ts'
import { readAmount } from '../../api/read-amount.ts'
import { useAmount } from '../../api/use-amount.ts'
import { Decisions } from '../../decisions/decisions.tsx'
import { purchaseLabels as t } from './purchase-page.labels.ts'
import { linesOf, type Quantities, QuantityFields } from './quantities.tsx'

interface OrderDecisionsProps {
  order: Order
  facts: PurchaseOrder
  expect: string
  onRead: () => void
}

const NOTHING = { lines: {} as Quantities, delivery: false, amount: '', note: '' }

/** Canceling and refunding items of an order. */
export function OrderDecisions({ order, facts, expect, onRead }: OrderDecisionsProps) {
  const money = useAmount()
  const [given, setGiven] = useState(NOTHING)
  const change = (to: Partial<typeof NOTHING>) => setGiven({ ...given, ...to })
  const { id, number, left, allowed } = facts
  const titleOf = (lineId: string) => order.lines.find(each => each.id === lineId)?.title ?? lineId
  const lines = (most: 'cancelable' | 'refundable') =>
    facts.lines.map(line => ({ id: line.id, title: titleOf(line.id), most: line[most] }))
  const path = { id }
  const amount = readAmount(given.amount)
  const note = given.note.trim()
  const chosen = linesOf(given.lines)
  const shared = { expect, ...(note && { note }), ...(chosen.length > 0 && { lines: chosen }) }
  const fieldState = JSON.stringify([given, expect])
  /** Keeps what was typed until the decision is made. */
  async function once<Outcome>(isDryRun: boolean, outcome: Promise<Outcome>): Promise<Outcome> {
    const made = await outcome
    if (!isDryRun) setGiven(NOTHING)
    return made
  }
  const noteField = (
    <TextArea
      label={t.note}
      hint={t.noteHint}
      name="note"
      maxLength={1_000}
      value={given.note}
      onValueChange={text => change({ note: text })}
    />
  )
  return (
    <Decisions
      allowed={allowed}
      onRead={onRead}
      choices={{
        refund: {
          label: t.refund,
          title: t.refundTitle(number),
          tone: 'critical',
          fieldState,
          fields: (
            <Stack>
              <QuantityFields
                label={t.itemsToRefund}
                lines={lines('refundable')}
                value={given.lines}
                onChange={quantities => change({ lines: quantities })}
              />
              {left.shipping > 0 && (
                <Checkbox
                  label={t.shipping(money(left.shipping))}
                  checked={given.delivery}
                  onCheckedChange={delivery => change({ delivery })}
                />
              )}
              <TextField
                label={t.amount}
                hint={t.amountHint}
                name="amount"
                inputMode="decimal"
                pattern="\s*\d+([.,]\d+)?\s*"
                value={given.amount}
                onValueChange={text => change({ amount: text })}
              />
              {noteField}
            </Stack>
          ),
          send: (call, reason) =>
            once(
              call.query.dryRun,
              unwrap(
                client.POST('/api/operator/orders/{id}/refunds', {
                  params: { path, ...call },
                  body: { reason, ...shared, delivery: given.delivery, ...(amount !== null && { amount }) },
                }),
              ),
            ),
        },
        cancel: {
          label: t.cancel,
          title: t.cancelTitle(number),
          tone: 'critical',
          fieldState,
          fields: (
            <Stack>
              <QuantityFields
                label={t.itemsToCancel}
                lines={lines('cancelable')}
                value={given.lines}
                onChange={quantities => change({ lines: quantities })}
              />
              {noteField}
            </Stack>
          ),
          send: (call, reason) =>
            once(
              call.query.dryRun,
              unwrap(
                client.POST('/api/operator/orders/{id}/cancel', {
                  params: { path, ...call },
                  body: { reason, ...shared },
                }),
              ),
            ),
        },
      }}
    />
  )
}
