import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createJobs } from '../../src/modules/jobs.ts'
import { publishProducts, turnSales } from '../../src/modules/products/due-products.repository.ts'
import { useTestApp } from '../app.ts'
import { openShop } from './shop-desk.ts'

const app = useTestApp()

test('[SEL-05] ends a planned sale at the end of its day in the shop’s time zone', async () => {
  const { deps, call } = app()
  const desk = await openShop(app(), { timeZone: 'Asia/Kathmandu' })
  const product = await desk.product({
    variants: [
      {
        price: 24,
        salePrice: 20,
        saleFrom: '2026-11-20',
        saleUntil: '2026-11-30',
        stock: { from: 0, to: 5 },
      },
    ],
  })
  expect(product.variants[0]).toMatchObject({
    salePrice: 20,
    saleFrom: '2026-11-20',
    saleUntil: '2026-11-30',
  })
  const priceAt = async (instant: string) => {
    await turnSales(deps.db, new Date(instant))
    const { rows } = await deps.db.execute<{ variant: string; product: string }>(sql`
      select v.effective_price_minor as variant, p.effective_price_min as product
      from variants v join products p on p.id = v.product_id where p.id = ${product.id}`)
    return rows[0]
  }
  // Kathmandu is at +05:45.
  expect(await priceAt('2026-11-19T18:14:00Z')).toEqual({ variant: '2400', product: '2400' })
  // What the sale cost before its plan is no price of the days before it.
  await deps.db.execute(sql`delete from price_changes where variant_id = ${product.variants[0].id}`)
  expect(await priceAt('2026-11-19T18:15:00Z')).toEqual({ variant: '2000', product: '2000' })
  expect(await priceAt('2026-11-30T18:14:00Z')).toEqual({ variant: '2000', product: '2000' })
  const shownUntil = async () =>
    (await call({ method: 'GET', url: `/api/public/products/${product.slug}` })).body.variants[0].saleUntil
  expect(await shownUntil()).toBe('2026-11-30')
  expect(await priceAt('2026-11-30T18:15:00Z')).toEqual({ variant: '2400', product: '2400' })

  // The job has not run since the plan changed: the quote knows it all the same.
  const quoted = async () => {
    const payload = [{ product: { id: product.id }, quantity: 1, optionIds: [] }]
    const { body } = await call({ method: 'POST', url: '/api/public/cart/quote', payload })
    return body.items[0].productDTO
  }
  await deps.db.execute(sql`update variants set sale_starts_at = now() - interval '1 hour', sale_ends_at = now() + interval '1 hour'
    where product_id = ${product.id}`)
  // It strikes nothing until the job has looked up what the price was before.
  expect(await quoted()).toMatchObject({ price: 20, priceSale: null })
  await deps.db.execute(sql`update variants set price_sale_minor = 2000, sale_ends_at = now() - interval '1 minute'
    where product_id = ${product.id}`)
  expect(await quoted()).toMatchObject({ price: 24, priceSale: null })
})

test('[SEL-05] a draft becomes active at its instant, but for a suspended shop', async () => {
  const { deps, clock } = app()
  const desk = await openShop(app())
  const publishAt = new Date(clock.now().getTime() + 60_000).toISOString()
  const draft = await desk.product({ status: 'draft', publishAt })
  const later = new Date(clock.now().getTime() + 120_000)
  const statusAfter = async () => {
    await publishProducts(deps.db, later)
    return (await desk.get(`products/${draft.id}`)).body
  }
  await publishProducts(deps.db, clock.now())
  await deps.db.execute(sql`update shops set status = 'suspended' where id = ${desk.shop.id}`)
  expect(await statusAfter()).toMatchObject({ status: 'draft', publishAt, version: 1 })
  await deps.db.execute(sql`update shops set status = 'open' where id = ${desk.shop.id}`)
  expect(await statusAfter()).toMatchObject({ status: 'active', publishAt: null, version: 2 })
  const { body } = await desk.get(`products/${draft.id}/log`)
  expect(body.items[0]).toMatchObject({ what: 'published', by: null, version: 2 })
})

test('[SEL-05] sales and drafts of one moment are turned some hundreds at a time, and all of them', async () => {
  const { deps } = app()
  const desk = await openShop(app())
  const count = 1_201
  await deps.db.execute(sql`insert into products (id, shop_id, name, slug, price_min, status, publish_at)
    select gen_random_uuid(), ${desk.shop.id}, 'Mug ' || n, ${desk.shop.slug} || '-mug-' || n, 2400, 'draft',
      now() - interval '1 minute' from generate_series(1, ${sql.raw(`${count}`)}) n`)
  await deps.db.execute(sql`insert into variants (id, product_id, option_key, price_minor, stock, sale_plan_minor)
    select gen_random_uuid(), p.id, 'only', 2400, 5, 2000 from products p where p.shop_id = ${desk.shop.id}`)
  await deps.db.execute(sql`create function refuse_many() returns trigger language plpgsql as $$ begin
    if (select count(*) from changed) > 500 then raise exception 'too many rows for one statement'; end if;
    return null; end $$`)
  for (const table of ['variants', 'products'])
    await deps.db.execute(sql`create trigger refuse_many after update on ${sql.identifier(table)}
      referencing new table as changed for each statement execute function refuse_many()`)
  try {
    for (const name of ['turn-sales', 'publish-products'])
      await createJobs(deps, null)
        .find(job => job.name === name)!
        .work({} as never)
  } finally {
    await deps.db.execute(sql`drop function refuse_many cascade`)
  }
  const { rows } =
    await deps.db.execute(sql`select p.status, p.price_sale_min as shown, v.price_sale_minor as paid,
    count(*)::int as n from products p join variants v on v.product_id = p.id where p.shop_id = ${desk.shop.id} group by 1, 2, 3`)
  expect(rows).toEqual([{ status: 'active', shown: '2000', paid: '2000', n: count }])
})

test('lists the price changes of a variant with author, old and new price', async () => {
  const desk = await openShop(app())
  const product = await desk.product({ variants: [{ price: 24, stock: { from: 0, to: 5 } }] })
  const [{ id }] = product.variants
  await desk.patch(`products/${product.id}`, 1, { variants: [{ id, price: 30 }] })
  await desk.patch(`products/${product.id}`, 2, { variants: [{ id, salePrice: 25 }] })
  await app().deps.db.execute(sql`update variants set price_sale_minor = null where id = ${id}`)
  const { body } = await desk.get(`variants/${id}/prices?limit=2`)
  expect(body.items).toMatchObject([
    { priceBefore: 30, price: 30, salePriceBefore: 25, salePrice: null, by: null },
    { priceBefore: 30, price: 30, salePriceBefore: null, salePrice: 25, by: desk.owner.username },
  ])
  const rest = await desk.get(`variants/${id}/prices?limit=2&cursor=${body.page.next}`)
  expect(rest.body.items).toMatchObject([{ priceBefore: 24, price: 30, by: desk.owner.username }])
  const other = await openShop(app())
  expect((await other.get(`variants/${id}/prices`)).body.code).toBe('variant.not_found')
})
