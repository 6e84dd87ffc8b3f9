import { type SQL, sql } from 'drizzle-orm'
import { readGroupNumbers, readOrderSearch } from '../../modules/orders/index.ts'
import type { Queryable } from '../../platform/db/client.ts'
import { constant } from '../../platform/db/statement-parts.ts'

/** Purchases of one name that are still looked up one by one. */
const MAX_NAMED = 4_000
/**
 * Purchases that a search means: ids if there are few. If a name is common, its orders are met soon on the way through the list.
 * `among` ends the way after so many orders, and also finds the numbers.
 */
export type Found =
  | { ids: readonly string[] }
  | { words: readonly string[]; among?: undefined }
  | { words: readonly string[]; among: number; numbers: readonly [string, string] }
  | null

/** Condition that order `o` belongs to one of the purchases. */
export function isFound(found: NonNullable<Found>): SQL {
  if ('ids' in found) return sql`o.order_group_id = any(${sql.param([...found.ids])}::uuid[])`
  const { words, among } = found
  const matches =
    among === undefined
      ? hasName(words)
      : sql`(x.number in (${found.numbers[0]}, ${found.numbers[1]}) or ${hasName(words)})`
  // Each purchase is looked up: the index of names would find too many, and sort them all.
  return sql`exists (select from order_groups x where x.id = o.order_group_id and ${matches} offset 0)`
}

const hasName = (words: readonly string[]): SQL =>
  sql.join(
    words.map(
      word => sql`stoa_plain(x.shipping_address ->> 'fullName') like '%' || stoa_plain(${word}::text) || '%'`,
    ),
    sql` and `,
  )

/** Finds purchases by a number, an address, or a part of the name on the shipping address. */
export async function findGroups(db: Queryable, q: string): Promise<Found> {
  const words = nameIn(q)
  const { rows } = await db.execute<{ id: string }>(groupsStatement(q))
  return words && rows.length > MAX_NAMED ? { words } : { ids: rows.map(({ id }) => id) }
}

export function groupsStatement(q: string): SQL {
  if (q.includes('@')) return sql`select x.id from order_groups x where lower(x.email) = lower(${q})`
  const [typed, capitals] = readGroupNumbers(q)
  const byNumber = sql`select x.id from order_groups x where x.number in (${typed}, ${capitals})`
  const words = nameIn(q)
  if (!words) return byNumber
  return sql`${byNumber} union all
    (select x.id from order_groups x where ${hasName(words)} limit ${constant(MAX_NAMED + 1)})`
}

/** Splits a name; null for other texts. An index of trigrams finds nothing by fewer than three letters. */
export function nameIn(q: string): readonly string[] | null {
  const words = q.includes('@') ? [] : (readOrderSearch(q)?.words ?? [])
  return words.some(({ length }) => length > 2) ? words : null
}
