import type pg from 'pg'

/** Role that reads for a shop. It cannot log in. */
export const SHOP_READER = 'stoa_shop_reader'

/**
 * Tables that are public, at least in part. A policy here would hide nothing and would keep the planner from the
 * indexes of the search. Their writes are guarded too.
 */
const READ_BY_ALL = ['categories', 'media', 'product_words', 'products', 'reviews', 'slug_redirects']

/** The shop of a row in other tables is found by its own id. */
const COLUMN_OF_SHOP: Record<string, string> = { shops: 'id' }

/** Tables that no shop reads: they name operators, people who reported content, and other shops. */
const READ_BY_NO_SHOP = [
  'operators',
  'operator_sessions',
  'operator_log',
  'reports',
  'payout_batches',
  'market_days',
]

const CURRENT = `nullif(current_setting('stoa.shop_id', true), '')::uuid`

export interface ShopWall {
  /** False if the database's user may not create roles: reads then rely on the conditions of statements only. */
  guardsReads: boolean
}

/**
 * Creates the second check between shops, in addition to the conditions of statements. PostgreSQL itself refuses to
 * write another shop's rows while `stoa.shop_id` names one, and hides them from the role that reads for a shop.
 * Covers every table with a `shop_id`, including future ones; keeps existing policies.
 */
export async function raiseShopWall(client: pg.Client): Promise<ShopWall> {
  await client.query(REFUSE)
  const { rows: tables } = await client.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relkind = 'r' and (c.relname = 'shops' or exists (
        select from pg_attribute a where a.attrelid = c.oid and a.attname = 'shop_id' and not a.attisdropped))`,
  )
  for (const { name } of tables) await guardWrites(client, name)
  const guardsReads = await makeReader(client)
  if (guardsReads)
    for (const { name } of tables)
      if (name !== 'shops' && !READ_BY_ALL.includes(name)) await guardReads(client, name)
  return { guardsReads }
}

const REFUSE = `create or replace function refuse_other_shop() returns trigger language plpgsql as $$
begin
  raise exception 'A row of % belongs to another shop.', tg_table_name using errcode = 'insufficient_privilege';
end
$$`

/**
 * Creates triggers that run after a row is written, when other triggers have filled their columns. A row of the shop
 * itself costs one comparison.
 */
async function guardWrites(client: pg.Client, table: string): Promise<void> {
  const column = COLUMN_OF_SHOP[table] ?? 'shop_id'
  const { rowCount } = await client.query(
    `select from pg_trigger where tgrelid = $1::regclass and tgname = 'shop_wall_new'`,
    [table],
  )
  if (rowCount) return
  for (const [name, events, row] of [
    ['shop_wall_new', 'insert or update', 'new'],
    ['shop_wall_old', 'update or delete', 'old'],
  ])
    await client.query(`create trigger ${name} after ${events} on ${table} for each row
      when (${CURRENT} <> ${row}.${column}) execute function refuse_other_shop()`)
}

/** The role, with the right to take it and to read. */
async function makeReader(client: pg.Client): Promise<boolean> {
  try {
    await client.query(`do $$ begin create role ${SHOP_READER} nologin;
      exception when duplicate_object or unique_violation then null; end $$`)
    await client.query(`grant ${SHOP_READER} to current_user`)
    await client.query(`grant usage on schema public to ${SHOP_READER}`)
    // One message is one transaction: the role has these tables at no moment.
    await client.query(`grant select on all tables in schema public to ${SHOP_READER};
      revoke all on ${READ_BY_NO_SHOP.join(', ')} from ${SHOP_READER}`)
    return true
  } catch (error) {
    // Another's database, whose user may not make roles.
    if ((error as { code?: string }).code === '42501') return false
    throw error
  }
}

async function guardReads(client: pg.Client, table: string): Promise<void> {
  const { rowCount } = await client.query(
    `select from pg_policies where schemaname = 'public' and tablename = $1 and policyname = 'shop_wall'`,
    [table],
  )
  if (rowCount) return
  await client.query(`alter table ${table} enable row level security`)
  await client.query(
    `create policy shop_wall on ${table} for select to ${SHOP_READER} using (shop_id = (select ${CURRENT}))`,
  )
}
