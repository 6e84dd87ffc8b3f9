import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { deliveriesStatement } from '../../src/modules/catalog/delivery/delivery.repository.ts'
import { orders } from '../../src/modules/orders/orders.schema.ts'
import type { Destination } from '../../src/modules/read-model/index.ts'
import { shippingZones } from '../../src/modules/shops/shipping-zones.schema.ts'
import { createShop, multipart, setZones, tierOf } from '../fixtures.ts'
import { bought, shipped } from '../orders/order-desk.ts'
import {
  addAddress,
  buyerOf,
  checkoutOf,
  confirm,
  putCheckout,
  startPayment,
  stocked,
  useShopFloor,
} from '../payments/shop-floor.ts'

const floor = useShopFloor({ jobs: false })
const GERMAN = {
  line1: 'Kelterstraße 4',
  city: 'Leipzig',
  region: null,
  postalCode: '04109',
  countryCode: 'DE',
}
const HAWAIIAN = { city: 'Honolulu', region: 'Hawaii', postalCode: '96813' }
const SLOW = tierOf('standard', { transitMin: 7, transitMax: 12, priceMinor: 1_450 })

describe('the zone of a destination', () => {
  const COUNTRIES = ['US', 'CA', 'DE'] as const
  const REGIONS = ['', 'HI', 'BC'] as const
  const places = fc.uniqueArray(
    fc.constantFrom(...COUNTRIES.flatMap(c => REGIONS.map(r => `${c}-${r}`)), '*'),
    {
      maxLength: 10,
    },
  )
  // Each place is in one of three zones; the second of them excludes its places.
  const given = places.chain(all =>
    fc.tuple(fc.constant(all), fc.array(fc.nat(2), { minLength: all.length, maxLength: all.length })),
  )

  const found = async (shopId: string, to: Destination): Promise<string | null> => {
    const { rows } = await floor().deps.db.execute<{
      delivery: { terms: { zone: { name: string } | null } }
    }>(deliveriesStatement([shopId], to))
    return rows[0]!.delivery.terms.zone?.name ?? null
  }

  test('is that of its region, else of its country, else the rest of the world', async () => {
    const { id } = await createShop(floor().deps.db)
    await fc.assert(
      fc.asyncProperty(given, async ([all, zoneOf]) => {
        const zones = [0, 1, 2].map(zone => ({
          places: all.filter((_, at) => zoneOf[at] === zone),
          tiers: zone === 1 ? [] : [SLOW],
        }))
        await setZones(floor().deps.db, id, zones)
        const nameOf = (place: string) => {
          const at = all.indexOf(place as (typeof all)[number])
          return at === -1 ? undefined : `Zone ${zoneOf[at]! + 1}`
        }
        for (const country of COUNTRIES)
          for (const region of ['HI', 'BC', 'OR', null]) {
            const expected =
              (region && nameOf(`${country}-${region}`)) ?? nameOf(`${country}-`) ?? nameOf('*') ?? null
            const to = { country, region, isAddress: true, isServed: true }
            expect([to, await found(id, to)]).toEqual([to, expected])
            expect(await found(id, { ...to, isServed: false })).toBeNull()
          }
        for (const country of COUNTRIES) {
          const whole = nameOf(`${country}-`) ?? nameOf('*')
          const ofRegions = ['Zone 1', 'Zone 2', 'Zone 3'].find(name =>
            ['HI', 'BC'].some(region => nameOf(`${country}-${region}`) === name),
          )
          const to = { country, region: null, isAddress: false, isServed: true }
          expect([to, await found(id, to)]).toEqual([to, whole ?? ofRegions ?? null])
        }
      }),
      { numRuns: process.env.STOA_SOAK ? 500 : 25 },
    )
  })
})

