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
])('opens for step %s, address %s and tier %s the step %s', (wanted, hasAddress, tier, step) => {
  expect(transitionOf(wanted, checkoutOf(hasAddress, tier))).toBe(step)
})

test('marks steps before the open one as done and later ones as waiting', () => {
  expect(stateOf('address', 'delivery')).toBe('done')
  expect(stateOf('delivery', 'delivery')).toBe('open')
  expect(stateOf('payment', 'delivery')).toBe('waiting')
})
