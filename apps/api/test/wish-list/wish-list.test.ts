import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { productOptionValues, products, variants } from '../../src/modules/catalog/catalog.schema.ts'
import { emails } from '../../src/modules/mail/emails.schema.ts'
import { media } from '../../src/modules/media/media.schema.ts'
import { shops } from '../../src/modules/shops/shops.schema.ts'
import { newId } from '../../src/platform/ids.ts'
import { useTestApp } from '../app.ts'
import { confirmEmail, createProduct, createShop, PASSWORD, type Person, signedUp } from '../fixtures.ts'
import { runJob } from '../payments/shop-floor.ts'

const DAY = 24 * 3_600_000
const app = useTestApp()

const ask = (method: 'GET' | 'PUT' | 'DELETE' | 'POST' | 'PATCH', path: string) => {
  return (person: Person | null, payload?: object) =>
    app().call({ method, url: path, token: person?.token, ...(payload && { payload }) })
}
const list = ask('GET', '/api/user/wish-list')
const settings = ask('PATCH', '/api/user/wish-list')
const merge = ask('POST', '/api/user/wish-list/merge')
const save = (person: Person, productId: string, mark: object = {}) =>
  ask('PUT', `/api/user/wish-list/products/${productId}`)(person, mark)
const remove = (person: Person, productId: string) =>
  ask('DELETE', `/api/user/wish-list/products/${productId}`)(person)
const idsOf = async (person: Person): Promise<string[]> =>
  (await ask('GET', '/api/user/wish-list/products')(person)).body.productIds

const newProduct = async (...specs: Parameters<typeof createProduct>[2][]) => {
  const { db } = app().deps
  return createProduct(db, (await createShop(db)).id, specs[0])
}

/** Registers a user with a confirmed address. */
async function confirmed(): Promise<Person> {
  const person = await signedUp(app())
  await confirmEmail(app(), person)
  return person
}

const reprice = async ({ id }: { id: string }, price: number) => {
  const { db } = app().deps
  await db.update(variants).set({ priceMinor: price }).where(eq(variants.productId, id))
  await db.update(products).set({ priceMin: price }).where(eq(products.id, id))
}
const restock = ({ id }: { id: string }, stock: number) =>
  app().deps.db.update(variants).set({ stock }).where(eq(variants.id, id))

const emailsTo = (person: Person, kind: string) =>
  app().deps.db.select().from(emails).where(sql`${emails.userId} = ${person.id} and ${emails.kind} = ${kind}`)

test('lists saved products once, newest first, with the price of that day, until removed', async () => {
  const person = await signedUp(app())
  const [mug, bowl] = [await newProduct(), await newProduct()]
  expect((await list(person)).body).toMatchObject({
    items: [],
    counts: { all: 0 },
    settings: { alertsOn: false, shareToken: null },
  })
  expect((await save(person, mug.id)).status).toBe(204)
  app().clock.advance(1_000)
  expect((await save(person, bowl.id)).status).toBe(204)
  await reprice(mug, 2_000)
  expect((await save(person, mug.id)).status).toBe(204)
  const { body } = await list(person)
  expect(body.items).toMatchObject([
    { product: { id: bowl.id, price: 24, isSoldOut: false }, savedPrice: 24, isOffered: true },
    { product: { id: mug.id, price: 20 }, savedPrice: 24, isOffered: true },
  ])
  expect(body.counts.all).toBe(2)
  expect(await idsOf(person)).toEqual([mug.id, bowl.id])

  const first = await ask('GET', '/api/user/wish-list?limit=1')(person)
  const second = await ask('GET', `/api/user/wish-list?limit=1&cursor=${first.body.page.next}`)(person)
  expect([...first.body.items, ...second.body.items]).toEqual(body.items)
  expect(second.body.page.next).toBeNull()

  await app().deps.db.update(shops).set({ status: 'closed' }).where(eq(shops.id, mug.shopId))
  expect((await list(person)).body.items[1]).toMatchObject({ product: { id: mug.id }, isOffered: false })
  expect((await remove(person, mug.id)).status).toBe(204)
  expect((await remove(person, mug.id)).status).toBe(204)
  expect(await idsOf(person)).toEqual([bowl.id])
  expect((await save(person, mug.id)).body.code).toBe('product.not_found')
  expect((await save(person, newId())).body.code).toBe('product.not_found')
})

