import { sql } from 'drizzle-orm'
import { type BulkRow, insertRows } from '../src/platform/db/bulk.ts'
import type { Tx } from '../src/platform/db/client.ts'
import { followShops } from '../src/platform/db/shop-words.ts'
import { inTx } from '../src/platform/db/tx.ts'
import type { Deps } from '../src/platform/deps.ts'
import { stableId } from '../src/platform/ids.ts'
import { OPERATOR_KEYS } from '../src/platform/operator-keys.ts'
import { DEMO_BUYER, DEMO_OPERATOR, DEMO_PASSWORD, DEMO_SELLER } from './accounts.ts'
import { updateContentHashes } from './demo-pictures.ts'

const accounts = [
  { email: DEMO_BUYER, username: 'Bea Buyer' },
  { email: DEMO_SELLER, username: 'Ines Seller' },
  { email: DEMO_OPERATOR, username: 'Omar Operator' },
]

const userId = (email: string) => stableId('user', email)

/**
 * Inserts the demo marketplace, all or nothing. Does nothing if it already exists, and doesn't change rows that have
 * the same ids or names.
 */
export async function seedDemo(
  { db, clock, passwords }: Pick<Deps, 'db' | 'clock' | 'passwords'>,
  say: (line: string) => void = () => undefined,
): Promise<void> {
  const { rows } = await db.execute(sql`select 1 from shops where id = ${stableId('shop', 'kiln-and-cove')}`)
  if (rows.length > 0) return updateContentHashes(db)
  // The demo data is only read if it is needed. Most starts don't need it.
  const demo = await import('./demo-rows.ts')
  const shops = await import('./shop-rows.ts')
  const { PRODUCT_TABLES, rowsOf } = await import('./product-rows.ts')
  const { mediaRows } = await import('./picture-rows.ts')
  const now = clock.now()
  const started = performance.now()
  say('filling the marketplace with demo shops, for the first start only')
  const products = rowsOf(demo.rawProducts(now))
  const [users, media] = await Promise.all([
    userRows(passwords.hash, now),
    mediaRows(demo.pictureFiles(), now),
  ])

  await inTx(db, async tx => {
    const insert = async (table: string, list: readonly BulkRow[]) => {
      const inserted = await insertRows(tx, table, list)
      if (inserted >= 10) say(`${table.replaceAll('_', ' ')}: ${inserted}`)
    }
    await insert('users', users)
    const own = await ownIds(tx)
    const seller = userId(DEMO_SELLER)
    await insert('user_roles', roleRows(own, now))
    const operator = userId(DEMO_OPERATOR)
    if (own.has(operator))
      await insert('operators', [{ user_id: operator, keys: OPERATOR_KEYS, added_at: now }])
    await insert('media', media)
    await insert('shops', shops.shopRows(own.has(seller) ? seller : null))
    await insert('shop_traders', shops.traderRows(now))
    await insert('shipping_zones', shops.zoneRows())
    await insert('shipping_zone_places', shops.zonePlaceRows())
    await insert('tax_rates', shops.taxRateRows(now))
    await insert('shop_tax_registrations', shops.taxRegistrationRows())
    if (own.has(seller)) await insert('shop_members', shops.memberRows(seller, now))
    await insert('categories', demo.categoryRows(now))
    await insert('commission_rules', demo.commissionRows(now))
    for (const table of PRODUCT_TABLES) await insert(table, products[table])
    await insert('scenes', demo.sceneRows())
    await insert('reviews', demo.reviewRows(now))
    await insert('product_questions', demo.questionRows(now))
    // Products have the texts of their shops already, which is noted here and not by a job a minute later.
    await followShops(tx)
  })
  // Counts come from indexes alone once the tables are vacuumed; it is autovacuum's work from here on.
  for (const table of ['products', 'variants', 'categories', 'reviews', 'media'])
    await db.execute(sql`vacuum analyze ${sql.raw(table)}`)
  say(`the demo marketplace is ready (${((performance.now() - started) / 1000).toFixed(1)} s)`)
}

const userRows = (hash: (password: string) => Promise<string>, now: Date): Promise<BulkRow[]> =>
  Promise.all(
    accounts.map(async ({ email, username }) => ({
      id: userId(email),
      email,
      username,
      password_hash: await hash(DEMO_PASSWORD),
      is_active: 1,
      email_confirmed_at: now,
      created_at: now,
      updated_at: now,
    })),
  )

/** Ids of the demo accounts that this seed created. An address may have been registered before. */
async function ownIds(tx: Tx): Promise<Set<string>> {
  const ids = accounts.map(({ email }) => userId(email))
  const { rows } = await tx.execute<{ id: string }>(
    sql`select id from users where id = any(${sql.param(ids)}::uuid[])`,
  )
  return new Set(rows.map(({ id }) => id))
}

const roleRows = (own: Set<string>, now: Date): BulkRow[] =>
  accounts
    .filter(({ email }) => own.has(userId(email)))
    .map(({ email }) => ({ user_id: userId(email), name: 'ROLE_USER', created_at: now }))
