import { unwrap } from '@stoa/api-client'
import { MAX_ORDER_REASON_LENGTH } from '@stoa/api-client/limits'
import { AmountsBack } from '@stoa/back-office'
import { Button, Checkbox, type ChosenQuantities, Dialog, LineChoice, TextArea, TextField } from '@stoa/ui'
import { formatMessage } from '@stoa/ui/messages'
import { useState } from 'react'
import { readAmount } from '../../../lib/amount.ts'
import { ProblemNote } from '../../../shared/call/problem-note.tsx'
import { chosenWithin, toLineQuantities } from '../../../shared/orders/chosen-quantities.ts'
import { toRefundAmounts } from '../../../shared/orders/order-amounts.ts'
import type { OrderDialogProps } from './cancel-order-dialog.tsx'
import { refundDialogLabels } from './refund-dialog.labels.ts'
import { toRefundable } from './seller-order-view.ts'
import { useAmountPreview } from './use-amount-preview.ts'

/** Refunds items, shipping, an amount or several of these without a return. */
export function RefundDialog({ order, control, onClose }: OrderDialogProps) {
  const lines = toRefundable(order)
  const [chosen, setChosen] = useState<ChosenQuantities>({})
  const [shipping, setShipping] = useState(false)
  const [typed, setTyped] = useState('')
  const [note, setNote] = useState('')
  const quantities = chosenWithin(chosen, lines)
  const read = readAmount(typed, order.currency)
  const isReadable = read !== undefined
  const amount = read ?? 0
  const what = {
    ...(Object.keys(quantities).length > 0 && { lines: toLineQuantities(quantities) }),
    shipping,
    ...(amount > 0 && { amount }),
  }
  const isNothing = Object.keys(quantities).length === 0 && !shipping && amount === 0
  const params = { path: { number: order.number } }
  const { preview, problem, busy } = useAmountPreview(
    isNothing || !isReadable ? null : what,
    (api, body, signal) =>
      unwrap(api.POST('/api/seller/orders/{number}/refunds/preview', { params, body, signal })),
  )
  const refund = async () => {
    const body = { ...what, ...(note.trim() && { note: note.trim() }) }
    const done = await control.step('refund', ({ api, keyOf }) =>
      unwrap(
        api.POST('/api/seller/orders/{number}/refunds', {
          params: { ...params, header: { 'Idempotency-Key': keyOf(body) } },
          body,
        }),
      ),
    )
    if (done) onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={open => open || control.busy || onClose()}
      title={formatMessage(refundDialogLabels.title, { number: order.number })}
      description={refundDialogLabels.text}
      actions={
        <>
          <Button emphasis="plain" onClick={onClose}>
            {refundDialogLabels.back}
          </Button>
          <Button
            tone="critical"
            busy={control.busy === 'refund'}
            disabled={isNothing || !isReadable || preview === null}
            onClick={() => void refund()}
          >
            {refundDialogLabels.refund}
          </Button>
        </>
      }
    >
      <LineChoice
        label={refundDialogLabels.items}
        lines={lines}
        currency={order.currency}
        value={quantities}
        onValueChange={setChosen}
      />
      <Checkbox checked={shipping} onCheckedChange={setShipping} label={refundDialogLabels.shipping} />
      <TextField
        label={formatMessage(refundDialogLabels.amount, { currency: order.currency })}
        optional
        inputMode="decimal"
        autoComplete="off"
        maxLength={14}
        value={typed}
        onValueChange={setTyped}
        error={isReadable ? undefined : refundDialogLabels.amountInvalid}
      />
      <TextArea
        label={refundDialogLabels.message}
        optional
        rows={2}
        maxLength={MAX_ORDER_REASON_LENGTH}
        value={note}
        onValueChange={setNote}
      />
      {!isNothing && (
        <AmountsBack
          amounts={preview && toRefundAmounts(preview, order.currency)}
          currency={order.currency}
          loading={busy}
        >
          {problem && <ProblemNote problem={problem} />}
        </AmountsBack>
      )}
      <ProblemNote problem={control.problem} />
    </Dialog>
  )
}
