import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { generateCatalog } from '../../seed/generate.ts'
import { type ListFilter, unfiltered } from '../../src/modules/catalog/products/list-filter.sql.ts'
import {
  type ListQuestion,
  listStatement,
} from '../../src/modules/catalog/products/product-list.repository.ts'
import { readSearch } from '../../src/platform/search-query.ts'
import { useTestApp } from '../app.ts'
import { tablesReadWhole } from '../explain.ts'
import { recordStatements } from '../statements.ts'

const app = useTestApp()

beforeAll(async () => {
  await generateCatalog(app().deps.db)
}, 300_000)

const id = '00000000-0000-5000-8000-000000000000'
const page = (filter: Partial<ListFilter>, rest: Partial<ListQuestion> = {}): ListQuestion => ({
  filter: { ...unfiltered, ...filter },
  sort: 'best_seller',
  cursor: null,
  limit: 24,
  ...rest,
})

const found = (text: string, filter: Partial<ListFilter> = {}, rest: Partial<ListQuestion> = {}) =>
  page({ search: readSearch(text), ...filter }, { sort: 'relevance', ...rest })

const questions: Record<string, ListQuestion> = {
  'all, best sellers': page({}),
  'all, newest': page({}, { sort: 'newest' }),
  'all, cheapest': page({}, { sort: 'price_asc' }),
  'all, dearest': page({}, { sort: 'price_desc' }),
  'all, best rated': page({}, { sort: 'rating' }),
  'all, a page in the middle': page({}, { cursor: { direction: 'next', keys: [2, 40, id] } }),
  'all, a page backwards': page(
    {},
    { sort: 'price_asc', cursor: { direction: 'previous', keys: [-2, 9000, id] } },
  ),
  'a root category': page({ category: 'g-rooms' }),
  'a root category, newest': page({ category: 'g-rooms' }, { sort: 'newest' }),
  'a second-level category, cheapest': page({ category: 'g-rooms/g-oak' }, { sort: 'price_asc' }),
  'a third-level category': page({ category: 'g-rooms/g-oak/g-quiet' }),
  'a deeper category': page({ category: 'g-rooms/g-oak/g-quiet/g-deep' }),
  'a shop': page({ shop: 'g-shop-3' }),
  'a shop, best rated': page({ shop: 'g-shop-3' }, { sort: 'rating' }),
  'what was sold': page({ sold: true }),
  'on sale, in stock, between two prices': page({
    onSale: true,
    inStock: true,
    minPrice: 1000,
    maxPrice: 9000,
  }),
  'four stars and more': page({ minRating: 4 }),
  'options in a category': page({
    category: 'g-rooms/g-oak',
    options: [{ name: 'Colour', values: ['Rust', 'Sand'] }],
  }),
  'colors of everything': page({ colors: ['orange', 'blue'] }),
  'colors in stock in a category': page({ category: 'g-rooms/g-oak', colors: ['beige'], inStock: true }),
  'several categories and shops': page({
    categories: ['g-rooms', 'g-tables/g-oak'],
    shops: ['g-shop-1', 'g-shop-2'],
  }),
  'colors and options of a shop': page({
    shop: 'g-shop-3',
    colors: ['beige'],
    options: [{ name: 'Size', values: ['Small'] }],
  }),
  'some by their ids': page({ ids: [id] }),
  'a search': found('harbour lamp'),
  'a search for what stands with every product': found('lagoon'),
  'a search for a phrase without a word': found('"harbour lamp" -oak'),
  'a search, a page in the middle': found('oak', {}, { cursor: { direction: 'next', keys: [2, 2, 40, id] } }),
  'a search, a page backwards': found('oak', {}, { cursor: { direction: 'previous', keys: [2, 2, 40, id] } }),
  'a search in a shop': found('oak mug', { shop: 'g-shop-3', inStock: true }),
  'a search in a category': found('oak mug', { category: 'g-rooms' }),
  'a search in a category, cheapest': found('oak mug', { category: 'g-rooms' }, { sort: 'price_asc' }),
}

/** Tables that grow with the products; forty shops on one page of the disk are read whole, and rightly so. */
const GROWING = new Set([
  'products',
  'variants',
  'product_media',
  'product_options',
  'product_option_values',
  'variant_values',
])

/** The prepared statements that a call runs, but for the question for the catalog's version. */
async function statementsOf(url: string) {
  const { answer, statements } = await recordStatements(app().database.pool, () =>
    app().call({ method: 'GET', url }),
  )
  expect(answer.status).toBe(200)
  // All requests of a moment share the question for the version, and those of a version its settings.
  const isShared = (text: string) => /read_catalog_version|from market_settings/.test(text)
  return { ...answer, sent: statements.filter(text => !isShared(text)) }
}

describe('a page of 24 out of 10,000 products reads no growing table from end to end', () => {
  test.each(Object.entries(questions))('%s', async (_, question) => {
    const scanned = await tablesReadWhole(app().database.pool, listStatement(question))
    expect(scanned.filter(name => GROWING.has(name))).toEqual([])
  })
})

test.each([
  '/api/public/products?category=g-rooms&sort=price_asc&inStock=true',
  '/api/public/products?q=harbour%20lamp',
  '/api/public/home',
  '/api/public/category/get_tree_category',
  '/api/public/search/suggestions?q=oak',
])('reads %s by one statement, and from the cache until the next change', async url => {
  const first = await statementsOf(url)
  expect(first.sent).toHaveLength(1)
  const again = await statementsOf(url)
  expect(again.sent).toEqual([])
  expect(again.text).toBe(first.text)
  await app().deps.db.execute(
    sql`update products set sold_90 = sold_90 where id = (select id from products limit 1)`,
  )
  const changed = await statementsOf(url)
  expect(changed.sent).toHaveLength(1)
  expect(changed.text).toBe(first.text)
})

test('a product with all that its page shows is one statement', async () => {
  const { body } = await app().call({ method: 'GET', url: '/api/public/products?limit=1' })
  const product = await statementsOf(`/api/public/products/${body.items[0].slug}`)
  expect(product.sent).toHaveLength(1)
  expect(product.body.related).toHaveLength(8)
})

test('the total is counted up to 10,000, facets with it', async () => {
  const { body } = await app().call({ method: 'GET', url: '/api/public/products?limit=1' })
  expect(body.total).toBe(10_000)
  expect(body.facets.categories).toHaveLength(12)
  const counted = body.facets.categories.reduce((sum: number, { count }: { count: number }) => sum + count, 0)
  expect(counted).toBe(10_000)
})

test.each(['best_seller', 'newest', 'price_asc', 'price_desc', 'rating'])(
  'lists every product once in the pages by %s, and once on the way back',
  async sort => {
    const seen: string[] = []
    const read = async (cursor: string | null) => {
      const url = `/api/public/products?category=g-rooms/g-oak&sort=${sort}&limit=60${cursor ? `&cursor=${cursor}` : ''}`
      return (await app().call({ method: 'GET', url })).body
    }
    let last = await read(null)
    const { total } = last
    const first = last
    for (;;) {
      seen.push(...last.items.map((item: { id: string }) => item.id))
      if (!last.page.next) break
      last = await read(last.page.next)
    }
    expect(seen).toHaveLength(total)
    expect(new Set(seen).size).toBe(total)
    const back: string[] = last.items.map((item: { id: string }) => item.id)
    while (last.page.previous) {
      last = await read(last.page.previous)
      back.unshift(...last.items.map((item: { id: string }) => item.id))
    }
    expect(back).toEqual(seen)
    expect(last.items).toEqual(first.items)
  },
)