describe('GET /api/public/delivery', () => {
  const get = (query: string) => floor().call({ method: 'GET', url: `/api/public/delivery?${query}` })

  test('returns prices, days and duties of open shops for a country', async () => {
    const { db } = floor().deps
    const zones = [
      { places: ['DE'], freeFromMinor: 5_000 },
      { places: ['US', 'CA'], tiers: [SLOW] },
      { places: ['US-HI', 'US-AK'], tiers: [] },
    ]
    const german = await createShop(db, { country: 'DE', zones })
    const away = { isPaused: true, closedFrom: '2026-01-01', closedUntil: '2099-01-01' }
    const paused = await createShop(db, { country: 'US', ...away })
    const suspended = await createShop(db, { status: 'suspended' })
    const shops = [paused, suspended, german].map(({ id }) => `shops=${id}`).join('&')

    const { body } = await get(`country=US&${shops}`)
    expect(body).toMatchObject({
      country: 'US',
      items: [
        {
          shopId: german.id,
          status: 'available',
          offers: [{ tier: 'standard', price: 14.5 }],
          freeFrom: null,
          duties: true,
          regionsDiffer: true,
        },
        { shopId: paused.id, status: 'paused', offers: [], duties: false, regionsDiffer: false },
      ],
    })
    expect((await get(`country=DE&shops=${german.id}`)).body.items).toMatchObject([
      { freeFrom: 50, duties: false, regionsDiffer: false, offers: [{ price: 6.99 }, {}, {}] },
    ])
    expect((await get(`country=FR&shops=${german.id}`)).body.items).toMatchObject([
      { status: 'unavailable', offers: [], duties: false },
    ])
    expect((await get('country=US')).status).toBe(400)
  })

  test('caches one answer for the same shops in any order', async () => {
    const { db } = floor().deps
    const ids = [(await createShop(db)).id, (await createShop(db)).id]
    const [one, other] = [ids, ids.toReversed()].map(shops => get(shops.map(id => `shops=${id}`).join('&')))
    expect((await other!).text).toBe((await one!).text)
  })

  test('shows an edit of the zones at once, though answers are cached', async () => {
    const { db } = floor().deps
    const { id } = await createShop(db)
    const priceOf = async () => (await get(`country=CA&shops=${id}`)).body.items[0].offers[0]?.price
    expect([await priceOf(), await priceOf()]).toEqual([6.99, 6.99])
    await db
      .update(shippingZones)
      .set({ tiers: [SLOW] })
      .where(eq(shippingZones.shopId, id))
    expect(await priceOf()).toBe(14.5)
  })
})

test('marks items of a mixed cart that can’t go to the country, for guests and users', async () => {
  const reachable = await stocked(floor(), [{}], { zones: [{ places: ['DE', 'US'] }] })
  const unreachable = await stocked(floor(), [{}], { zones: [{ places: ['US'] }] })
  const guest = async (country: string) => {
    const payload = [reachable, unreachable].map(({ id }) => ({
      product: { id },
      quantity: 1,
      optionIds: [],
    }))
    const url = `/api/public/cart/quote?country=${country}`
    return (await floor().call({ method: 'POST', url, payload })).body.items
  }
  const buyer = await buyerOf(floor(), [reachable, unreachable])
  const own = async (query: string) =>
    (await floor().call({ method: 'GET', url: `/api/cart/findAll${query}`, token: buyer.token })).body.map(
      ({ cartDTOList: [line] }: { cartDTOList: object[] }) => line,
    )
  const undeliverable = { code: 'shipping_unavailable', available: null, previousPrice: null }
  for (const items of [await guest('DE'), await own('?country=DE')])
    expect(items).toMatchObject([
      { problems: [], shop: { delivery: { steps: [{ price: 6.99 }] } } },
      { problems: [undeliverable], shop: { delivery: null } },
    ])
  for (const items of [await guest('US'), await own('')])
    expect(items).toMatchObject([{ problems: [] }, { problems: [], shop: { delivery: {} } }])
})

