import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { setTopMenu } from '../../src/modules/categories/index.ts'
import { newId } from '../../src/platform/ids.ts'
import { useTestApp } from '../app.ts'
import { openShop } from '../seller/shop-desk.ts'

const app = useTestApp()
const kitchen = newId()
const mugs = newId()

beforeAll(async () => {
  await app().deps.db.execute(sql`
    insert into categories (id, parent_id, name, slug, path, depth, position, source, is_show_suggest) values
    (${kitchen}, null, 'Kitchen & Table', 'kitchen', 'kitchen', 1, 0, 'seed', true),
    (${mugs}, ${kitchen}, 'Mugs & cups', 'mugs', 'kitchen/mugs', 2, 0, 'seed', false)`)
})

const get = (url: string) => app().call({ method: 'GET', url: `/api/public/${url}` })

/** Names of the public reads in which a category of this name or path appears. */
async function showing({ name, path }: { name: string; path: string }): Promise<string[]> {
  const reads: [string, string, string][] = [
    ['tree', 'category/get_tree_category', `"${name}"`],
    ['branch', `category/get_tree_category?parent=${kitchen}`, `"${name}"`],
    ['page', `category/by-path?path=${path}`, `"${name}"`],
    ['tiles', 'category/by-path?path=kitchen', `"${name}"`],
    ['list', `products?category=${path}`, '"items"'],
    ['suggestions', `search/suggestions?q=${encodeURIComponent(name)}`, `"${path}"`],
    ['sitemap', 'sitemap/categories/1', `"${path}"`],
  ]
  const found = await Promise.all(
    reads.map(async ([read, url, text]) => ((await get(url)).text.includes(text) ? [read] : [])),
  )
  return found.flat()
}
const EVERYWHERE = ['tree', 'branch', 'page', 'tiles', 'list', 'suggestions', 'sitemap']

test('a shop’s category is public while it holds a product on sale of an open shop', async () => {
  const desk = await openShop(app())
  const free = (await desk.post('categories', { parentId: kitchen, name: 'Free phones' })).body
  await (await openShop(app())).product({ categoryId: mugs })
  expect(await showing(free)).toEqual([])
  const draft = await desk.product({ categoryId: free.id, status: 'draft' })
  expect(await showing(free)).toEqual([])
  await desk.patch(`products/${draft.id}`, draft.version, { status: 'active' })
  expect(await showing(free)).toEqual(EVERYWHERE)
  await app().deps.db.execute(sql`update shops set status = 'suspended' where id = ${desk.shop.id}`)
  expect(await showing(free)).toEqual([])
  await app().deps.db.execute(sql`update shops set status = 'open' where id = ${desk.shop.id}`)
  expect(await showing(free)).toEqual(EVERYWHERE)
})

test('lists no category below the first three levels before it holds a product', async () => {
  const desk = await openShop(app())
  const [third, fourth, fifth] = [newId(), newId(), newId()]
  await app().deps.db.execute(sql`
    insert into categories (id, parent_id, name, slug, path, depth, position, source) values
    (${third}, ${mugs}, 'Tall', 'tall', 'kitchen/mugs/tall', 3, 0, 'seed'),
    (${fourth}, ${third}, 'Taller', 'taller', 'kitchen/mugs/tall/taller', 4, 0, 'seed'),
    (${fifth}, ${fourth}, 'Tallest', 'tallest', 'kitchen/mugs/tall/taller/tallest', 5, 0, 'seed')`)
  const named = async (name: string) => (await get('category/get_tree_category')).text.includes(`"${name}"`)
  const product = await desk.product({ categoryId: third })
  expect([await named('Tall'), await named('Taller')]).toEqual([true, false])
  await desk.patch(`products/${product.id}`, product.version, { categoryId: fifth })
  expect([await named('Taller'), await named('Tallest')]).toEqual([true, true])
})

test('the top menu shows a shop’s category only as long as its granted name stays', async () => {
  const desk = await openShop(app())
  const wish = { parentId: kitchen, name: 'Seconds', isShowSuggest: true }
  const own = (await desk.post('categories', wish)).body
  await desk.product({ categoryId: own.id })
  const inMenu = async () => {
    const { body } = await get('category/get-all-child-category-suggest')
    const all = body.flatMap(({ name, child }: { name: string; child: { name: string }[] }) => [
      name,
      ...child.map(each => each.name),
    ])
    return all.filter((name: string) => name !== 'Kitchen & Table' && name !== 'Mugs & cups')
  }
  // Below a category of the menu, but not granted.
  expect(await inMenu()).toEqual([])
  await setTopMenu(app().deps.db, own.id, true)
  expect(new Set(await inMenu())).toEqual(new Set(['Seconds']))
  const described = await desk.patch(`categories/${own.id}`, 1, { description: 'With small faults.' })
  expect(described.body).toMatchObject({ isShowSuggest: true, suggestRequestedAt: null })
  const renamed = await desk.patch(`categories/${own.id}`, 2, { name: 'FREE IPHONES' })
  expect(renamed.body).toMatchObject({ isShowSuggest: false, suggestRequestedAt: expect.any(String) })
  expect(await inMenu()).toEqual([])
  const shown = (await get('category/get_tree_category')).body[0].child
  expect(shown.find(({ id }: { id: string }) => id === own.id)).toMatchObject({ isFromShop: true })
})
