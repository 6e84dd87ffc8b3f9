import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { useTestApp } from '../app.ts'
import { createProduct, createShop } from '../fixtures.ts'
import { importDesk } from './import-desk.ts'

const app = useTestApp()
const PRODUCTS = 410

test('[SEL-05] all that a list shows is lowered by ten percent in batches, with exceptions, and put back', async () => {
  const { db } = app().deps
  const desk = await importDesk(app())
  // Beyond two batches; every third has a price of 3.33, which ten percent do not divide.
  await db.execute(sql`insert into products (id, shop_id, name, slug, price_min, tags)
    select gen_random_uuid(), ${desk.shop.id}, 'Mug ' || n, ${desk.shop.slug} || '-mug-' || n, case n % 3 when 0 then 333 else 2000 end,
      case when n <= 400 then '{mug}'::text[] else '{}'::text[] end
    from generate_series(1, ${sql.raw(`${PRODUCTS}`)}) n`)
  await db.execute(sql`insert into variants (id, product_id, price_minor, stock)
    select gen_random_uuid(), id, price_min, 5 from products where shop_id = ${desk.shop.id}`)
  const before = await desk.everything()
  const first = (await desk.get('/products?tag=mug&limit=1')).body.items[0]
  const payload = {
    selection: { query: { tag: 'mug' }, except: [first.id] },
    action: { field: 'price', mode: 'percent', amount: -10 },
  }

  const started = await desk.post('/bulk-changes', payload)
  expect(started.status, started.text).toBe(202)
  const { id } = started.body
  expect((await desk.post('/bulk-changes', payload)).body.code).toBe('run.busy')
  const checked = await desk.work(id)
  expect(checked).toMatchObject({
    kind: 'bulk',
    status: 'checked',
    counts: { change: 399, refused: 0, same: 0 },
  })
  expect(await desk.everything()).toEqual(before)
  const items = (await desk.get(`/runs/${id}/items?limit=1`)).body.items
  expect(items[0].changes).toMatchObject([{ field: 'price' }])

  await desk.post(`/runs/${id}/apply`)
  expect(await desk.work(id)).toMatchObject({ status: 'done', counts: { applied: 399, conflict: 0 } })
  const { rows } =
    await db.execute(sql`select v.price_minor::int as price, p.price_min::int as shown, count(*)::int as n
    from variants v join products p on p.id = v.product_id where p.shop_id = ${desk.shop.id} group by 1, 2 order by 1`)
  expect(rows.every(({ price, shown }) => price === shown)).toBe(true)
  const of = (price: number) => Number(rows.find(row => row.price === price)?.n ?? 0)
  expect(of(300) + of(1_800)).toBe(399)
  expect(of(333) + of(2_000)).toBe(11)
  expect((await desk.get(`/products/${first.id}`)).body.version).toBe(1)

  await desk.post(`/runs/${id}/undo`)
  expect(await desk.work(id)).toMatchObject({ status: 'undone', counts: { undone: 399 } })
  expect(await desk.everything()).toEqual(before)
})

test('what an action does not fit is named, and a foreign product begins nothing', async () => {
  const { db } = app().deps
  const desk = await importDesk(app())
  const cheap = await createProduct(db, desk.shop.id, [{ price: 500 }])
  const dear = await createProduct(db, desk.shop.id, [{ price: 5_000 }])
  const foreign = await createProduct(db, (await createShop(db)).id)
  const action = { field: 'sale', mode: 'set', amount: 10, saleUntil: '2030-01-31' }
  const refused = await desk.post('/bulk-changes', { selection: { ids: [cheap.id, foreign.id] }, action })
  expect(refused.body.code).toBe('product.not_found')
  const { body } = await desk.post('/bulk-changes', { selection: { ids: [cheap.id, dear.id] }, action })
  expect(await desk.work(body.id)).toMatchObject({ counts: { change: 1, refused: 1 } })
  await desk.post(`/runs/${body.id}/apply`)
  await desk.work(body.id)
  expect((await desk.get(`/products/${dear.id}`)).body.variants).toMatchObject([
    { price: 50, salePrice: 10, saleFrom: null, saleUntil: '2030-01-31', isOnSale: true },
  ])
})

test('a draft that is put on sale before its day does not go on sale by itself when it is taken off again', async () => {
  const { db } = app().deps
  const desk = await importDesk(app())
  const product = await createProduct(db, desk.shop.id)
  await db.execute(
    sql`update products set status = 'draft', publish_at = now() + interval '1 day' where id = ${product.id}`,
  )
  const turn = async (status: 'active' | 'draft') => {
    const action = { field: 'status', mode: 'set', status }
    const { body } = await desk.post('/bulk-changes', { selection: { ids: [product.id] }, action })
    await desk.work(body.id)
    await desk.post(`/runs/${body.id}/apply`)
    expect(await desk.work(body.id)).toMatchObject({ status: 'done', counts: { applied: 1 } })
    return body.id as string
  }
  const planned = (await desk.get(`/products/${product.id}`)).body.publishAt
  const run = await turn('active')
  await desk.post(`/runs/${run}/undo`)
  await desk.work(run)
  expect((await desk.get(`/products/${product.id}`)).body).toMatchObject({
    status: 'draft',
    publishAt: planned,
  })
  await turn('active')
  await turn('draft')
  expect((await desk.get(`/products/${product.id}`)).body).toMatchObject({ status: 'draft', publishAt: null })
})