describe('a checkout', () => {
  test('has free shipping in one zone only', async () => {
    const zones = [
      { places: ['US'], freeFromMinor: 2_000 },
      { places: ['*'], tiers: [SLOW] },
    ]
    const buyer = await buyerOf(floor(), [
      // A business in the EU may ship there from anywhere.
      await stocked(floor(), [{ price: 2_400 }], { country: 'US', traderCountry: 'DE', zones }),
    ])
    expect((await checkoutOf(floor(), buyer)).groups[0]).toMatchObject({
      freeShippingFrom: 20,
      shippingTotal: 0,
      duties: false,
    })
    const addressId = await addAddress(floor(), buyer, GERMAN)
    const { body } = await putCheckout(floor(), buyer, { itemIds: buyer.itemIds, addressId })
    expect(body.groups[0]).toMatchObject({ freeShippingFrom: null, shippingTotal: 14.5, duties: true })
  })

  test('keeps the tier when the address changes, or takes the cheapest', async () => {
    const zones = [
      { places: ['US'] },
      { places: ['DE'], tiers: [SLOW, tierOf('express')] },
      { places: ['US-HI'], tiers: [SLOW] },
    ]
    const product = await stocked(floor(), [{}], { zones })
    const buyer = await buyerOf(floor(), [product])
    const shipping = [{ shopId: product.shopId, tier: 'express' }]
    const tierTo = async (address: object | null) => {
      const addressId = address ? await addAddress(floor(), buyer, address) : buyer.addressId
      const { body } = await putCheckout(floor(), buyer, { itemIds: buyer.itemIds, addressId, shipping })
      return [body.groups[0].tier, body.groups[0].shippingTotal]
    }
    expect(await tierTo(null)).toEqual(['express', 30.99])
    expect(await tierTo(GERMAN)).toEqual(['express', 30.99])
    expect(await tierTo(HAWAIIAN)).toEqual(['standard', 14.5])
  })

  test('can’t be paid for a region that the shop excludes, nor for a PO box that it doesn’t reach', async () => {
    const tiers = [tierOf('standard', { poBoxes: false })]
    const zones = [
      { places: ['US'], tiers },
      { places: ['US-HI'], tiers: [] },
    ]
    const product = await stocked(floor(), [{}], { zones })
    const buyer = await buyerOf(floor(), [product])
    for (const [address, reason] of [
      [HAWAIIAN, 'destination'],
      [{ line1: 'PO Box 12' }, 'po_box'],
      [GERMAN, 'destination'],
    ] as const) {
      const addressId = await addAddress(floor(), buyer, address)
      const { body } = await putCheckout(floor(), buyer, { itemIds: buyer.itemIds, addressId })
      expect(body.problems).toMatchObject([{ code: 'shipping_unavailable', shopId: product.shopId, reason }])
      expect((await startPayment(floor(), buyer, body)).body.code).toBe('checkout.changed')
    }
  })

  test('refuses the EU to a business outside of it, as pages and carts say', async () => {
    const american = await stocked(floor(), [{}], { country: 'US' })
    const moved = await stocked(floor(), [{}], { country: 'DE', traderCountry: 'CH' })
    const buyer = await buyerOf(floor(), [american, moved])
    const addressId = await addAddress(floor(), buyer, GERMAN)
    const { body } = await putCheckout(floor(), buyer, { itemIds: buyer.itemIds, addressId })
    expect(body.problems).toMatchObject(
      [american, moved].map(({ shopId }) => ({ code: 'shipping_unavailable', shopId, reason: 'tax' })),
    )
    const get = async (url: string) => (await floor().call({ method: 'GET', url, token: buyer.token })).body
    expect(await get(`/api/public/products/${moved.slug}?country=MC`)).toMatchObject({
      delivery: { status: 'unavailable', offers: [], reason: 'tax', regionsDiffer: false },
    })
    const cart = await get('/api/cart/findAll?country=FR')
    expect(cart[0].cartDTOList[0]).toMatchObject({
      problems: [{ code: 'shipping_unavailable', reason: 'tax' }],
      shop: { delivery: null },
    })
    const elsewhere = await putCheckout(floor(), buyer, {
      itemIds: buyer.itemIds,
      addressId: buyer.addressId,
    })
    expect(elsewhere.body.problems).toEqual([])
  })

  describe('whose zone changes', () => {
    let product: Awaited<ReturnType<typeof stocked>>
    let buyer: Awaited<ReturnType<typeof buyerOf>>
    const edit = (zones: Parameters<typeof setZones>[2]) => setZones(floor().deps.db, product.shopId, zones)

    beforeEach(async () => {
      product = await stocked(floor(), [{ price: 2_000 }], {
        country: 'DE',
        handlingDays: 1,
        zones: [{ name: 'Overseas', places: ['US'], tiers: [SLOW] }],
      })
      buyer = await buyerOf(floor(), [product])
    })

    test.each([
      ['another price', [{ places: ['US'], tiers: [{ ...SLOW, priceMinor: 1_500 }] }]],
      ['other days', [{ places: ['US'], tiers: [{ ...SLOW, transitMax: 13 }] }]],
      ['no zone', []],
    ])('before its payment is shown again: %s', async (_, zones) => {
      const checkout = await checkoutOf(floor(), buyer)
      await edit(zones)
      expect((await startPayment(floor(), buyer, checkout)).body.code).toBe('checkout.changed')
    })

    test('during its payment becomes the order that was accepted', async () => {
      const { deps, provider } = floor()
      const checkout = await checkoutOf(floor(), buyer)
      const [offer] = checkout.groups[0].tiers
      const { body: payment } = await startPayment(floor(), buyer, checkout)
      await edit([])
      await deps.db.execute(
        sql`update shops set handling_days = 20, country = 'US' where id = ${product.shopId}`,
      )
      await provider.pay(payment.reference, '0002')
      expect((await confirm(floor(), buyer, payment.id)).body.status).toBe('paid')
      const [order] = await deps.db.select().from(orders).where(eq(orders.shopId, product.shopId))
      expect(order).toMatchObject({
        shippingMinor: 1_450,
        standardShippingMinor: 1_450,
        arrivesFrom: offer.arrivesFrom,
        arrivesTo: offer.arrivesTo,
        delivery: { zone: 'Overseas', handlingDays: 1, transitMin: 7, transitMax: 12, duties: true },
      })
    })
  })
})

