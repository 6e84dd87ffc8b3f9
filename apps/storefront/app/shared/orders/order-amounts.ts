import { minorUnits, toMinor } from '@stoa/api-client'
import type { OrderGroup, RefundPreview } from '@stoa/api-client/schema'
import type { OrderAmount, RefundAmounts } from '@stoa/ui'
import { formatMessage } from '@stoa/ui/messages'
import { nameOfTax } from './name-of-tax.ts'
import { orderAmountLabels as t } from './order-amounts.labels.ts'

/** Amounts of a purchase or of one of its orders. */
export function toAmounts(
  sums: Pick<OrderGroup, 'itemTotal' | 'shippingTotal' | 'taxTotal' | 'total' | 'refundedTotal'> &
    Partial<Pick<OrderGroup, 'taxes'>>,
  currency: string,
): OrderAmount[] {
  const minor = (amount: number) => toMinor(amount, minorUnits(currency))
  const { taxTotal, taxes = taxTotal > 0 ? [{ name: t.tax, rate: null, amount: taxTotal }] : [] } = sums
  return [
    { label: t.items, amount: minor(sums.itemTotal) },
    { label: t.shipping, amount: minor(sums.shippingTotal) },
    { label: t.total, amount: minor(sums.total), kind: 'total' },
    ...taxes.map(tax => ({
      label: formatMessage(t.includes, { tax: nameOfTax(tax) }),
      amount: minor(tax.amount),
      kind: 'aside' as const,
    })),
    ...(sums.refundedTotal > 0 ? [{ label: t.refunded, amount: -minor(sums.refundedTotal) }] : []),
  ]
}

export const toRefundAmounts = (preview: RefundPreview, currency: string): RefundAmounts => {
  const minor = (amount: number) => toMinor(amount, minorUnits(currency))
  return {
    items: minor(preview.itemTotal),
    delivery: minor(preview.shippingTotal),
    postage: minor(preview.postageTotal),
    total: minor(preview.total),
  }
}
