import type { CheckoutGroup, ShippingOffer } from '@stoa/api-client/schema'
import { expect, test } from 'vitest'
import { deliveryPlans, planOf } from './delivery-plans.ts'

const offer = (tier: ShippingOffer['tier'], price: number, from: number, to = from): ShippingOffer => ({
  tier,
  price,
  arrivesFrom: `2026-12-0${from}`,
  arrivesTo: `2026-12-0${to}`,
})
const shop = (id: string, tiers: ShippingOffer[]) => ({ shop: { id }, tiers }) as unknown as CheckoutGroup
const all = [offer('standard', 6.99, 3, 7), offer('premium', 12.99, 2), offer('express', 30.99, 1)]

test('sums up price and days of each shop’s standard and fastest tier', () => {
  const plans = deliveryPlans([
    shop('kiln', all),
    shop('lumen', [offer('standard', 0, 2, 8), offer('premium', 9.5, 4)]),
    shop('far', []),
  ])
  expect(plans).toEqual([
    {
      value: 'standard',
      label: 'Standard',
      price: 699,
      arrivesFrom: '2026-12-02',
      arrivesTo: '2026-12-08',
      tiers: { kiln: 'standard', lumen: 'standard' },
    },
    {
      value: 'fastest',
      label: 'Fastest',
      price: 4049,
      arrivesFrom: '2026-12-01',
      arrivesTo: '2026-12-04',
      tiers: { kiln: 'express', lumen: 'premium' },
    },
  ])
  expect(planOf(plans, { kiln: 'express', lumen: 'premium', far: null })).toBe('fastest')
  expect(planOf(plans, { kiln: 'premium', lumen: 'standard', far: null })).toBeNull()
})

test('takes the cheapest tier without a standard one, and the cheaper of two equally fast ones', () => {
  const offers = [offer('express', 30, 1), offer('premium', 12, 1)]
  expect(deliveryPlans([shop('a', offers), shop('b', all)]).map(({ tiers }) => tiers)).toEqual([
    { a: 'premium', b: 'standard' },
    { a: 'premium', b: 'express' },
  ])
})

test.each([
  ['one parcel', [shop('a', all)]],
  ['one shop that ships to the address', [shop('a', all), shop('b', [])]],
  ['one tier in each shop', [shop('a', all.slice(0, 1)), shop('b', all.slice(0, 1))]],
])('offers no choice for all shops with %s', (_, groups) => {
  expect(deliveryPlans(groups)).toEqual([])
})
