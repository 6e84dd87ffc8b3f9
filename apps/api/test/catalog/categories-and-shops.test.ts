import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { categories, products, shops } from '../../../../demo/catalog/index.ts'
import { variants } from '../../src/modules/catalog/catalog.schema.ts'
import { useTestApp } from '../app.ts'

const app = useTestApp({ filled: 'demo' })
const get = async (url: string) => (await app().call({ method: 'GET', url })).body

interface Window {
  id: string
  slug: string
  shop: { slug: string; tone: string }
  madeBy: { names: string[]; portraits?: unknown[] }
  isSoldOut: boolean
  picture: object | null
}

interface Node {
  id: string
  slug: string
  child: Node[]
  hasChild: boolean
}

describe('categories', () => {
  test("[API-05] returns categories with the specification's field names at any depth", async () => {
    const tree = await get('/api/public/category/get_tree_category')
    const check = (nodes: Node[], seeds: typeof categories) => {
      expect(nodes.map(({ slug }) => slug)).toEqual(seeds.map(({ slug }) => slug))
      for (const [at, node] of nodes.entries()) {
        const seed = seeds[at]!
        expect(node).toMatchObject({ name: seed.name, slug: seed.slug, isShowSuggest: seed.isShowSuggest })
        expect(node.id).toMatch(/^[0-9a-f-]{36}$/)
        check(node.child, seed.child ?? [])
      }
    }
    check(tree, categories)
    expect(tree.some(({ child }: Node) => child.some(each => each.child.length > 0))).toBe(true)
  })

  test('returns a number of levels, and the branch below one category', async () => {
    const [root] = await get('/api/public/category/get_tree_category?depth=1')
    expect(root).toMatchObject({ hasChild: true, child: [] })
    const two = await get('/api/public/category/get_tree_category?depth=2')
    expect(two[0].child[0]).toMatchObject({ hasChild: true, child: [] })
    const branch = await get(`/api/public/category/get_tree_category?parent=${root.id}`)
    const whole = await get('/api/public/category/get_tree_category')
    expect(branch).toEqual(whole[0].child)
    const level = await get(`/api/public/category/get_tree_category?parent=${root.id}&depth=1`)
    expect(level.map(({ slug }: Node) => slug)).toEqual(whole[0].child.map(({ slug }: Node) => slug))
    expect(level.every(({ child }: Node) => child.length === 0)).toBe(true)
  })

  test('the suggested ones with one level of children', async () => {
    const suggested = await get('/api/public/category/get-all-child-category-suggest')
    const expected = categories.filter(({ isShowSuggest }) => isShowSuggest)
    expect(suggested.map(({ slug }: Node) => slug)).toEqual(expected.map(({ slug }) => slug))
    for (const [at, { child }] of suggested.entries())
      expect(child.map(({ slug }: Node) => slug)).toEqual((expected[at]!.child ?? []).map(({ slug }) => slug))
  })

  test('one by its path, with ancestors and counted children', async () => {
    const page = await get('/api/public/category/by-path?path=kitchen/mugs-and-cups')
    expect(page).toMatchObject({
      name: 'Mugs & cups',
      ancestors: [{ path: 'kitchen', name: 'Kitchen & Table' }],
    })
    for (const { path, productCount, picture } of page.child) {
      expect(productCount, path).toBe(products.filter(({ category }) => category === path).length)
      if (productCount > 0) expect(picture.base).toMatch(/^\/media\//)
    }
  })

  test('categories side by side show different pictures, such as mugs and sets of mugs', async () => {
    for (const { path } of await get('/api/public/category/by-path?path=kitchen').then(page => page.child)) {
      const { child } = await get(`/api/public/category/by-path?path=${path}`)
      const shown = child.flatMap(({ picture }: { picture: { id: string } | null }) => picture?.id ?? [])
      expect(new Set(shown).size, path).toBe(shown.length)
    }
  })
})

describe('shops', () => {
  test('lists shops by name, with letters, counts and pictures of best sellers', async () => {
    const { items, total, letters } = await get('/api/public/shops')
    expect(total).toBe(shops.length)
    const names = items.map(({ name }: { name: string }) => name)
    expect(names).toEqual([...names].sort())
    expect(letters).toEqual([...new Set(names.map((name: string) => name[0]))])
    for (const shop of items) {
      expect(shop.productCount, shop.slug).toBe(products.filter(each => each.shop === shop.slug).length)
      expect(shop.pictures.length).toBe(3)
      expect(shop.logo).toMatchObject({
        base: expect.stringContaining(`/media/logo-${shop.slug}.`),
        widths: [],
      })
    }
  })

  test('finds shops by letter, by any part of the name, and page by page', async () => {
    const named = async (query: string) =>
      (await get(`/api/public/shops?${query}`)).items.map(({ slug }: { slug: string }) => slug)
    expect(await named('letter=k')).toEqual(['kiln-and-cove'])
    expect(await named('letter=0-9')).toEqual([])
    expect(await named('q=LUMEN')).toEqual(['lumen-row'])
    for (const sign of ['%', '_', '\\', "'"])
      expect((await named(`q=${encodeURIComponent(sign)}`)).length).toBeLessThan(3)
    const first = await get('/api/public/shops?limit=5')
    const second = await get(`/api/public/shops?limit=5&cursor=${first.page.next}`)
    const back = await get(`/api/public/shops?limit=5&cursor=${second.page.previous}`)
    expect(back.items).toEqual(first.items)
    expect(back.page.previous).toBeNull()
    expect(await named(`letter=k&cursor=${first.page.next}`).catch(() => 'refused')).toBe('refused')
  })

  test('one with its story, numbers and categories', async () => {
    const shop = await get('/api/public/shops/kiln-and-cove')
    const own = products.filter(({ shop: slug }) => slug === 'kiln-and-cove')
    const stars = own.flatMap(product => product.stars)
    expect(shop).toMatchObject({
      productCount: own.length,
      soldCount: own.reduce((sum, { sold90 }) => sum + sold90, 0),
      rating: {
        count: stars.length,
        average: Math.round((stars.reduce((sum, star) => sum + star, 0) / stars.length) * 10) / 10,
      },
      banner: { base: expect.stringContaining('/media/banner-kiln-and-cove.') },
      scene: { base: expect.stringContaining('/media/room-wheel.') },
    })
    const roots = new Set(own.map(({ category }) => category.split('/')[0]))
    expect(new Set(shop.categories.map(({ slug }: Node) => slug))).toEqual(roots)
    for (const { slug, productCount } of shop.categories)
      expect(productCount).toBe(own.filter(({ category }) => category.split('/')[0] === slug).length)
  })
})

test('home has its sections', async () => {
  const home = await get('/api/public/home')
  expect(home.shopCount).toBe(shops.length)
  expect(home.hero).toMatchObject({ base: expect.stringContaining('/media/hero.') })
  expect(home.heroEvening).toMatchObject({ base: expect.stringContaining('/media/hero-evening.') })
  expect(home.categories).toHaveLength(8)
  expect(home.bestSellers).toHaveLength(8)
  expect(home.newest).toHaveLength(8)
  // There are products without a picture, and enough with one, which come first.
  const cards: { picture: unknown }[] = [...home.bestSellers, ...home.newest]
  expect(cards.filter(({ picture }) => picture === null)).toEqual([])
  expect(home.featuredShop).toMatchObject({ shop: { slug: 'kiln-and-cove' } })
  expect(home.featuredShop.pictures.length).toBeGreaterThan(2)
  expect(home.featuredShop).toMatchObject({
    shop: { tone: 'sage' },
    banner: { base: expect.stringContaining('/media/room-wheel.') },
    makers: [{ name: 'Ines', portrait: { id: 'maker-ines' } }, { name: 'Tom' }],
  })
  const [piece] = home.scene.pieces
  expect(home.scene.picture).toMatchObject({ base: expect.stringContaining('/media/room-'), width: 1600 })
  expect(piece).toEqual({
    product: expect.objectContaining({ isSoldOut: false }),
    x: expect.any(Number),
    y: expect.any(Number),
  })
  const newest = [...shops].sort((a, b) => b.founded - a.founded)[0]!
  expect(home.shops[0].slug).toBe(newest.slug)
})

test('returns empty lists in an empty marketplace', async () => {
  const { buildTestApp } = await import('../app.ts')
  const empty = await buildTestApp()
  try {
    for (const url of [
      '/api/public/home',
      '/api/public/products',
      '/api/public/products?q=mug',
      '/api/public/shops',
      '/api/public/category/get_tree_category',
      '/api/public/search/suggestions?q=mug',
    ])
      expect([url, (await empty.call({ method: 'GET', url })).status]).toEqual([url, 200])
  } finally {
    await empty.close()
  }
})

test('keeps five windows of five colors for a day, and empties those that are sold out', async () => {
  const windows = async () => (await get('/api/public/home')).windows as Window[]
  const today = await windows()
  expect(new Set(today.map(({ shop }) => shop.slug)).size).toBe(5)
  expect(new Set(today.map(({ shop }) => shop.tone)).size).toBe(5)
  expect(today.filter(({ madeBy }) => madeBy.names.length !== madeBy.portraits?.length)).toEqual([])
  expect(today.filter(({ isSoldOut, picture }) => isSoldOut || !picture)).toEqual([])
  const days = [today]
  for (let day = 0; day < 4; day++) {
    app().clock.advance(24 * 3_600_000)
    days.push(await windows())
  }
  expect(new Set(days.map(each => each.map(({ slug }) => slug).join())).size).toBeGreaterThan(1)

  const { db } = app().deps
  const [sold] = days.at(-1)!
  await db.update(variants).set({ stock: 0 }).where(eq(variants.productId, sold!.id))
  const after = await windows()
  expect(after).toHaveLength(5)
  expect(after.map(({ id }) => id)).not.toContain(sold!.id)
})
