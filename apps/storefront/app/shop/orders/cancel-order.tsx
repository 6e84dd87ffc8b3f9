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
  /** How it was paid. */
  readonly method: string | null
  readonly busy: boolean
  /** What went wrong in it. */
  readonly problem: ReactNode
  readonly onClose: () => void
  readonly onCancel: (body: CancelOrderRequest) => void
}

/** Cancels an order or lines of it; what would go back is asked of the server before it is confirmed. */
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
      // What could not be asked is not guessed: the dialog says why instead.
      refund={asked.preview && !asked.busy ? toRefundAmounts(asked.preview, currency) : null}
      method={method}
      busy={busy}
      onClose={onClose}
      onChoose={setChosen}
      onCancel={({ quantities: wanted, note }) =>
        onCancel({ lines: toLineQuantities(wanted), ...(note && { note }) })
      }
    >
      {problem || (asked.problem && <ProblemNote problem={asked.problem} />)}
    </CancelDialog>
  )
}

/** Delivery is refunded when nothing is left to be sent and nothing was. */
function deliveryBack({ lines, shippingTotal }: Order, currency: string): number {
  const isAnySent = lines.some(({ fulfilledQuantity }) => fulfilledQuantity > 0)
  return isAnySent ? 0 : toMinor(shippingTotal, minorUnits(currency))
}
