import type { Lifecycle } from './lifecycle.ts'

export type OrderStatus = 'placed' | 'confirmed' | 'completed' | 'canceled'

export interface OrderFacts {
  isPaid: boolean
  /** Items that are neither shipped nor canceled. */
  openItems: number
  /** Items that were shipped. */
  shippedItems: number
  isDelivered: boolean
  isReturnWindowOver: boolean
  /** A return, a claim or a dispute that has no end yet. */
  hasOpenCase: boolean
}

export const orderLifecycle: Lifecycle<
  OrderStatus,
  'place' | 'confirm' | 'cancel' | 'cancel_lines' | 'pack' | 'refund' | 'complete',
  OrderFacts
> = {
  name: 'order',
  transitions: {
    place: { from: null, to: 'placed', by: ['buyer', 'system'], event: 'placed' },
    confirm: {
      from: ['placed'],
      to: 'confirmed',
      by: ['shop', 'system'],
      guard: { words: 'it is paid', holds: ({ isPaid }) => isPaid },
      event: 'confirmed',
    },
    cancel: {
      from: ['placed', 'confirmed'],
      to: 'canceled',
      by: ['buyer', 'shop', 'operator', 'system'],
      guard: { words: 'no item of it is shipped', holds: ({ shippedItems }) => shippedItems === 0 },
      event: 'canceled',
    },
    cancel_lines: {
      from: ['placed', 'confirmed'],
      to: null,
      by: ['buyer', 'shop', 'operator'],
      guard: { words: 'items of it aren’t shipped', holds: ({ openItems }) => openItems > 0 },
      event: 'lines_canceled',
    },
    pack: {
      from: ['placed', 'confirmed'],
      to: 'confirmed',
      by: ['shop'],
      guard: {
        words: 'it is paid and items of it aren’t shipped',
        holds: ({ isPaid, openItems }) => isPaid && openItems > 0,
      },
      event: null,
    },
    refund: {
      from: ['placed', 'confirmed', 'completed', 'canceled'],
      to: null,
      by: ['shop', 'operator', 'system'],
      guard: { words: 'it is paid', holds: ({ isPaid }) => isPaid },
      event: 'refunded',
    },
    complete: {
      from: ['placed', 'confirmed'],
      to: 'completed',
      by: ['system'],
      guard: {
        words: 'all items are delivered, the return window is over and no return, claim or dispute is open',
        holds: ({ isDelivered, isReturnWindowOver, hasOpenCase }) =>
          isDelivered && isReturnWindowOver && !hasOpenCase,
      },
      event: 'completed',
    },
  },
}
