import { type SQL, sql } from 'drizzle-orm'
import type { ShopScope } from '../../../contract/handlers.ts'
import type { Db, Tx } from '../../../platform/db/client.ts'
import type { Cursor } from '../../../platform/pagination/cursor.ts'
import { readShopRows } from '../../shop-scope/index.ts'
import { isReadyToSell, writeShopLog } from '../../shops/index.ts'
import type { ReadRun } from './run-json.ts'
import type { RunItemRow, RunRow } from './runs.repository.ts'

const runColumns = sql`r.id, r.shop_id as "shopId", r.kind, r.status, r.file_key as "fileKey", r.file_name as "fileName",
  r.sha256, r.encoding, r.delimiter, r.head, r.mapping, r.options, r.selection, r.action, r.total, r.position, r.counts,
  r.problem, r.actor_id as "actorId", r.created_at as "createdAt", r.progress_at as "progressAt",
  r.finished_at as "finishedAt", r.expires_at as "expiresAt",
  (select u.username from users u where u.id = r.actor_id) as "actorName",
  exists (select from catalog_runs o where o.shop_id = r.shop_id and o.sha256 = r.sha256 and o.id <> r.id
    and o.created_at < r.created_at and (o.counts->>'applied')::int > 0) as "isRepeat",
  exists (select from shops s where s.id = r.shop_id and not ${isReadyToSell}) as "cannotSell"`

export async function findShopRun(db: Db, shop: ShopScope, id: string): Promise<ReadRun | null> {
  const rows = await readShopRows<ReadRun & Record<string, unknown>>(
    db,
    shop,
    sql`select ${runColumns} from catalog_runs r where r.shop_id = ${shop.shopId} and r.id = ${id}`,
  )
  return rows[0] ?? null
}

/** The newest first, with one more than the limit. */
export const findShopRuns = (
  db: Db,
  shop: ShopScope,
  { kind, cursor, limit }: { kind: RunRow['kind'] | undefined; cursor: Cursor | null; limit: number },
): Promise<(ReadRun & Record<string, unknown>)[]> => {
  const isBack = cursor?.direction === 'previous'
  const border: SQL = cursor
    ? sql`and (r.created_at, r.id) ${sql.raw(isBack ? '>' : '<')}
        (to_timestamp(${cursor.keys[0]}::bigint / 1000.0)::timestamptz(3), ${cursor.keys[1]}::uuid)`
    : sql``
  return readShopRows(
    db,
    shop,
    sql`select ${runColumns} from catalog_runs r
      where r.shop_id = ${shop.shopId} and (${kind ?? null}::text is null or r.kind = ${kind ?? null}) ${border}
      order by r.created_at ${sql.raw(isBack ? 'asc' : 'desc')}, r.id ${sql.raw(isBack ? 'asc' : 'desc')}
      limit ${limit + 1}::int`,
  )
}

export const findShopRunItems = (
  db: Db,
  shop: ShopScope,
  runId: string,
  {
    outcome,
    cursor,
    limit,
  }: { outcome: RunItemRow['outcome'] | undefined; cursor: Cursor | null; limit: number },
): Promise<(RunItemRow & Record<string, unknown>)[]> => {
  const isBack = cursor?.direction === 'previous'
  const border = cursor ? sql`and n ${sql.raw(isBack ? '<' : '>')} ${cursor.keys[0]}::int` : sql``
  const only = outcome ? sql`and outcome = ${outcome}` : sql``
  return readShopRows(
    db,
    shop,
    sql`select run_id as "runId", n, shop_id as "shopId", product_id as "productId", handle, title, line, outcome,
        changes, problems, null as wanted, null as before, version_after as "versionAfter", applied_at as "appliedAt",
        undone_at as "undoneAt"
      from catalog_run_items where run_id = ${runId} and shop_id = ${shop.shopId} ${only} ${border}
      order by n ${sql.raw(isBack ? 'desc' : 'asc')} limit ${limit + 1}::int`,
  )
}

/** Rejected rows of a run behind an item, with their cells. */
export const findRefusedRows = (
  db: Db,
  shop: ShopScope,
  runId: string,
  after: number,
  limit: number,
): Promise<{ n: number; wanted: unknown; problems: RunItemRow['problems']; line: number | null }[]> =>
  readShopRows(
    db,
    shop,
    sql`select n, wanted, problems, line from catalog_run_items
      where run_id = ${runId} and shop_id = ${shop.shopId} and outcome = 'refused' and n > ${after}::int
      order by n limit ${limit}::int`,
  )

/** Finds the mapping that this shop last chose for a file with these columns. */
export async function findLastMapping(
  db: Db,
  shop: ShopScope,
  columns: readonly string[],
): Promise<Record<string, string | null> | null> {
  const rows = await readShopRows<{ mapping: Record<string, string | null> }>(
    db,
    shop,
    sql`select mapping from catalog_runs where shop_id = ${shop.shopId} and mapping is not null
      and head->'columns' = ${JSON.stringify(columns)}::jsonb order by created_at desc, id desc limit 1`,
  )
  return rows[0]?.mapping ?? null
}

/** Logs an action on a run in the shop's log. */
export const logRun = (
  tx: Tx,
  shop: ShopScope,
  runId: string,
  what: 'run.applied' | 'run.undone' | 'products.changed',
  at: Date,
  changes: Record<string, [unknown, unknown]> = {},
): Promise<void> =>
  writeShopLog(tx, { shopId: shop.shopId, at, actorId: shop.userId, what, subjectId: runId, changes })

/** The names of all cells that are kept with a shop's products and have no place of their own. */
export async function findExtraColumns(db: Db, shop: ShopScope): Promise<string[]> {
  const rows = await readShopRows<{ name: string }>(
    db,
    shop,
    sql`select distinct name from (
        select jsonb_object_keys(p.extra) as name from products p where p.shop_id = ${shop.shopId}
        union all
        select jsonb_object_keys(v.extra) from variants v join products p on p.id = v.product_id
        where p.shop_id = ${shop.shopId}) names order by name`,
  )
  return rows.map(({ name }) => name)
}
