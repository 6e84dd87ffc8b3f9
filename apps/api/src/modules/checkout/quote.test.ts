import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createMoney } from '../../platform/money.ts'
import {
  addressDestination,
  type DeliveryTerms,
  deliveryOffer,
  offeredTiers,
  type QuotedLine,
  type TaxTerms,
  USUAL_TIERS,
  type ZoneTerms,
} from '../read-model/index.ts'
import { type Quote, quoteOf } from './quote.ts'

const money = createMoney('USD')
const prices = { standard: 699, premium: 1_299, express: 3_099 }
const ZONE: ZoneTerms = { name: 'Home', freeFromMinor: null, tiers: USUAL_TIERS }
const TERMS: DeliveryTerms = {
  timeZone: 'UTC',
  handlingDays: 0,
  from: 'US',
  zone: ZONE,
  isBarredByTax: false,
  taxRateBasisPoints: 0,
}
const within = (change: Partial<ZoneTerms>): Partial<DeliveryTerms> => ({ zone: { ...ZONE, ...change } })
const only = (...tiers: string[]) => USUAL_TIERS.filter(({ tier }) => tiers.includes(tier))
const ADDRESS = {
  id: '0198a000-0000-7000-8000-000000000001',
  fullName: 'Robin Reed',
  phone: '+1 503 555 0147',
  line1: '12 Harbour Lane',
  line2: null,
  city: 'Portland',
  region: 'OR',
  postalCode: '97201',
  countryCode: 'US',
}

interface Given {
  shop?: string
  price?: number
  quantity?: number
  stock?: number | null
  added?: number
  isShopOpen?: boolean
  terms?: Partial<DeliveryTerms>
  tax?: TaxTerms
}

const line = (at: number, given: Given = {}): QuotedLine => {
  const price = given.price ?? 2_400
  const shop = given.shop ?? 'a'
  return {
    cartItemId: `item-${at}`,
    quantity: given.quantity ?? 1,
    addedPrice: given.added ?? price,
    variant: {
      variantId: `variant-${at}`,
      productId: `product-${at}`,
      productName: 'Mug',
      productSlug: 'mug',
      withdrawalException: null,
      shop: { id: shop, name: shop, slug: shop, districtId: null, logo: null, tone: 'sage' },
      terms: { ...TERMS, ...given.terms },
      isShopOpen: given.isShopOpen ?? true,
      backOn: null,
      isOffered: true,
      isRestricted: false,
      price,
      salePrice: null,
      priorPrice: null,
      effectivePrice: price,
      sku: null,
      stock: given.stock === undefined ? 10 : given.stock,
      options: [],
      picture: null,
    },
    tax: given.tax ?? null,
    soldBy: null,
  }
}

const NOW = new Date('2026-11-23T10:00:00Z')
const TAX: TaxTerms = {
  home: 'DE',
  category: 'standard',
  isDefaultCategory: true,
  registrations: [{ country: 'DE', region: '', scheme: 'standard', fromDay: '2020-01-01', toDay: null }],
  rates: [{ country: 'DE', region: '', fromDay: '2020-01-01', rateBasisPoints: 1_900 }],
}

const quote = (lines: QuotedLine[], more: Partial<Parameters<typeof quoteOf>[0]> = {}): Quote => {
  const { address = ADDRESS } = more
  const to = addressDestination({ defaultCountry: 'US', countries: ['US', 'DE'] }, address)
  return quoteOf({
    lines,
    address,
    to,
    tiers: new Map(),
    money,
    prices,
    reduction: 'prior30',
    now: NOW,
    termsVersionId: null,
    isTaxHandledElsewhere: false,
    ...more,
  })
}

