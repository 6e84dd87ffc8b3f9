import { type SQL, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import type { ListFilter } from '../../src/modules/catalog/list-filter.ts'
import { type ListQuestion, listStatement } from '../../src/modules/catalog/list-query.ts'
import { readList } from '../../src/modules/catalog/product-list.service.ts'
import { readSearch } from '../../src/modules/search/search-query.ts'
import { compile } from '../../src/platform/db/read.ts'
import { generateCatalogue } from '../../src/seed/generate.ts'
import { useTestApp } from '../app.ts'

const app = useTestApp()

beforeAll(async () => {
  await generateCatalogue(app().deps.db)
}, 120_000)

const every: ListFilter = {
  search: null,
  category: null,
  shop: null,
  minPrice: null,
  maxPrice: null,
  minRating: null,
  inStock: false,
  onSale: false,
  options: [],
  ids: null,
}
const id = '00000000-0000-5000-8000-000000000000'
const page = (filter: Partial<ListFilter>, rest: Partial<ListQuestion> = {}): ListQuestion => ({
  filter: { ...every, ...filter },
  sort: 'best_seller',
  cursor: null,
  limit: 24,
  knownEdition: null,
  ...rest,
})

const questions: Record<string, ListQuestion> = {
  'all, best sellers': page({}),
  'all, newest': page({}, { sort: 'newest' }),
  'all, cheapest': page({}, { sort: 'price_asc' }),
  'all, dearest': page({}, { sort: 'price_desc' }),
  'all, best rated': page({}, { sort: 'rating' }),
  'all, a page in the middle': page({}, { cursor: { direction: 'next', keys: [40, id] } }),
  'all, a page backwards': page(
    {},
    { sort: 'price_asc', cursor: { direction: 'previous', keys: [9000, id] } },
  ),
  'a root category': page({ category: 'g-rooms' }),
  'a root category, newest': page({ category: 'g-rooms' }, { sort: 'newest' }),
  'a second-level category, cheapest': page({ category: 'g-rooms/g-oak' }, { sort: 'price_asc' }),
  'a third-level category': page({ category: 'g-rooms/g-oak/g-quiet' }),
  'a deeper category': page({ category: 'g-rooms/g-oak/g-quiet/g-deep' }),
  'a shop': page({ shop: 'g-shop-3' }),
  'a shop, best rated': page({ shop: 'g-shop-3' }, { sort: 'rating' }),
  'on sale, in stock, between two prices': page({
    onSale: true,
    inStock: true,
    minPrice: 1000,
    maxPrice: 9000,
  }),
  'four stars and more': page({ minRating: 4 }),
  'a search': page({ search: readSearch('harbour lamp') }, { sort: 'relevance' }),
  'a search in a category, cheapest': page(
    { search: readSearch('oak mug'), category: 'g-rooms' },
    { sort: 'price_asc' },
  ),
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

interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  Plans?: PlanNode[]
}

const nodes = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodes)]

async function planOf(query: SQL): Promise<PlanNode[]> {
  const { text, values } = compile(query)
  const { rows } = await app().database.pool.query(`explain (format json) ${text}`, values)
  return nodes(rows[0]['QUERY PLAN'][0].Plan)
}

describe('a page of 24 out of 10,000 products reads no growing table from end to end', () => {
  test.each(Object.entries(questions))('%s', async (_, question) => {
    const scanned = (await planOf(listStatement(question)))
      .filter(node => node['Node Type'] === 'Seq Scan')
      .map(node => node['Relation Name'])
    expect(scanned.filter(name => GROWING.has(name!))).toEqual([])
  })
})

test('a page of products is one statement', async () => {
  const { pool } = app().database
  const sent: string[] = []
  const query = pool.query.bind(pool)
  pool.query = ((...args: Parameters<typeof query>) => {
    const [given] = args as unknown as [{ text: string }]
    sent.push(given.text)
    return query(...args)
  }) as typeof pool.query
  try {
    const url = '/api/public/products?category=g-rooms&sort=price_asc&inStock=true'
    const { status, body } = await app().call({ method: 'GET', url })
    expect(status).toBe(200)
    expect(body.items).toHaveLength(24)
    expect(sent).toHaveLength(1)
  } finally {
    pool.query = query
  }
})

test('counts are not taken again before something has changed', async () => {
  const { db } = app().deps
  const question = page({ category: 'g-rooms' })
  const first = await readList(db, question)
  expect(first.counts?.total).toBeGreaterThan(500)
  const again = () => readList(db, { ...question, knownEdition: first.edition })
  expect((await again()).counts).toBeNull()
  await db.execute(sql`update variants set stock = stock where id = (select id from variants limit 1)`)
  expect((await again()).counts).toEqual(first.counts)
})

test('the total is counted up to 10,000, facets with it', async () => {
  const { body } = await app().call({ method: 'GET', url: '/api/public/products?limit=1' })
  expect(body.total).toBe(10_000)
  expect(body.facets.categories).toHaveLength(12)
  const counted = body.facets.categories.reduce((sum: number, { count }: { count: number }) => sum + count, 0)
  expect(counted).toBe(10_000)
})

test.each(['best_seller', 'newest', 'price_asc', 'price_desc', 'rating'])(
  'every product stands once in the pages by %s, and once on the way back',
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
