import { type SQL, sql } from 'drizzle-orm'
import { isLate, isoJson, readGroupNumbers, readOrderSearch, shipBy } from '../../modules/orders/index.ts'
import type { Queryable } from '../../platform/db/client.ts'
import { HOUR } from '../../platform/durations.ts'

export type PurchaseView = 'all' | 'late' | 'payment_open' | 'refund_failed' | 'email_unsent'

/** Time after which a payment without outcome and an unsent email are listed. */
const OVERDUE = HOUR
/** Time for which a buyer may leave a payment open. It ends automatically. */
const LEFT_OPEN = 4 * HOUR
/** Purchases of one name that are still looked up one by one. */
const MAX_NAMED = 2_000

export interface PurchaseListRow extends Record<string, unknown> {
  id: string
  number: string | null
  order: string | null
  shop: string | null
  email: string | null
  state: string
  totalMinor: number | null
  /** ISO 8601. */
  at: string
  isTest: boolean
}

export interface PurchaseFilter {
  view: PurchaseView
  q?: string | undefined
  status?: string | undefined
  shopId?: string | undefined
  from?: Date | undefined
  /** Exclusive. */
  to?: Date | undefined
}

interface PageOf {
  now: Date
  after: readonly [at: string, id: string] | null
  limit: number
}

/** Purchases that a search means: ids if there are few. If a name is common, its orders are met soon on the way through the list. */
type Found = { ids: readonly string[] } | { words: readonly string[] } | null

export async function findPurchasePage(
  db: Queryable,
  filter: PurchaseFilter,
  page: PageOf,
): Promise<PurchaseListRow[]> {
  const found = filter.q === undefined ? null : await findGroups(db, filter.q)
  return (await db.execute<PurchaseListRow>(purchasePageStatement(filter, page, found))).rows
}

export const purchasePageStatement = (filter: PurchaseFilter, page: PageOf, found: Found = null): SQL =>
  filter.view === 'all' ? allStatement(filter, page, found) : waitingStatement(filter.view, page)

/** Number of rows in the views of what waits. */
export async function countWaiting(db: Queryable, now: Date): Promise<{ status: string; count: number }[]> {
  const views = Object.entries(waiting(now)).map(
    ([view, { from, where }]) =>
      sql`select ${view}::text as status, count(*)::int as count ${from} where ${where}`,
  )
  const { rows } = await db.execute<{ status: string; count: number }>(sql.join(views, sql` union all `))
  return rows
}

const ORDER_COLUMNS = sql`o.id, g.number, o.number as "order", s.name as shop, g.email, o.badge as state,
  o.total_minor::float8 as "totalMinor", g.is_test as "isTest"`
const ORDERS = sql`from orders o join order_groups g on g.id = o.order_group_id join shops s on s.id = o.shop_id`

/** Orders, newest first. */
function allStatement(
  { status, shopId, from, to }: PurchaseFilter,
  { after, limit }: PageOf,
  found: Found,
): SQL {
  const conditions = [
    found && isFound(found),
    status === undefined ? undefined : sql`o.stage = ${status}`,
    shopId === undefined ? undefined : sql`o.shop_id = ${shopId}::uuid`,
    from && sql`o.placed_at >= ${from.toISOString()}::timestamptz`,
    to && sql`o.placed_at < ${to.toISOString()}::timestamptz`,
    after && sql`(o.placed_at, o.id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`,
  ].filter(condition => condition !== undefined && condition !== null)
  const where = conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``
  return sql`select ${ORDER_COLUMNS}, ${isoJson(sql`o.placed_at`)} as at ${ORDERS} ${where}
    order by o.placed_at desc, o.id desc limit ${limit}::int`
}

const isFound = (found: NonNullable<Found>): SQL =>
  'ids' in found
    ? sql`o.order_group_id = any(${sql.param([...found.ids])}::uuid[])`
    : // Each purchase is looked up: the index of names would find too many, and sort them all.
      sql`exists (select from order_groups x where x.id = o.order_group_id and ${hasName(found.words)} offset 0)`