describe('shipping', () => {
  test('a cart names the cheapest delivery of a shop, by the sum of its lines, and its days', () => {
    const now = new Date('2026-11-23T10:00:00Z')
    const offer = (terms: Partial<DeliveryTerms>) => deliveryOffer({ ...TERMS, ...terms }, { now, prices })
    expect(offer({ handlingDays: 2, ...within({ freeFromMinor: 5_000 }) })).toEqual({
      steps: [
        { itemsFromMinor: 0, minor: 699 },
        { itemsFromMinor: 5_000, minor: 0 },
      ],
      from: '2026-11-30',
      to: '2026-12-02',
    })
    // Only standard delivery is ever free.
    expect(offer(within({ tiers: only('express', 'premium'), freeFromMinor: 5_000 }))?.steps).toEqual([
      { itemsFromMinor: 0, minor: 1_299 },
    ])
    expect(offer({ zone: null })).toBe(null)
  })

  const offered = (zone: Partial<ZoneTerms>, isPoBox = false) =>
    offeredTiers({ zone: { ...ZONE, ...zone } }, { itemMinor: 5_000, prices, isPoBox }).map(
      ({ tier, minor }) => [tier, minor],
    )

  test('[CHK-01] costs 6.99, 12.99 and 30.99, the cheapest first', () => {
    expect(offered({})).toEqual([
      ['standard', 699],
      ['premium', 1_299],
      ['express', 3_099],
    ])
  })

  test.each([
    ['a minor unit below the threshold', { freeFromMinor: 5_001 }, 699],
    ['at the threshold', { freeFromMinor: 5_000 }, 0],
  ])('standard is free from the shop’s threshold on: %s', (_, terms, price) => {
    expect(offered(terms)[0]).toEqual(['standard', price])
    expect(offered(terms)[1]).toEqual(['premium', 1_299])
  })

  test('offers only the tiers of the zone, at its own prices', () => {
    expect(offered({ tiers: only('express') })).toEqual([['express', 3_099]])
    const tiers = USUAL_TIERS.map(tier => (tier.tier === 'express' ? { ...tier, priceMinor: 500 } : tier))
    expect(offered({ tiers })).toEqual([
      ['express', 500],
      ['standard', 699],
      ['premium', 1_299],
    ])
  })

  test('offers PO boxes only the tiers that reach them', () => {
    const tiers = USUAL_TIERS.map(tier => ({ ...tier, poBoxes: tier.tier === 'premium' }))
    expect(offered({ tiers }, true)).toEqual([['premium', 1_299]])
    expect(offered({ tiers })).toHaveLength(3)
  })
})

describe('problems', () => {
  const codes = (given: Quote) => given.problems.map(({ code }) => code)

  test.each([
    ['nothing', {}, []],
    ['another price than when it was added', { added: 2_000 }, ['price_changed']],
    ['too little in stock', { stock: 1, quantity: 2 }, ['stock_reduced']],
    ['nothing in stock', { stock: 0 }, ['out_of_stock']],
    ['stock that is not counted', { stock: null, quantity: 500 }, []],
    ['a closed shop', { isShopOpen: false }, ['shop_closed']],
    ['a country that the shop does not send to', { terms: { zone: null } }, ['shipping_unavailable']],
    ['a place that the shop excludes', { terms: within({ tiers: [] }) }, ['shipping_unavailable']],
  ] as [string, Given, string[]][])('%s', (_, given, expected) => {
    expect(codes(quote([line(1, given)]))).toEqual(expected)
  })

  test('an address that is missing, or lacks something, is one', () => {
    expect(codes(quote([line(1)], { address: null }))).toEqual(['address_incomplete'])
    for (const lacking of [{ phone: ' ' }, { region: null }, { postalCode: null }, { postalCode: '1' }])
      expect(codes(quote([line(1)], { address: { ...ADDRESS, ...lacking } }))).toEqual(['address_incomplete'])
    // As addresses were stored before: with the name of the state.
    expect(codes(quote([line(1)], { address: { ...ADDRESS, region: 'Oregon' } }))).toEqual([])
  })

  test('reports no missing shipping before there is an address', () => {
    expect(codes(quote([line(1, { terms: { zone: null } })], { address: null }))).toEqual([
      'address_incomplete',
    ])
  })

  test('says whether it is the place or the PO box that a shop does not deliver to', () => {
    const reasons = (given: Given, line1 = ADDRESS.line1) =>
      quote([line(1, given)], { address: { ...ADDRESS, line1 } }).problems.map(({ reason }) => reason)
    const courier = within({ tiers: USUAL_TIERS.map(tier => ({ ...tier, poBoxes: false })) })
    expect(reasons({ terms: { zone: null } }, 'PO Box 12')).toEqual(['destination'])
    expect(reasons({ terms: { zone: null, isBarredByTax: true } })).toEqual(['tax'])
    expect(reasons({ terms: courier }, 'P.O. Box 12')).toEqual(['po_box'])
    expect(reasons({ terms: courier })).toEqual([])
  })

  test('each names its line and shop', () => {
    const { problems } = quote([line(1), line(2, { shop: 'b', stock: 1, quantity: 3 })])
    expect(problems).toEqual([
      { code: 'stock_reduced', itemId: 'item-2', shopId: 'b', available: 1, previousPrice: null },
    ])
  })
})

