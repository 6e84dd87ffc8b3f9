import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { products, variants } from '../../src/modules/catalog/catalog.schema.ts'
import { media } from '../../src/modules/media/media.schema.ts'
import { shops } from '../../src/modules/shops/shops.schema.ts'
import { newId } from '../../src/platform/ids.ts'
import { useTestApp } from '../app.ts'
import { createProduct, createShop, signedUp } from '../fixtures.ts'
import { ADDRESS, placeGroup } from '../order-rows.ts'
import { recordStatements } from '../statements.ts'

const api = useTestApp()
const read = (token: string | undefined, number: string) =>
  api().call({ method: 'GET', url: `/api/user/orders/${encodeURIComponent(number)}`, token })

test('[ORD-01] returns a purchase with an order for each shop, as bought and with its state', async () => {
  const person = await signedUp(api())
  const { db } = api().deps
  const shop = await createShop(db, { name: 'Kiln & Cove' })
  const product = await createProduct(db, shop.id, [{ colour: 'Lagoon' }, { colour: 'Rust' }])
  const [lagoon] = product.variants
  const pictureId = `p${newId()}`
  await db
    .insert(media)
    .values({ id: pictureId, path: 'mug.webp', source: 'file', width: 800, height: 600, alt: 'A mug' })
  const { number, orders } = await placeGroup(db, person.id, {
    payment: {},
    isTest: true,
    orders: [
      {
        shopId: shop.id,
        status: 'confirmed',
        fulfillmentStatus: 'partially_shipped',
        shippingTier: 'premium',
        arrivesFrom: '2026-05-05',
        arrivesTo: '2026-05-07',
        lines: [
          {
            title: 'Cove mug, old name',
            options: ['Glaze: Lagoon'],
            sku: 'CM-1',
            compareAtMinor: 3_000,
            productId: product.id,
            variantId: lagoon!.id,
            mediaId: pictureId,
          },
          { title: 'A plate that is gone', unitMinor: 0, quantity: 1, canceledQuantity: 1 },
        ],
        events: [
          { kind: 'confirmed', actor: 'shop', at: new Date('2026-05-03T09:00:00Z') },
          { kind: 'placed', actor: 'buyer', at: new Date('2026-05-02T08:30:00Z') },
          { kind: 'shipped', actor: 'shop', at: new Date('2026-05-04T10:00:00.120Z') },
        ],
        parcels: [
          {
            status: 'shipped',
            carrier: 'DHL',
            trackingNumber: '0034',
            trackingUrl: 'https://carrier.test/0034',
            shippedAt: new Date('2026-05-04T10:00:00Z'),
          },
        ],
      },
      { refundedItemMinor: 500, refundedMinor: 500 },
    ],
  })
  const { status, body, headers } = await read(person.token, number)
  expect(status).toBe(200)
  expect(headers['cache-control']).toBe('no-store')
  expect(body).toMatchObject({
    number,
    placedAt: '2026-05-02T08:30:00.000Z',
    currency: 'USD',
    email: 'robin@example.test',
    itemTotal: 96,
    shippingTotal: 13.98,
    taxTotal: 18.24,
    total: 109.98,
    refundedTotal: 5,
    payment: { provider: 'test', method: 'card', instrument: 'Visa ···· 4242', isTest: true, amount: 54.99 },
    shippingAddress: ADDRESS,
  })
  const [first, second] = body.orders
  expect(first).toMatchObject({
    number: `${number}-1`,
    shop: { id: shop.id, name: 'Kiln & Cove' },
    badge: 'partly_shipped',
    stage: 'preparing',
    shippingTier: 'premium',
    arrivesFrom: '2026-05-05',
    arrivesTo: '2026-05-07',
    total: 54.99,
  })
  expect(first.lines).toEqual([
    {
      id: orders[0]!.lineIds[0],
      title: 'Cove mug, old name',
      options: ['Glaze: Lagoon'],
      sku: 'CM-1',
      quantity: 2,
      unitPrice: 24,
      compareAtPrice: 30,
      total: 48,
      slug: product.slug,
      picture: expect.objectContaining({ alt: 'A mug', width: 800, height: 600 }),
      canceledQuantity: 0,
      fulfilledQuantity: 0,
      returnedQuantity: 0,
      cancelableQuantity: 2,
      returnableQuantity: 0,
      claimableQuantity: 0,
      review: null,
      productId: product.id,
      buyAgain: { productId: product.id, optionIds: lagoon!.optionIds },
    },
    expect.objectContaining({ slug: null, picture: null, buyAgain: null, canceledQuantity: 1 }),
  ])
  expect(first.timeline).toEqual([
    { kind: 'placed', actor: 'buyer', at: '2026-05-02T08:30:00.000Z' },
    { kind: 'confirmed', actor: 'shop', at: '2026-05-03T09:00:00.000Z' },
    { kind: 'shipped', actor: 'shop', at: '2026-05-04T10:00:00.120Z' },
  ])
  expect(first.fulfillments).toEqual([
    {
      id: expect.any(String),
      status: 'shipped',
      carrier: 'DHL',
      trackingNumber: '0034',
      trackingUrl: 'https://carrier.test/0034',
      shippedAt: '2026-05-04T10:00:00.000Z',
      deliveredAt: null,
      claimId: null,
      lines: [{ orderLineId: orders[0]!.lineIds[0], title: 'Cove mug, old name', quantity: 1 }],
    },
  ])
  expect(second).toMatchObject({ number: `${number}-2`, fulfillments: [], refundedTotal: 5 })
})

