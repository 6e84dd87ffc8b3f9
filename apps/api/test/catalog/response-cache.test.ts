import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { products, variants } from '../../src/modules/catalog/catalog.schema.ts'
import { readCatalogVersion } from '../../src/modules/catalog/catalog-version.repository.ts'
import { openDatabase } from '../../src/platform/db/client.ts'
import { buildTestApp, useTestApp } from '../app.ts'
import { recordStatements } from '../statements.ts'

const app = useTestApp({ filled: 'demo' })
const get = (url: string, headers: Record<string, string> = {}) => app().call({ method: 'GET', url, headers })

describe('a response of the catalog is cached until the catalog changes', () => {
  test('lets clients store it and revalidate it', async () => {
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

  test('a problem is not cached', async () => {
    expect((await get('/api/public/products/not-yet')).status).toBe(404)
    const [some] = await app().deps.db.select().from(products).limit(1)
    await app().deps.db.update(products).set({ slug: 'not-yet' }).where(eq(products.id, some!.id))
    expect((await get('/api/public/products/not-yet')).status).toBe(200)
  })

  test('reads time-dependent responses again after a while', async () => {
    const [{ slug }] = (await get('/api/public/products?limit=1&sort=newest')).body.items
    const isNew = async () => (await get(`/api/public/products/${slug}`)).body.isNew
    await app().deps.db.update(products).set({ createdAt: app().clock.now() }).where(eq(products.slug, slug))
    expect(await isNew()).toBe(true)
    app().clock.advance(31 * 24 * 3_600_000)
    expect(await isNew()).toBe(false)
  })

  test('a call after a commit sees it, also among many calls', async () => {
    const { db } = app().deps
    const [{ id, slug }] = (await get('/api/public/products?limit=1&inStock=true')).body.items
    const url = `/api/public/products/${slug}`
    let over = false
    const crowd = Array.from({ length: 8 }, async () => {
      while (!over) expect((await get(url)).status).toBe(200)
    })
    try {
      for (let at = 0; at < 30; at++) {
        const stock = 10 - (at % 10)
        await db.update(variants).set({ stock }).where(eq(variants.productId, id))
        const { body } = await get(url)
        expect(body.variants.every((each: { stock: number }) => each.stock === stock)).toBe(true)
      }
    } finally {
      over = true
      await Promise.all(crowd)
    }
  })

  test('has no version during a change, and a new one after it', async () => {
    const { db } = app().deps
    const before = await readCatalogVersion(db)
    expect(before).not.toBeNull()
    const client = await app().database.pool.connect()
    try {
      await client.query('begin')
      await client.query("update products set name = name || ' (late)' where slug = 'not-yet'")
      expect(await readCatalogVersion(db)).toBeNull()
      const during = (await get('/api/public/products/not-yet')).body.name
      await client.query('commit')
      expect((await get('/api/public/products/not-yet')).body.name).toBe(`${during} (late)`)
    } finally {
      client.release()
    }
    const after = await readCatalogVersion(db)
    expect(after).not.toBeNull()
    expect(after).not.toBe(before)
  })

  test('answers all processes that ask for the version at once', async () => {
    const { db, close } = openDatabase({ url: app().database.url, connections: 8 })
    try {
      const version = await readCatalogVersion(db)
      const readers = Array.from({ length: 8 }, async () => {
        const told: (string | null)[] = []
        for (let nth = 0; nth < 100; nth++) told.push(await readCatalogVersion(db))
        return told
      })
      const told = new Set((await Promise.all(readers)).flat())
      expect([...told]).toEqual([version])
    } finally {
      await close()
    }
  })

  test('keeps the version for sales from ample stock, and changes it for the last ten items', async () => {
    const { db } = app().deps
    const [{ id, slug }] = (await get('/api/public/products?limit=1&inStock=true')).body.items
    await db.update(variants).set({ stock: 500 }).where(eq(variants.productId, id))
    const moves = async (change: Partial<typeof variants.$inferInsert>) => {
      const before = await readCatalogVersion(db)
      await db.update(variants).set(change).where(eq(variants.productId, id))
      return (await readCatalogVersion(db)) !== before
    }
    const shown = async () => (await get(`/api/public/products/${slug}`)).body.variants[0].stock
    expect([await moves({ stock: 499 }), await shown()]).toEqual([false, null])
    expect([await moves({ stock: 11 }), await shown()]).toEqual([false, null])
    expect([await moves({ stock: 10 }), await shown()]).toEqual([true, 10])
    expect([await moves({ stock: 9 }), await shown()]).toEqual([true, 9])
    expect(await moves({ stock: 9 })).toBe(false)
    expect([await moves({ stock: 400 }), await shown()]).toEqual([true, null])
    expect(await moves({ priceMinor: 4_242 })).toBe(true)
    expect(await moves({ isActive: false })).toBe(true)
  })

  test('every table that it is read from moves the version', async () => {
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
      'slug_redirects',
      'search_words',
      'commission_rules',
    ]
    for (const table of tables) {
      const before = await readCatalogVersion(db)
      await db.execute(sql.raw(`delete from ${table} where false`))
      expect([table, await readCatalogVersion(db)]).not.toEqual([table, before])
    }
  })
})

test('caches nothing without memory for it', async () => {
  const forgetful = await buildTestApp({ config: { responseCacheMb: 0 } })
  try {
    const url = '/api/public/home'
    const { pool } = forgetful.database
    const call = () => recordStatements(pool, () => forgetful.call({ method: 'GET', url }))
    const first = await call()
    const second = await call()
    expect(first.statements).toHaveLength(1)
    expect(second.statements).toEqual(first.statements)
  } finally {
    await forgetful.close()
  }
})
