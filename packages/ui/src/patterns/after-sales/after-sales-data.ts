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
  items: number
  delivery: number
  total: number
}

export interface CancellationData {
  id: string
  actor: 'buyer' | 'shop' | 'operator' | 'system'
  reason: 'customer' | 'inventory' | 'fraud' | 'declined' | 'staff' | 'expired' | 'other'
  note: string | null
  /** ISO 8601, as are all instants here. */
  at: string
  pieces: readonly { id: string; title: string; quantity: number }[]
}

export interface RefundData {
  id: string
  /** Minor units. */
  amount: number
  reason: 'cancellation' | 'return' | 'claim' | 'dispute' | 'goodwill'
  status: 'pending' | 'succeeded' | 'failed'
  note: string | null
  at: string
}

export interface ReturnData {
  id: string
  status: 'requested' | 'approved' | 'inTransit' | 'received' | 'refunded' | 'rejected' | 'canceled'
  pieces: readonly {
    id: string
    title: string
    quantity: number
    reason: ReturnReasonName
    /** Null until the shop has it. */
    received: number | null
    condition: 'asNew' | 'worn' | 'damaged' | 'incomplete' | null
  }[]
  text: string | null
  pictures: readonly PictureData[]
  refund: RefundAmounts
  /** Minor units. */
  kept: number
  keptReason: string | null
  rejectionReason: string | null
  /** In lines. */
  instructions: string | null
  carrier: string | null
  trackingNumber: string | null
  requestedAt: string
  decideBy: string | null
  sendBy: string | null
}

export interface ClaimData {
  id: string
  kind: 'missing' | 'wrongItem' | 'damaged' | 'notAsDescribed'
  wanted: 'refund' | 'replacement'
  status: 'open' | 'approved' | 'rejected' | 'resolved' | 'withdrawn'
  resolution: 'refund' | 'replacement' | null
  pieces: readonly { id: string; title: string; quantity: number }[]
  text: string
  pictures: readonly PictureData[]
  /** The shop's words. */
  answer: string | null
  openedAt: string
  answerBy: string
}

export interface DisputeData {
  id: string
  status: 'open' | 'underReview' | 'resolvedBuyer' | 'resolvedSeller'
  /** Minor units. */
  amount: number
  text: string
  /** The marketplace's reasons. */
  decision: string | null
  openedAt: string
  decideBy: string
}
