import type { PictureData } from '../../primitives/picture/index.ts'

export type ReturnReasonName =
  | 'changedMind'
  | 'doesNotFit'
  | 'other'
  | 'damaged'
  | 'faulty'
  | 'wrongItem'
  | 'notAsDescribed'

/** Amounts in minor units. */
export interface RefundAmounts {
  /** What is refunded for products, in minor units. */
  items: number
  /** What is refunded for delivery, in minor units. */
  delivery: number
  /** Both together, in minor units. */
  total: number
}

export interface CancellationData {
  /** Unique in its order. */
  id: string
  /** Who canceled. */
  actor: 'buyer' | 'shop' | 'operator' | 'system'
  /** Why, which the card says in words. `customer` and `other` add no words. */
  reason: 'customer' | 'inventory' | 'fraud' | 'declined' | 'staff' | 'expired' | 'other'
  /** What the one who canceled wrote; `null` for nothing. */
  note: string | null
  /** When it was canceled, ISO 8601. */
  at: string
  /** What was canceled, and how many of each. */
  pieces: readonly { id: string; title: string; quantity: number }[]
}

export interface RefundData {
  /** Unique in its order. */
  id: string
  /** What is refunded, in minor units. */
  amount: number
  /** What it is refunded for. */
  reason: 'cancellation' | 'return' | 'claim' | 'dispute' | 'goodwill'
  /** `pending` is on its way, `succeeded` has arrived, `failed` could not be paid back. */
  status: 'pending' | 'succeeded' | 'failed'
  /** A sentence from the shop; `null` for none. */
  note: string | null
  /** When it was started, ISO 8601. */
  at: string
}

export interface ReturnData {
  /** Unique in its order. */
  id: string
  /** Where the return is in its life. */
  status: 'requested' | 'approved' | 'inTransit' | 'received' | 'refunded' | 'rejected' | 'canceled'
  /** What is sent back, how many and why. `received` and `condition` are `null` until the shop has it. */
  pieces: readonly {
    id: string
    title: string
    quantity: number
    reason: ReturnReasonName
    /** Null until the shop has it. */
    received: number | null
    condition: 'asNew' | 'worn' | 'damaged' | 'incomplete' | null
  }[]
  /** What the buyer wrote; `null` for nothing. */
  text: string | null
  /** What the buyer photographed. Empty for none. */
  pictures: readonly PictureData[]
  /** What is refunded for it, before anything is kept. */
  refund: RefundAmounts
  /** What the shop keeps of it, in minor units; 0 for nothing. */
  kept: number
  /** Why the shop keeps a part; `null` when it keeps nothing. */
  keptReason: string | null
  /** Why the shop refused; `null` unless it did and said so. */
  rejectionReason: string | null
  /** How to send it, in the shop's words with line breaks; shown once approved. */
  instructions: string | null
  /** The carrier's name; `null` until the buyer has told. */
  carrier: string | null
  /** The parcel's number; `null` until the buyer has told. */
  trackingNumber: string | null
  /** When it was requested, ISO 8601. */
  requestedAt: string
  /** By when the shop decides, ISO 8601; `null` when that is not known. */
  decideBy: string | null
  /** By when the buyer must send it, ISO 8601; `null` when that is not known. */
  sendBy: string | null
}

export interface ClaimData {
  /** Unique in its order. */
  id: string
  /** What was wrong with the delivery. */
  kind: 'missing' | 'wrongItem' | 'damaged' | 'notAsDescribed'
  /** What the buyer asked for. */
  wanted: 'refund' | 'replacement'
  /** Where the claim is in its life. */
  status: 'open' | 'approved' | 'rejected' | 'resolved' | 'withdrawn'
  /** What the shop granted; `null` while it has not decided, or refused. */
  resolution: 'refund' | 'replacement' | null
  /** What it is about, and how many of each. */
  pieces: readonly { id: string; title: string; quantity: number }[]
  /** What the buyer wrote. */
  text: string
  /** What the buyer photographed. Empty for none. */
  pictures: readonly PictureData[]
  /** What the shop wrote; `null` for nothing. */
  answer: string | null
  /** When it was reported, ISO 8601. */
  openedAt: string
  /** By when the shop must answer, ISO 8601. */
  answerBy: string
}

export interface DisputeData {
  /** Unique in its order. */
  id: string
  /** Where the dispute is in its life, and for whom it was decided. */
  status: 'open' | 'underReview' | 'resolvedBuyer' | 'resolvedSeller'
  /** What it is about, in minor units. */
  amount: number
  /** What the buyer wrote. */
  text: string
  /** The marketplace's reasons; `null` until it has decided. */
  decision: string | null
  /** When it was opened, ISO 8601. */
  openedAt: string
  /** By when the marketplace decides, ISO 8601. */
  decideBy: string
}
