import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Db } from '../../src/platform/db/client.ts'
import { useTestApp } from '../app.ts'
import { createProduct, createShop } from '../fixtures.ts'
import { importDesk } from './import-desk.ts'

const app = useTestApp()
const PRODUCTS = 410
const VARIANTS = 5

test('[SEL-05] reduces every variant of a whole view by 10%, shows the sums, and can be undone', async () => {
  const { db } = app().deps
  const desk = await importDesk(app())
  // Beyond two batches. Ten percent divide no price of 3.33, and no two variants of a product cost the same.
  await db.execute(sql`insert into products (id, shop_id, name, slug, price_min, tags)
    select gen_random_uuid(), ${desk.shop.id}, 'Mug ' || n, ${desk.shop.slug} || '-mug-' || n, 333,
      case when n <= 400 then '{mug}'::text[] else '{}'::text[] end
    from generate_series(1, ${sql.raw(`${PRODUCTS}`)}) n`)
  await giveSizes(db, desk.shop.id)
  const lowered = async () =>
    (
      await db.execute(sql`select count(*)::int as n,
      count(*) filter (where v.price_minor = round((333 + (v.position - 1) * 100) * 0.9))::int as lowered,
      count(*) filter (where p.price_min = 300)::int as shown
    from variants v join products p on p.id = v.product_id where p.shop_id = ${desk.shop.id}`)
    ).rows[0]
  const before = await desk.everything()
  expect((await desk.get('/products/count?tag=mug')).body).toEqual({ count: 400 })
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
    action: payload.action,
    counts: { change: 399, refused: 0, same: 0 },
    // five variants from 3.33 to 7.33, then each less ten percent to the cent.
    sumBefore: 10_633.35,
    sumAfter: 9_576,
  })
  expect(await lowered()).toMatchObject({ lowered: 0 })
  const items = (await desk.get(`/runs/${id}/items?limit=1`)).body.items
  expect(items[0].changes).toHaveLength(VARIANTS)
  expect(items[0].changes[0]).toEqual({ field: 'price', variant: '1', from: '3.33', to: '3.00' })

  await desk.post(`/runs/${id}/apply`)
  expect(await desk.work(id)).toMatchObject({ status: 'done', counts: { applied: 399, conflict: 0 } })
  expect(await lowered()).toEqual({ n: PRODUCTS * VARIANTS, lowered: 399 * VARIANTS, shown: 399 * VARIANTS })
  expect((await desk.get(`/products/${first.id}`)).body.version).toBe(1)

  await desk.post(`/runs/${id}/undo`)
  expect(await desk.work(id)).toMatchObject({ status: 'undone', counts: { undone: 399 } })
  expect(await desk.everything()).toEqual(before)
})

/** Gives each product of a shop an option with a variant for each of its values, and the search text that it has then. */
async function giveSizes(db: Db, shopId: string): Promise<void> {
  await db.execute(sql`insert into product_options (id, product_id, name)
    select gen_random_uuid(), id, 'Size' from products where shop_id = ${shopId}`)
  await db.execute(sql`insert into product_option_values (id, option_id, value, position)
    select gen_random_uuid(), o.id, n::text, n
    from product_options o join products p on p.id = o.product_id, generate_series(1, ${sql.raw(`${VARIANTS}`)}) n
    where p.shop_id = ${shopId}`)
  await db.execute(sql`insert into variants (id, product_id, option_key, price_minor, stock, position)
    select gen_random_uuid(), p.id, x.id::text, 333 + (x.position - 1) * 100, 5, x.position
    from products p join product_options o on o.product_id = p.id join product_option_values x on x.option_id = o.id
    where p.shop_id = ${shopId}`)
  await db.execute(sql`insert into variant_values (variant_id, option_id, value_id)
    select v.id, x.option_id, x.id from variants v join products p on p.id = v.product_id
    join product_option_values x on x.id::text = v.option_key where p.shop_id = ${shopId}`)
  await db.execute(sql`update products p
    set search_extra = concat_ws(' ', nullif(array_to_string(p.tags, ' '), ''), '1 2 3 4 5') where shop_id = ${shopId}`)
}

test('names products that an action doesn’t fit, and rejects another shop’s products', async () => {
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
  for (const beyond of [
    { field: 'price', mode: 'percent', amount: 999_999_999 },
    { field: 'stock', mode: 'set', amount: 10_000_001 },
  ]) {
    const selection = { ids: [dear.id] }
    const run = (await desk.post('/bulk-changes', { selection, action: beyond })).body
    expect(await desk.work(run.id)).toMatchObject({ counts: { change: 0, refused: 1 } })
  }
})

test('clears the planned day of a draft that was published early and taken off again', async () => {
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

test('restores drafts and ends a publication with its reason in a shop that can no longer sell', async () => {
  const { db } = app().deps
  const desk = await importDesk(app())
  const { id } = await createProduct(db, desk.shop.id)
  const canSell = (does: boolean) =>
    db.execute(sql`update shops set has_opening_checks = ${!does} where id = ${desk.shop.id}`)
  const check = async (status: 'active' | 'archived') => {
    const payload = { selection: { ids: [id] }, action: { field: 'status', mode: 'set', status } }
    const run = (await desk.post('/bulk-changes', payload)).body.id as string
    await desk.work(run)
    return run
  }
  const next = async (run: string, step: 'apply' | 'undo') => {
    await desk.post(`/runs/${run}/${step}`)
    return desk.work(run)
  }
  const archived = await check('archived')
  await next(archived, 'apply')
  await canSell(false)
  expect(await next(archived, 'undo')).toMatchObject({
    status: 'undone',
    counts: { undone: 1, keptDrafts: 1 },
  })
  expect((await desk.get(`/products/${id}`)).body.status).toBe('draft')

  await canSell(true)
  const published = await check('active')
  await canSell(false)
  expect(await next(published, 'apply')).toMatchObject({
    status: 'failed',
    problem: 'State where the shop is registered for tax.',
    counts: { applied: 0 },
  })
})
