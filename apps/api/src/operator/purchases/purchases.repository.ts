import type { components } from '@stoa/api-client/operator-schema'
import { type SQL, sql } from 'drizzle-orm'
import { isLate, isoJson, readGroupNumbers, readOrderSearch, shipBy } from '../../modules/orders/index.ts'
import type { Queryable } from '../../platform/db/client.ts'
import { HOUR } from '../../platform/durations.ts'

type Stage = components['schemas']['OrderStage']
const WAITING = ['late', 'payment_open', 'refund_failed', 'email_unsent'] as const
type WaitingView = (typeof WAITING)[number]
export type PurchaseView = 'all' | WaitingView

/** Time after which a payment without outcome and an unsent email are listed. */
const OVERDUE = HOUR
/** Time for which a buyer may leave a payment open. It ends automatically. */
const LEFT_OPEN = 4 * HOUR
/** Purchases of one name that are still looked up one by one. */
const MAX_NAMED = 4_000
/** Newest orders among which a name is looked for first. A common one fills the page there, and its index isn't read. */
const NEWEST = 4_000

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
  status?: Stage | undefined
  shopId?: string | undefined
  from?: Date | undefined
  /** Exclusive. */
  to?: Date | undefined
}

/** Constants, so that the index of orders that aren't delivered serves the stages of few. */
const STAGES: Record<Stage, SQL> = {
  preparing: sql`o.stage = 'preparing'`,
  on_the_way: sql`o.stage = 'on_the_way'`,
  delivered: sql`o.stage = 'delivered'`,
  returned: sql`o.stage = 'returned'`,
  canceled: sql`o.stage = 'canceled'`,
}

interface PageOf {
  now: Date
  after: readonly [at: string, id: string] | null
  limit: number
}

/**
 * Purchases that a search means: ids if there are few. If a name is common, its orders are met soon on the way through the list.
 * `among` ends the way after so many orders.
 */
type Found = { ids: readonly string[] } | { words: readonly string[]; among?: number } | null

export async function findPurchasePage(
  db: Queryable,
  filter: PurchaseFilter,
  page: PageOf,
): Promise<PurchaseListRow[]> {
  const read = async (found: Found) =>
    (await db.execute<PurchaseListRow>(purchasePageStatement(filter, page, found))).rows
  if (filter.q === undefined) return read(null)
  const words = filter.view === 'all' && nameIn(filter.q)
  const near = words ? await read({ words, among: NEWEST }) : []
  return near.length === page.limit ? near : read(await findGroups(db, filter.q))
}

export const purchasePageStatement = (filter: PurchaseFilter, page: PageOf, found: Found = null): SQL =>
  filter.view === 'all' ? allStatement(filter, page, found) : waitingStatement(filter.view, page)

/** Number of rows in these views of what waits. */
export async function countWaiting(
  db: Queryable,
  now: Date,
  views: readonly WaitingView[] = WAITING,
): Promise<{ status: string; count: number }[]> {
  const all = waiting(now)
  const counts = views.map(view => {
    const { table, where } = all[view]
    return sql`select ${view}::text as status, count(*)::int as count from ${table} where ${where}`
  })
  const { rows } = await db.execute<{ status: string; count: number }>(sql.join(counts, sql` union all `))
  return rows
}

const ORDER_COLUMNS = sql`o.id, g.number, o.number as "order", s.name as shop, g.email, o.badge as state,
  o.total_minor::float8 as "totalMinor", g.is_test as "isTest"`
const OF_ORDERS = sql`join order_groups g on g.id = o.order_group_id join shops s on s.id = o.shop_id`