test('merges a guest list once, however often it is sent, and names what doesn’t fit', async () => {
  const person = await signedUp(app())
  const { db } = app().deps
  const [own, guest, gone] = [await newProduct(), await newProduct(), await newProduct()]
  await db.update(products).set({ status: 'draft' }).where(eq(products.id, gone.id))
  await save(person, own.id)
  const items = [
    { productId: own.id, savedAt: '2026-01-02T00:00:00.000Z', savedPrice: 99 },
    { productId: guest.id, savedAt: '2026-01-01T00:00:00.000Z', savedPrice: 30 },
    { productId: guest.id },
    { productId: gone.id },
    { productId: newId() },
  ]
  const answers = await Promise.all([merge(person, { items }), merge(person, { items })])
  for (const { body, text } of answers)
    expect(body, text).toEqual({ productIds: [guest.id, own.id], refused: [] })
  expect((await list(person)).body.items).toMatchObject([
    { product: { id: own.id }, savedPrice: 24 },
    { product: { id: guest.id }, savedPrice: 30, savedAt: '2026-01-01T00:00:00.000Z' },
  ])

  const { id: shopId } = await createShop(db)
  await db.execute(sql`
    with made as (insert into products (id, shop_id, name, slug, price_min)
      select gen_random_uuid(), ${shopId}, 'Many', gen_random_uuid()::text, 100 from generate_series(1, 497) returning id)
    insert into wishes (user_id, product_id, saved_at, saved_price_minor, watched_price_minor, was_sold_out)
    select ${person.id}, id, now(), 100, 100, false from made`)
  const [late, early] = [await newProduct(), await newProduct()]
  const full = await merge(person, {
    items: [
      { productId: early.id, savedAt: '2026-01-01T00:00:00Z' },
      { productId: late.id, savedAt: '2026-03-01T00:00:00Z' },
    ],
  })
  expect(full.body.refused).toEqual([early.id])
  expect(full.body.productIds).toHaveLength(500)
  expect(full.body.productIds).toContain(late.id)
  expect((await save(person, early.id)).body.code).toBe('wish_list.full')
  expect((await save(person, late.id)).status).toBe(204)
})

test('shows the variant that was chosen, unless it has gone or is another product’s', async () => {
  const [person, guest] = [await signedUp(app()), await signedUp(app())]
  const lamp = await newProduct([
    { colour: 'Rust', size: 'S' },
    { colour: 'Sage', size: 'L', price: 3_000 },
  ])
  const [rust, sage] = [lamp.variants[0]!, lamp.variants[1]!]
  const other = await newProduct()
  const { db } = app().deps
  const picture = `sage-${newId()}`
  await db.insert(media).values({ id: picture, source: 'file', path: `${picture}.webp` })
  await db
    .update(productOptionValues)
    .set({ mediaId: picture })
    .where(eq(productOptionValues.id, sage.values.Colour!))
  const shown = async (who: Person) => (await list(who)).body.items[0].product
  const wished = {
    picture: { id: picture },
    variant: {
      id: sage.id,
      options: [
        { name: 'Colour', value: 'Sage', valueId: sage.values.Colour },
        { name: 'Size', value: 'L', valueId: sage.values.Size },
      ],
    },
  }

  const foreign = await save(person, lamp.id, { variantId: other.variants[0]!.id })
  expect(foreign.body).toMatchObject({ code: 'request.invalid', fields: [{ pointer: '/variantId' }] })
  expect(foreign.body.detail).toMatch(/belongs to another product/)
  expect(await idsOf(person)).toEqual([])
  expect((await save(person, lamp.id, { variantId: sage.id })).status).toBe(204)
  expect((await save(person, lamp.id, { variantId: rust.id })).status).toBe(204)
  expect(await shown(person)).toMatchObject(wished)
  const { shareToken } = (await settings(person, { isShared: true })).body
  const shared = await ask('GET', `/api/public/wish-lists/${shareToken}`)(null)
  expect(shared.body.items).toMatchObject([wished])
  expect((await ask('GET', '/api/user/export')(person)).body.wishList).toMatchObject([
    { options: ['Colour: Sage', 'Size: L'] },
  ])

  const merged = await merge(guest, {
    items: [
      { productId: lamp.id, variantId: sage.id },
      { productId: other.id, variantId: sage.id },
    ],
  })
  expect(merged.body.refused).toEqual([])
  const items = (await list(guest)).body.items.map(({ product }: { product: object }) => product)
  expect(items).toHaveLength(2)
  expect(items).toContainEqual(expect.objectContaining({ id: lamp.id, variant: wished.variant }))
  expect(items).toContainEqual(expect.not.objectContaining({ variant: expect.anything() }))
  // A guest’s list is read by its ids.
  const ids = [lamp, other].map(({ id }) => `ids=${id}`).join('&')
  const read = await ask('GET', `/api/public/products?${ids}&variantIds=${sage.id}`)(null)
  const byIds = read.body.items.filter(({ variant }: { variant?: object }) => variant)
  expect(byIds).toMatchObject([{ id: lamp.id, ...wished }])

  await db.update(variants).set({ isActive: false }).where(eq(variants.id, sage.id))
  expect(await shown(person)).toMatchObject({ id: lamp.id, picture: null })
  expect(await shown(person)).not.toHaveProperty('variant')
  await db.delete(variants).where(eq(variants.id, sage.id))
  expect(await idsOf(person)).toEqual([lamp.id])
  await remove(person, lamp.id)
  expect((await save(person, lamp.id, { variantId: sage.id })).status).toBe(204)
  expect(await shown(person)).not.toHaveProperty('variant')
})

