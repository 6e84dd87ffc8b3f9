import type { Guard, Lifecycle } from './lifecycle.ts'

export type ReturnStatus =
  | 'requested'
  | 'approved'
  | 'in_transit'
  | 'received'
  | 'refunded'
  | 'rejected'
  | 'canceled'

export interface ReturnFacts {
  /** Whether the shop's three days to answer have passed. */
  isAnswerOverdue: boolean
  /** Whether the 14 days to send the return have passed. */
  isSendingOverdue: boolean
  /** Whether the time for a label has passed, and there is none. */
  isLabelOverdue: boolean
  /** Whether the buyer pays the postage and gets it back. */
  isReimbursed: boolean
  /** The marketplace has been asked and has not decided. */
  isInDispute: boolean
}

type Instant = Date | string | null

/** Agreement of a return about its postage. */
export interface ReturnPostageState {
  /** Null before it is approved, while a label is awaited, and for returns of older releases. */
  postage: 'label' | 'reimburse' | null
  /** Deadline for the label. Null if the return was approved with its postage. */
  labelDueAt: Instant
}

/** Facts about a return that doesn't exist yet. */
export const NEW_RETURN: ReturnFacts = {
  isAnswerOverdue: false,
  isSendingOverdue: false,
  isLabelOverdue: false,
  isReimbursed: false,
  isInDispute: false,
}

/** Whether a label was due before `now` and the postage is still open. */
export const isLabelOverdue = ({ postage, labelDueAt }: ReturnPostageState, now: Date): boolean =>
  postage === null && labelDueAt !== null && new Date(labelDueAt) < now

export const returnFactsOf = (
  {
    decideBy,
    sendBy,
    isInDispute,
    ...postage
  }: ReturnPostageState & { decideBy: Instant; sendBy: Instant; isInDispute: boolean },
  now: Date,
): ReturnFacts => ({
  isAnswerOverdue: decideBy !== null && new Date(decideBy) < now,
  isSendingOverdue: sendBy !== null && new Date(sendBy) < now,
  isLabelOverdue: isLabelOverdue(postage, now),
  isReimbursed: postage.postage === 'reimburse',
  isInDispute,
})

const noDispute: Guard<ReturnFacts> = {
  words: 'the marketplace isn’t deciding about it at the moment',
  holds: ({ isInDispute }) => !isInDispute,
}

export const returnLifecycle: Lifecycle<
  ReturnStatus,
  | 'request'
  | 'withdraw'
  | 'approve'
  | 'auto_approve'
  | 'reject'
  | 'add_label'
  | 'own_postage'
  | 'cancel'
  | 'lapse'
  | 'send'
  | 'receive'
  | 'refund'
  | 'uphold'
  | 'dismiss',
  ReturnFacts
> = {
  name: 'return',
  transitions: {
    request: { from: null, to: 'requested', by: ['buyer'], event: 'return_requested' },
    // A buyer who withdraws from the contract needs no answer, and the return waits for its parcel without an end.
    withdraw: { from: null, to: 'approved', by: ['buyer'], event: 'return_approved' },
    approve: { from: ['requested'], to: 'approved', by: ['shop', 'operator'], event: 'return_approved' },
    auto_approve: {
      from: ['requested'],
      to: 'approved',
      by: ['system'],
      guard: {
        words: 'the shop hasn’t answered within three days',
        holds: ({ isAnswerOverdue }) => isAnswerOverdue,
      },
      event: 'return_approved',
    },
    reject: { from: ['requested'], to: 'rejected', by: ['shop'], event: 'return_rejected' },
    // A buyer who pays the postage may have paid it already.
    add_label: {
      from: ['requested', 'approved'],
      to: null,
      by: ['shop'],
      guard: {
        words: 'the buyer doesn’t pay the postage, and the marketplace isn’t deciding about it at the moment',
        holds: ({ isReimbursed, isInDispute }) => !isReimbursed && !isInDispute,
      },
      event: null,
    },
    own_postage: {
      from: ['approved'],
      to: null,
      by: ['buyer'],
      guard: {
        words: 'the label is overdue, and the marketplace isn’t deciding about it at the moment',
        holds: ({ isLabelOverdue, isInDispute }) => isLabelOverdue && !isInDispute,
      },
      event: null,
    },
    cancel: {
      from: ['requested', 'approved'],
      to: 'canceled',
      by: ['buyer'],
      guard: noDispute,
      event: 'return_canceled',
    },
    lapse: {
      from: ['approved'],
      to: 'canceled',
      by: ['system'],
      guard: {
        words: 'it wasn’t sent in time, and the marketplace isn’t deciding about it at the moment',
        holds: ({ isSendingOverdue, isInDispute }) => isSendingOverdue && !isInDispute,
      },
      event: 'return_canceled',
    },
    send: { from: ['approved'], to: 'in_transit', by: ['buyer'], guard: noDispute, event: 'return_sent' },
    receive: {
      from: ['approved', 'in_transit'],
      to: 'received',
      by: ['shop', 'operator'],
      guard: noDispute,
      event: 'return_received',
    },
    refund: { from: ['received'], to: 'refunded', by: ['shop', 'operator'], event: 'refunded' },
    // The decision of its dispute ends a return that the shop never confirmed, or sent no usable label for.
    uphold: { from: ['approved', 'in_transit'], to: 'refunded', by: ['operator'], event: 'refunded' },
    dismiss: { from: ['approved', 'in_transit'], to: 'canceled', by: ['operator'], event: 'return_canceled' },
  },
}
