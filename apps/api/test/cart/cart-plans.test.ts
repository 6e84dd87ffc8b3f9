import { type SQL, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { deliveriesStatement } from '../../src/modules/catalog/delivery/delivery.repository.ts'
import {
  cartSelectionStatement,
  quotedLinesStatement,
} from '../../src/modules/read-model/checkout-lines.repository.ts'
import type { Destination } from '../../src/modules/read-model/index.ts'
import {
  choicesStatement,
  selectChoice,
  variantsStatement,
} from '../../src/modules/read-model/purchasable-variants.repository.ts'
import { newId } from '../../src/platform/ids.ts'
import { useTestApp } from '../app.ts'
import { tablesReadWhole } from '../explain.ts'
import { createShop } from '../fixtures.ts'
import { giveVariants } from '../many-variants.ts'

const app = useTestApp()
const id = newId()
const PRODUCTS = 1_500

beforeAll(async () => {
  const { db } = app().deps
  const shop = await createShop(db)
  await db.execute(sql`insert into products (id, shop_id, name, slug, price_min)
    select gen_random_uuid(), ${shop.id}::uuid, 'Product ' || n, 'p' || n, n
    from generate_series(1, ${sql.raw(String(PRODUCTS))}) n`)
  await giveVariants(db)
  await db.execute(sql`insert into users (id, email, username, password_hash)
    select id, slug || '@example.test', 'Robin', 'x' from products`)
  await db.execute(sql`insert into cart_items (id, user_id, variant_id, quantity, added_price_minor)
    select id, id, id, 1, 100 from products`)
  // Twenty zones of each shop, with a place of their own.
  await db.execute(sql`insert into shops (id, name, slug)
    select gen_random_uuid(), 'Shop ' || n, 's' || n from generate_series(1, 500) n`)
  await db.execute(sql`with zones as (
      insert into shipping_zones (id, shop_id, name, position, tiers)
      select gen_random_uuid(), s.id, 'Zone', n, '[]' from shops s cross join generate_series(1, 20) n
      returning id, shop_id, position)
    insert into shipping_zone_places (shop_id, zone_id, country, region)
    select shop_id, id, 'DE', 'R' || position from zones`)
  await db.execute(sql`insert into checkouts (id, user_id, number, currency, amount_hash, total_minor)
    select id, id, slug, 'USD', '', 100 from products`)
  await db.execute(sql`insert into checkout_lines (checkout_id, variant_id, cart_item_id, quantity, position, product_id,
      shop_id, title, options, option_ids, unit_minor, tax_rate_basis_points)
    select id, id, id, 1, 1, id, shop_id, name, '{}', '{}', 100, 0 from products`)
  await app().database.pool.query('vacuum analyze')
}, 120_000)

/** They grow with the marketplace; shops and pictures that the test has few of are left out. */
const GROWING = new Set([
  'shipping_zones',
  'shipping_zone_places',
  'products',
  'variants',
  'variant_values',
  'product_options',
  'product_option_values',
  'cart_items',
  'checkouts',
  'checkout_lines',
])

const destinations: readonly Destination[] = [
  { country: 'US', region: null, isAddress: false, isServed: true },
  { country: 'US', region: 'OR', isAddress: true, isServed: true },
]

const statements = destinations.flatMap((to): [string, SQL][] => [
  ['the lines of a checkout', quotedLinesStatement(id, to)],
  ['a selection of the cart', cartSelectionStatement(id, [id], to)],
  ['the variants of a cart', variantsStatement([id], to)],
  ['the choices of a guest’s cart', choicesStatement([{ product: id, key: id }], to)],
  ['a choice', selectChoice({ productId: id, optionIds: [id] }, to)],
  ['the delivery of shops', deliveriesStatement([id, newId()], to)],
])

test.each(statements)('%s read no growing table from end to end', async (_, statement) => {
  const scanned = await tablesReadWhole(app().database.pool, statement)
  expect(scanned.filter(name => GROWING.has(name))).toEqual([])
})
