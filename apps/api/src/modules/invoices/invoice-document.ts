import { addressLines, cityAndCountry } from '../../platform/postal-address.ts'
import { shareOut } from '../../platform/share-out.ts'
import { splitPostage } from '../orders/index.ts'
import type { OrderAddress } from '../orders/orders.schema.ts'
import { type SoldByRow, soldByOf, type TaxReason } from '../read-model/index.ts'
import type { ShopAddress } from '../shops/shops.schema.ts'
import { isInEu, type NamedTaxNumbers, namedTaxNumbers } from '../tax/index.ts'

type SoldBy = ReturnType<typeof soldByOf>

/** Tax of one rate; amounts in minor units. */
export interface InvoiceTax {
  /** Null if the shop has no registration. */
  country: string | null
  rateBasisPoints: number
  reason: Exclude<TaxReason, 'unknown'>
  netMinor: number
  taxMinor: number
}

export interface InvoiceDocumentLine {
  orderLineId: string
  title: string
  options: string[]
  /** Null in a credit note, which is for an amount. */
  quantity: number | null
  unitMinor: number | null
  totalMinor: number
}

/** Days on which an order's items are supplied, in the shop's time zone. */
export interface Supply {
  from: string
  to: string
  /** Whether they are the days that the buyer was promised. Otherwise they are those on which the parcels left. */
  isExpected: boolean
}

/** Content of an invoice or credit note, as it was when it was issued. Amounts in minor units. */
export interface InvoiceDocument {
  kind: 'invoice' | 'credit_note'
  number: string
  /** Number of the invoice that a credit note is for. */
  invoiceNumber: string | null
  orderNumber: string
  /** Instants, ISO 8601. */
  issuedAt: string
  placedAt: string
  /** IANA name of the time zone in which the days are. */
  timeZone: string
  /** Null if no days were promised. Absent in credit notes, and in documents of earlier releases. */
  supply?: Supply | null
  seller: Partial<Pick<NamedTaxNumbers, 'vatIds'>> & {
    /** Name of the shop. */
    name: string
    place: string | null
    address: string[]
    /** Contains the VAT IDs, too, if `vatIds` is absent: in documents of earlier releases. */
    taxNumbers: string[]
    /** The business that issues it. Absent in documents of shops without business details. */
    soldBy?: SoldBy
  }
  buyer: { address: string[] }
  currency: string
  lines: InvoiceDocumentLine[]
  itemMinor: number
  shippingMinor: number
  /** Reimbursed postage of a return. Absent if there is none. */
  postageMinor?: number
  totalMinor: number
  taxes: InvoiceTax[]
  /** Sentences that say why no tax is charged, or the country that it is paid in. */
  notes: string[]
  paidWith: string | null
  isTest: boolean
}

/** Facts about an order that its invoice and its credit notes share. */
export interface InvoicedOrder {
  id: string
  shopId: string
  number: string
  placedAt: string
  /** Null if nothing is known of it. */
  supply: Supply | null
  currency: string
  isTest: boolean
  paidWith: string | null
  shippingAddress: OrderAddress | null
  /** Buyer in the issued invoice. Null before it is issued, and after its document is deleted. */
  invoicedBuyer: InvoiceDocument['buyer'] | null
  shop: { name: string; city: string | null; country: string | null; address: ShopAddress | null }
  /** Registrations on the day of the order that have a number. */
  registrations: { country: string; number: string }[]
  /** Null if the shop has no business details. */
  soldBy: SoldByRow | null
  itemMinor: number
  shippingMinor: number
  totalMinor: number
  lines: (Omit<InvoiceDocumentLine, 'quantity' | 'unitMinor'> & { quantity: number; unitMinor: number })[]
  taxes: InvoiceTax[]
}

/** Refund with its amounts by line. */
export interface CreditedRefund {
  id: string
  lines: LineTotal[]
  shippingMinor: number
  /** Postage that it reimburses, and the items of that return with their price minus what the shop kept. */
  postage: { postageMinor: number; goodsMinor: number; orderLineIds: string[] } | null
  taxes: InvoiceTax[]
}

interface LineTotal {
  orderLineId: string
  totalMinor: number
}

interface Issued {
  number: string
  issuedAt: Date
  /** IANA name of the marketplace's time zone. */
  timeZone: string
}