/** Orders, newest first. */
function allStatement(
  { status, shopId, from, to }: PurchaseFilter,
  { after, limit }: PageOf,
  found: Found,
): SQL {
  const conditions = [
    status && STAGES[status],
    shopId === undefined ? undefined : sql`o.shop_id = ${shopId}::uuid`,
    from && sql`o.placed_at >= ${from.toISOString()}::timestamptz`,
    to && sql`o.placed_at < ${to.toISOString()}::timestamptz`,
    after && sql`(o.placed_at, o.id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`,
  ]
  const newest = sql`order by o.placed_at desc, o.id desc`
  const among = found && 'words' in found ? found.among : undefined
  const source =
    among === undefined
      ? { from: sql`orders o`, conditions: [found && isFound(found), ...conditions] }
      : {
          from: sql`(select o.* from orders o ${whereAll(conditions)} ${newest} limit ${constant(among)}) o`,
          conditions: [found && isFound(found)],
        }
  return sql`select ${ORDER_COLUMNS}, ${isoJson(sql`o.placed_at`)} as at from ${source.from} ${OF_ORDERS}
    ${whereAll(source.conditions)} ${newest} limit ${constant(limit)}`
}

/** A number of this file in a statement's text. Plans for any value assume a tenth of all rows for a limit. */
const constant = (value: number): SQL => sql.raw(String(value))

function whereAll(conditions: readonly (SQL | null | undefined)[]): SQL {
  const given = conditions.filter(condition => condition !== undefined && condition !== null)
  return given.length > 0 ? sql`where ${sql.join(given, sql` and `)}` : sql``
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
    (select x.id from order_groups x where ${hasName(words)} limit ${constant(MAX_NAMED + 1)})`
}

/** Splits a name; null for other texts. An index of trigrams finds nothing by fewer than three letters. */
function nameIn(q: string): readonly string[] | null {
  const words = q.includes('@') ? [] : (readOrderSearch(q)?.words ?? [])
  return words.some(({ length }) => length > 2) ? words : null
}

interface Waiting {
  columns: SQL
  /** Rows of this table are counted. Joins add columns to each, and never rows. */
  table: SQL
  joins: SQL
  where: SQL
  /** Time since which a row waits. */
  at: SQL
  id: SQL
}

/** Rows that wait for an operator. */
function waiting(now: Date): Record<WaitingView, Waiting> {
  const before = (ago: number) => sql`${new Date(now.getTime() - ago).toISOString()}::timestamptz`
  return {
    late: {
      columns: ORDER_COLUMNS,
      table: sql`orders o`,
      joins: OF_ORDERS,
      where: isLate(now),
      at: shipBy,
      id: sql`o.id`,
    },
    payment_open: {
      columns: sql`p.id, coalesce(g.number, c.number) as number, null as "order", null as shop,
        coalesce(g.email, u.email) as email, p.status as state, p.amount_minor::float8 as "totalMinor",
        p.is_test as "isTest"`,
      table: sql`payments p`,
      joins: sql`join checkouts c on c.id = p.checkout_id left join order_groups g on g.checkout_id = c.id
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
      table: sql`refunds r`,
      joins: sql`join payments p on p.id = r.payment_id join checkouts c on c.id = p.checkout_id
        left join orders o on o.id = r.order_id left join shops s on s.id = o.shop_id
        left join order_groups g on g.id = o.order_group_id left join users u on u.id = c.user_id`,
      where: sql`r.status = 'failed' and r.settled_by is null`,
      at: sql`r.created_at`,
      id: sql`r.id`,
    },
    email_unsent: {
      columns: sql`e.id, g.number, null as "order", null as shop, e.recipient as email, e.kind as state,
        null::float8 as "totalMinor", coalesce(g.is_test, false) as "isTest"`,
      table: sql`emails e`,
      joins: sql`left join order_groups g on g.id = e.order_group_id`,
      where: sql`e.sent_at is null and e.created_at < ${before(OVERDUE)}`,
      at: sql`e.created_at`,
      id: sql`e.id`,
    },
  }
}

/** Rows of one view, the longest waiting first. */
function waitingStatement(view: WaitingView, { now, after, limit }: PageOf): SQL {
  const { columns, table, joins, where, at, id } = waiting(now)[view]
  const border = after ? sql`and (${at}, ${id}) > (${after[0]}::timestamptz, ${after[1]}::uuid)` : sql``
  return sql`select ${columns}, ${isoJson(at)} as at from ${table} ${joins} where ${where} ${border}
    order by ${at}, ${id} limit ${constant(limit)}`
}