const hasName = (words: readonly string[]): SQL =>
  sql.join(
    words.map(
      word => sql`stoa_plain(x.shipping_address ->> 'fullName') like '%' || stoa_plain(${word}::text) || '%'`,
    ),
    sql` and `,
  )

/** Finds purchases by a number, an address, or a part of the name on the shipping address. */
async function findGroups(db: Queryable, q: string): Promise<Found> {
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
    (select x.id from order_groups x where ${hasName(words)} limit ${sql.raw(String(MAX_NAMED + 1))})`
}

/** Splits a name; null for other texts. An index of trigrams finds nothing by fewer than three letters. */
function nameIn(q: string): readonly string[] | null {
  const words = q.includes('@') ? [] : (readOrderSearch(q)?.words ?? [])
  return words.some(({ length }) => length > 2) ? words : null
}

/** Rows that wait for an operator, and the time since which each waits. */
function waiting(
  now: Date,
): Record<Exclude<PurchaseView, 'all'>, { columns: SQL; from: SQL; where: SQL; at: SQL; id: SQL }> {
  const before = (ago: number) => sql`${new Date(now.getTime() - ago).toISOString()}::timestamptz`
  return {
    late: { columns: ORDER_COLUMNS, from: ORDERS, where: isLate(now), at: shipBy, id: sql`o.id` },
    payment_open: {
      columns: sql`p.id, coalesce(g.number, c.number) as number, null as "order", null as shop,
        coalesce(g.email, u.email) as email, p.status as state, p.amount_minor::float8 as "totalMinor",
        p.is_test as "isTest"`,
      from: sql`from payments p join checkouts c on c.id = p.checkout_id left join order_groups g on g.checkout_id = c.id
        left join users u on u.id = c.user_id`,
      where: sql`p.status in ('created', 'open', 'capturing', 'in_review') and (
        p.status in ('capturing', 'in_review') and p.updated_at < ${before(OVERDUE)} or p.created_at < ${before(LEFT_OPEN)})`,
      at: sql`p.created_at`,
      id: sql`p.id`,
    },
    refund_failed: {
      columns: sql`r.id, coalesce(g.number, c.number) as number, o.number as "order", s.name as shop,
        coalesce(g.email, u.email) as email, coalesce(r.failure, r.status) as state,
        r.amount_minor::float8 as "totalMinor", p.is_test as "isTest"`,
      from: sql`from refunds r join payments p on p.id = r.payment_id join checkouts c on c.id = p.checkout_id
        left join orders o on o.id = r.order_id left join shops s on s.id = o.shop_id
        left join order_groups g on g.id = o.order_group_id left join users u on u.id = c.user_id`,
      where: sql`r.status = 'failed' and r.settled_by is null`,
      at: sql`r.created_at`,
      id: sql`r.id`,
    },
    email_unsent: {
      columns: sql`e.id, g.number, null as "order", null as shop, e.recipient as email, e.kind as state,
        null::float8 as "totalMinor", coalesce(g.is_test, false) as "isTest"`,
      from: sql`from emails e left join order_groups g on g.id = e.order_group_id`,
      where: sql`e.sent_at is null and e.created_at < ${before(OVERDUE)}`,
      at: sql`e.created_at`,
      id: sql`e.id`,
    },
  }
}

/** Rows of one view, the longest waiting first. */
function waitingStatement(view: Exclude<PurchaseView, 'all'>, { now, after, limit }: PageOf): SQL {
  const { columns, from, where, at, id } = waiting(now)[view]
  const border = after ? sql`and (${at}, ${id}) > (${after[0]}::timestamptz, ${after[1]}::uuid)` : sql``
  return sql`select ${columns}, ${isoJson(at)} as at ${from} where ${where} ${border}
    order by ${at}, ${id} limit ${limit}::int`
}
