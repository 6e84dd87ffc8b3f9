import { type SQL, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { productStatement } from '../../src/modules/products/editor/product.repository.ts'
import {
  leftBy,
  type SellerListQuestion,
  sellerProductsStatement,
} from '../../src/modules/products/list/list.repository.ts'
import { newId } from '../../src/platform/ids.ts'
import type { Cursor } from '../../src/platform/pagination/cursor.ts'
import { useTestApp } from '../app.ts'
import { planForAnyValue, tablesReadWhole } from '../explain.ts'
import { createShop } from '../fixtures.ts'
import { giveVariants } from '../many-variants.ts'

const app = useTestApp()
const shopId = newId()
const PRODUCTS = 2_000

beforeAll(async () => {
  const { db } = app().deps
  await createShop(db, { id: shopId, slug: 'kiln' })
  for (let at = 0; at < 20; at++) await createShop(db)
  // One shop holds 40 % of them.
  await db.execute(sql`insert into products (id, shop_id, name, slug, price_min, created_at, status)
    select gen_random_uuid(), s.id, 'Product ' || n || ' ' || md5(n::text), 'p' || n, n, now() - n * interval '1 minute',
      case n % 9 when 0 then 'draft' when 1 then 'archived' else 'active' end
    from generate_series(1, ${sql.raw(String(PRODUCTS))}) n
    join (select id, row_number() over (order by slug = 'kiln' desc, id) as at from shops) s
      on s.at = case when n % 10 < 4 then 1 else 2 + n % 19 end`)
  await giveVariants(db)
  await db.execute(
    sql`insert into shop_log (shop_id, at, what, subject_id) select shop_id, now(), 'x', id from products`,
  )
  await app().database.pool.query('vacuum analyze')
}, 120_000)

const list = (question: Partial<SellerListQuestion>) =>
  sellerProductsStatement({
    shopId,
    words: [],
    status: null,
    stock: null,
    categoryId: null,
    tag: null,
    brand: null,
    type: null,
    without: null,
    sort: 'newest',
    direction: 'desc',
    cursor: null,
    limit: 50,
    ...question,
  })

const next: Cursor = { direction: 'next', keys: [1, shopId] }
const questions: Record<string, SQL> = {
  'the newest': list({}),
  'a page in the middle': list({ cursor: next }),
  'by name': list({ sort: 'name', direction: 'asc', cursor: { ...next, keys: ['p', shopId] } }),
  'by stock': list({ sort: 'stock', direction: 'asc', cursor: next }),
  'by price, backwards': list({ sort: 'price', cursor: { ...next, direction: 'previous' } }),
  'by pieces sold': list({ sort: 'sold', cursor: next }),
  drafts: list({ status: 'draft' }),
  'what is low': list({ stock: 'low' }),
  'two letters': list({ words: ['pr'] }),
  'a SKU and a word': list({ words: ['sku-p12', 'product'] }),
  'what few have': list({ words: ['sku-p12'], found: { ids: [shopId] } }),
  'what many have': list({ words: ['product'], found: 'many' }),
  'one letter by name': list({ words: ['p'], found: 'many', sort: 'name', direction: 'asc', cursor: next }),
  'a status that many have': list({ status: 'active', left: 'many', sort: 'price' }),
  'a level of stock that few have': list({ stock: 'out', left: { ids: [shopId] }, sort: 'stock' }),
  'a brand': list({ brand: 'Cove' }),
  'without a picture': list({ without: 'picture' }),
  'which they are': leftBy({ shopId, status: 'draft', stock: 'low' }),
  'one product': productStatement(shopId, shopId),
}

const GROWING = new Set([
  'products',
  'variants',
  'product_stock',
  'product_words',
  'variant_values',
  'shop_log',
])

const planOf = (query: SQL) => planForAnyValue(app().database.pool, query)

test.each(Object.entries(questions))('%s reads no growing table from end to end', async (_, question) => {
  const scanned = await tablesReadWhole(app().database.pool, question)
  expect(scanned.filter(name => GROWING.has(name))).toEqual([])
})

test('the counts are one walk along an index', async () => {
  const counts = (await planOf(list({}))).filter(
    node => node['Relation Name'] === 'product_stock' && node['Index Name'] === 'product_stock_counts_idx',
  )
  expect(counts).toMatchObject([{ 'Node Type': 'Index Only Scan' }])
})

test.each([
  ['newest', 'products_shop_created_idx'],
  ['name', 'products_shop_name_idx'],
  ['stock', 'product_stock_total_idx'],
  ['price', 'products_shop_price_idx'],
  ['sold', 'products_shop_all_sold_idx'],
] as const)('a list by %s is a walk along its index, whatever the size of the shop', async (sort, index) => {
  for (const direction of ['asc', 'desc'] as const) {
    for (const filter of [{}, { status: 'active', left: 'many' }] as const) {
      const plan = await planOf(list({ sort, direction, ...filter }))
      expect(plan.map(node => node['Index Name'])).toContain(index)
    }
  }
})

test('names that begin with a letter are a walk along the index of their beginnings', async () => {
  const plan = await planOf(list({ words: ['p'], found: 'many', sort: 'name', direction: 'asc' }))
  const walked = plan.filter(node => node['Index Name'] === 'product_words_start_idx')
  expect(walked.map(node => node['Node Type'])).toEqual([expect.stringMatching(/^Index /)])
})
