import type { Lifecycle } from './lifecycle.ts'

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
  /** The marketplace has been asked and has not decided. */
  isInDispute: boolean
}

type Instant = Date | string | null

export const returnFactsOf = (
  { decideBy, sendBy, isInDispute }: { decideBy: Instant; sendBy: Instant; isInDispute: boolean },
  now: Date,
): ReturnFacts => ({
  isAnswerOverdue: decideBy !== null && new Date(decideBy) < now,
  isSendingOverdue: sendBy !== null && new Date(sendBy) < now,
  isInDispute,
})

export const returnLifecycle: Lifecycle<
  ReturnStatus,
  | 'request'
  | 'withdraw'
  | 'approve'
  | 'auto_approve'
  | 'reject'
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
    cancel: { from: ['requested', 'approved'], to: 'canceled', by: ['buyer'], event: 'return_canceled' },
    lapse: {
      from: ['approved'],
      to: 'canceled',
      by: ['system'],
      guard: {
        words: 'it wasn’t sent in time',
        holds: ({ isSendingOverdue }) => isSendingOverdue,
      },
      event: 'return_canceled',
    },
    send: { from: ['approved'], to: 'in_transit', by: ['buyer'], event: 'return_sent' },
    receive: {
      from: ['approved', 'in_transit'],
      to: 'received',
      by: ['shop', 'operator'],
      guard: {
        words: 'the marketplace isn’t deciding about it at the moment',
        holds: ({ isInDispute }) => !isInDispute,
      },
      event: 'return_received',
    },
    refund: { from: ['received'], to: 'refunded', by: ['shop', 'operator'], event: 'refunded' },
    // The decision of its dispute ends a return that the shop never confirmed.
    uphold: { from: ['in_transit'], to: 'refunded', by: ['operator'], event: 'refunded' },
    dismiss: { from: ['in_transit'], to: 'canceled', by: ['operator'], event: 'return_canceled' },
  },
}