test('a purchase of many shops is one statement, its orders in the order of their numbers', async () => {
  const person = await signedUp(api())
  const { number } = await placeGroup(api().deps.db, person.id, {
    orders: Array.from({ length: 12 }, () => ({})),
  })
  const { answer, statements } = await recordStatements(api().database.pool, () => read(person.token, number))
  expect(answer.body.orders.map((order: { number: string }) => order.number)).toEqual(
    Array.from({ length: 12 }, (_, at) => `${number}-${at + 1}`),
  )
  expect(statements.filter(text => text.includes('order_groups'))).toHaveLength(1)
})

test('offers a line again as long as its variant is sold, even if renamed', async () => {
  const person = await signedUp(api())
  const { db } = api().deps
  const shop = await createShop(db)
  const product = await createProduct(db, shop.id)
  const [variant] = product.variants
  const { number } = await placeGroup(db, person.id, {
    orders: [{ shopId: shop.id, lines: [{ productId: product.id, variantId: variant!.id }] }],
  })
  const buyAgain = async () => (await read(person.token, number)).body.orders[0].lines[0].buyAgain
  expect(await buyAgain()).toEqual({ productId: product.id, optionIds: [] })
  const switched: [() => Promise<unknown>, () => Promise<unknown>][] = [
    [
      () => db.update(variants).set({ isActive: false }).where(eq(variants.id, variant!.id)),
      () => db.update(variants).set({ isActive: true }).where(eq(variants.id, variant!.id)),
    ],
    [
      () => db.update(products).set({ status: 'archived' }).where(eq(products.id, product.id)),
      () => db.update(products).set({ status: 'active' }).where(eq(products.id, product.id)),
    ],
    [
      () => db.update(shops).set({ status: 'closed' }).where(eq(shops.id, shop.id)),
      () => db.update(shops).set({ status: 'open' }).where(eq(shops.id, shop.id)),
    ],
  ]
  for (const [off, on] of switched) {
    await off()
    expect(await buyAgain()).toBeNull()
    await on()
    expect(await buyAgain()).not.toBeNull()
  }
  await db.delete(variants).where(eq(variants.id, variant!.id))
  expect(await buyAgain()).toBeNull()
})

describe('a purchase belongs to its buyer', () => {
  test('isn’t found by another user, by an unknown number, or by that of one shop’s order', async () => {
    const [owner, other] = [await signedUp(api()), await signedUp(api())]
    const { number } = await placeGroup(api().deps.db, owner.id)
    expect((await read(owner.token, number)).status).toBe(200)
    const refused = await read(other.token, number)
    expect(refused).toMatchObject({ status: 404, body: { code: 'order.not_found' } })
    const unknown = await read(other.token, 'NOSUCHNUMB')
    expect({ ...unknown.body, requestId: '' }).toEqual({ ...refused.body, requestId: '' })
    expect((await read(owner.token, `${number}-1`)).status).toBe(404)
    expect(refused.text).not.toContain(number)
  })

  test('not without a token, with a wrong one, or after the account went', async () => {
    const person = await signedUp(api())
    const { number } = await placeGroup(api().deps.db, person.id)
    expect((await read(undefined, number)).status).toBe(401)
    expect((await read('a.b.c', number)).status).toBe(401)
    const gone = await api().call({
      method: 'DELETE',
      url: '/api/user/me',
      token: person.token,
      payload: { password: 'lagoon-kettle-42' },
    })
    expect(gone.status).toBe(204)
    expect((await read(person.token, number)).status).toBe(401)
  })

  test.each(["' or '1'='1", '%%%%', '../../me', 'x'.repeat(40), '\u{1f600}'.repeat(4)])(
    'not with the guess %j',
    async guess => {
      const person = await signedUp(api())
      await placeGroup(api().deps.db, person.id)
      expect((await read(person.token, guess)).status).toBe(404)
    },
  )

  test.each(['abc', 'x'.repeat(41), 'ab\u0000cd'])('%j is no number at all', async guess => {
    const person = await signedUp(api())
    expect((await read(person.token, guess)).status).toBe(400)
  })
})
