import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { products, variants } from '../../src/modules/catalog/catalog.schema.ts'
import { readEdition } from '../../src/modules/catalog/edition.ts'
import { seedDemo } from '../../src/seed/seed.ts'
import { buildTestApp, useTestApp } from '../app.ts'

const app = useTestApp()
const get = (url: string, headers: Record<string, string> = {}) => app().call({ method: 'GET', url, headers })

beforeAll(async () => {
  await seedDemo(app().deps)
})

describe('an answer of the catalogue is kept until the catalogue changes', () => {
  test('and may be stored by who asks anew each time', async () => {
    const first = await get('/api/public/home')
    expect(first.headers).toMatchObject({
      'cache-control': 'no-cache',
      etag: expect.stringMatching(/^"\S+"$/),
    })
    const etag = String(first.headers.etag)
    expect(await get('/api/public/home', { 'if-none-match': `"other", W/${etag}` })).toMatchObject({
      status: 304,
      text: '',
    })
    await app()
      .deps.db.update(products)
      .set({ sold90: 100_000 })
      .where(eq(products.slug, first.body.newest[0].slug))
    const later = await get('/api/public/home', { 'if-none-match': etag })
    expect(later.status).toBe(200)
    expect(later.body.bestSellers[0].slug).toBe(first.body.newest[0].slug)
  })

  test('a refusal is not kept', async () => {
    expect((await get('/api/public/products/not-yet')).status).toBe(404)
    const [some] = await app().deps.db.select().from(products).limit(1)
    await app().deps.db.update(products).set({ slug: 'not-yet' }).where(eq(products.id, some!.id))
    expect((await get('/api/public/products/not-yet')).status).toBe(200)
  })

  test('what depends on the time of day is read again after a while', async () => {
    const [{ slug }] = (await get('/api/public/products?limit=1&sort=newest')).body.items
    const isNew = async () => (await get(`/api/public/products/${slug}`)).body.isNew
    await app().deps.db.update(products).set({ createdAt: app().clock.now() }).where(eq(products.slug, slug))
    expect(await isNew()).toBe(true)
    app().clock.advance(31 * 24 * 3_600_000)
    expect(await isNew()).toBe(false)
  })

  test('who asks after a commit sees it, also while many ask', async () => {
    const { db } = app().deps
    const [{ id, slug }] = (await get('/api/public/products?limit=1&inStock=true')).body.items
    const url = `/api/public/products/${slug}`
    let over = false
    const crowd = Array.from({ length: 8 }, async () => {
      while (!over) expect((await get(url)).status).toBe(200)
    })
    try {
      for (let stock = 50; stock > 20; stock--) {
        await db.update(variants).set({ stock }).where(eq(variants.productId, id))
        const { body } = await get(url)
        expect(body.variants.every((each: { stock: number }) => each.stock === stock)).toBe(true)
      }
    } finally {
      over = true
      await Promise.all(crowd)
    }
  })

  test('there is no edition while a change is under way, and another one after it', async () => {
    const { db } = app().deps
    const before = await readEdition(db)
    expect(before).not.toBeNull()
    const client = await app().database.pool.connect()
    try {
      await client.query('begin')
      await client.query("update products set name = name || ' (late)' where slug = 'not-yet'")
      expect(await readEdition(db)).toBeNull()
      const during = (await get('/api/public/products/not-yet')).body.name
      await client.query('commit')
      expect((await get('/api/public/products/not-yet')).body.name).toBe(`${during} (late)`)
    } finally {
      client.release()
    }
    const after = await readEdition(db)
    expect(after).not.toBeNull()
    expect(after).not.toBe(before)
  })

  test('every table that it is read from moves the edition', async () => {
    const { db } = app().deps
    const tables = [
      'products',
      'variants',
      'categories',
      'shops',
      'media',
      'product_media',
      'product_options',
      'product_option_values',
      'variant_values',
      'reviews',
      'review_media',
      'former_slugs',
      'search_words',
    ]
    for (const table of tables) {
      const before = await readEdition(db)
      await db.execute(sql.raw(`delete from ${table} where false`))
      expect([table, await readEdition(db)]).not.toEqual([table, before])
    }
  })
})

test('with no memory for them, nothing is kept', async () => {
  const forgetful = await buildTestApp({ config: { answersMegabytes: 0 } })
  try {
    const url = '/api/public/home'
    const { pool } = forgetful.database
    let sent = 0
    const query = pool.query.bind(pool)
    pool.query = ((...args: Parameters<typeof query>) => {
      sent += 1
      return query(...args)
    }) as typeof pool.query
    await forgetful.call({ method: 'GET', url })
    const once = sent
    await forgetful.call({ method: 'GET', url })
    expect(sent).toBe(2 * once)
  } finally {
    await forgetful.close()
  }
})
