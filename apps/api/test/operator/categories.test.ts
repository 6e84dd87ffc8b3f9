import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newId } from '../../src/platform/ids.ts'
import { localTime } from '../../src/platform/local-day.ts'
import { runCommand } from '../catalog/command.ts'
import { createProduct, createShop } from '../fixtures.ts'
import { openShop } from '../seller/shop-desk.ts'
import { decisions, type Employee, employee, REASON, useOperatorDesk } from './operator-desk.ts'

const desk = useOperatorDesk()
const db = () => desk().deps.db

const call = (
  { cookie }: Employee,
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE',
  path: string,
  payload?: object,
  version?: number,
) =>
  desk().ask({
    method,
    url: `/api/operator/${path}`,
    cookie,
    headers: {
      ...(method === 'POST' || method === 'DELETE' ? { 'idempotency-key': newId() } : {}),
      ...(version === undefined ? {} : { 'if-match': `"${version}"` }),
    },
    ...(payload && { payload }),
  })
const pageOf = async (path: string) =>
  (await desk().call({ method: 'GET', url: `/api/public/category/by-path?path=${path}` })).body

test('changing, merging and deleting categories loses no product and no URL', async () => {
  const operator = await employee(desk(), ['catalog'])
  const before = (await decisions(desk())).length
  const add = async (name: string, parentId: string | null) => {
    const { status, body, text } = await call(operator, 'POST', 'categories', { name, parentId })
    expect(status, text).toBe(200)
    return body
  }
  const home = await add('Home', null)
  const lamps = await add('Lamps', home.id)
  const lights = await add('Lights', home.id)
  const desks = await add('Desk lamps', lamps.id)
  expect(desks).toMatchObject({ path: 'home/lamps/desk-lamps', depth: 3, version: 1, shop: null })
  expect((await call(operator, 'POST', 'categories', { name: 'Deeper', parentId: desks.id })).body.code).toBe(
    'category.not_allowed',
  )
  const shop = await createShop(db(), { status: 'open' })
  const products = [await createProduct(db(), shop.id), await createProduct(db(), shop.id)]
  await db().execute(sql`update products set category_id = ${desks.id} where id = ${products[0]!.id}`)
  await db().execute(sql`update products set category_id = ${lamps.id} where id = ${products[1]!.id}`)

  const renamed = await call(operator, 'PATCH', `categories/${lamps.id}`, { name: 'Lamps and bulbs' }, 1)
  expect(renamed.body, renamed.text).toMatchObject({ path: 'home/lamps-and-bulbs', version: 2 })
  expect((await pageOf('home/lamps')).movedTo).toBe('home/lamps-and-bulbs')
  const stale = await call(operator, 'PATCH', `categories/${lamps.id}`, { name: 'Mine' }, 1)
  expect(stale).toMatchObject({ status: 412, body: { code: 'edit.conflict' } })
  const order = async () =>
    (await call(operator, 'GET', 'categories')).body.items
      .filter(({ parentId }: { parentId: string }) => parentId === home.id)
      .map(({ id }: { id: string }) => id)
  await call(operator, 'PATCH', `categories/${lights.id}`, { position: 0 }, 1)
  expect(await order()).toEqual([lights.id, lamps.id])
  const inside = await call(operator, 'PATCH', `categories/${home.id}`, { parentId: lamps.id }, 1)
  expect(inside.body.code).toBe('category.not_allowed')

  const { body: shown } = await call(operator, 'GET', `categories/${lamps.id}`)
  expect(shown).toMatchObject({ products: 1, shops: 1, children: 1 })
  expect(shown.allowed).toMatchObject([
    { action: 'merge', ok: true },
    { action: 'delete', ok: false },
  ])
  const given = { into: lights.id, reason: REASON, expect: shown.expect }
  const checked = await call(operator, 'POST', `categories/${lamps.id}/merge?dryRun=true`, given)
  expect(checked.body.effects, checked.text).toEqual([
    { kind: 'products_moved', count: 1 },
    { kind: 'shops_affected', count: 1 },
    { kind: 'categories_moved', count: 1 },
    { kind: 'urls_redirected', count: 2 },
  ])
  expect(await order()).toEqual([lights.id, lamps.id])
  const merged = await call(operator, 'POST', `categories/${lamps.id}/merge`, given)
  expect(merged.body.category, merged.text).toMatchObject({ id: lights.id, products: 1, children: 1 })
  for (const old of ['home/lamps', 'home/lamps-and-bulbs'])
    expect((await pageOf(old)).movedTo).toBe('home/lights')
  expect((await pageOf('home/lamps/desk-lamps')).movedTo).toBe('home/lights/desk-lamps')

  const { body: last } = await call(operator, 'GET', `categories/${desks.id}`)
  const deleted = await call(operator, 'DELETE', `categories/${desks.id}`, {
    reason: REASON,
    expect: last.expect,
  })
  expect(deleted.body.category, deleted.text).toMatchObject({ id: lights.id, products: 2, children: 0 })
  const { rows } = await db().execute(
    sql`select category_id, category_l2 from products where shop_id = ${shop.id}`,
  )
  expect(rows).toEqual([
    { category_id: lights.id, category_l2: lights.id },
    { category_id: lights.id, category_l2: lights.id },
  ])
  expect((await decisions(desk())).slice(before).map(({ what }) => what)).toEqual([
    ...Array.from({ length: 4 }, () => 'category.created'),
    'category.changed',
    'category.changed',
    'category.merged',
    'category.deleted',
  ])
})

