import { shareOut } from '../../platform/share-out.ts'

/** Tax line of an order with its refunds so far; amounts in minor units. */
export interface RefundableTaxLine {
  n: number
  /** Null for delivery. */
  orderLineId: string | null
  grossMinor: number
  taxMinor: number
  /** Parts that were refunded before. */
  backGrossMinor: number
  backTaxMinor: number
}

export interface TaxedRefund {
  itemMinor: number
  shippingMinor: number
  /** Amounts by line. The rest of the items' amount is divided among all lines by what is left of each. */
  ofLines: readonly { orderLineId: string; amountMinor: number }[]
}

/** Part of a refund that belongs to one of the order's tax lines. */
export interface RefundTaxLine {
  n: number
  grossMinor: number
  taxMinor: number
}

/**
 * Divides a refund among the order's tax lines, with the tax that each returns. That is tax · refunded so far / gross,
 * rounded, minus the tax returned before. So the refunds of an order together return exactly its tax.
 */
export function refundTax(lines: readonly RefundableTaxLine[], refund: TaxedRefund): RefundTaxLine[] {
  const left = lines.map(({ grossMinor, backGrossMinor }) => grossMinor - backGrossMinor)
  const named = lines.map(({ orderLineId }, at) =>
    Math.min(
      left[at]!,
      refund.ofLines.reduce((sum, of) => sum + (of.orderLineId === orderLineId ? of.amountMinor : 0), 0),
    ),
  )
  const rest = refund.itemMinor - named.reduce((sum, amount) => sum + amount, 0)
  const others = shareOut(
    Math.max(0, rest),
    lines.map(({ orderLineId }, at) => (orderLineId === null ? 0 : left[at]! - named[at]!)),
  )
  const delivery = shareOut(
    refund.shippingMinor,
    lines.map(({ orderLineId }, at) => (orderLineId === null ? left[at]! : 0)),
  )
  return lines.flatMap(({ n, grossMinor, taxMinor, backGrossMinor, backTaxMinor }, at) => {
    const gross = named[at]! + others[at]! + delivery[at]!
    if (gross === 0) return []
    const due = roundedShare(taxMinor, backGrossMinor + gross, grossMinor)
    return [{ n, grossMinor: gross, taxMinor: due - backTaxMinor }]
  })
}

/** amount · part / whole, halves rounded up. */
const roundedShare = (amount: number, part: number, whole: number): number =>
  Number((2n * BigInt(amount) * BigInt(part) + BigInt(whole)) / (2n * BigInt(whole)))
