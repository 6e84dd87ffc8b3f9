import type { SQL } from 'drizzle-orm'
import type pg from 'pg'
import type { QueryResultRow } from 'pg'
import { isUuid } from '../ids.ts'
import type { Db } from './client.ts'
import { readRowsOf } from './read.ts'
import { SHOP_READER } from './shop-wall.ts'

/** Whether the database of a pool has the role, asked once. */
const guarded = new WeakMap<pg.Pool, Promise<boolean>>()

export interface ReadOptions {
  /**
   * Plans the statement for its values, which takes a millisecond. For statements that read ten rows of one shop and
   * a hundred thousand of another.
   */
  isPlannedForValues?: boolean
}

/**
 * Like `readRows`, but sees only the rows of one shop, whatever the statement selects. Equal to `readRows` if the
 * database's user may not create roles.
 */
export async function readRowsAsShop<Row extends QueryResultRow>(
  { $client: pool }: Pick<Db, '$client'>,
  shopId: string,
  query: SQL,
  { isPlannedForValues = false }: ReadOptions = {},
): Promise<Row[]> {
  if (!isUuid(shopId)) throw new Error('The id of a shop is a UUID.')
  if (!(await isGuarded(pool))) return readRowsOf<Row>(pool, query)
  return readRowsOf<Row>(pool, query, {
    // Sent as one message: separate ones would each wait for a response.
    before: `begin read only; set local role ${SHOP_READER}; set local stoa.shop_id = '${shopId}'${
      isPlannedForValues ? '; set local plan_cache_mode = force_custom_plan' : ''
    }`,
    after: 'commit',
  })
}

function isGuarded(pool: pg.Pool): Promise<boolean> {
  const known = guarded.get(pool)
  if (known) return known
  const asked = pool
    .query<{ isGuarded: boolean }>(
      `select exists (select from pg_roles where rolname = $1 and pg_has_role(oid, 'member'))
        and exists (select from pg_policies where policyname = 'shop_wall') as "isGuarded"`,
      [SHOP_READER],
    )
    .then(({ rows }) => rows[0]!.isGuarded)
  guarded.set(pool, asked)
  asked.catch(() => guarded.delete(pool))
  return asked
}
