import { unwrap } from '@stoa/api-client'
import { MAX_ORDER_REASON_LENGTH } from '@stoa/api-client/limits'
import type { CancelReason, SellerOrder } from '@stoa/api-client/schema'
import { AmountsBack } from '@stoa/back-office'
import { Button, Checkbox, type ChosenQuantities, Dialog, LineChoice, Select, TextArea } from '@stoa/ui'
import { useState } from 'react'
import { ProblemNote } from '../../../shared/call/problem-note.tsx'
import { chosenWithin, toLineQuantities } from '../../../shared/orders/chosen-quantities.ts'
import { toRefundAmounts } from '../../../shared/orders/order-amounts.ts'
import { toCancelable } from './seller-order-view.ts'
import { useAmountPreview } from './use-amount-preview.ts'
import type { SellerOrderControl } from './use-seller-order.ts'

const REASONS: readonly { value: CancelReason; label: string }[] = [
  { value: 'inventory', label: 'Not in stock' },
  { value: 'customer', label: 'The buyer asked for it' },
  { value: 'declined', label: 'We cannot send it there' },
  { value: 'fraud', label: 'Something is wrong with the order' },
  { value: 'staff', label: 'A mistake of ours' },
  { value: 'other', label: 'Another reason' },
]

export interface OrderDialogProps {
  readonly order: SellerOrder
  readonly control: SellerOrderControl
  readonly onClose: () => void
}

/** Cancels what is not shipped, or some of it: its money goes back. */
export function CancelOrderDialog({ order, control, onClose }: OrderDialogProps) {
  const lines = toCancelable(order)
  const [chosen, setChosen] = useState<ChosenQuantities>(() =>
    Object.fromEntries(lines.map(({ id, max }) => [id, max])),
  )
  const [reason, setReason] = useState<CancelReason>('inventory')
  const [note, setNote] = useState('')
  const [restock, setRestock] = useState(true)
  const quantities = chosenWithin(chosen, lines)
  const isNothing = Object.keys(quantities).length === 0
  const isWhole = lines.every(({ id, max }) => quantities[id] === max)
  const params = { path: { number: order.number } }
  const pieces = isWhole ? {} : { lines: toLineQuantities(quantities) }
  const { preview, problem, busy } = useAmountPreview(
    isNothing ? null : { reason, restock, ...pieces },
    (api, body, signal) =>
      unwrap(api.POST('/api/seller/orders/{number}/cancellations/preview', { params, body, signal })),
  )
  const cancel = async () => {
    const body = { reason, restock, ...pieces, ...(note.trim() && { note: note.trim() }) }
    const done = await control.step('cancel', ({ api, keyOf }) =>
      unwrap(
        api.POST('/api/seller/orders/{number}/cancellations', {
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
      title={`Cancel items of ${order.number}`}
      description="What is not shipped can be canceled. The buyer gets an email and the money back."
      actions={
        <>
          <Button emphasis="plain" onClick={onClose}>
            Keep the order
          </Button>
          <Button
            tone="critical"
            busy={control.busy === 'cancel'}
            disabled={isNothing}
            onClick={() => void cancel()}
          >
            {isWhole ? 'Cancel all of it' : 'Cancel these items'}
          </Button>
        </>
      }
    >
      <LineChoice
        label="What is canceled?"
        lines={lines}
        currency={order.currency}
        value={quantities}
        onValueChange={setChosen}
        error={isNothing ? 'Choose at least one item.' : undefined}
      />
      <Select
        label="Reason"
        value={reason}
        options={REASONS}
        onValueChange={value => setReason(value as CancelReason)}
      />
      <TextArea
        label="What the buyer reads"
        optional
        rows={2}
        maxLength={MAX_ORDER_REASON_LENGTH}
        value={note}
        onValueChange={setNote}
      />
      <Checkbox checked={restock} onCheckedChange={setRestock} label="Put the pieces back into stock" />
      {!isNothing && (
        <AmountsBack
          amounts={preview && toRefundAmounts(preview, order.currency)}
          currency={order.currency}
          busy={busy}
        >
          {problem && <ProblemNote problem={problem} />}
        </AmountsBack>
      )}
      <ProblemNote problem={control.problem} />
    </Dialog>
  )
}
