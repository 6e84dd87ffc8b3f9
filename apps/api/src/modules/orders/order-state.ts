import type { OrderStatus } from './lifecycles/index.ts'

/** Quantities of one order line. All but the ordered one are sums over `order_line_quantities`. */
export interface LineState {
  id: string
  variantId: string | null
  title: string
  unitMinor: number
  quantity: number
  /** Shipped items, without replacements. */
  fulfilled: number
  delivered: number
  /** Delivered items of which the buyer or the shop said that they arrived; the others are assumed to have arrived. */
  confirmed: number
  canceled: number
  returned: number
  /** Items in returns that have not ended. */
  inReturns: number
  /** Items that the buyer asked to return, and that therefore have arrived. */
  askedBack: number
  /** Items in claims that are neither rejected nor withdrawn, or that a dispute is about. */
  inClaims: number
  /** Claimed items whose replacement was shipped. */
  replaced: number
  /** Number of replaced items of which the original or the replacement is known to have arrived. */
  exchanged: number
  /** Items that a claim refunded and the buyer keeps. */
  claimRefunded: number
  /** Items whose price was refunded for any reason, each once. */
  refunded: number
  /** Items of an ended return that an open dispute is about, or that one decided for the buyer was about. */
  disputedReturns: number
  /** Items reported as never arrived in such a dispute. */
  disputedMissing: number
}

/** An order as far as its possible actions depend on it. */
export interface OrderState {
  id: string
  groupId: string
  groupNumber: string
  number: string
  shopId: string
  customerId: string | null
  status: OrderStatus
  isPaid: boolean
  currency: string
  itemMinor: number
  shippingMinor: number
  refundedItemMinor: number
  refundedShippingMinor: number
  /** Postage of returns that was reimbursed. It is a part of the two refunded amounts. */
  reimbursedMinor: number
  /** Days after delivery in which a return can be requested. */
  returnDays: number
  /** Null for orders placed before the marketplace stated a withdrawal period. */
  withdrawalDays: number | null
  /** Null for orders placed before prices were settings. */
  standardShippingMinor: number | null
  shippingTier: 'standard' | 'premium' | 'express' | null
  /** A day, such as `2026-11-23`. */
  arrivesTo: string | null
  /** ISO 8601. */
  shipBy: string | null
  deliveredAt: string | null
  inDispute: boolean
  /** Whether a dispute was opened because it never arrived. */
  wasReportedMissing: boolean
  /** A return, a claim or a dispute that has no end yet. */
  hasOpenCase: boolean
  lines: LineState[]
}
