import { expect, test } from 'vitest'
import { badgeOf, type OrderAxes } from './badge.ts'

const placed: OrderAxes = {
  status: 'placed',
  paymentStatus: 'paid',
  fulfillmentStatus: 'unfulfilled',
  returnStatus: 'none',
}

test.each<[Partial<OrderAxes>, string]>([
  [{}, 'placed'],
  [{ paymentStatus: 'authorized' }, 'placed'],
  [{ status: 'confirmed' }, 'confirmed'],
  [{ status: 'confirmed', fulfillmentStatus: 'partially_shipped' }, 'partly_shipped'],
  [{ status: 'confirmed', fulfillmentStatus: 'shipped' }, 'shipped'],
  [{ status: 'confirmed', fulfillmentStatus: 'partially_delivered' }, 'shipped'],
  [{ status: 'confirmed', fulfillmentStatus: 'delivered' }, 'delivered'],
  [{ status: 'completed', fulfillmentStatus: 'delivered' }, 'completed'],
  [{ status: 'confirmed', fulfillmentStatus: 'delivered', returnStatus: 'requested' }, 'return_requested'],
  [{ status: 'confirmed', fulfillmentStatus: 'delivered', returnStatus: 'partially_returned' }, 'returned'],
  [{ status: 'completed', returnStatus: 'returned', paymentStatus: 'partially_refunded' }, 'partly_refunded'],
  [{ status: 'completed', returnStatus: 'returned', paymentStatus: 'refunded' }, 'refunded'],
  [{ status: 'canceled', fulfillmentStatus: 'canceled', paymentStatus: 'voided' }, 'canceled'],
  [{ status: 'canceled', fulfillmentStatus: 'canceled', paymentStatus: 'refunded' }, 'refunded'],
])('%o reads as %s', (axes, word) => {
  expect(badgeOf({ ...placed, ...axes })).toBe(word)
})
