import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { products, variants } from '../../src/modules/catalog/catalog.schema.ts'
import { shops } from '../../src/modules/shops/shops.schema.ts'
import { newId, stableId } from '../../src/platform/ids.ts'
import { useTestApp } from '../app.ts'

const app = useTestApp()
const call = async (url: string) => (await app().call({ method: 'GET', url })).body
const search = async (q: string, rest = '') =>
  call(`/api/public/products?q=${encodeURIComponent(q)}&limit=60${rest}`)
const slugs = ({ items }: { items: { slug: string }[] }) => items.map(({ slug }) => slug)

/** Each sells better than the one before it, so that only relevance can put it behind. */
const OFFERS = [
  { slug: 'exact', name: 'Clay pot' },
  { slug: 'exact-twice', name: 'Pot of clay, painted' },
  { slug: 'beginning', name: 'Potter bench of clay' },
  { slug: 'tagged', name: 'Garden set', extra: 'clay potted' },
  { slug: 'described', name: 'Bench', description: '<p>Room for each clay pot there is.</p>' },
  { slug: 'half', name: 'Pot of iron' },
  { slug: 'other', name: 'Lantern', description: '<p>Burns all night.</p>' },
]
const MANY = 300
const shop = stableId('relevance', 'shop')

beforeAll(async () => {
  const { db } = app().deps
  await db.insert(shops).values({ id: shop, name: 'North', slug: 'north' })
  await db.insert(products).values(
    OFFERS.map(({ slug, name, extra = '', description = '' }, at) => ({
      id: stableId('relevance', slug),
      shopId: shop,
      slug,
      name,
      searchExtra: extra,
      descriptionHtml: description,
      priceMin: 1000 + at,
      sold90: at * 10,
    })),
  )
  // A word that all of many products contain: found among the best sellers, without a text index.
  await db.insert(products).values(
    Array.from({ length: MANY }, (_, at) => ({
      id: stableId('relevance', 'crowd', at),
      shopId: shop,
      slug: `crowd-${at}`,
      name: at % 100 === 7 ? `Willow chair ${at}` : `Chair ${at}`,
      searchExtra: 'willow workshop',
      priceMin: 5000,
      sold90: 100 + (at % 50),
    })),
  )
  await db.execute(sql`vacuum analyze products`)
})

describe('what fits better comes first, whatever sells better', () => {
  test('ranks exact matches first, then prefixes, then tags, then the description', async () => {
    expect(slugs(await search('clay pot'))).toEqual([
      'exact-twice',
      'exact',
      'beginning',
      'tagged',
      'described',
    ])
  })

  test('corrects a misspelling only if there is no exact match', async () => {
    expect((await search('clay pot')).correctedQuery).toBeNull()
    const body = await search('clya pot')
    expect(body.correctedQuery).toBe('clay pot')
    expect(slugs(body)).toEqual(slugs(await search('clay pot')))
  })

  test('finds a phrase only in one run, and excludes nothing because of a hyphen', async () => {
    expect(slugs(await search('"clay pot"'))).toEqual(['exact', 'tagged', 'described'])
    expect(slugs(await search('pot -clay'))).toEqual(slugs(await search('pot clay')))
    expect(slugs(await search('-pot'))).toContain('exact')
  })

  test('keeps the order under a filter', async () => {
    expect(slugs(await search('clay pot', '&maxPrice=10.03'))).toEqual([
      'exact-twice',
      'exact',
      'beginning',
      'tagged',
    ])
  })
})

describe('a search that nearly everything fits', () => {
  test('has the best fitting first and all of the others by what sells best, each once', async () => {
    const seen: { slug: string; name: string }[] = []
    let cursor = ''
    let total = 0
    for (;;) {
      const body = await call(`/api/public/products?q=willow&limit=24${cursor}`)
      seen.push(...body.items)
      total = body.total
      if (!body.page.next) break
      cursor = `&cursor=${body.page.next}`
    }
    expect(total).toBe(MANY)
    expect(new Set(seen.map(({ slug }) => slug)).size).toBe(MANY)
    expect(seen.slice(0, 3).every(({ name }) => name.startsWith('Willow'))).toBe(true)
    const { rows } = await app().deps.db.execute<{ slug: string }>(sql`
      select slug from products where search_extra like 'willow%'
      order by name like 'Willow%' desc, sold_90 desc, id desc`)
    expect(seen.map(({ slug }) => slug)).toEqual(rows.map(({ slug }) => slug))
  })

  test('pages back in the same order', async () => {
    const first = await call('/api/public/products?q=willow&limit=2')
    const second = await call(`/api/public/products?q=willow&limit=2&cursor=${first.page.next}`)
    const third = await call(`/api/public/products?q=willow&limit=2&cursor=${second.page.next}`)
    const back = await call(`/api/public/products?q=willow&limit=2&cursor=${third.page.previous}`)
    expect(slugs(back)).toEqual(slugs(second))
    const start = await call(`/api/public/products?q=willow&limit=2&cursor=${back.page.previous}`)
    expect(slugs(start)).toEqual(slugs(first))
  })
})

describe("a product's row knows of its variants", () => {
  const id = stableId('relevance', 'half')
  const facts = async () =>
    (
      await app()
        .deps.db.select({ isBuyable: products.isBuyable, effectivePriceMax: products.effectivePriceMax })
        .from(products)
        .where(eq(products.id, id))
    )[0]

  test('follows variants that are added, sold out, restocked, repriced and removed', async () => {
    const { db } = app().deps
    expect(await facts()).toEqual({ isBuyable: false, effectivePriceMax: null })
    const [one, other] = [newId(), newId()]
    await db.insert(variants).values([
      { id: one, productId: id, optionKey: 'a', priceMinor: 1000, stock: 2 },
      { id: other, productId: id, optionKey: 'b', priceMinor: 3000, priceSaleMinor: 2500, stock: 0 },
    ])
    expect(await facts()).toEqual({ isBuyable: true, effectivePriceMax: 2500 })
    await db.update(variants).set({ stock: 1 }).where(eq(variants.id, one))
    expect(await facts()).toEqual({ isBuyable: true, effectivePriceMax: 2500 })
    await db.update(variants).set({ stock: 0 }).where(eq(variants.id, one))
    expect(await facts()).toEqual({ isBuyable: false, effectivePriceMax: 2500 })
    await db.update(variants).set({ stock: null }).where(eq(variants.id, other))
    expect(await facts()).toEqual({ isBuyable: true, effectivePriceMax: 2500 })
    await db.update(variants).set({ isActive: false }).where(eq(variants.id, other))
    expect(await facts()).toEqual({ isBuyable: false, effectivePriceMax: 1000 })
    await db.delete(variants).where(eq(variants.productId, id))
    expect(await facts()).toEqual({ isBuyable: false, effectivePriceMax: null })
  })

  test('stays right when two orders sell its last items at the same time', async () => {
    const { db } = app().deps
    const ids = [newId(), newId()]
    for (let round = 0; round < 10; round++) {
      await db.delete(variants).where(eq(variants.productId, id))
      await db
        .insert(variants)
        .values(ids.map(each => ({ id: each, productId: id, optionKey: each, priceMinor: 1000, stock: 1 })))
      expect(await facts()).toMatchObject({ isBuyable: true })
      await Promise.all(ids.map(each => db.update(variants).set({ stock: 0 }).where(eq(variants.id, each))))
      expect(await facts()).toMatchObject({ isBuyable: false })
    }
  })
})
