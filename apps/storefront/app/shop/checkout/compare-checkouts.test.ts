import type { Checkout } from '@stoa/api-client/schema'
import { expect, test } from 'vitest'
import { changesBetween } from './compare-checkouts.ts'

const checkoutOf = (
  lines: readonly { itemId: string; total: number; quantity?: number; withdrawalException?: string }[],
  { shipping = 5, tier = 'standard', name = 'Ines' } = {},
) =>
  ({
    address: { fullName: name, line1: '1 Pier', city: 'Porto' },
    groups: [
      {
        shop: { id: 's1', name: 'Kiln' },
        tier,
        shippingTotal: shipping,
        lines: lines.map(line => ({ title: `Mug ${line.itemId}`, quantity: 1, ...line })),
      },
    ],
  }) as unknown as Checkout

const before = checkoutOf([
  { itemId: 'a', total: 20 },
  { itemId: 'b', total: 30 },
])

test.each<[string, Checkout, unknown[]]>([
  ['nothing', before, []],
  [
    'a price, a removed line and a new line',
    checkoutOf([
      { itemId: 'a', total: 25 },
      { itemId: 'c', total: 10 },
    ]),
    [
      { kind: 'line', id: 'a', label: 'Mug a', before: 20, now: 25 },
      { kind: 'line', id: 'b', label: 'Mug b', before: 30, now: null },
      { kind: 'line', id: 'c', label: 'Mug c', before: null, now: 10 },
    ],
  ],
  [
    'an exception from the right of withdrawal',
    checkoutOf([
      { itemId: 'a', total: 20, withdrawalException: 'perishable' },
      { itemId: 'b', total: 30 },
    ]),
    [{ kind: 'withdrawal', id: 'withdrawal a', label: 'Mug a', before: null, now: 'perishable' }],
  ],
  [
    'shipping',
    checkoutOf(
      [
        { itemId: 'a', total: 20 },
        { itemId: 'b', total: 30 },
      ],
      { shipping: 12 },
    ),
    [{ kind: 'delivery', id: 's1', label: 'Kiln', before: 5, now: 12 }],
  ],
  [
    'the address',
    checkoutOf(
      [
        { itemId: 'a', total: 20 },
        { itemId: 'b', total: 30 },
      ],
      { name: 'Mara' },
    ),
    [{ kind: 'address', id: 'address', before: 'Ines, 1 Pier, Porto', now: 'Mara, 1 Pier, Porto' }],
  ],
  ['the terms', { ...before, termsVersionId: 'v2' }, [{ kind: 'terms', id: 'terms' }]],
])('finds the difference: %s', (_, now, changes) => {
  expect(changesBetween(before, now)).toEqual(changes)
})
