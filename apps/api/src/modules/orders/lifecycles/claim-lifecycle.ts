import type { Guard, Lifecycle } from './lifecycle.ts'

export type ClaimStatus = 'open' | 'approved' | 'rejected' | 'resolved' | 'withdrawn'

export interface ClaimFacts {
  /** The marketplace has been asked and has not decided. */
  isInDispute: boolean
}

const outOfDispute: Guard<ClaimFacts> = {
  words: 'the marketplace isn’t deciding about it at the moment',
  holds: ({ isInDispute }) => !isInDispute,
}

export const claimLifecycle: Lifecycle<
  ClaimStatus,
  'open' | 'approve' | 'reject' | 'withdraw' | 'resolve' | 'uphold' | 'dismiss',
  ClaimFacts
> = {
  name: 'claim',
  transitions: {
    open: { from: null, to: 'open', by: ['buyer'], event: 'claim_opened' },
    approve: { from: ['open'], to: 'approved', by: ['shop'], guard: outOfDispute, event: 'claim_approved' },
    reject: { from: ['open'], to: 'rejected', by: ['shop'], guard: outOfDispute, event: 'claim_rejected' },
    withdraw: {
      from: ['open'],
      to: 'withdrawn',
      by: ['buyer'],
      guard: outOfDispute,
      event: 'claim_withdrawn',
    },
    // By the refund at once, by a replacement when it is shipped.
    resolve: { from: ['approved'], to: 'resolved', by: ['shop', 'system'], event: 'claim_resolved' },
    // As its dispute is decided.
    uphold: {
      from: ['open', 'approved', 'rejected'],
      to: 'resolved',
      by: ['operator'],
      event: 'claim_resolved',
    },
    dismiss: { from: ['open'], to: 'rejected', by: ['operator'], event: 'claim_rejected' },
  },
}
