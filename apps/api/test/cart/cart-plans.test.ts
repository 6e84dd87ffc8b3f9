import { type SQL, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import {
  cartSelectionStatement,
  quotedLinesStatement,
} from '../../src/modules/read-model/checkout-lines.repository.ts'
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
  await db.execute(sql`insert into checkouts (id, user_id, number, currency, amount_hash, total_minor)
    select id, id, slug, 'USD', '', 100 from products`)
  await db.execute(sql`insert into checkout_lines (checkout_id, variant_id, cart_item_id, quantity, position, product_id,
      shop_id, title, options, option_ids, unit_minor, tax_rate_basis_points)
    select id, id, id, 1, 1, id, shop_id, name, '{}', '{}', 100, 0 from products`)
  await app().database.pool.query('vacuum analyze')
}, 120_000)

/** They grow with the marketplace; shops and pictures that the test has few of are left out. */
const GROWING = new Set([
  'products',
  'variants',
  'variant_values',
  'product_options',
  'product_option_values',
  'cart_items',
  'checkouts',
  'checkout_lines',
])

const statements: Record<string, SQL> = {
  'the lines of a checkout': quotedLinesStatement(id),
  'a selection of the cart': cartSelectionStatement(id, [id]),
  'the variants of a cart': variantsStatement([id]),
  'the choices of a guest’s cart': choicesStatement([{ product: id, key: id }]),
  'a choice': selectChoice({ productId: id, optionIds: [id] }),
}

test.each(Object.entries(statements))('%s read no growing table from end to end', async (_, statement) => {
  const scanned = await tablesReadWhole(app().database.pool, statement)
  expect(scanned.filter(name => GROWING.has(name))).toEqual([])
})
