import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newId } from '../../src/platform/ids.ts'
import { useTestApp } from '../app.ts'
import { openShop } from './shop-desk.ts'

const app = useTestApp()

test('[SEL-05] changes several products at once with a preview, and undoes it', async () => {
  const { deps } = app()
  const desk = await openShop(app())
  const ids: string[] = []
  for (const price of [24, 19.99, 3])
    ids.push((await desk.product({ variants: [{ price, stock: { from: 0, to: 4 } }] })).id)
  const pricesOf = async () => {
    const { body } = await desk.get('products?sort=price&direction=asc')
    return body.items.map(({ variant }: { variant: { price: number } }) => variant.price)
  }
  const lower = { ids, action: { field: 'price', mode: 'percent', amount: -10 } }
  const preview = await desk.post('products/bulk', { ...lower, isPreview: true })
  expect(preview.status, preview.text).toBe(200)
  expect(preview.body).toMatchObject({
    runId: null,
    changed: 3,
    unchanged: 0,
    refused: [],
    sumBefore: 46.99,
    sumAfter: 42.29,
  })
  expect(await pricesOf()).toEqual([3, 19.99, 24])

  const changed = await desk.post('products/bulk', lower)
  expect(changed.body).toMatchObject({ changed: 3, sumAfter: 42.29 })
  expect(await pricesOf()).toEqual([2.7, 17.99, 21.6])
  expect((await desk.patch(`products/${ids[2]}`, 2, { variants: [{ price: 5 }] })).status).toBe(200)
  const { body: log } = await desk.get('shop/log?limit=100')
  const logged = log.items.find(({ what }: { what: string }) => what === 'products.changed')
  expect(logged.changes).toMatchObject([{ name: 'action', to: { amount: -10 } }])
  const undone = await desk.post(`products/bulk/${changed.body.runId}/undo`)
  expect(undone.body).toMatchObject({ restored: 2, skipped: [{ productId: ids[2] }] })
  expect(await pricesOf()).toEqual([5, 19.99, 24])
  expect((await desk.post(`products/bulk/${changed.body.runId}/undo`)).body.code).toBe('change.not_found')

  const cheap = await desk.post('products/bulk', { ids, action: { field: 'sale', mode: 'set', amount: 10 } })
  expect(cheap.body).toMatchObject({ changed: 2, refused: [{ productId: ids[2] }] })
  const stock = await desk.post('products/bulk', { ids, action: { field: 'stock', mode: 'add', amount: 6 } })
  await deps.db.execute(sql`update variants set stock = stock - 3 where product_id = ${ids[0]}`)
  expect((await desk.post(`products/bulk/${stock.body.runId}/undo`)).body.restored).toBe(3)
  expect((await desk.get(`products/${ids[0]}`)).body.variants[0].stock).toBe(1)
  await desk.post('products/bulk', { ids, action: { field: 'tags', mode: 'add', tags: ['Autumn'] } })
  await desk.post('products/bulk', {
    ids: ids.slice(1),
    action: { field: 'status', mode: 'set', status: 'archived' },
  })
  expect((await desk.get('products?tag=Autumn&status=archived')).body.items).toHaveLength(2)

  const other = await openShop(app())
  const mine = (await other.product()).id
  const mixed = await other.post('products/bulk', {
    ids: [mine, ids[0]],
    action: { field: 'status', mode: 'set', status: 'draft' },
  })
  expect(mixed.body.code).toBe('product.not_found')
  expect((await other.get(`products/${mine}`)).body.status).toBe('active')
  expect((await other.post(`products/bulk/${changed.body.runId}/undo`)).status).toBe(404)
  for (const action of [
    { field: 'status', mode: 'add', status: 'draft' },
    { field: 'price', mode: 'set' },
    { field: 'price', mode: 'set', amount: -1 },
    { field: 'price', mode: 'percent', amount: -100 },
    { field: 'category', mode: 'set', categoryId: newId() },
  ])
    expect(
      (await other.post('products/bulk', { ids: [mine], action })).status,
      JSON.stringify(action),
    ).toBeGreaterThanOrEqual(400)
})

test('waits for a buyer without locking what the buyer needs next', async () => {
  const { deps, database } = app()
  const desk = await openShop(app())
  const [first, second] = ['02000000-0000-7000-8000-00000000b01d', '03000000-0000-7000-8000-00000000b01d']
  // In the first product the variant that buyers lock last.
  const [low, high] = ['01000000-0000-7000-8000-00000000b01d', 'f1000000-0000-7000-8000-00000000b01d']
  for (const [product, variant] of [
    [first, high],
    [second, low],
  ]) {
    await deps.db.execute(sql`insert into products (id, shop_id, name, slug, price_min)
      values (${product}, ${desk.shop.id}, 'Mug', ${`mug-${product}`}, 500)`)
    await deps.db.execute(
      sql`insert into variants (id, product_id, price_minor, stock) values (${variant}, ${product}, 500, 5)`,
    )
  }
  const lock = (id: string) => `select from variants where id = '${id}' for no key update nowait`
  const buyer = await database.pool.connect()
  try {
    await buyer.query('begin')
    await buyer.query(lock(low!))
    const action = { field: 'stock', mode: 'add', amount: 1 }
    const bulk = desk.post('products/bulk', { ids: [first, second], action })
    const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    await expect.poll(async () => (await database.pool.query(waiting)).rowCount).toBe(1)
    await buyer.query(lock(high!))
    await buyer.query('rollback')
    expect((await bulk).body).toMatchObject({ changed: 2 })
  } finally {
    buyer.release()
  }
})
