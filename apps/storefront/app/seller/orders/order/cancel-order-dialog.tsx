import { unwrap } from '@stoa/api-client'
import { MAX_ORDER_REASON_LENGTH } from '@stoa/api-client/limits'
import type { CancelReason, SellerOrder } from '@stoa/api-client/schema'
import { AmountsBack } from '@stoa/back-office'
import { Button, Checkbox, type ChosenQuantities, Dialog, LineChoice, Note, Select, TextArea } from '@stoa/ui'
import { formatMessage } from '@stoa/ui/messages'
import { useState } from 'react'
import { ProblemNote } from '../../../shared/call/problem-note.tsx'
import { chosenWithin, toLineQuantities } from '../../../shared/orders/chosen-quantities.ts'
import { toRefundAmounts } from '../../../shared/orders/order-amounts.ts'
import { cancelOrderDialogLabels, shopCancelReasonLabels } from './cancel-order-dialog.labels.ts'
import { toCancelable } from './seller-order-view.ts'
import { useAmountPreview } from './use-amount-preview.ts'
import type { SellerOrderControl } from './use-seller-order.ts'

const REASONS: readonly { value: CancelReason; label: string }[] = [
  { value: 'inventory', label: shopCancelReasonLabels.inventory },
  { value: 'customer', label: shopCancelReasonLabels.customer },
  { value: 'declined', label: shopCancelReasonLabels.declined },
  { value: 'fraud', label: shopCancelReasonLabels.fraud },
  { value: 'staff', label: shopCancelReasonLabels.staff },
  { value: 'other', label: shopCancelReasonLabels.other },
]

export interface OrderDialogProps {
  readonly order: SellerOrder
  readonly control: SellerOrderControl
  readonly onClose: () => void
}

/** Cancels all or some unshipped items, which are refunded. */
export function CancelOrderDialog({ order, control, onClose }: OrderDialogProps) {
  const lines = toCancelable(order)
  const [chosen, setChosen] = useState<ChosenQuantities>(() =>
    Object.fromEntries(lines.map(({ id, max }) => [id, max])),
  )
  const [reason, setReason] = useState<CancelReason>('inventory')
  const [note, setNote] = useState('')
  /** Undefined until the seller has decided: items that are out of stock aren't put back. */
  const [chosenRestock, setRestock] = useState<boolean>()
  const restock = chosenRestock ?? reason !== 'inventory'
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
      title={formatMessage(cancelOrderDialogLabels.title, { number: order.number })}
      description={cancelOrderDialogLabels.text}
      actions={
        <>
          <Button emphasis="plain" onClick={onClose}>
            {cancelOrderDialogLabels.keep}
          </Button>
          <Button
            tone="critical"
            busy={control.busy === 'cancel'}
            disabled={isNothing}
            onClick={() => void cancel()}
          >
            {isWhole ? cancelOrderDialogLabels.cancelAll : cancelOrderDialogLabels.cancelChosen}
          </Button>
        </>
      }
    >
      <LineChoice
        label={cancelOrderDialogLabels.items}
        lines={lines}
        currency={order.currency}
        value={quantities}
        onValueChange={setChosen}
        error={isNothing ? cancelOrderDialogLabels.noItem : undefined}
      />
      <Select
        label={cancelOrderDialogLabels.reason}
        value={reason}
        options={REASONS}
        onValueChange={value => setReason(value as CancelReason)}
      />
      <TextArea
        label={cancelOrderDialogLabels.message}
        optional
        rows={2}
        maxLength={MAX_ORDER_REASON_LENGTH}
        value={note}
        onValueChange={setNote}
      />
      <Checkbox checked={restock} onCheckedChange={setRestock} label={cancelOrderDialogLabels.restock} />
      {!restock && (
        <Note tone="info" role="status">
          {cancelOrderDialogLabels.noRestock}
        </Note>
      )}
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
