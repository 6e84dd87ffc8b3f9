import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newId } from '../../src/platform/ids.ts'
import { useTestApp } from '../app.ts'
import { memberOf } from '../orders/order-desk.ts'
import type { ShopFloor } from '../payments/shop-floor.ts'
import { deskOf, openShop, type ShopDesk } from './shop-desk.ts'

const app = useTestApp()

/** Edits a view without a version, since it belongs to one person. */
const edit = ({ owner }: ShopDesk, id: string, payload: object) =>
  app().call({ method: 'PATCH', url: `/api/seller/views/${id}`, token: owner.token, payload })
const namesOf = async (desk: ShopDesk, list: string) =>
  (await desk.get(`views?list=${list}`)).body.items.map(({ name }: { name: string }) => name)

test('[SEL-05] saves a view of one person and one list with its filters, order and columns', async () => {
  const desk = await openShop(app())
  const colleague = deskOf(app(), desk.shop, await memberOf(app() as ShopFloor, desk.shop.id, 'manager'))
  const query = { q: 'mug', stock: 'low', sort: 'price', direction: 'asc' }
  const low = { list: 'products', name: ' Low  mugs ', query, columns: ['stock', 'tags'] }
  const made = await desk.post('views', low)
  expect(made.status, made.text).toBe(201)
  expect(made.body).toMatchObject({ name: 'Low mugs', query, columns: ['stock', 'tags'], position: 0 })
  const late = await desk.post('views', { list: 'orders', name: 'Low mugs', query: { view: 'late' } })
  expect(late.body).toMatchObject({ columns: null, position: 0 })

  expect((await desk.get('views?list=products')).body).toEqual({ items: [made.body] })
  expect((await desk.get('views?list=orders')).body).toEqual({ items: [late.body] })
  expect(await namesOf(colleague, 'products')).toEqual([])
  expect((await edit(colleague, made.body.id, { name: 'Mine' })).body.code).toBe('view.not_found')
  expect((await colleague.remove(`views/${made.body.id}`)).status).toBe(404)

  const all = await desk.post('views', { list: 'products', name: 'Everything', query: {} })
  expect(all.body.position).toBe(1)
  const taken = await edit(desk, all.body.id, { name: 'LOW MUGS' })
  expect(taken.body).toMatchObject({ code: 'view.name_taken', fields: [{ pointer: '/name' }] })
  const changed = await edit(desk, made.body.id, { name: 'low mugs', query: { tag: 'mug' }, columns: null })
  expect(changed.body).toMatchObject({ name: 'low mugs', query: { tag: 'mug' }, columns: null })

  expect((await desk.remove(`views/${made.body.id}`)).status).toBe(204)
  const { id: _, ...again } = made.body
  await desk.post('views', again)
  expect(await namesOf(desk, 'products')).toEqual(['Low mugs', 'Everything'])
})

test('rejects unknown filters, and drops only those from an old view', async () => {
  const desk = await openShop(app())
  const post = async (body: object) => (await desk.post('views', { name: 'View', query: {}, ...body })).body
  expect(await post({ list: 'products', query: { view: 'late' } })).toMatchObject({
    code: 'request.invalid',
    fields: [{ pointer: '/query/view' }],
  })
  expect(await post({ list: 'orders', columns: ['total', 'sold'] })).toMatchObject({
    fields: [{ pointer: '/columns/1' }],
  })
  expect(await post({ list: 'orders', query: { color: 'red' } })).toMatchObject({ code: 'request.invalid' })
  await app().deps.db.execute(sql`insert into saved_views (id, shop_id, user_id, list, name, query, columns)
    values (${newId()}, ${desk.shop.id}, ${desk.owner.id}, 'products', 'Old',
      '{"q": "mug", "status": "sleeping", "color": "red", "stock": 3}', '{margin,price}')`)
  expect((await desk.get('views?list=products')).body.items).toMatchObject([
    { name: 'Old', query: { q: 'mug' }, columns: ['price'] },
  ])
})

test('twenty views of a list are enough', async () => {
  const desk = await openShop(app())
  await app().deps.db.execute(sql`insert into saved_views (id, shop_id, user_id, list, name, query)
    select gen_random_uuid(), ${desk.shop.id}, ${desk.owner.id}, 'orders', 'View ' || n, '{}' from generate_series(1, 20) n`)
  const full = await desk.post('views', { list: 'orders', name: 'One more', query: {} })
  expect(full).toMatchObject({ status: 409, body: { code: 'view.full' } })
  expect((await desk.post('views', { list: 'products', name: 'One more', query: {} })).status).toBe(201)
})

test('half of an emoji, as a cut text may end with, is kept as a sign for it', async () => {
  const desk = await openShop(app())
  const made = await desk.post('views', { list: 'products', name: 'Half \ud83d', query: { q: 'cup \ud83d' } })
  expect(made).toMatchObject({ status: 201, body: { name: 'Half \ufffd', query: { q: 'cup \ufffd' } } })
})
