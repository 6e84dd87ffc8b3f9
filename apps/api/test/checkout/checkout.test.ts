import { eq } from 'drizzle-orm'
import type pg from 'pg'
import { describe, expect, test } from 'vitest'
import { variants } from '../../src/modules/catalog/catalog.schema.ts'
import { shops } from '../../src/modules/shops/shops.schema.ts'
import { useTestApp } from '../app.ts'
import { createProduct, createShop, signedUp } from '../fixtures.ts'
import { addAddress, addToCart, buyerOf, checkoutOf, putCheckout, stocked } from '../payments/shop-floor.ts'
import { recordAll } from '../statements.ts'

const api = useTestApp()
const open = (token: string | undefined) => api().call({ method: 'GET', url: '/api/checkout', token })

describe('quoting a checkout', () => {
  test('[CHK-01] groups lines by shop and prices delivery, tax and total', async () => {
    const { db } = api().deps
    const one = await createShop(db, {
      taxRateBasisPoints: 2_000,
      zones: [{ places: ['*'], freeFromMinor: 10_000 }],
    })
    const mug = await createProduct(db, one.id, [{ price: 3_000, sale: 2_500, colour: 'Lagoon' }])
    const lamp = await stocked(api(), [{ price: 9_900 }])
    const buyer = await buyerOf(api(), [mug, lamp], 2)
    const { itemIds, addressId } = buyer
    const shipping = [{ shopId: lamp.shopId, tier: 'express' }]
    const { status, body } = await putCheckout(api(), buyer, { itemIds, addressId, shipping })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      status: 'open',
      currency: 'USD',
      address: { id: addressId, isDefault: true },
      itemTotal: 248,
      shippingTotal: 37.98,
      taxTotal: 9.5,
      total: 285.98,
      problems: [],
      payment: null,
      orderNumber: null,
      groups: [
        {
          shop: { id: one.id, logo: null },
          tier: 'standard',
          itemTotal: 50,
          shippingTotal: 6.99,
          taxTotal: 9.5,
          total: 56.99,
          freeShippingFrom: 100,
          lines: [
            {
              itemId: itemIds[0],
              options: ['Colour: Lagoon'],
              quantity: 2,
              unitPrice: 25,
              compareAtPrice: 30,
              total: 50,
            },
          ],
        },
        { shop: { id: lamp.shopId }, tier: 'express', total: 228.99, freeShippingFrom: null },
      ],
    })
    expect(body.groups[0].tiers.map((offer: { price: number }) => offer.price)).toEqual([6.99, 12.99, 30.99])
    expect(body.number).toMatch(/^[0-9A-HJKMNP-TV-Z]{10}$/)
    expect((await open(buyer.token)).body).toEqual(body)
  })

  test('keeps one open checkout for a user, however many tabs quote at once', async () => {
    const products = await Promise.all([stocked(api()), stocked(api()), stocked(api())])
    const buyer = await buyerOf(api(), products)
    const given = buyer.itemIds.flatMap(id => [[id], buyer.itemIds])
    const answers = await Promise.all(given.map(itemIds => putCheckout(api(), buyer, { itemIds })))
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id} ${body.number}`)).size).toBe(1)
    // What is stored is one of the answers, not a mixture.
    const now = (await open(buyer.token)).body
    expect(answers.map(({ body }) => body.amountHash)).toContain(now.amountHash)
  })

  test('returns a quote without an address, and names that as a problem', async () => {
    const buyer = await buyerOf(api(), [await stocked(api())])
    const { body } = await putCheckout(api(), buyer, { itemIds: buyer.itemIds })
    expect(body).toMatchObject({ address: null, problems: [{ code: 'address_incomplete', itemId: null }] })
  })

  test('prices and names later changes at the next quote', async () => {
    const { db } = api().deps
    const products = [await stocked(api(), [{ price: 2_000 }]), await stocked(api()), await stocked(api())]
    const buyer = await buyerOf(api(), products, 3)
    const before = await checkoutOf(api(), buyer)
    const variantOf = (at: number) => eq(variants.id, products[at]!.variants[0]!.id)
    await db.update(variants).set({ priceMinor: 2_500 }).where(variantOf(0))
    await db.update(variants).set({ stock: 2 }).where(variantOf(1))
    await db.update(shops).set({ status: 'closed' }).where(eq(shops.id, products[2]!.shopId))
    const { body } = await open(buyer.token)
    expect(body.amountHash).not.toBe(before.amountHash)
    expect(body.problems).toEqual([
      {
        code: 'price_changed',
        itemId: buyer.itemIds[0],
        shopId: products[0]!.shopId,
        available: null,
        previousPrice: 20,
      },
      {
        code: 'stock_reduced',
        itemId: buyer.itemIds[1],
        shopId: products[1]!.shopId,
        available: 2,
        previousPrice: null,
      },
      {
        code: 'shop_closed',
        itemId: buyer.itemIds[2],
        shopId: products[2]!.shopId,
        available: 0,
        previousPrice: null,
      },
    ])
  })

  test('[CHK-01] reports a shop that doesn’t ship to the address', async () => {
    const product = await stocked(api(), [{}], { zones: [{ places: ['DE', 'AT'] }] })
    const buyer = await buyerOf(api(), [product])
    const quoted = await checkoutOf(api(), buyer)
    expect(quoted).toMatchObject({
      groups: [{ tier: null, tiers: [] }],
      problems: [
        { code: 'shipping_unavailable', shopId: product.shopId, itemId: null, reason: 'destination' },
      ],
    })
    const german = await addAddress(api(), buyer, { countryCode: 'DE' })
    const { body } = await putCheckout(api(), buyer, { itemIds: buyer.itemIds, addressId: german })
    expect(body).toMatchObject({ groups: [{ tier: 'standard' }], problems: [] })
  })

  test('omits deleted lines, and reports a problem if none is left', async () => {
    const buyer = await buyerOf(api(), [await stocked(api()), await stocked(api())])
    const [first, second] = buyer.itemIds as [string, string]
    await api().call({ method: 'DELETE', url: `/api/cart/remove/${first}`, token: buyer.token })
    const { body } = await putCheckout(api(), buyer, { itemIds: [first, second] })
    expect(
      body.groups.flatMap((group: { lines: { itemId: string }[] }) => group.lines.map(l => l.itemId)),
    ).toEqual([second])
    expect(await putCheckout(api(), buyer, { itemIds: [first] })).toMatchObject({
      status: 404,
      body: { code: 'cart.item_not_found' },
    })
  })

  test("[API-07] returns 404 for another user's lines and addresses", async () => {
    const owner = await buyerOf(api(), [await stocked(api())])
    const other = await buyerOf(api(), [await stocked(api())])
    expect(await putCheckout(api(), other, { itemIds: owner.itemIds })).toMatchObject({ status: 404 })
    const { itemIds } = other
    expect(await putCheckout(api(), other, { itemIds, addressId: owner.addressId })).toMatchObject({
      status: 404,
      body: { code: 'address.not_found' },
    })
    await checkoutOf(api(), owner)
    expect(await open(other.token)).toMatchObject({ status: 404, body: { code: 'checkout.not_found' } })
    expect(await open(undefined)).toMatchObject({ status: 401 })
  })

  test('takes as many statements for 20 lines of 20 shops as for one', async () => {
    const products = await Promise.all(Array.from({ length: 20 }, () => stocked(api())))
    const buyer = await buyerOf(api(), products)
    const pool = api().deps.db.$client as pg.Pool
    const quote = async (itemIds: string[]) => {
      const { statements } = await recordAll(pool, () =>
        putCheckout(api(), buyer, { itemIds, addressId: buyer.addressId }),
      )
      const isRead = (text: string) => /^\s*select/i.test(text)
      // Who is calling is read before every call.
      const own = statements.filter(text => !/from "?(sessions|users|user_roles)/i.test(text))
      return { reads: own.filter(isRead).length, all: own.length }
    }
    const one = await quote(buyer.itemIds.slice(0, 1))
    const twenty = await quote(buyer.itemIds)
    expect(twenty).toEqual(one)
    expect(twenty.reads).toBeLessThanOrEqual(4)
    // The four reads, the two writes, begin and commit.
    expect(twenty.all).toBeLessThanOrEqual(8)
  })

  test('refuses a call without a session or with an invalid body', async () => {
    const person = await signedUp(api())
    expect(await api().call({ method: 'PUT', url: '/api/checkout', payload: { itemIds: [] } })).toMatchObject(
      {
        status: 401,
      },
    )
    expect(await putCheckout(api(), person, { itemIds: [] })).toMatchObject({ status: 400 })
    const id = await addToCart(api(), person, { productId: (await stocked(api())).id })
    expect(
      await putCheckout(api(), person, { itemIds: [id], shipping: [{ shopId: id, tier: 'pigeon' }] }),
    ).toMatchObject({ status: 400, body: { code: 'request.invalid' } })
  })
})