test('no change of the tree changes what shops pay', async () => {
  const [operator, treasurer] = [await employee(desk(), ['catalog']), await employee(desk(), ['money'])]
  const add = async (name: string, parentId: string | null) =>
    (await call(operator, 'POST', 'categories', { name, parentId })).body
  const [rugs, books] = [await add('Rugs', null), await add('Books', null)]
  const [wool, maps] = [await add('Wool', rugs.id), await add('Maps', books.id)]
  const { body: rules } = await call(treasurer, 'GET', 'commission-rules')
  const fromDay = localTime(desk().clock.now(), 'UTC').day
  const cheaper = { categoryId: wool.id, rateBp: 500, fromDay, reason: REASON, expect: rules.expect }
  expect((await call(treasurer, 'POST', 'commission-rules', cheaper)).status).toBe(200)

  const stateOf = async ({ id }: { id: string }) => (await call(operator, 'GET', `categories/${id}`)).body
  const merge = async (from: { id: string }, into: string) =>
    call(operator, 'POST', `categories/${from.id}/merge`, {
      into,
      reason: REASON,
      expect: (await stateOf(from)).expect,
    })
  expect((await merge(wool, rugs.id)).body.code).toBe('category.not_allowed')
  expect((await merge(maps, wool.id)).body.code).toBe('category.not_allowed')
  const { expect: seen } = await stateOf(wool)
  const deletion = await call(operator, 'DELETE', `categories/${wool.id}`, { reason: REASON, expect: seen })
  expect(deletion.body.code, deletion.text).toBe('category.not_allowed')
  const below = await call(operator, 'PATCH', `categories/${maps.id}`, { parentId: wool.id }, 1)
  expect(below.body.code, below.text).toBe('category.not_allowed')
  // Its rate goes with it.
  const moved = await call(operator, 'PATCH', `categories/${wool.id}`, { parentId: books.id }, 1)
  expect(moved.body, moved.text).toMatchObject({ path: 'books/wool' })
  expect((await merge(maps, books.id)).status).toBe(200)
})

test('a shop’s request waits on Today until the command or the console answers it', async () => {
  const operator = await employee(desk(), ['catalog'])
  const { body: root } = await call(operator, 'POST', 'categories', { name: 'Pottery', parentId: null })
  const seller = await openShop(desk())
  const ask = async (name: string) =>
    (await seller.post('categories', { parentId: root.id, name, isShowSuggest: true })).body
  const [tests, seconds] = [await ask('Glaze tests'), await ask('Seconds')]
  const requests = async () =>
    (await call(operator, 'GET', 'today')).body.rows.find(
      ({ kind }: { kind: string }) => kind === 'category_requests',
    )
  expect(await requests()).toMatchObject({
    count: 2,
    first: [{ id: tests.id, href: `/catalog/categories/${tests.id}` }, { id: seconds.id }],
  })
  const granted = await call(operator, 'PATCH', `categories/${tests.id}`, { inMenu: true }, 1)
  expect(granted.body, granted.text).toMatchObject({ inMenu: true, requestedAt: null })
  const run = await runCommand('category', ['hide', seconds.path], {
    DATABASE_URL: desk().database.url,
    SITE_URL: 'http://shop.test',
  })
  expect(run, run.stderr).toMatchObject({ code: 0 })
  expect(await requests()).toBeUndefined()
  expect((await decisions(desk())).slice(-2)).toMatchObject([
    { what: 'category.menu_granted', operator_id: operator.id, about_shop_id: seller.shop.id },
    { what: 'category.menu_refused', by_name: 'shell', about_shop_id: seller.shop.id },
  ])
  // A shop's category can't take what belongs to others.
  const { body: mine } = await call(operator, 'POST', 'categories', { name: 'Tiles', parentId: root.id })
  const into = { into: tests.id, reason: REASON, expect: mine.expect }
  expect((await call(operator, 'POST', `categories/${mine.id}/merge`, into)).body.code).toBe(
    'category.not_allowed',
  )
  const top = await call(operator, 'PATCH', `categories/${tests.id}`, { parentId: null }, 1)
  expect(top.body.code).toBe('category.not_allowed')
})

test('one open shop is featured', async () => {
  const operator = await employee(desk(), ['catalog'])
  const slug = `kiln-${newId()}`
  const one = await createShop(db(), { status: 'open', featured: 3 })
  const two = await createShop(db(), { status: 'open', slug })
  const feature = (wanted: string | null) => call(operator, 'PUT', 'featured', { slug: wanted })
  expect((await call(operator, 'GET', 'featured')).body.shop).toMatchObject({ id: one.id })
  expect((await feature(slug)).body.shop).toMatchObject({ id: two.id })
  expect((await feature('no-such-shop')).body.code).toBe('shop.not_found')
  expect((await feature(null)).body.shop).toBeNull()
  expect((await decisions(desk())).slice(-1)).toMatchObject([
    { what: 'shop.featured', before: { featured: two.id }, after: { featured: null } },
  ])
})
