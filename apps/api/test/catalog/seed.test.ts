import { expect, test } from 'vitest'
import { products, reviews, shops } from '../../../../demo/catalog/index.ts'
import { DEMO_BUYER, DEMO_OPERATOR, DEMO_PASSWORD, DEMO_SELLER } from '../../seed/accounts.ts'
import { seedDemo } from '../../seed/seed.ts'
import { useTestApp } from '../app.ts'

const app = useTestApp()

const TABLES = [
  'users',
  'user_roles',
  'media',
  'shops',
  'categories',
  'products',
  'product_media',
  'product_options',
  'product_option_values',
  'variants',
  'variant_values',
  'reviews',
]
const everything = async () =>
  Promise.all(
    TABLES.map(async name => (await app().database.pool.query(`select * from ${name} order by 1, 2`)).rows),
  )

test('seeds the whole demo marketplace, and changes nothing the second time', async () => {
  const said: string[] = []
  await seedDemo(app().deps, line => said.push(line))
  expect(said.at(-1)).toMatch(/ready/)
  const first = await everything()
  const { pool } = app().database
  const count = async (table: string) =>
    (await pool.query(`select count(*)::int as n from ${table}`)).rows[0].n
  expect(await count('shops')).toBe(shops.length)
  expect(await count('products')).toBe(products.length)
  expect(await count('reviews')).toBe(reviews.length)
  expect(
    await count('variants where sale_ends_at > now() and price_sale_minor = sale_plan_minor'),
  ).toBeGreaterThan(0)
  expect((await pool.query('select max(depth) as n from categories')).rows[0].n).toBe(3)

  said.length = 0
  await seedDemo(app().deps, line => said.push(line))
  expect(said).toEqual([])
  expect(await everything()).toEqual(first)
})

test("every product's price, stars and number of reviews follow from its variants and reviews", async () => {
  const { rows } = await app().database.pool.query(`
    select p.slug from products p
    where p.effective_price_min <> (select min(coalesce(v.price_sale_minor, v.price_minor)) from variants v where v.product_id = p.id)
       or p.rating_count <> (select count(*) from reviews r where r.product_id = p.id)
       or p.rating_sum <> (select coalesce(sum(r.rating), 0) from reviews r where r.product_id = p.id)
       or exists (select 1 from variants v where v.product_id = p.id and v.media_id is not null and not exists (
         select 1 from product_media m where m.product_id = p.id and m.media_id = v.media_id))
       or exists (select 1 from variants v where v.product_id = p.id and v.option_key <> (
         select coalesce(string_agg(x.value_id::text, ',' order by x.value_id::text), '') from variant_values x where x.variant_id = v.id))`)
  expect(rows).toEqual([])
})

test.each([
  [DEMO_BUYER, ['ROLE_USER']],
  [DEMO_SELLER, ['ROLE_SHOP_MANAGER', 'ROLE_USER']],
  [DEMO_OPERATOR, ['ROLE_USER']],
])('%s signs in with the demo password', async (email, roles) => {
  const signIn = await app().call({
    method: 'POST',
    url: '/api/auth/signin',
    payload: { email, password: DEMO_PASSWORD },
  })
  expect([signIn.status, signIn.body.isActive]).toEqual([200, 1])
  const me = await app().call({ method: 'GET', url: '/api/user/me', token: signIn.body.token })
  expect(
    me.body.roles
      .map((role: { name: string } | string) => (typeof role === 'string' ? role : role.name))
      .sort(),
  ).toEqual(roles)
})

test("the seller's shop is Kiln & Cove", async () => {
  const { rows } = await app().database.pool.query(
    'select s.slug from shops s join users u on u.id = s.owner_id where u.email = $1',
    [DEMO_SELLER],
  )
  expect(rows).toEqual([{ slug: 'kiln-and-cove' }])
})