test('a full return gives back the zone’s cheapest shipping and names the return address', async () => {
  const { db } = floor().deps
  const address = {
    line1: '1 Quay',
    line2: null,
    city: 'Bergen',
    region: null,
    postalCode: '5003',
    countryCode: 'NO',
  }
  const zones = [{ places: ['US'], tiers: [SLOW, tierOf('express')] }]
  const order = await bought(floor(), [{}], { shop: { name: 'Kiln', address, zones } })
  await setZones(db, order.shop.id, [{ places: ['*'], tiers: [tierOf('standard', { priceMinor: 100 })] }])
  await order.asSeller(`fulfillments/${await shipped(order)}/deliver`)
  const wanted = {
    lines: [{ orderLineId: order.lineIds[0], quantity: 1, reason: 'other' }],
    text: 'Too small',
  }
  const { body } = await order.asBuyer('returns', wanted)
  const [requested] = body.orders[0].returns
  expect(requested).toMatchObject({ refund: { shippingTotal: 14.5 }, returnAddress: null })
  const { call } = floor()
  const { token } = order.seller
  const url = `/api/seller/returns/${requested.id}`
  const label = multipart({ label: { filename: 'label.pdf', bytes: Buffer.from('%PDF-1.4\n%%EOF') } })
  await db.execute(sql`update shops set return_address = ${JSON.stringify({ ...address, line1: '2 Quay' })}
    where id = ${order.shop.id}`)
  await call({ method: 'PUT', url: `${url}/label`, token, ...label })
  const payload = { postage: 'label' }
  expect((await call({ method: 'POST', url: `${url}/approve`, token, payload })).status).toBe(200)
  const { body: group } = await call({
    method: 'GET',
    url: `/api/user/orders/${order.groupNumber}`,
    token: order.buyer.token,
  })
  const [{ returnAddress, instructions }] = group.orders[0].returns
  expect(returnAddress).toEqual(['Kiln', '2 Quay', '5003 Bergen', 'Norway'])
  expect(instructions).toContain('Kiln\n2 Quay\n5003 Bergen\nNorway')
})