describe('a quote', () => {
  const lines = fc.array(
    fc.record({
      shop: fc.constantFrom('a', 'b', 'c'),
      price: fc.integer({ min: 0, max: 1_000_000 }),
      quantity: fc.integer({ min: 1, max: 99 }),
    }),
    { minLength: 1, maxLength: 30 },
  )

  test('adds up: lines to shops, shops to the total', () => {
    fc.assert(
      fc.property(lines, given => {
        const made = given.map((one, at) => line(at, one))
        const { shops, totalMinor } = quote(made)
        const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0)
        expect(sum(shops.map(shop => shop.itemMinor))).toBe(sum(given.map(one => one.price * one.quantity)))
        for (const shop of shops) expect(shop.totalMinor).toBe(shop.itemMinor + shop.shippingMinor)
        expect(sum(shops.map(shop => shop.totalMinor))).toBe(totalMinor)
      }),
    )
  })

  test('the hash does not know an order, and knows everything else', () => {
    const base = [line(1), line(2, { shop: 'b' })]
    const hash = (given: Quote) => given.amountHash
    const before = hash(quote(base))
    expect(before).toMatch(/^[\w-]{22}$/)
    expect(hash(quote(base.toReversed()))).toBe(before)
    const slower = USUAL_TIERS.map(tier => ({ ...tier, transitMax: 9 }))
    const others = [
      quote([line(1, { quantity: 2 }), base[1]!]),
      quote([line(1, { price: 2_401 }), base[1]!]),
      quote([line(3), base[1]!]),
      quote([base[0]!]),
      quote([line(1, { terms: { taxRateBasisPoints: 1_900 } }), base[1]!]),
      quote([line(1, { tax: TAX }), base[1]!]),
      quote([line(1, { tax: { ...TAX, category: 'books' } }), base[1]!]),
      quote([line(1, { terms: within({ freeFromMinor: 1 }) }), base[1]!]),
      quote([line(1, { terms: within({ tiers: slower }) }), base[1]!]),
      quote([line(1, { terms: { from: 'DE' } }), base[1]!]),
      quote(base, { tiers: new Map([['a', 'express']]) }),
      quote(base, { address: null }),
      quote(base, { address: { ...ADDRESS, line1: '13 Harbour Lane' } }),
      quote(base, { address: { ...ADDRESS, district: 'St Johns' } }),
      quote(base, { money: createMoney('EUR') }),
    ].map(hash)
    expect(new Set([before, ...others]).size).toBe(others.length + 1)
  })

  test('a tier that is not offered becomes the cheapest', () => {
    const terms = within({ tiers: only('premium', 'express') })
    const { shops } = quote([line(1, { terms })], { tiers: new Map([['a', 'standard']]) })
    expect(shops[0]).toMatchObject({ tier: { tier: 'premium' }, shippingMinor: 1_299 })
  })
})
