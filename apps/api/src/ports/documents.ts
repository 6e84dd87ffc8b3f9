import type { components } from '@stoa/api-client/schema'
import type { Tone } from '../platform/palette.ts'

type ShippingTier = components['schemas']['ShippingTier']

/** A postal address, a line each, in the order of its country. */
export type PostalAddress = readonly string[]

/** Shop that sells. */
export interface Seller {
  name: string
  place: string | null
  /** Its color. */
  tone: Tone
  /** Its sign as JPEG; null draws the first letter of its name. */
  sign: Uint8Array | null
}

export interface InvoiceLine {
  title: string
  /** Labels of the options, such as `Glaze: Lagoon`. */
  options: readonly string[]
  /** Null in a credit note, which is for an amount. */
  quantity: number | null
  /** Minor units, as all amounts here. */
  unitMinor: number | null
  totalMinor: number
  /** JPEG; null if there is none. */
  picture: Uint8Array | null
}

/** Tax of one rate that an invoice includes. */
export interface InvoiceTax {
  /** ISO 3166-1 alpha-2; null if the seller isn't registered for tax. */
  country: string | null
  rateBasisPoints: number
  reason: string
  netMinor: number
  taxMinor: number
}

/** Content of an invoice, or of a credit note for a refund. */
export interface Invoice {
  kind: 'invoice' | 'credit_note'
  number: string
  /** Number of the invoice that a credit note is for. */
  invoiceNumber: string | null
  /** The number of the shop's order. */
  orderNumber: string
  issuedAt: Date
  /** Time of the order and its payment. */
  placedAt: Date
  /** IANA name; the dates are of that zone. */
  timeZone: string
  /**
   * Days on which the items are supplied, ISO 8601: expected ones, or those on which the parcels left. Null if no day was
   * promised. Absent in credit notes and older invoices.
   */
  supply?: { from: string; to: string; isExpected: boolean } | null
  seller: Seller & {
    address: PostalAddress
    /** Such as `DE123456789`. Absent in older invoices, whose tax numbers contain them. */
    vatIds?: readonly string[]
    taxNumbers: readonly string[]
    /** The business that issues it; absent if the shop hasn't given its details. */
    soldBy?: components['schemas']['SoldBy']
  }
  /** The email address is null in the shop's copy. */
  buyer: { email: string | null; address: PostalAddress }
  /** ISO 4217 */
  currency: string
  lines: readonly InvoiceLine[]
  itemMinor: number
  shippingMinor: number
  /** Reimbursed postage of a return. Absent if there is none. */
  postageMinor?: number
  totalMinor: number
  taxes: readonly InvoiceTax[]
  /** Sentences about exemptions. */
  notes: readonly string[]
  /** Payment method, such as `Visa ···· 1234`; null if it is not known, and in the shop's copy. */
  paidWith: string | null
  /** Whether it is a test, for which no money moved. The document then says so. */
  isTest: boolean
}

/** Content of the marketplace's invoice to a shop for a month's fee. The amounts of a credit note are positive too. */
export interface FeeInvoice {
  kind: 'invoice' | 'credit_note'
  number: string
  /** `2026-11`, in the marketplace's time zone. */
  month: string
  /** IANA name; the date is of that zone. */
  timeZone: string
  issuedAt: Date
  /** Company, address and registration of the marketplace. */
  issuer: readonly string[]
  recipient: {
    name: string
    address: PostalAddress
    /** Absent in older invoices, whose tax numbers contain them. */
    vatIds?: readonly string[]
    taxNumbers: readonly string[]
  }
  /** ISO 4217 */
  currency: string
  /** Minor units; negative if the line lowers the total. */
  lines: readonly { title: string; totalMinor: number }[]
  totalMinor: number
  /** Tax that the total includes. Null if the marketplace states none. */
  tax: { rateBasisPoints: number; netMinor: number; taxMinor: number } | null
  /** Sentences about exemptions. */
  notes: readonly string[]
  /** Whether it is for test orders, for which no money moved. The document then says so. */
  isTest: boolean
}

export interface SlipLine {
  title: string
  options: readonly string[]
  sku: string | null
  quantity: number
  unitMinor: number
  /** JPEG; null if there is none. */
  picture: Uint8Array | null
}

/** Content of the printed list in a parcel. */
export interface PackingSlip {
  /** The number of the shop's order. */
  number: string
  placedAt: Date
  /** IANA name; the date is of that zone. */
  timeZone: string
  seller: Seller
  address: PostalAddress
  /** The shipping that the buyer paid for; null if nothing is known of it. */
  shippingTier: ShippingTier | null
  currency: string
  lines: readonly SlipLine[]
  /** Minor units; null for a slip without prices, such as with a gift. */
  sums: { itemMinor: number; shippingMinor: number; totalMinor: number } | null
  /** URL of the order's page in the seller area, for scanning with a phone in the stock room. */
  orderUrl: string
  isTest: boolean
}

/** Sheets of labels: by the paper, then across and down. */
export const LABEL_SHEETS = ['a4-3x7', 'a4-2x4', 'letter-3x10', '100x150'] as const
export type LabelSheet = (typeof LABEL_SHEETS)[number]

export interface AddressLabels {
  sheet: LabelSheet
  /** The first label that is free, from 1. */
  start: number
  labels: readonly {
    number: string
    shippingTier: ShippingTier | null
    /** The address contains the name. */
    sender: { name: string; address: PostalAddress }
    address: PostalAddress
  }[]
}

/** Items to be taken from the shelves. */
export interface PickList {
  shop: string
  at: Date
  timeZone: string
  orderCount: number
  lines: readonly (Omit<SlipLine, 'unitMinor' | 'picture'> & {
    orders: readonly { number: string; quantity: number }[]
  })[]
}

/** One entry of a statement. */
export interface StatementLine {
  at: Date
  kind:
    | 'sale'
    | 'shipping'
    | 'commission'
    | 'refund'
    | 'commission_back'
    | 'refund_reversal'
    | 'commission_reversal'
    | 'dispute_hold'
    | 'dispute_release'
    | 'adjustment'
    | 'payout'
    | 'payout_reversal'
  /** Order or payout to which the entry belongs. */
  about: string | null
  /** Rates of a commission entry, in percent. */
  rates: readonly number[]
  /** Minor units; negative if it lowers the balance. */
  amountMinor: number
}

/** Balance of a shop over a month. */
export interface ShopStatement {
  shop: { name: string; place: string | null }
  /** `2026-11`, in the shop's time zone. */
  month: string
  /** IANA name. */
  timeZone: string
  /** ISO 4217 */
  currency: string
  openingMinor: number
  closingMinor: number
  /** Minor units; they lead from the opening to the closing balance. */
  sums: Record<'sales' | 'shipping' | 'refunds' | 'commission' | 'adjustments' | 'payouts', number>
  /** The oldest first. */
  entries: readonly StatementLine[]
  writtenAt: Date
}

/** Documents to keep and to print. */
export interface Documents {
  /** A tagged PDF. No sign in it is a box: what cannot be written is said to be left out. */
  invoice(invoice: Invoice): Promise<Buffer>
  feeInvoice(invoice: FeeInvoice): Promise<Buffer>
  /** Writes one document with one slip per page. */
  slips(slips: readonly PackingSlip[]): Promise<Buffer>
  labels(labels: AddressLabels): Promise<Buffer>
  pickList(list: PickList): Promise<Buffer>
  statement(statement: ShopStatement): Promise<Buffer>
}
