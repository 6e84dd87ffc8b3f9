import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { claimAmount } from '../../src/modules/claims/claim-amount.ts'
import { returnAmount } from '../../src/modules/orders/return-amount.ts'
import { orderOf } from './order-state.ts'

const STANDARD = 699

const piece = (orderLineId: number, quantity: number, reason = 'changed_mind') => ({
  orderLineId: `${orderLineId}`,
  quantity,
  reason,
})

describe('[ORD-03] what a return refunds', () => {
  const order = () =>
    orderOf(
      [
        { unitMinor: 2_000, quantity: 2 },
        { unitMinor: 500, quantity: 1 },
      ],
      3_099,
    )
  const some = [piece(0, 1)]
  const all = [piece(0, 2), piece(1, 1)]

  test.each([
    ['a part, after a change of mind: no delivery', order(), some, 2_000, 0],
    ['everything: standard delivery', order(), all, 4_500, 699],
    [
      'everything of what was not canceled',
      {
        ...order(),
        lines: [
          { ...order().lines[0]!, canceled: 1 },
          { ...order().lines[1]!, canceled: 1 },
        ],
      },
      some,
      2_000,
      699,
    ],
    [
      'the last piece, after the others',
      {
        ...order(),
        lines: [
          { ...order().lines[0]!, returned: 1 },
          { ...order().lines[1]!, returned: 1 },
        ],
      },
      some,
      2_000,
      699,
    ],
    ['a part, faulty: all of the delivery', order(), [piece(0, 1, 'faulty')], 2_000, 3_099],
    ['everything, where delivery was free', { ...order(), shippingMinor: 0 }, all, 4_500, 0],
    [
      'the rest, where delivery went back already',
      { ...order(), refundedShippingMinor: 3_099 },
      all,
      4_500,
      0,
    ],
    ['no more than is left of the items', { ...order(), refundedItemMinor: 4_000 }, all, 500, 699],
  ])('%s', (_what, given, pieces, itemMinor, shippingMinor) => {
    expect(returnAmount(given, pieces, STANDARD)).toMatchObject({ itemMinor, shippingMinor })
  })
})

const orders = fc.record({
  bought: fc.array(
    fc.record({ unitMinor: fc.integer({ min: 0, max: 90_000 }), quantity: fc.integer({ min: 1, max: 5 }) }),
    {
      minLength: 1,
      maxLength: 4,
    },
  ),
  shipping: fc.constantFrom(0, 699, 1_299, 3_099),
  steps: fc.array(
    fc.record({
      does: fc.constantFrom('cancel', 'return', 'faulty return', 'keep', 'claim'),
      line: fc.nat(3),
      quantity: fc.integer({ min: 1, max: 5 }),
    }),
    { maxLength: 20 },
  ),
})

test('[ORD-03] never refunds more than was paid, in any order of cancellations, returns and claims', () => {
  fc.assert(
    fc.property(orders, ({ bought, shipping, steps }) => {
      const order = orderOf(bought, shipping)
      for (const { does, line: at, quantity } of steps) {
        const line = order.lines[at % order.lines.length]!
        const left = line.quantity - line.canceled - line.returned - line.claimRefunded
        const count = Math.min(left, quantity)
        if (count === 0) continue
        const pieces = [
          { ...piece(0, count, does === 'faulty return' ? 'faulty' : 'other'), orderLineId: line.id },
        ]
        const amount =
          does === 'claim'
            ? claimAmount(order, pieces)
            : does === 'cancel'
              ? {
                  itemMinor: Math.min(count * line.unitMinor, order.itemMinor - order.refundedItemMinor),
                  shippingMinor: 0,
                }
              : returnAmount(order, pieces, STANDARD)
        expect(amount.itemMinor).toBeLessThanOrEqual(count * line.unitMinor)
        expect(Math.min(amount.itemMinor, amount.shippingMinor)).toBeGreaterThanOrEqual(0)
        order.refundedItemMinor += does === 'keep' ? Math.floor(amount.itemMinor / 2) : amount.itemMinor
        order.refundedShippingMinor += amount.shippingMinor
        if (does === 'cancel') line.canceled += count
        else if (does === 'claim') line.claimRefunded += count
        else line.returned += count
        expect(order.refundedItemMinor).toBeLessThanOrEqual(order.itemMinor)
        expect(order.refundedShippingMinor).toBeLessThanOrEqual(order.shippingMinor)
      }
    }),
  )
})

test('[ORD-03] refunds the price and standard shipping in total when items are returned one by one', () => {
  fc.assert(
    fc.property(orders, ({ bought, shipping }) => {
      const order = orderOf(bought, shipping)
      for (const line of order.lines)
        while (line.returned < line.quantity) {
          const { itemMinor, shippingMinor } = returnAmount(
            order,
            [{ ...piece(0, 1), orderLineId: line.id }],
            STANDARD,
          )
          line.returned++
          order.refundedItemMinor += itemMinor
          order.refundedShippingMinor += shippingMinor
        }
      expect(order.refundedItemMinor).toBe(order.itemMinor)
      expect(order.refundedShippingMinor).toBe(Math.min(STANDARD, shipping))
    }),
  )
})
