import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { importDesk } from '../catalog-runs/import-desk.ts'
import { bought } from '../orders/order-desk.ts'
import { useShopFloor } from '../payments/shop-floor.ts'
import { deskOf, openShop, type ShopDesk } from '../seller/shop-desk.ts'

const app = useShopFloor({ jobs: false })

const remove = (desk: ShopDesk, id: string, version: number) =>
  app().call({
    method: 'DELETE',
    url: `/api/seller/products/${id}`,
    token: desk.owner.token,
    headers: { 'if-match': `"${version}"` },
  })

test('deletes a product that was never sold for good', async () => {
  const desk = await openShop(app())
  const { id, slug } = await desk.product()
  expect(await remove(desk, id, 1)).toMatchObject({ status: 200, body: { outcome: 'deleted' } })
  expect((await desk.get(`products/${id}`)).status).toBe(404)
  expect((await app().call({ method: 'GET', url: `/api/public/products/${slug}` })).status).toBe(404)
  const { rows } = await app().deps.db.execute(sql`select from variants where product_id = ${id}`)
  expect(rows).toHaveLength(0)
  const { body: log } = await desk.get('shop/log')
  expect(log.items[0]).toMatchObject({ what: 'product.deleted' })
  expect((await remove(desk, id, 1)).body.code).toBe('product.not_found')
})

test('archives a product that was sold and leaves its orders unchanged', async () => {
  const order = await bought(app(), [{ price: 2_000, quantity: 1, stock: 3 }])
  const desk = deskOf(app(), order.shop, order.seller)
  const { id } = order.products[0]!
  const before = await order.view()
  const removed = await remove(desk, id, 1)
  expect(removed, removed.text).toMatchObject({ status: 200, body: { outcome: 'archived' } })
  expect((await desk.get(`products/${id}`)).body).toMatchObject({ status: 'archived', version: 2 })
  expect((await desk.get(`products/${id}/log`)).body.items[0]).toMatchObject({ what: 'updated', version: 2 })
  expect(await order.view()).toEqual(before)
})

test('deletes nothing that another person changed or that belongs to another shop', async () => {
  const desk = await openShop(app())
  const { id } = await desk.product()
  await desk.patch(`products/${id}`, 1, { name: 'Cove cup' })
  expect((await remove(desk, id, 1)).body.code).toBe('edit.conflict')
  expect((await remove(await openShop(app()), id, 2)).body.code).toBe('product.not_found')
  expect((await desk.get(`products/${id}`)).status).toBe(200)
})

test('finds products by tag, brand and type, and those without a picture or a category', async () => {
  const desk = await importDesk(app())
  const columns = 'Handle,Title,Vendor,Type,Tags,Variant Price,Image Src'
  await desk.take(
    [
      columns,
      'cup,Cup,Brackwater,Mug,"Blue, gift",24.00,https://example.com/cup.jpg',
      'pot,Pot,Cove,Teapot,gift,59.00,',
    ].join('\n'),
  )
  const found = async (query: string) =>
    (await desk.get(`/products?sort=name&${query}`)).body.items.map(({ name }: { name: string }) => name)
  expect(await found('tag=Blue')).toEqual(['Cup'])
  expect(await found('brand=brackwater')).toEqual(['Cup'])
  expect(await found('type=teapot')).toEqual(['Pot'])
  expect(await found('without=picture')).toEqual(['Pot'])
  expect(await found('without=category')).toEqual(['Cup', 'Pot'])
  expect((await desk.get('/products/count?brand=Cove')).body).toEqual({ count: 1 })
  const { body } = await desk.post('/bulk-changes', {
    selection: { query: { without: 'picture' } },
    action: { field: 'status', mode: 'set', status: 'draft' },
  })
  expect(await desk.work(body.id)).toMatchObject({ counts: { change: 1 } })
})

test('tells which tags, brands and types a shop has', async () => {
  const desk = await importDesk(app())
  await desk.take(
    [
      'Handle,Title,Vendor,Type,Tags,Variant Price',
      'cup,Cup,Cove,Mug,"Blue, gift",24.00',
      'pot,Pot,Cove,Teapot,gift,9.00',
    ].join('\n'),
  )
  expect((await desk.get('/products/facets')).body).toEqual({
    tags: [
      { value: 'gift', count: 2 },
      { value: 'Blue', count: 1 },
    ],
    brands: [{ value: 'Cove', count: 2 }],
    types: [
      { value: 'Mug', count: 1 },
      { value: 'Teapot', count: 1 },
    ],
  })
})
