import { expect, test } from 'vitest'
import type { OrderState } from './order-state.ts'
import { splitPostage, withPostage } from './return-postage.ts'

const order = {
  itemMinor: 10_000,
  shippingMinor: 500,
  refundedItemMinor: 0,
  refundedShippingMinor: 0,
} as OrderState

test.each([
  ['from the items', { itemMinor: 5_000, shippingMinor: 500 }, 1_000],
  ['from shipping', { itemMinor: 5_000, shippingMinor: 0 }, 300],
  ['from both', { itemMinor: 5_000, shippingMinor: 200 }, 1_000],
  ['from shipping after all items', { itemMinor: 10_000, shippingMinor: 0 }, 500],
])('postage that is refunded %s can be taken out again', (_, refund, postageMinor) => {
  const { postageMinor: _added, ...total } = withPostage(order, refund, postageMinor)
  expect(splitPostage(total, { postageMinor, goodsMinor: refund.itemMinor })).toEqual({
    ...refund,
    postageMinor,
  })
})
