import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/client.ts'
import { readRow } from '../../../platform/db/read.ts'
import type { SellerOrderSearch } from '../order-search.ts'

/**
 * Ids of the matching orders if there are few. If there are many, walking the list in its order meets them soon
 * enough. If only the name is common, `coded` has the orders that match by number, SKU or tracking number.
 */
export type FoundBySearch =
  | { readonly ids: readonly string[] }
  | 'many'
  | { readonly coded: readonly string[] }

/** The least that the index of names knows. */
const LETTERS = 3
const FEW = 1_000
/** Names of the whole marketplace: a name that more have is met soon among any shop's orders. */
const MAX_NAMED = 2_000

/** Highest character, which sorts after every letter. */
const LAST = '\u{10ffff}'

interface FoundRow {
  coded: string[]
  /**
   * Number of orders with the name in the whole marketplace. `ids` are those of this shop, unless there are too many.
   */
  named: number
  ids: string[]
  [column: string]: unknown
}

/**
 * Finds the orders that a search means. The planner can't estimate their number, so they are counted first, each
 * criterion with its own index.
 */
export async function findBySearch(
  db: Db,
  shopId: string,
  search: SellerOrderSearch,
): Promise<FoundBySearch> {
  const { words } = search
  if (words.length > 0 && words.every(word => [...word].length < LETTERS)) return 'many'
  const { coded, named, ids } = (await readRow<FoundRow>(db, searchStatement(shopId, search)))!
  if (coded.length > FEW) return 'many'
  return named > MAX_NAMED || ids.length > FEW ? { coded } : { ids: [...new Set([...coded, ...ids])] }
}

export const searchStatement = (shopId: string, { words, code }: SellerOrderSearch): SQL => {
  const atMost = sql.raw(`limit ${FEW + 1}`)
  const startsWithCode = (value: SQL) =>
    sql`${value} collate "C" >= ${code}::text and ${value} collate "C" < ${code}::text || ${LAST}::text`
  const name = sql`stoa_plain(g.shipping_address ->> 'fullName')`
  const hasWords = words.map(word => sql`${name} like '%' || stoa_plain(${word}::text) || '%'`)
  return sql`
  with named as materialized (
    select g.id from order_groups g where g.customer_id is not null
      and ${words.length > 0 ? sql.join(hasWords, sql` and `) : sql`false`} limit ${sql.raw(String(MAX_NAMED + 1))}),
  counted as materialized (select count(*) as named from named)
  select (select named::float8 from counted) as named, (
    select coalesce(json_agg(f.id), '[]') from (
      (select o.id from orders o where o.shop_id = ${shopId}::uuid
        and ${startsWithCode(sql`upper(o.number)`)} ${atMost})
      union all (select l.order_id from order_lines l where l.shop_id = ${shopId}::uuid
        and l.sku is not null and ${startsWithCode(sql`upper(l.sku)`)} ${atMost})
      union all (select p.order_id from fulfillments p where p.shop_id = ${shopId}::uuid
        and p.tracking_number is not null and ${startsWithCode(sql`upper(replace(p.tracking_number, ' ', ''))`)} ${atMost})
      ) f) as coded, (
    -- The orders of each group are looked up: a large shop's would else be read whole to be compared.
    select coalesce(json_agg(o.id), '[]') from (
      select o.id from named n cross join lateral (
        select o.id from orders o where o.order_group_id = n.id and o.shop_id = ${shopId}::uuid offset 0) o
      where (select named from counted) <= ${sql.raw(String(MAX_NAMED))} ${atMost}) o) as ids`
}