test('a list is shared by a link without anything of its owner but the name, until it is ended', async () => {
  const person = await signedUp(app())
  const [mug, hidden] = [await newProduct(), await newProduct()]
  await save(person, mug.id)
  await save(person, hidden.id)
  await app().deps.db.update(products).set({ status: 'draft' }).where(eq(products.id, hidden.id))
  const { shareToken } = (await settings(person, { isShared: true })).body
  expect((await settings(person, { isShared: true })).body.shareToken).toBe(shareToken)
  const shared = await ask('GET', `/api/public/wish-lists/${shareToken}`)(null)
  expect(shared.body).toMatchObject({ ownerName: 'Robin', items: [{ id: mug.id }], counts: { all: 1 } })
  expect(shared.text).not.toContain('@')
  expect(shared.text).not.toContain(person.id)
  expect((await settings(person, { isShared: false })).body.shareToken).toBeNull()
  const ended = await ask('GET', `/api/public/wish-lists/${shareToken}`)(null)
  expect(ended.body.code).toBe('wish_list.not_found')
  expect((await settings(person, { isShared: true })).body.shareToken).not.toBe(shareToken)
})

test('sends one email about a lower price, at most one a day, until emails are stopped', async () => {
  const person = await confirmed()
  const [mug, bowl] = [await newProduct(), await newProduct()]
  await save(person, mug.id)
  await reprice(mug, 2_200)
  await runJob(app(), 'wish-news')
  expect(await emailsTo(person, 'wish-news')).toEqual([])

  expect((await settings(person, { alertsOn: true })).body.alertsOn).toBe(true)
  await save(person, bowl.id)
  await runJob(app(), 'wish-news')
  // What had fallen before is not told.
  expect(await emailsTo(person, 'wish-news')).toEqual([])
  await reprice(mug, 2_000)
  await Promise.all([runJob(app(), 'wish-news'), runJob(app(), 'wish-news')])
  const [email, ...others] = await emailsTo(person, 'wish-news')
  expect(others).toEqual([])
  expect(email!.subject).toContain('Cheaper now')
  for (const text of [email!.body, email!.html]) {
    expect(text).toContain('$24.00 when you saved it')
    expect(text).toContain('$20.00')
    expect(text).toContain('/stop-emails?token=')
  }

  await reprice(bowl, 1_000)
  await runJob(app(), 'wish-news')
  expect(await emailsTo(person, 'wish-news')).toHaveLength(1)
  app().clock.advance(DAY + 1_000)
  await runJob(app(), 'wish-news')
  expect(await emailsTo(person, 'wish-news')).toHaveLength(2)
  // The same fall again, after it rose.
  app().clock.advance(DAY + 1_000)
  await runJob(app(), 'wish-news')
  expect(await emailsTo(person, 'wish-news')).toHaveLength(2)
  await reprice(bowl, 3_000)
  await runJob(app(), 'wish-news')
  await reprice(bowl, 1_000)
  await runJob(app(), 'wish-news')
  expect(await emailsTo(person, 'wish-news')).toHaveLength(3)

  const token = /stop-emails\?token=([\w-]+)/.exec(email!.body)![1]!
  expect(email!.stopHref).toContain(`/stop-emails?token=${token}`)
  const stop = ask('POST', '/api/public/wish-emails/stop')
  expect((await stop(null, { token })).status).toBe(204)
  expect((await stop(null, { token: 'another' })).status).toBe(204)
  const { rows } = await app().deps.db.execute(
    sql`select is_told from wish_lists where user_id = ${person.id}`,
  )
  expect(rows).toEqual([{ is_told: false }])
})

test('emails when a sold-out wish is back, even on the day of a price email', async () => {
  const person = await confirmed()
  const [lamp, mug] = [await newProduct(), await newProduct()]
  await save(person, lamp.id)
  await save(person, mug.id)
  await settings(person, { alertsOn: true })
  await restock(lamp.variants[0]!, 0)
  await reprice(mug, 1_000)
  await runJob(app(), 'wish-news')
  await restock(lamp.variants[0]!, 2)
  await runJob(app(), 'wish-news')
  await runJob(app(), 'wish-news')
  const told = await emailsTo(person, 'wish-news')
  expect(told.map(({ subject }) => subject.split(':')[0]).sort()).toEqual(['Back in stock', 'Cheaper now'])
})

