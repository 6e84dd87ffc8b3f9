import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { shops } from '../src/modules/catalog/shops/shops.schema.ts'
import { orderGroups, orderLines, orders } from '../src/modules/orders/orders.schema.ts'
import { newId } from '../src/platform/ids.ts'
import { useTestApp } from './app.ts'
import { createProduct, createShop, type Person, signedUp } from './fixtures.ts'

const api = useTestApp()

interface Placed extends Partial<typeof orders.$inferInsert> {
  lines?: Partial<typeof orderLines.$inferInsert>[]
}

/** What somebody bought in one go, as a checkout would leave it: an order for each entry. */
async function place(person: Person, placedAt: string, given: readonly Placed[], currency = 'USD') {
  const { db } = api().deps
  const groupId = newId()
  const number = groupId.slice(-10)
  await db
    .insert(orderGroups)
    .values({ id: groupId, number, customerId: person.id, currency, placedAt: new Date(placedAt) })
  const made: string[] = []
  for (const [at, { lines = [{}], ...order }] of given.entries()) {
    const shop = order.shopId ?? (await createShop(db)).id
    const id = newId()
    await db.insert(orders).values({
      id,
      groupId,
      number: `${number}-${at + 1}`,
      itemMinor: 4_800,
      shippingMinor: 699,
      totalMinor: 5_499,
      ...order,
      shopId: shop,
    })
    for (const [position, line] of lines.entries())
      await db.insert(orderLines).values({
        orderId: id,
        shopId: shop,
        position,
        title: 'Cove mug',
        unitMinor: 2_400,
        quantity: 2,
        ...line,
      })
    made.push(id)
  }
  return made
}

const list = (token: string | undefined, query = '') =>
  api().call({ method: 'GET', url: `/api/user/orders${query}`, token })

describe('the orders of a person', () => {
  test('come by shop, the newest first, with what was bought as it was then', async () => {
    const person = await signedUp(api())
    const { db } = api().deps
    const shop = await createShop(db, { name: 'Kiln & Cove' })
    const product = await createProduct(db, shop.id)
    await place(person, '2026-03-01T10:00:00Z', [{ status: 'completed', fulfillmentStatus: 'delivered' }])
    const [first, second] = await place(person, '2026-05-02T08:30:00Z', [
      {
        shopId: shop.id,
        lines: [
          { productId: product.id, title: 'Cove mug, old name', options: ['Glaze: Lagoon'], quantity: 3 },
          { title: 'A plate that is gone', quantity: 1 },
        ],
      },
      { status: 'confirmed', fulfillmentStatus: 'shipped' },
    ])
    const { status, body } = await list(person.token)
    expect(status).toBe(200)
    expect(body.counts).toEqual({
      all: 3,
      preparing: 1,
      on_the_way: 1,
      delivered: 1,
      returned: 0,
      canceled: 0,
    })
    expect(body.items.map((one: { badge: string }) => one.badge)).toEqual(['shipped', 'placed', 'completed'])
    expect(body.items.map((one: { id: string }) => one.id).slice(0, 2)).toEqual([second, first])
    expect(body.items[1]).toMatchObject({
      placedAt: '2026-05-02T08:30:00.000Z',
      shop: { id: shop.id, name: 'Kiln & Cove' },
      total: 54.99,
      currency: 'USD',
      itemCount: 4,
      lines: [
        { title: 'Cove mug, old name', options: ['Glaze: Lagoon'], quantity: 3, slug: product.slug },
        { title: 'A plate that is gone', options: [], quantity: 1, slug: null, picture: null },
      ],
    })
  })

  test('are narrowed by stage and turned page by page, both ways', async () => {
    const person = await signedUp(api())
    for (let day = 1; day <= 5; day++)
      await place(person, `2026-06-0${day}T12:00:00Z`, [
        { status: day === 3 ? 'canceled' : 'placed' },
        { status: 'confirmed', fulfillmentStatus: 'delivered' },
      ])
    const read = async (query: string) => (await list(person.token, query)).body
    const all = (await read('?limit=50')).items.map((one: { id: string }) => one.id)
    expect(all).toHaveLength(10)
    const seen: string[] = []
    let page = await read('?limit=4')
    for (;;) {
      seen.push(...page.items.map((one: { id: string }) => one.id))
      if (!page.page.next) break
      page = await read(`?limit=4&cursor=${page.page.next}`)
    }
    expect(seen).toEqual(all)
    const back = await read(`?limit=4&cursor=${page.page.previous}`)
    expect(back.items.map((one: { id: string }) => one.id)).toEqual(all.slice(4, 8))

    const canceled = await read('?stage=canceled')
    expect(canceled.items).toHaveLength(1)
    expect(canceled.counts).toMatchObject({ all: 10, delivered: 5, canceled: 1, preparing: 4 })
    expect((await read('?stage=delivered&limit=2')).items).toHaveLength(2)
    expect(await list(person.token, `?stage=delivered&cursor=${page.page.previous}`)).toMatchObject({
      status: 400,
      body: { code: 'cursor.invalid' },
    })
    expect((await list(person.token, '?stage=lost')).status).toBe(400)
  })

  test('are nobody else’s, and stay with the shops when the account goes', async () => {
    const person = await signedUp(api())
    const other = await signedUp(api())
    const [id] = await place(person, '2026-07-01T12:00:00Z', [{}])
    expect((await list(undefined)).status).toBe(401)
    expect((await list(other.token)).body).toMatchObject({ items: [], counts: { all: 0 } })
    const { body: first } = await list(person.token, '?limit=1')
    expect(first.items).toHaveLength(1)

    const file = await api().call({ method: 'GET', url: '/api/user/export', token: person.token })
    expect(file.body.orders).toEqual(first.items)

    const gone = await api().call({
      method: 'DELETE',
      url: '/api/user/me',
      token: person.token,
      payload: { password: 'lagoon-kettle-42' },
    })
    expect(gone.status).toBe(204)
    const kept = await api().deps.db.select({ number: orders.number }).from(orders).where(eq(orders.id, id!))
    expect(kept).toHaveLength(1)
  })

  test('are told in the currency in which they were paid', async () => {
    const person = await signedUp(api())
    await place(person, '2026-01-01T00:00:00Z', [{ totalMinor: 5_499 }], 'JPY')
    await place(person, '2026-01-02T00:00:00Z', [{ totalMinor: 5_499 }], 'KWD')
    const { items } = (await list(person.token)).body
    expect(items.map((one: { total: number; currency: string }) => [one.total, one.currency])).toEqual([
      [5.499, 'KWD'],
      [5499, 'JPY'],
    ])
  })

  test('name no page of a product that is shown no longer', async () => {
    const person = await signedUp(api())
    const { db } = api().deps
    const shop = await createShop(db)
    const product = await createProduct(db, shop.id)
    await place(person, '2026-02-01T00:00:00Z', [{ shopId: shop.id, lines: [{ productId: product.id }] }])
    const slug = async () => (await list(person.token)).body.items[0].lines[0].slug
    expect(await slug()).toBe(product.slug)
    await db.update(shops).set({ status: 'closed' }).where(eq(shops.id, shop.id))
    expect(await slug()).toBeNull()
  })
})
