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
  /** Refund for products, in minor units. */
  items: number
  /** Refund for shipping, in minor units. */
  delivery: number
  /** Reimbursed postage of a return, in minor units. Leave out or 0 for none. */
  postage?: number
  /** All together, in minor units. */
  total: number
}

export interface CancellationData {
  /** Unique in its order. */
  id: string
  /** Role that canceled. */
  actor: 'buyer' | 'shop' | 'operator' | 'system'
  /** Reason, which the card shows as a text. `customer` and `other` have no text. */
  reason: 'customer' | 'inventory' | 'fraud' | 'declined' | 'staff' | 'expired' | 'other'
  /** Message of the one who canceled; `null` if there is none. */
  note: string | null
  /** Time of the cancellation, ISO 8601. */
  at: string
  /** Canceled items with their quantities. */
  pieces: readonly { id: string; title: string; quantity: number }[]
}

export interface RefundData {
  /** Unique in its order. */
  id: string
  /** Amount of the refund, in minor units. */
  amount: number
  /** Cause of the refund. */
  reason: 'cancellation' | 'return' | 'claim' | 'dispute' | 'goodwill'
  /** `pending` is on its way, `succeeded` has arrived, `failed` could not be paid back. */
  status: 'pending' | 'succeeded' | 'failed'
  /** A sentence from the shop; `null` for none. */
  note: string | null
  /** Time at which it was started, ISO 8601. */
  at: string
}

export interface ReturnData {
  /** Unique in its order. */
  id: string
  /** State of the return. */
  status: 'requested' | 'approved' | 'inTransit' | 'received' | 'refunded' | 'rejected' | 'canceled'
  /**
   * Returned items with quantity and reason. `received` and `condition` are `null` until the shop has received them.
   */
  pieces: readonly {
    id: string
    title: string
    quantity: number
    reason: ReturnReasonName
    /** Null until the shop has it. */
    received: number | null
    condition: 'asNew' | 'worn' | 'damaged' | 'incomplete' | null
  }[]
  /** Text of the buyer; `null` if there is none. */
  text: string | null
  /** Pictures of the buyer. Empty for none. */
  pictures: readonly PictureData[]
  /** Refund before deductions. */
  refund: RefundAmounts
  /** Deduction of the shop, in minor units; 0 for none. */
  kept: number
  /** Reason for the deduction; `null` if there is none. */
  keptReason: string | null
  /** Reason for the rejection; `null` unless the shop declined and gave one. */
  rejectionReason: string | null
  /** Instructions of the shop for sending the items, with line breaks; shown after approval. */
  instructions: string | null
  /** Agreement about the postage; `null` before approval, and if nothing is known. Amounts in minor units. */
  postage: {
    /** A paid label of the shop, postage that is refunded, or a label that the shop has to provide. */
    kind: 'label' | 'reimburse' | 'awaited'
    /** Deadline for the label, ISO 8601; `null` unless it is awaited. */
    labelDueAt: string | null
    /** Most postage that is refunded; `null` unless it is. */
    max: number | null
    /** Postage that the buyer entered, or that was refunded; `null` for none. */
    paid: number | null
  } | null
  /** The carrier's name; `null` until the buyer has told. */
  carrier: string | null
  /** The parcel's number; `null` until the buyer has told. */
  trackingNumber: string | null
  /** Time of the request, ISO 8601. */
  requestedAt: string
  /** Deadline for the shop's decision, ISO 8601; `null` if it is not known. */
  decideBy: string | null
  /** Deadline for sending the items, ISO 8601; `null` if it is not known. */
  sendBy: string | null
}

export interface ClaimData {
  /** Unique in its order. */
  id: string
  /** Problem with the delivery. */
  kind: 'missing' | 'wrongItem' | 'damaged' | 'notAsDescribed'
  /** Resolution that the buyer asked for. */
  wanted: 'refund' | 'replacement'
  /** State of the claim. */
  status: 'open' | 'approved' | 'rejected' | 'resolved' | 'withdrawn'
  /** Resolution that the shop granted; `null` if it has not decided, or declined. */
  resolution: 'refund' | 'replacement' | null
  /** Items of the claim with their quantities. */
  pieces: readonly { id: string; title: string; quantity: number }[]
  /** Text of the buyer. */
  text: string
  /** Pictures of the buyer. Empty for none. */
  pictures: readonly PictureData[]
  /** Text of the shop; `null` if there is none. */
  answer: string | null
  /** The marketplace's reasons, if it decided because the shop didn't answer; `null` otherwise. */
  decision: string | null
  /** Time of the report, ISO 8601. */
  openedAt: string
  /** Deadline for the shop's answer, ISO 8601. */
  answerBy: string
}

export interface DisputeData {
  /** Unique in its order. */
  id: string
  /** State of the dispute, including its decision. */
  status: 'open' | 'underReview' | 'resolvedBuyer' | 'resolvedSeller'
  /** Disputed amount, in minor units. */
  amount: number
  /** Amount that the decision refunds, in minor units. 0 if there is none. */
  refunded: number
  /** Text of the buyer. */
  text: string
  /** Statements of the shop, oldest first. Empty for none. */
  statements: readonly {
    /** Unique in the dispute. */
    id: string
    /** Text of the shop. */
    text: string
    /** Pictures of the shop. Empty for none. */
    pictures: readonly PictureData[]
    /** Time at which it was sent, ISO 8601. */
    at: string
  }[]
  /** The marketplace's reasons; `null` until it has decided. */
  decision: string | null
  /** Time at which it was opened, ISO 8601. */
  openedAt: string
  /** Deadline for the marketplace's decision, ISO 8601. */
  decideBy: string
}
