import type { BasketWish } from './baskets.ts'
import type { Life } from './lives.ts'

/** A purchase that is there in any case; what waits for somebody is older where it takes longer to come so far. */
export interface GivenPurchase extends Omit<BasketWish, 'country'> {
  life: Life
  shopper?: 'buyer'
}

type Given = readonly [daysAgo: number, life: Life, shops: number, lines?: number]

/** What the demo buyer bought, the newest first: every state that a buyer can find an order in. */
export const BUYERS: readonly GivenPurchase[] = (
  [
    [0.12, 'unconfirmed', 2],
    [1.3, 'unshipped', 1],
    [3.4, 'half_shipped', 2, 2],
    [5, 'plain', 3],
    [8, 'canceled_by_buyer', 1],
    [4, 'return_requested', 1],
    [5, 'return_approved', 2],
    [4, 'claim_open', 1],
    [23, 'two_parcels', 2, 2],
    [6, 'return_sent', 1],
    [8, 'dispute_open', 1],
    [43, 'returned', 2],
    [52, 'plain', 1],
    [61, 'returned_worn', 1],
    [70, 'late_parcel', 3],
    [84, 'partly_canceled', 1, 2],
    [97, 'plain', 2],
    [113, 'claim_refunded', 1],
    [131, 'canceled_by_shop', 1],
    [158, 'plain', 2],
    [190, 'claim_replaced', 1],
    [226, 'plain', 1],
    [288, 'refunded_in_goodwill', 2],
    [341, 'plain', 3],
    [402, 'return_rejected', 1],
    [498, 'plain', 2],
    [611, 'plain', 1],
  ] satisfies Given[]
).map(([daysAgo, life, shops, lines]: Given, at) => ({
  key: `buyer/${at}`,
  shopper: 'buyer' as const,
  daysAgo,
  life,
  shops,
  ...(lines !== undefined && { lines }),
}))

/** What waits on the desk of the demo seller, and what was decided there of late. */
export const SELLERS: readonly GivenPurchase[] = (
  [
    [0.04, 'unconfirmed', 1],
    [0.11, 'unconfirmed', 2],
    [0.3, 'unconfirmed', 1, 2],
    [0.9, 'unshipped', 1],
    [1.1, 'unshipped', 1, 2],
    [1.4, 'packed', 2],
    [1.6, 'unshipped', 1],
    [3.6, 'unshipped', 1],
    [3.4, 'half_shipped', 1, 2],
    [4, 'return_requested', 1],
    [6, 'return_requested', 2, 2],
    [5, 'return_approved', 1],
    [6, 'return_sent', 1],
    [9, 'return_received', 1],
    [3, 'claim_open', 1],
    [5, 'claim_open', 1, 2],
    [8, 'dispute_open', 1],
    [26, 'returned_worn', 1],
    [31, 'return_canceled', 1],
    [38, 'claim_rejected', 1],
    [57, 'dispute_for_buyer', 1],
    [93, 'dispute_for_seller', 1],
  ] satisfies Given[]
).map(([daysAgo, life, shops, lines]: Given, at) => ({
  key: `seller/${at}`,
  shop: 'kiln-and-cove',
  daysAgo,
  life,
  shops,
  ...(lines !== undefined && { lines }),
}))
