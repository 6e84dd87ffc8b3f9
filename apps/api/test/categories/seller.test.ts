import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { findTopMenuRequests, setTopMenu } from '../../src/modules/categories/index.ts'
import { newId } from '../../src/platform/ids.ts'
import { useTestApp } from '../app.ts'
import { openShop } from '../seller/shop-desk.ts'

const app = useTestApp()
const root = newId()
const mugs = newId()

beforeAll(async () => {
  await app().deps.db.execute(sql`insert into categories (id, parent_id, name, slug, path, depth, position, source) values
    (${root}, null, 'Kitchen & Table', 'kitchen', 'kitchen', 1, 0, 'seed'),
    (${mugs}, ${root}, 'Mugs & cups', 'mugs', 'kitchen/mugs', 2, 0, 'seed')`)
})

interface Node {
  id: string
  slug: string
  child: Node[]
}
const flat = (nodes: Node[]): Node[] => nodes.flatMap(node => [node, ...flat(node.child)])

test('a shop adds, moves, merges and deletes its own categories, and no product is lost', async () => {
  const { call } = app()
  const desk = await openShop(app())
  const tests = await desk.post('categories', { parentId: mugs, name: 'Glaze tests' })
  expect(tests.status, tests.text).toBe(201)
  expect(tests.body).toMatchObject({
    path: 'kitchen/mugs/glaze-tests',
    isOwn: true,
    canHaveChildren: false,
    version: 1,
  })
  const seconds = (await desk.post('categories', { parentId: root, name: 'Seconds' })).body
  const firsts = (await desk.post('categories', { parentId: root, name: 'Firsts' })).body
  const product = await desk.product({ categoryId: tests.body.id })
  expect(product.category.path).toEqual(['Kitchen & Table', 'Mugs & cups', 'Glaze tests'])

  const deeper = await desk.post('categories', { parentId: tests.body.id, name: 'Deeper' })
  expect(deeper.body).toMatchObject({ code: 'category.not_allowed', fields: [{ pointer: '/parentId' }] })
  expect((await desk.patch(`categories/${mugs}`, 1, { name: 'Mine' })).body.code).toBe('category.not_allowed')

  const renamed = await desk.patch(`categories/${tests.body.id}`, 1, { slug: 'trials', name: 'Trials' })
  expect(renamed.body).toMatchObject({ path: 'kitchen/mugs/trials', version: 2 })
  const stale = await desk.patch(`categories/${tests.body.id}`, 1, { name: 'Mine' })
  expect(stale.status).toBe(412)
  expect(stale.body.conflict).toMatchObject({ by: desk.owner.username, at: expect.any(String), version: 2 })
  expect(stale.body.detail).toContain(desk.owner.username)
  const old = await call({ method: 'GET', url: '/api/public/category/by-path?path=kitchen/mugs/glaze-tests' })
  expect(old.body.movedTo).toBe('kitchen/mugs/trials')

  const first = await desk.post(`categories/${firsts.id}/move`, { parentId: root, beforeId: seconds.id })
  const own = flat(first.body.items).filter(({ id }) => [firsts.id, seconds.id].includes(id))
  expect(own.map(({ slug }) => slug)).toEqual(['firsts', 'seconds'])
  const moved = await desk.post(`categories/${tests.body.id}/move`, { parentId: seconds.id })
  expect(moved.status, moved.text).toBe(200)
  expect((await desk.post(`categories/${seconds.id}/move`, { parentId: seconds.id })).body.code).toBe(
    'category.not_allowed',
  )
  expect((await desk.post(`categories/${seconds.id}/move`, { parentId: mugs })).body.code).toBe(
    'category.not_allowed',
  )
  const listed = await call({ method: 'GET', url: '/api/public/products?category=kitchen/seconds' })
  expect(listed.body.items ?? listed.body, listed.text).toHaveLength(1)

  expect((await desk.remove(`categories/${seconds.id}`)).body.code).toBe('category.not_empty')
  const merged = await desk.post(`categories/${seconds.id}/merge`, { intoId: firsts.id })
  expect(merged.status, merged.text).toBe(200)
  expect((await desk.remove(`categories/${tests.body.id}`)).body.code).toBe('category.not_empty')
  expect((await desk.remove(`categories/${tests.body.id}?productsTo=${mugs}`)).status).toBe(204)
  expect((await desk.get(`products/${product.id}`)).body.category).toMatchObject({ id: mugs })
  for (const path of ['kitchen/mugs/trials', 'kitchen/seconds/trials']) {
    const gone = await call({ method: 'GET', url: `/api/public/category/by-path?path=${path}` })
    expect(gone.body.movedTo, path).toBe('kitchen/mugs')
  }
  const tree = (await desk.get('categories')).body
  expect(tree.ownCount).toBe(1)
  expect(flat(tree.items).find(({ id }) => id === root)).toMatchObject({
    productCount: 1,
    ownProductCount: 0,
  })
})

test('hides another shop’s category, and requires a grant for the top menu', async () => {
  const { deps, call } = app()
  const desk = await openShop(app())
  const other = await openShop(app())
  const wish = { parentId: mugs, name: `Espresso ${newId().slice(-6)}`, isShowSuggest: true }
  const own = (await desk.post('categories', wish)).body
  expect(own).toMatchObject({ isShowSuggest: false, suggestRequestedAt: expect.any(String) })
  expect((await other.patch(`categories/${own.id}`, 1, { name: 'Mine' })).body.code).toBe(
    'category.not_found',
  )
  expect((await other.post('categories', { parentId: own.id, name: 'Mine' })).status).toBe(404)
  expect((await other.post('products', { name: 'Mug', categoryId: own.id })).status).toBe(404)
  expect(flat((await other.get('categories')).body.items).map(({ id }) => id)).not.toContain(own.id)

  expect(await findTopMenuRequests(deps.db, 9)).toMatchObject([{ path: own.path, name: own.name }])
  expect(await setTopMenu(deps.db, own.id, true)).toMatchObject({ name: own.name })
  await desk.product({ categoryId: own.id })
  expect(await findTopMenuRequests(deps.db, 9)).toEqual([])
  const { body } = await call({ method: 'GET', url: '/api/public/category/get-all-child-category-suggest' })
  expect(body).toMatchObject([{ name: own.name }])
  // The header's tree has it below its parents, so that it can link the whole path.
  const tree = await call({ method: 'GET', url: '/api/public/category/get_tree_category?depth=2' })
  expect(tree.body[0].child[0].child).toMatchObject([{ slug: own.slug, isShowSuggest: true }])
})
