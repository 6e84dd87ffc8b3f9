import { minorUnits, toMinor } from '@stoa/api-client'
import type { CancelOrderRequest, Order } from '@stoa/api-client/schema'
import { CancelDialog, type ChosenQuantities } from '@stoa/ui'
import { type ReactNode, useState } from 'react'
import { ProblemNote } from '../../shared/call/problem-note.tsx'
import { toLineQuantities } from '../../shared/orders/chosen-quantities.ts'
import { toRefundAmounts } from '../../shared/orders/order-amounts.ts'
import { previewCancellation } from '../after-sales/after-sales-calls.ts'
import { toChoosableLines } from '../after-sales/after-sales-view.ts'
import { useRefundPreview } from '../after-sales/use-refund-preview.ts'

export interface CancelOrderProps {
  readonly order: Order
  readonly currency: string
  /** Payment method of the order. Null if it is unknown. */
  readonly method: string | null
  readonly busy: boolean
  /** Problem that the dialog shows. */
  readonly problem: ReactNode
  readonly onClose: () => void
  readonly onCancel: (body: CancelOrderRequest) => void
}

/** Dialog that cancels an order or some of its lines. It shows the refund that the server would make. */
export function CancelOrder({ order, currency, method, busy, problem, onClose, onCancel }: CancelOrderProps) {
  const lines = toChoosableLines(order.lines, 'cancelableQuantity', currency)
  const [chosen, setChosen] = useState<ChosenQuantities | null>(null)
  const quantities = chosen ?? Object.fromEntries(lines.map(({ id, max }) => [id, max]))
  const asked = useRefundPreview(order.number, toLineQuantities(quantities), previewCancellation)
  return (
    <CancelDialog
      shop={order.shop.name}
      lines={lines}
      currency={currency}
      delivery={deliveryBack(order, currency)}
      // Without an answer of the server the dialog shows the problem, never a guessed amount.
      refund={asked.preview && !asked.busy ? toRefundAmounts(asked.preview, currency) : null}
      method={method}
      busy={busy}
      onOpenChange={onClose}
      onValueChange={setChosen}
      onSubmit={({ quantities: wanted, note }) =>
        onCancel({ lines: toLineQuantities(wanted), ...(note && { note }) })
      }
    >
      {problem || (asked.problem && <ProblemNote problem={asked.problem} />)}
    </CancelDialog>
  )
}

/** Returns the shipping refund in minor units. Shipping is refunded only if nothing has shipped yet. */
function deliveryBack({ lines, shippingTotal }: Order, currency: string): number {
  const isAnySent = lines.some(({ fulfilledQuantity }) => fulfilledQuantity > 0)
  return isAnySent ? 0 : toMinor(shippingTotal, minorUnits(currency))
}
