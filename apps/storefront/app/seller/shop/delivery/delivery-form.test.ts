import type { SellerDelivery } from '@stoa/api-client/schema'
import { expect, onTestFinished, test } from 'vitest'
import { countIn } from '../../../lib/money.ts'
import {
  changedFields,
  type DeliveryForm,
  faultsAt,
  mistakesIn,
  namedFaults,
  newZone,
  toDeliveryForm,
  toDeliveryRequest,
} from './delivery-form.ts'

const delivery = {
  version: 3,
  dispatchAddress: {
    line1: '1 Quay',
    line2: null,
    district: null,
    city: 'Bergen',
    region: null,
    postalCode: '5003',
    countryCode: 'NO',
  },
  returnAddress: null,
  excludesEu: false,
  handlingDays: 2,
  zones: [
    {
      name: 'Home',
      places: [{ country: 'NO', region: null }],
      restOfWorld: false,
      freeFrom: 80,
      tiers: [
        { tier: 'standard', price: null, transitMin: 3, transitMax: 5, poBoxes: true },
        { tier: 'express', price: 30.5, transitMin: 1, transitMax: 1, poBoxes: false },
      ],
    },
    {
      name: 'World',
      places: [{ country: 'US', region: 'HI' }],
      restOfWorld: true,
      freeFrom: null,
      tiers: [{ tier: 'standard', price: 12, transitMin: 7, transitMax: 15, poBoxes: true }],
    },
  ],
} satisfies SellerDelivery

const form = toDeliveryForm(delivery)
const withZone = (at: number, part: Partial<DeliveryForm['zones'][number]>): DeliveryForm => ({
  ...form,
  zones: form.zones.map((zone, index) => (index === at ? { ...zone, ...part } : zone)),
})

test('sends back what it has read', () => {
  const { version: _, excludesEu: __, ...request } = delivery
  expect(toDeliveryRequest(form)).toEqual(request)
  expect(changedFields(form, toDeliveryForm(delivery))).toEqual([])
  expect(mistakesIn(form)).toEqual({})
})

test('sends only the tiers that are offered, with prices of the marketplace as null', () => {
  const zone = newZone('new')
  const { zones } = toDeliveryRequest({ ...form, zones: [{ ...zone, name: ' Asia ', restOfWorld: true }] })
  expect(zones).toEqual([
    {
      name: 'Asia',
      places: [],
      restOfWorld: true,
      freeFrom: null,
      tiers: [{ tier: 'standard', price: null, transitMin: 3, transitMax: 5, poBoxes: true }],
    },
  ])
})

test('finds what cannot be saved, and names the zone', () => {
  const { express } = form.zones[0]!.tiers
  const wrong = withZone(0, {
    freeFrom: 'eighty',
    tiers: { ...form.zones[0]!.tiers, express: { ...express, transitMin: '4', price: '1.555' } },
  })
  const faults = mistakesIn({ ...wrong, zones: [...wrong.zones, newZone('new')], handlingDays: '99' })
  expect(Object.keys(faults)).toEqual([
    'handlingDays',
    'zones/0/freeFrom',
    'zones/0/tiers/express/price',
    'zones/0/tiers/express/transitMax',
    'zones/2/name',
    'zones/2/places',
  ])
  expect(
    namedFaults(faults, { ...wrong, zones: [...wrong.zones, newZone('new')] }).map(({ name }) => name),
  ).toEqual(['Handling time (working days)', 'Home', 'Home', 'Home', 'Zone 3', 'Zone 3'])
})

test('reads amounts as the products’ prices are read, with the decimals of the currency', () => {
  onTestFinished(() => countIn('USD'))
  expect(toDeliveryRequest(withZone(0, { freeFrom: '$1,080.50' })).zones[0]!.freeFrom).toBe(1080.5)
  const typed = withZone(0, { freeFrom: '6,99' })
  expect([mistakesIn(typed), toDeliveryRequest(typed).zones[0]!.freeFrom]).toEqual([{}, 6.99])
  countIn('JPY')
  const hint = 'Enter an amount, for example 650.'
  expect(mistakesIn(typed)).toEqual({ 'zones/0/freeFrom': hint, 'zones/0/tiers/express/price': hint })
})

test('refuses a place that is in two zones, and a second rest of the world', () => {
  const twice = withZone(1, { places: [{ country: 'NO', region: null }] })
  expect(mistakesIn(twice)).toEqual({ 'zones/1/places': 'Norway is in another zone, too.' })
  expect(Object.keys(mistakesIn(withZone(0, { restOfWorld: true })))).toEqual(['zones/1/places'])
  // A region is another place than its country.
  expect(mistakesIn(withZone(0, { places: [{ country: 'US', region: null }] }))).toEqual({})
})

test('finds the field of the form to which the server points', () => {
  const at = (pointer: string) => Object.keys(faultsAt([{ pointer, message: 'No.' }], form))
  expect(at('/handlingDays')).toEqual(['handlingDays'])
  expect(at('/dispatchAddress/postalCode')).toEqual(['dispatchAddress'])
  expect(at('/zones/1/places/0')).toEqual(['zones/1/places'])
  expect(at('/zones/1/restOfWorld')).toEqual(['zones/1/places'])
  expect(at('/zones/0/tiers/1/price')).toEqual(['zones/0/tiers/express/price'])
})
