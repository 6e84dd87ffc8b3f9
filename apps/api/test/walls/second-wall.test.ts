import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import type { ShopScope } from '../../src/contract/handlers.ts'
import { inShopTx, readShopRows } from '../../src/modules/shop-scope/index.ts'
import { pgErrorOf } from '../../src/platform/db/errors.ts'
import { SHOP_READER } from '../../src/platform/db/shop-wall.ts'
import { useShopFloor } from '../payments/shop-floor.ts'
import { rootCategory } from './seller-desk.ts'
import { makeThings, type ShopThings } from './shop-things.ts'

// The first wall is the condition in each statement. Here it is removed: no statement says whose rows it means.
const floor = useShopFloor({ jobs: false })
let own: ShopThings
let other: ShopThings
const scope = ({ id, slug, owner }: ShopThings): ShopScope => ({
  shopId: id,
  slug,
  userId: owner.id,
  role: 'owner',
  keys: [],
})

/** Tables that anyone may read, as shoppers do. */
const READ_BY_ALL = ['categories', 'media', 'product_words', 'products', 'reviews', 'slug_redirects']

const OF_SHOPS = `select c.oid, c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = 'public' and c.relkind = 'r' and exists (
    select from pg_attribute a where a.attrelid = c.oid and a.attname = 'shop_id' and not a.attisdropped)`
const namesOf = async (query: string): Promise<string[]> =>
  (await floor().database.pool.query<{ name: string }>(query)).rows.map(({ name }) => name)

/** Tables in which both shops have rows. */
let filled: string[]

beforeAll(async () => {
  const root = await rootCategory(floor())
  own = await makeThings(floor(), root)
  other = await makeThings(floor(), root)
  filled = []
  for (const table of await namesOf(`${OF_SHOPS} order by 2`)) {
    const { rows } = await floor().database.pool.query(
      `select from ${table} where shop_id = any($1) group by shop_id`,
      [[own.id, other.id]],
    )
    if (rows.length === 2) filled.push(table)
  }
})

test('[API-06] every table of shops is behind the second wall, even a new one', async () => {
  expect(filled.length).toBeGreaterThan(15)
  expect(
    await namesOf(`select name from (${OF_SHOPS}) t where 2 <> (select count(*) from pg_trigger
      where tgrelid = t.oid and tgname in ('shop_wall_new', 'shop_wall_old'))`),
  ).toEqual([])
  const open = `select name from (${OF_SHOPS}) t
    where not exists (select from pg_policies where tablename = t.name and policyname = 'shop_wall') order by 1`
  expect(await namesOf(open)).toEqual(READ_BY_ALL)
})

test('[API-06] refuses a whole write for a shop that would touch another’s rows', async () => {
  const { db } = floor().deps
  // The ledger is never changed.
  for (const table of [...filled.filter(name => name !== 'ledger_entries'), 'shops']) {
    const column = sql.raw(table === 'shops' ? 'id' : 'shop_id')
    const write = inShopTx(db, scope(own), tx =>
      tx.execute(sql`update ${sql.raw(table)} set ${column} = ${column}`),
    )
    const refusal = await write.then(
      () => null,
      error => pgErrorOf(error),
    )
    expect([table, refusal?.code]).toEqual([table, '42501'])
  }
  const remove = inShopTx(db, scope(own), tx => tx.execute(sql`delete from saved_views`))
  await expect(remove).rejects.toThrow()
  const { rows } = await db.execute(sql`select from saved_views`)
  expect(rows).toHaveLength(2)
  // Of its own it may.
  await inShopTx(db, scope(own), tx => tx.execute(sql`delete from saved_views where shop_id = ${own.id}`))
})

test('[API-06] returns only a shop’s own rows, and none without a shop', async () => {
  for (const table of filled.filter(name => !READ_BY_ALL.includes(name) && name !== 'saved_views')) {
    const rows = await readShopRows<{ shop_id: string }>(
      floor().deps.db,
      scope(own),
      sql`select shop_id from ${sql.raw(table)}`,
    )
    expect([table, [...new Set(rows.map(({ shop_id }) => shop_id))]]).toEqual([table, [own.id]])
  }
  const client = await floor().database.pool.connect()
  try {
    await client.query(`begin; set local role ${SHOP_READER}`)
    const { rows } = await client.query('select from orders')
    expect(rows).toEqual([])
  } finally {
    await client.query('rollback')
    client.release()
  }
})

test('[API-06] every call of the seller area writes for its shop, whatever its handler does', async () => {
  const { db } = floor().deps
  await db.execute(sql`create table seen (shop text)`)
  await db.execute(sql`create function see() returns trigger language plpgsql as $$
    begin insert into seen values (current_setting('stoa.shop_id', true)); return null; end $$`)
  await db.execute(sql`create trigger see after insert on order_events execute function see()`)
  const answer = await floor().call({
    method: 'POST',
    url: `/api/seller/orders/${own.number}/fulfillments/${own.pendingParcelId}/ship`,
    token: own.owner.token,
    payload: {},
  })
  expect(answer.status, answer.text).toBe(200)
  const { rows } = await db.execute(sql`select distinct shop from seen`)
  expect(rows).toEqual([{ shop: own.id }])
  // And gone with the transaction: the connection serves others.
  const { rows: left } = await db.execute(
    sql`select nullif(current_setting('stoa.shop_id', true), '') as shop`,
  )
  expect(left).toEqual([{ shop: null }])
})
