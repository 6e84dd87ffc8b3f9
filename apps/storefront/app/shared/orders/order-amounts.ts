import { minorUnits, toMinor } from '@stoa/api-client'
import type { OrderGroup, RefundPreview } from '@stoa/api-client/schema'
import type { OrderAmount, RefundAmounts } from '@stoa/ui'

/** What a purchase or one of its orders cost. */
export function toAmounts(
  sums: Pick<OrderGroup, 'itemTotal' | 'shippingTotal' | 'taxTotal' | 'total' | 'refundedTotal'>,
  currency: string,
): OrderAmount[] {
  const minor = (amount: number) => toMinor(amount, minorUnits(currency))
  return [
    { label: 'Items', amount: minor(sums.itemTotal) },
    { label: 'Delivery', amount: minor(sums.shippingTotal) },
    { label: 'Total', amount: minor(sums.total), kind: 'total' },
    ...(sums.taxTotal > 0
      ? [{ label: 'of which tax', amount: minor(sums.taxTotal), kind: 'aside' as const }]
      : []),
    ...(sums.refundedTotal > 0 ? [{ label: 'Refunded', amount: -minor(sums.refundedTotal) }] : []),
  ]
}

export const toRefundAmounts = (preview: RefundPreview, currency: string): RefundAmounts => {
  const minor = (amount: number) => toMinor(amount, minorUnits(currency))
  return {
    items: minor(preview.itemTotal),
    delivery: minor(preview.shippingTotal),
    total: minor(preview.total),
  }
}
