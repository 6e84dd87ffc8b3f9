import type { Checkout } from '@stoa/api-client/schema'
import { expect, test } from 'vitest'
import { type Step, stateOf, transitionOf } from './checkout-step.ts'

const checkoutOf = (hasAddress: boolean, tier: string | null) =>
  ({ address: hasAddress ? { id: 'a1' } : null, groups: [{ tier }] }) as unknown as Checkout

test.each<[string | null, boolean, string | null, Step]>([
  [null, false, 'standard', 'address'],
  [null, true, 'standard', 'delivery'],
  ['address', true, 'standard', 'address'],
  ['delivery', true, 'standard', 'delivery'],
  ['payment', true, 'standard', 'payment'],
  ['payment', false, 'standard', 'address'],
  ['payment', true, null, 'delivery'],
  ['elsewhere', true, 'standard', 'delivery'],
])('the step for %s, address %s, tier %s is %s', (wanted, hasAddress, tier, step) => {
  expect(transitionOf(wanted, checkoutOf(hasAddress, tier))).toBe(step)
})

test('before the open step all is done, after it all waits', () => {
  expect(stateOf('address', 'delivery')).toBe('done')
  expect(stateOf('delivery', 'delivery')).toBe('open')
  expect(stateOf('payment', 'delivery')).toBe('waiting')
})
