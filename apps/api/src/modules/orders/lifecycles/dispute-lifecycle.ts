import type { Lifecycle } from './lifecycle.ts'

export type DisputeStatus = 'open' | 'under_review' | 'resolved_buyer' | 'resolved_seller'

export interface DisputeFacts {
  /** Whether the claim or return was settled against the buyer or is overdue, and wasn't disputed before. */
  hasCause: boolean
  hasOtherOpen: boolean
  isMoneyLeft: boolean
}

export const disputeLifecycle: Lifecycle<
  DisputeStatus,
  'open' | 'review' | 'decide_for_buyer' | 'decide_for_seller',
  DisputeFacts
> = {
  name: 'dispute',
  transitions: {
    open: {
      from: null,
      to: 'open',
      by: ['buyer'],
      guard: {
        words:
          'its claim or return was declined, refunded in part or not answered in time, or the order counts as never arrived; it wasn’t disputed before, no other dispute about the order is open, and money of it is left',
        holds: ({ hasCause, hasOtherOpen, isMoneyLeft }) => hasCause && !hasOtherOpen && isMoneyLeft,
      },
      event: 'dispute_opened',
    },
    review: { from: ['open'], to: 'under_review', by: ['operator'], event: 'dispute_reviewed' },
    decide_for_buyer: {
      from: ['open', 'under_review'],
      to: 'resolved_buyer',
      by: ['operator'],
      event: 'dispute_resolved_buyer',
    },
    decide_for_seller: {
      from: ['open', 'under_review'],
      to: 'resolved_seller',
      by: ['operator'],
      event: 'dispute_resolved_seller',
    },
  },
}
