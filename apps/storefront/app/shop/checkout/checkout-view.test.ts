import type { Checkout, CheckoutProblem } from '@stoa/api-client/schema'
import { expect, test } from 'vitest'
import { freeFrom, toChanges, toProblems } from './checkout-view.ts'

const checkoutOf = (problem: Partial<CheckoutProblem> & Pick<CheckoutProblem, 'code'>, hasAddress = true) =>
  ({
    address: hasAddress ? { id: 'a1', countryCode: 'DE' } : null,
    groups: [
      {
        shop: { id: 's1', name: 'Kiln' },
        lines: [
          { itemId: 'l1', title: 'Mug', unitPrice: 22.4, quantity: 3 },
          { itemId: 'l2', title: 'Vase', unitPrice: 48, quantity: 1 },
        ],
      },
    ],
    problems: [{ itemId: null, shopId: 's1', available: null, previousPrice: null, ...problem }],
  }) as unknown as Checkout

test.each<[Partial<CheckoutProblem> & Pick<CheckoutProblem, 'code'>, object, object, object?]>([
  [
    { code: 'price_changed', itemId: 'l1', previousPrice: 20 },
    {
      tone: 'caution',
      title: 'Mug: Now $22.40.',
      text: 'It was $20.00 when you added it.',
      action: 'Dismiss',
    },
    { kind: 'dismiss' },
  ],
  [
    { code: 'price_changed', itemId: 'l1', previousPrice: 25 },
    { tone: 'positive', title: 'Mug: Now $22.40.' },
    { kind: 'dismiss' },
  ],
  [
    { code: 'stock_reduced', itemId: 'l1', available: 2 },
    { tone: 'caution', title: 'Mug: Only 2 left.', text: 'You asked for 3.', action: 'Change to 2' },
    { kind: 'take', itemId: 'l1', quantity: 2 },
  ],
  [
    { code: 'out_of_stock', itemId: 'l2' },
    { tone: 'critical', title: 'Vase: Sold out.', action: 'Remove' },
    { kind: 'remove', itemIds: ['l2'] },
  ],
  [
    { code: 'shop_closed' },
    { tone: 'critical', title: 'Kiln: The shop is closed.', action: 'Remove' },
    { kind: 'remove', itemIds: ['l1', 'l2'] },
  ],
  [
    { code: 'shipping_unavailable', reason: 'destination' },
    {
      tone: 'critical',
      title: 'Kiln doesn’t deliver to Germany.',
      action: 'Change address',
      otherAction: 'Leave in cart',
    },
    { kind: 'address', isIncomplete: false },
    { kind: 'leave', itemIds: ['l1', 'l2'] },
  ],
  [
    { code: 'shipping_unavailable', reason: 'po_box' },
    { tone: 'critical', title: 'Kiln doesn’t deliver to PO boxes or parcel lockers.' },
    { kind: 'address', isIncomplete: false },
    { kind: 'leave', itemIds: ['l1', 'l2'] },
  ],
  [
    { code: 'tax_unknown' },
    {
      tone: 'critical',
      title: 'Kiln can’t sell to this address yet.',
      text: 'The tax for this address isn’t set up. Choose another address, or leave these items in your cart.',
      action: 'Choose another address',
      otherAction: 'Leave in cart',
    },
    { kind: 'address', isIncomplete: false },
    { kind: 'leave', itemIds: ['l1', 'l2'] },
  ],
  [
    { code: 'address_incomplete', shopId: null },
    { tone: 'critical', title: 'The address is incomplete.', action: 'Complete the address' },
    { kind: 'address', isIncomplete: true },
  ],
])('shows texts and fixes of %o', (problem, data, fix, otherFix) => {
  const [view] = toProblems(checkoutOf(problem))
  expect(view?.data).toMatchObject(data)
  expect(view?.fix).toEqual(fix)
  expect(view?.otherFix).toEqual(otherFix)
})

test('shows no problem while no address is chosen yet', () => {
  expect(toProblems(checkoutOf({ code: 'address_incomplete', shopId: null }, false))).toEqual([])
})

test('mentions free shipping only until its sum is reached', () => {
  const group = { itemTotal: 40 } as Checkout['groups'][number]
  expect(freeFrom({ ...group, freeShippingFrom: 50 })).toBe(5000)
  expect(freeFrom({ ...group, freeShippingFrom: 40 })).toBeNull()
  expect(freeFrom({ ...group, freeShippingFrom: null })).toBeNull()
})

test('converts changes to minor units', () => {
  const lines = (total: number) =>
    ({
      address: null,
      groups: [
        {
          shop: { id: 's1', name: 'Kiln' },
          tier: 'standard',
          shippingTotal: total / 10,
          lines: [{ itemId: 'l1', title: 'Mug', quantity: 1, total }],
        },
      ],
    }) as unknown as Checkout
  expect(toChanges(lines(20), lines(22.4))).toEqual([
    { id: 'l1', label: 'Mug', before: 2000, now: 2240 },
    { id: 's1', label: 'Shipping, Kiln', before: 200, now: 224 },
  ])
})

test('says how the right to withdraw from a product has changed', () => {
  const withException = (withdrawalException: string | null) =>
    ({
      groups: [{ shop: { id: 's1' }, lines: [{ itemId: 'l1', title: 'Mug', withdrawalException }] }],
    }) as unknown as Checkout
  expect(toChanges(withException(null), withException('made_to_order'))).toEqual([
    {
      id: 'withdrawal l1',
      label: 'Right of withdrawal, Mug',
      before: 'You can withdraw from the contract.',
      now: 'Made to order, so you can’t withdraw from the contract.',
    },
  ])
})
