import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { products } from '../../src/modules/catalog/catalog.schema.ts'
import { categories } from '../../src/modules/categories/categories.schema.ts'
import { shops } from '../../src/modules/shops/shops.schema.ts'
import { newId } from '../../src/platform/ids.ts'
import { useTestApp } from '../app.ts'
import { createProduct, createShop } from '../fixtures.ts'

const api = useTestApp()
const get = (url: string) => api().call({ method: 'GET', url })
const product = (slug: string) => get(`/api/public/products/${slug}`)
const rename = (id: string, slug: string) =>
  api().deps.db.update(products).set({ slug }).where(eq(products.id, id))

async function createCategory(slug: string, parent?: { id: string; path: string; depth: number }) {
  const id = newId()
  const path = parent ? `${parent.path}/${slug}` : slug
  const depth = (parent?.depth ?? 0) + 1
  await api()
    .deps.db.insert(categories)
    .values({ id, slug, path, depth, parentId: parent?.id ?? null, name: slug, source: 'seed' })
  return { id, path, depth }
}

test('redirects every former slug of a product to its current one', async () => {
  const { db } = api().deps
  const shop = await createShop(db)
  const mug = await createProduct(db, shop.id)
  const [second, third] = [`second-${mug.id}`, `third-${mug.id}`]
  await rename(mug.id, second)
  await rename(mug.id, third)
  for (const slug of [mug.slug, second])
    expect(await product(slug)).toMatchObject({
      status: 404,
      body: { code: 'product.not_found', movedTo: third },
    })
  expect((await product(third)).body.slug).toBe(third)

  // Back again: no circle.
  await rename(mug.id, second)
  expect((await product(second)).status).toBe(200)
  expect((await product(third)).body.movedTo).toBe(second)

  // A name that another product has taken since is that product's.
  const other = await createProduct(db, shop.id)
  await rename(other.id, third)
  expect((await product(third)).body.id).toBe(other.id)

  await db.update(products).set({ status: 'archived' }).where(eq(products.id, mug.id))
  const hidden = await product(mug.slug)
  expect([hidden.status, hidden.body.movedTo]).toEqual([404, undefined])
  await db.delete(products).where(eq(products.id, mug.id))
  expect((await product(mug.slug)).body.movedTo).toBeUndefined()
})

test('a renamed shop, and every category below a renamed one, is found too', async () => {
  const { db } = api().deps
  const { id } = await createShop(db, { slug: 'kiln' })
  await db.update(shops).set({ slug: 'kiln-and-cove' }).where(eq(shops.id, id))
  expect(await get('/api/public/shops/kiln')).toMatchObject({
    status: 404,
    body: { code: 'shop.not_found', movedTo: 'kiln-and-cove' },
  })

  const root = await createCategory('kitchen')
  const cups = await createCategory('cups', root)
  const cup = await createProduct(db, id)
  await db.update(products).set({ categoryId: cups.id }).where(eq(products.id, cup.id))
  await db.execute(sql`update categories set path = regexp_replace(path, '^kitchen', 'kitchen-and-table'),
    slug = case when id = ${root.id} then 'kitchen-and-table' else slug end where path ~ '^kitchen(/|$)'`)
  const read = (path: string) => get(`/api/public/category/by-path?path=${encodeURIComponent(path)}`)
  expect(await read('kitchen')).toMatchObject({ status: 404, body: { movedTo: 'kitchen-and-table' } })
  expect(await read(cups.path)).toMatchObject({
    status: 404,
    body: { code: 'category.not_found', movedTo: 'kitchen-and-table/cups' },
  })
  expect((await read('kitchen-and-table/cups')).status).toBe(200)
})

test('lists pages in the sitemap, without hidden, empty or too deep ones', async () => {
  const { db } = api().deps
  const open = await createShop(db, { slug: 'open-shop' })
  const closed = await createShop(db, { slug: 'closed-shop', status: 'closed' })
  const seen = await createProduct(db, open.id)
  const draft = await createProduct(db, open.id)
  const behind = await createProduct(db, closed.id)
  await db.update(products).set({ status: 'draft' }).where(eq(products.id, draft.id))
  const one = await createCategory('home')
  const two = await createCategory('bath', one)
  const three = await createCategory('towels', two)
  const four = await createCategory('linen', three)
  await createCategory('empty', one)
  await db.update(products).set({ categoryId: four.id }).where(eq(products.id, seen.id))

  const page = async (kind: string, at = 1) => {
    const answer = await get(`/api/public/sitemap/${kind}/${at}`)
    expect(answer).toMatchObject({ status: 200, headers: { 'cache-control': 'public, max-age=600' } })
    return answer.body.items as { slug: string; lastModified: string }[]
  }
  const slugs = async (kind: string) => (await page(kind)).map(({ slug }) => slug)
  expect(await slugs('products')).toContain(seen.slug)
  for (const { slug } of [draft, behind]) expect(await slugs('products')).not.toContain(slug)
  expect(await slugs('shops')).toContain('open-shop')
  expect(await slugs('shops')).not.toContain('closed-shop')
  expect((await slugs('categories')).filter(path => !path.startsWith('kitchen')).sort()).toEqual([
    'home',
    'home/bath',
    'home/bath/towels',
  ])
  expect(await page('products', 2)).toEqual([])

  const { body } = await get('/api/public/sitemap')
  for (const { kind, count, pages, lastModified } of body.sections) {
    const items = await page(kind)
    expect([count, pages]).toEqual([items.length, 1])
    expect(lastModified).toBe(
      items
        .map(item => item.lastModified)
        .sort()
        .at(-1),
    )
  }
  expect(body.sections.map(({ kind }: { kind: string }) => kind)).toEqual(['products', 'categories', 'shops'])
  for (const wrong of ['users/1', 'products/0', 'products/x'])
    expect((await get(`/api/public/sitemap/${wrong}`)).status).toBe(400)
})

test.skipIf(!process.env.STOA_SOAK)('puts 5,000 URLs on a sitemap page, each exactly once', async () => {
  const { db } = api().deps
  const { id } = await createShop(db)
  // In batches: all at once take longer on a busy machine than a statement may.
  for (let from = 1; from <= 10_002; from += 1_000)
    await db.execute(sql`insert into products (id, shop_id, name, slug, price_min)
      select gen_random_uuid(), ${id}, 'Many', 'many-' || n, 100
      from generate_series(${from}::int, least(${from}::int + 999, 10002)) n`)
  const { body } = await get('/api/public/sitemap')
  const [{ count, pages }] = body.sections
  expect(pages).toBe(3)
  const sizes: number[] = []
  const all = new Set<string>()
  for (let at = 1; at <= pages; at++) {
    const { items } = (await get(`/api/public/sitemap/products/${at}`)).body
    sizes.push(items.length)
    for (const { slug } of items) all.add(slug)
  }
  expect(sizes).toEqual([5_000, 5_000, count - 10_000])
  expect(all.size).toBe(count)
})
