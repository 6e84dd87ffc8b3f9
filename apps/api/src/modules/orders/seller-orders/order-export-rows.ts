import type { CsvCell } from '../../../platform/csv.ts'
import { localMinute, localTime } from '../../../platform/local-day.ts'
import { createMoney } from '../../../platform/money.ts'
import { regionText } from '../../../platform/postal-address.ts'
import type { ExportedLine, ExportedOrder } from './order-export.repository.ts'

interface Row {
  readonly order: ExportedOrder
  readonly line: ExportedLine
  /** Whether it is the order's first row, the only one with amounts of the whole order: their sums stay right. */
  readonly isFirst: boolean
  readonly timeZone: string
  /** Amount as a decimal. */
  readonly decimal: (minor: number) => number
}

const dayOf = (at: number | null, timeZone: string): string =>
  at === null ? '' : localTime(new Date(at), timeZone).day

/** Values of a line's parcels without doubles, such as two tracking numbers. */
const ofParcels = (
  { parcels }: ExportedLine,
  read: (parcel: ExportedLine['parcels'][number]) => string | null,
) => [...new Set(parcels.map(read).filter(Boolean))].join(' / ')

const ofOrder = (read: (row: Row) => CsvCell) => (row: Row) => (row.isFirst ? read(row) : '')
const amountOfOrder = (read: (order: ExportedOrder) => number) =>
  ofOrder(({ order, decimal }) => decimal(read(order)))
const amountOfLine = (read: (line: ExportedLine) => number) => (row: Row) => row.decimal(read(row.line))
const ofAddress = (read: (address: NonNullable<ExportedOrder['address']>) => string | null) => (row: Row) =>
  row.order.address && read(row.order.address)

/** Columns of the file with the value of each row. `zone` in a name is replaced by the time zone. */
const COLUMNS: Readonly<Record<string, (row: Row) => CsvCell>> = {
  Order: ({ order }) => order.number,
  'Ordered (zone)': ({ order, timeZone }) => localMinute(new Date(order.placedAt), timeZone),
  'Ship by': ({ order, timeZone }) => dayOf(order.shipBy, timeZone),
  Status: ({ order }) => order.badge.replaceAll('_', ' '),
  'Shipping option': ({ order }) => order.shippingTier ?? '',
  Test: ({ order }) => (order.isTest ? 'test' : ''),
  Item: ({ line }) => line.title,
  Variant: ({ line }) => line.options.join(', '),
  SKU: ({ line }) => line.sku,
  Quantity: ({ line }) => line.quantity,
  Canceled: ({ line }) => line.canceled,
  Returned: ({ line }) => line.returned,
  Currency: ({ order }) => order.currency,
  'List price': amountOfLine(({ compareAtMinor, unitMinor }) => compareAtMinor ?? unitMinor),
  'Unit price': amountOfLine(({ unitMinor }) => unitMinor),
  Discount: amountOfLine(
    ({ compareAtMinor, unitMinor, quantity }) => ((compareAtMinor ?? unitMinor) - unitMinor) * quantity,
  ),
  'Line total': amountOfLine(({ unitMinor, quantity }) => unitMinor * quantity),
  Shipping: amountOfOrder(({ shippingMinor }) => shippingMinor),
  'Tax included': amountOfOrder(({ taxMinor }) => taxMinor),
  'Order total': amountOfOrder(({ totalMinor }) => totalMinor),
  Refunded: amountOfOrder(({ refundedMinor }) => refundedMinor),
  Buyer: ({ order }) => order.buyer,
  'Address line 1': ofAddress(({ line1 }) => line1),
  'Address line 2': ofAddress(({ line2 }) => line2),
  District: ofAddress(({ district }) => district ?? null),
  City: ofAddress(({ city }) => city),
  Region: ofAddress(regionText),
  'Postal code': ofAddress(({ postalCode }) => postalCode),
  'Country code': ({ order }) => order.countryCode ?? order.address?.countryCode ?? '',
  Phone: ofAddress(({ phone }) => phone),
  Carrier: ({ line }) => ofParcels(line, ({ carrier }) => carrier),
  'Tracking number': ({ line }) => ofParcels(line, ({ trackingNumber }) => trackingNumber),
  Shipped: ({ line, timeZone }) => ofParcels(line, ({ shippedAt }) => dayOf(shippedAt, timeZone)),
}

/** Names of the columns. The time zone is stated once. */
export const exportColumns = (timeZone: string): readonly string[] =>
  Object.keys(COLUMNS).map(name => name.replace('zone', timeZone))

/** Rows of an order, one for each line. */
export function exportRows(order: ExportedOrder, timeZone: string): readonly (readonly CsvCell[])[] {
  const { toDecimal } = createMoney(order.currency)
  return order.lines.map((line, at) => {
    const row: Row = { order, line, isFirst: at === 0, timeZone, decimal: toDecimal }
    return Object.values(COLUMNS).map(cellOf => cellOf(row))
  })
}