test('emails once a day if a shop switches its stock off and on', async () => {
  const person = await confirmed()
  const lamp = await newProduct()
  await save(person, lamp.id)
  await settings(person, { alertsOn: true })
  const offAndOn = async () => {
    for (const stock of [0, 2]) {
      await restock(lamp.variants[0]!, stock)
      await runJob(app(), 'wish-news')
    }
    return (await emailsTo(person, 'wish-news')).length
  }
  expect(await offAndOn()).toBe(1)
  expect(await offAndOn()).toBe(1)
  app().clock.advance(DAY + 1_000)
  // Products that came back since are still available, and are announced now.
  await runJob(app(), 'wish-news')
  expect(await emailsTo(person, 'wish-news')).toHaveLength(2)
  expect(await offAndOn()).toBe(2)
})

test('doesn’t count stock that a buyer only reserved as sold out', async () => {
  const person = await confirmed()
  const lamp = await newProduct()
  await save(person, lamp.id)
  await settings(person, { alertsOn: true })
  const { db } = app().deps
  const checkoutId = newId()
  await db.execute(sql`insert into checkouts (id, number, status, currency, amount_hash, total_minor)
    values (${checkoutId}, ${checkoutId.slice(-10)}, 'paying', 'USD', 'x', 1)`)
  await db.execute(sql`insert into stock_reservations (checkout_id, variant_id, quantity)
    values (${checkoutId}, ${lamp.variants[0]!.id}, 1)`)
  await restock(lamp.variants[0]!, 0)
  await runJob(app(), 'wish-news')
  await db.execute(sql`delete from stock_reservations where checkout_id = ${checkoutId}`)
  await restock(lamp.variants[0]!, 1)
  await runJob(app(), 'wish-news')
  expect(await emailsTo(person, 'wish-news')).toEqual([])
})

test('sends one email when a sold-out variant is back to those who wait for it', async () => {
  const person = await confirmed()
  const lamp = await newProduct([{ colour: 'Sage', stock: 0 }, { colour: 'Rust' }])
  const [sage, rust] = [lamp.variants[0]!, lamp.variants[1]!]
  const wait = (who: Person, { id }: { id: string }) => ask('PUT', `/api/user/stock-alerts/${id}`)(who)
  const waiting = async () => (await ask('GET', `/api/user/stock-alerts?productId=${lamp.id}`)(person)).body
  expect((await wait(person, rust)).body).toEqual({ variantIds: [] })
  expect((await wait(person, sage)).body).toEqual({ variantIds: [sage.id] })
  expect((await wait(person, sage)).body).toEqual({ variantIds: [sage.id] })
  expect((await wait(person, { id: newId() })).body.code).toBe('variant.not_found')
  const unconfirmed = await signedUp(app())
  expect((await wait(unconfirmed, sage)).body.code).toBe('account.email_unconfirmed')
  expect((await settings(unconfirmed, { alertsOn: true })).body.code).toBe('account.email_unconfirmed')

  await runJob(app(), 'back-in-stock')
  expect(await waiting()).toEqual({ variantIds: [sage.id] })
  await restock(sage, 3)
  await Promise.all([runJob(app(), 'back-in-stock'), runJob(app(), 'back-in-stock')])
  const [email, ...others] = await emailsTo(person, 'back-in-stock')
  expect(others).toEqual([])
  expect(email!.body).toContain(', Sage')
  expect(email!.body).toContain(`/product/${lamp.slug}`)
  expect(await waiting()).toEqual({ variantIds: [] })

  await restock(sage, 0)
  await wait(person, sage)
  expect((await ask('DELETE', `/api/user/stock-alerts/${sage.id}`)(person)).status).toBe(204)
  expect(await waiting()).toEqual({ variantIds: [] })
})

test('exports the list with its account, and deletes it with the account', async () => {
  const person = await confirmed()
  const lamp = await newProduct([{ stock: 0 }])
  await save(person, lamp.id)
  await ask('PUT', `/api/user/stock-alerts/${lamp.variants[0]!.id}`)(person)
  const { shareToken } = (await settings(person, { isShared: true })).body
  const { body } = await ask('GET', '/api/user/export')(person)
  expect(body.wishList).toMatchObject([{ product: expect.stringMatching(/^Product/), options: [] }])
  expect(body.stockAlerts).toHaveLength(1)
  const deleted = await ask('DELETE', '/api/user/me')(person, { password: PASSWORD })
  expect(deleted.status, deleted.text).toBeLessThan(300)
  const shared = await ask('GET', `/api/public/wish-lists/${shareToken}`)(null)
  expect(shared.status).toBe(404)
  const { rows } = await app().deps.db.execute(sql`
    select user_id from wishes where user_id = ${person.id} union all
    select user_id from stock_alerts where user_id = ${person.id} union all
    select user_id from wish_lists where user_id = ${person.id}`)
  expect(rows).toEqual([])
})
