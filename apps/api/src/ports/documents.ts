/** A postal address, a line each: a name first, the country last. */
export type PostalAddress = readonly string[]

export interface InvoiceLine {
  title: string
  /** Options in words, such as `Glaze: Lagoon`. */
  options: readonly string[]
  quantity: number
  /** Minor units, as all amounts here. */
  unitMinor: number
  totalMinor: number
}

/** What an invoice says. */
export interface Invoice {
  /** The number of the shop's order. */
  number: string
  /** When it was ordered. */
  placedAt: Date
  /** IANA name; the date is of that zone. */
  timeZone: string
  seller: { name: string; place: string | null }
  buyer: { email: string | null; address: PostalAddress }
  /** ISO 4217 */
  currency: string
  lines: readonly InvoiceLine[]
  itemMinor: number
  shippingMinor: number
  /** Of the total: prices include tax. */
  taxMinor: number
  totalMinor: number
  refundedMinor: number
  /** Such as `Visa ···· 1234`; null where nothing is known of the payment. */
  paidWith: string | null
  /** No money moved, and it says so. */
  isTest: boolean
}

/** Documents to keep. */
export interface Documents {
  /** A tagged PDF. No sign in it is a box: what cannot be written is said to be left out. */
  invoice(invoice: Invoice): Promise<Buffer>
}
