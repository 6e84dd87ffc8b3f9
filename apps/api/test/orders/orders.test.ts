import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { insertMedia } from '../../src/modules/media/media.repository.ts'
import { orders } from '../../src/modules/orders/orders.schema.ts'
import { shops } from '../../src/modules/shops/shops.schema.ts'
import { useTestApp } from '../app.ts'
import { createProduct, createShop, type Person, signedUp } from '../fixtures.ts'
import { type GivenOrder, placeGroup } from '../order-rows.ts'

const api = useTestApp()

const place = async (person: Person, placedAt: string, given: readonly GivenOrder[], currency = 'USD') =>
  (
    await placeGroup(api().deps.db, person.id, { placedAt: new Date(placedAt), orders: given, currency })
  ).orders.map(({ id }) => id)

const list = (token: string | undefined, query = '') =>
  api().call({ method: 'GET', url: `/api/user/orders${query}`, token })

describe('the orders of a person', () => {
  test('are listed by shop, the newest first, with items as they were bought', async () => {
    const person = await signedUp(api())
    const { db } = api().deps
    const shop = await createShop(db, { name: 'Kiln & Cove' })
    await insertMedia(db, { id: 'own-logo', source: 'file', path: 'own-logo.svg', status: 'ready' })
    await db.update(shops).set({ logoMediaId: 'own-logo' }).where(eq(shops.id, shop.id))
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
      shop: { id: shop.id, name: 'Kiln & Cove', logo: { base: '/media/own-logo', alt: 'Kiln & Cove' } },
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

  test('are hidden from other users, and stay with the shops when the account is deleted', async () => {
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

  test('are shown in the currency in which they were paid', async () => {
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

describe('the badge of an order is the last thing that happened on any of its ways', () => {
  test.each<[Partial<GivenOrder>, string]>([
    [{}, 'placed'],
    [{ paymentStatus: 'authorized' }, 'placed'],
    [{ status: 'confirmed' }, 'confirmed'],
    [{ status: 'confirmed', fulfillmentStatus: 'partially_shipped' }, 'partly_shipped'],
    [{ status: 'confirmed', fulfillmentStatus: 'shipped' }, 'shipped'],
    [{ status: 'confirmed', fulfillmentStatus: 'partially_delivered' }, 'shipped'],
    [{ status: 'confirmed', fulfillmentStatus: 'delivered' }, 'delivered'],
    [{ status: 'completed', fulfillmentStatus: 'delivered' }, 'completed'],
    [{ status: 'confirmed', fulfillmentStatus: 'delivered', returnStatus: 'requested' }, 'return_requested'],
    [{ status: 'confirmed', fulfillmentStatus: 'delivered', returnStatus: 'partially_returned' }, 'returned'],
    [
      { status: 'completed', returnStatus: 'returned', paymentStatus: 'partially_refunded' },
      'partly_refunded',
    ],
    [{ status: 'completed', returnStatus: 'returned', paymentStatus: 'refunded' }, 'refunded'],
    [{ status: 'canceled', fulfillmentStatus: 'canceled', paymentStatus: 'voided' }, 'canceled'],
    [{ status: 'canceled', fulfillmentStatus: 'canceled', paymentStatus: 'refunded' }, 'refunded'],
  ])('%o reads as %s', async (axes, word) => {
    const person = await signedUp(api())
    await place(person, '2026-05-01T12:00:00Z', [{ paymentStatus: 'paid', ...axes }])
    expect((await list(person.token)).body.items[0].badge).toBe(word)
    expect((await list(person.token, `?badge=${word}`)).body.items).toHaveLength(1)
  })
})

describe('orders are found', () => {
  const find = async (person: Person, q: string): Promise<string[]> =>
    (await list(person.token, `?q=${encodeURIComponent(q)}`)).body.items.map(titleOf)
  const titleOf = (order: { lines: { title: string }[] }) => order.lines[0]!.title

  test('[ORD-01] finds orders by terms of one title, by their number and by that of the purchase', async () => {
    const person = await signedUp(api())
    const { number } = await placeGroup(api().deps.db, person.id, {
      orders: [
        { lines: [{ title: 'Café cup, 50% wool_felt' }, { title: 'Oak tray' }] },
        { lines: [{ title: 'Linen throw' }] },
      ],
    })
    expect(await find(person, 'cafe CUP')).toEqual(['Café cup, 50% wool_felt'])
    expect(await find(person, '  Café  ')).toEqual(['Café cup, 50% wool_felt'])
    expect(await find(person, 'ｃｕｐ')).toHaveLength(1)
    // Both terms are in the order, but not in one title.
    expect(await find(person, 'cup oak')).toEqual([])
    expect(await find(person, `${number}-2`)).toEqual(['Linen throw'])
    expect(await find(person, `#${number.toLowerCase()}`)).toHaveLength(2)
    expect(await find(person, number.slice(0, 5))).toHaveLength(2)
    const { body } = await list(person.token, '?q=linen')
    expect(body.counts.all).toBe(2)
    expect(body.shops).toHaveLength(2)
  })

  test('finds nothing for punctuation, wildcards or SQL', async () => {
    const person = await signedUp(api())
    await place(person, '2026-05-01T12:00:00Z', [{ lines: [{ title: 'Plain bowl' }] }])
    for (const q of ['%', '_', "' or 1=1 --", '\\', '"', '))(', '%00', '*', '-', ';', '#'])
      expect(await find(person, q), q).toEqual([])
    expect(await find(person, '\u202ebowl')).toHaveLength(1)
    expect((await list(person.token, `?q=${'x'.repeat(101)}`)).status).toBe(400)
    expect((await list(person.token, '?badge=lost')).status).toBe(400)
    expect((await list(person.token, '?shop=no-such-shop')).body.items).toEqual([])
  })

  test('pages in both directions under all filters, and ties a cursor to its filter', async () => {
    const person = await signedUp(api())
    const { db } = api().deps
    const slug = `kiln-${person.id}`
    const shop = await createShop(db, { slug, name: 'Kiln' })
    for (let day = 1; day <= 7; day++)
      await place(person, `2026-06-0${day}T12:00:00Z`, [
        { shopId: shop.id, status: 'confirmed', lines: [{ title: `Bowl ${day}` }] },
        { status: 'confirmed', lines: [{ title: `Bowl of another shop ${day}` }] },
        { shopId: shop.id, status: 'canceled', lines: [{ title: `Bowl that never came ${day}` }] },
      ])
    const query = `?q=bowl&shop=${slug}&badge=confirmed&limit=3`
    const read = async (rest = '') => (await list(person.token, query + rest)).body
    const first = await read()
    const second = await read(`&cursor=${first.page.next}`)
    const third = await read(`&cursor=${second.page.next}`)
    expect([first, second, third].flatMap(page => page.items.map(titleOf))).toEqual(
      [7, 6, 5, 4, 3, 2, 1].map(day => `Bowl ${day}`),
    )
    expect(third.page.next).toBeNull()
    expect((await read(`&cursor=${third.page.previous}`)).items).toEqual(second.items)
    expect((await read(`&cursor=${second.page.previous}`)).items).toEqual(first.items)
    expect(await list(person.token, `?q=bowls&limit=3&cursor=${first.page.next}`)).toMatchObject({
      status: 400,
      body: { code: 'cursor.invalid' },
    })
  })
})