export const invoiceOf = (order: InvoicedOrder, issued: Issued): InvoiceDocument => ({
  ...sharedOf(order, issued),
  kind: 'invoice',
  invoiceNumber: null,
  supply: order.supply,
  lines: order.lines,
  itemMinor: order.itemMinor,
  shippingMinor: order.shippingMinor,
  totalMinor: order.totalMinor,
  taxes: order.taxes,
  notes: notesOf(order.taxes),
})

export function creditNoteOf(
  order: InvoicedOrder,
  refund: CreditedRefund,
  { invoiceNumber, ...issued }: Issued & { invoiceNumber: string },
): InvoiceDocument {
  const { taxes } = refund
  const { lines, itemMinor, shippingMinor, postageMinor } = withoutPostage(refund)
  const amounts = new Map(lines.map(({ orderLineId, totalMinor }) => [orderLineId, totalMinor]))
  return {
    ...sharedOf(order, issued),
    kind: 'credit_note',
    invoiceNumber,
    lines: order.lines
      .filter(({ orderLineId }) => amounts.has(orderLineId))
      .map(({ orderLineId, title, options }) => ({
        orderLineId,
        title,
        options,
        quantity: null,
        unitMinor: null,
        totalMinor: amounts.get(orderLineId)!,
      })),
    itemMinor,
    shippingMinor,
    ...(postageMinor > 0 && { postageMinor }),
    totalMinor: itemMinor + shippingMinor + postageMinor,
    taxes,
    notes: notesOf(taxes),
  }
}

/** Takes the postage out of a refund's amounts: first out of those of items that weren't returned. */
function withoutPostage({ lines, shippingMinor, postage }: CreditedRefund) {
  const itemMinor = sumOf(lines)
  if (!postage) return { lines, itemMinor, shippingMinor, postageMinor: 0 }
  const split = splitPostage({ itemMinor, shippingMinor }, postage)
  const returned = lines.filter(({ orderLineId }) => postage.orderLineIds.includes(orderLineId))
  const others = lines.filter(line => !returned.includes(line))
  const ofReturned = Math.min(split.itemMinor, sumOf(returned))
  const shared = [...sharedAmong(returned, ofReturned), ...sharedAmong(others, split.itemMinor - ofReturned)]
  return { ...split, lines: shared.filter(({ totalMinor }) => totalMinor > 0) }
}

const sumOf = (lines: readonly LineTotal[]) => lines.reduce((sum, { totalMinor }) => sum + totalMinor, 0)

/** Divides an amount among lines in proportion to theirs. */
function sharedAmong(lines: readonly LineTotal[], amountMinor: number): LineTotal[] {
  const totals = shareOut(
    amountMinor,
    lines.map(({ totalMinor }) => totalMinor),
  )
  return lines.map((line, at) => ({ ...line, totalMinor: totals[at]! }))
}

const sharedOf = (order: InvoicedOrder, { number, issuedAt, timeZone }: Issued) => ({
  number,
  orderNumber: order.number,
  issuedAt: issuedAt.toISOString(),
  placedAt: order.placedAt,
  timeZone,
  seller: {
    name: order.shop.name,
    place: cityAndCountry(order.shop),
    address: order.shop.address ? addressLines(order.shop.address) : [],
    ...namedTaxNumbers(order.registrations, order.soldBy?.vatId ?? null),
    ...(order.soldBy && { soldBy: soldByOf(order.soldBy) }),
  },
  // The order no longer has its address once the account is deleted.
  buyer: order.invoicedBuyer ?? {
    address: order.shippingAddress ? addressLines(order.shippingAddress) : [],
  },
  currency: order.currency,
  paidWith: order.paidWith,
  isTest: order.isTest,
})

function notesOf(taxes: readonly InvoiceTax[]): string[] {
  const notes = taxes.map(({ reason, country }) => {
    const ofEu = (article: number) =>
      country !== null && isInEu(country) ? ` (Article ${article} of Directive 2006/112/EC)` : ''
    if (reason === 'small_business') return `Exempt from tax as a small business${ofEu(284)}.`
    if (reason === 'export') return `Exempt from tax as an export${ofEu(146)}.`
    if (reason === 'not_registered')
      return 'No sales tax is charged: the shop isn’t registered in the region of delivery.'
    if (reason === 'oss') return 'Tax of the country of destination, paid through the One Stop Shop.'
    return null
  })
  return [...new Set(notes)].filter(note => note !== null)
}
