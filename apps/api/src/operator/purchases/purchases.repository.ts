import type { components } from '@stoa/api-client/operator-schema'
import { type SQL, sql } from 'drizzle-orm'
import { isLate, isoJson, readGroupNumbers, shipBy } from '../../modules/orders/index.ts'
import type { Queryable } from '../../platform/db/client.ts'
import { constant, whereAll } from '../../platform/db/statement-parts.ts'
import { HOUR } from '../../platform/durations.ts'
import { readNearFirst } from '../../platform/pagination/read-near-first.ts'
import { type Found, findGroups, isFound, nameIn } from './find-groups.repository.ts'

type Stage = components['schemas']['OrderStage']
const WAITING = ['late', 'payment_open', 'refund_failed', 'email_unsent'] as const
type WaitingView = (typeof WAITING)[number]
export type PurchaseView = 'all' | WaitingView

/** Time after which a payment without outcome and an unsent email are listed. */
const OVERDUE = HOUR
/** Time for which a buyer may leave a payment open. It ends automatically. */
const LEFT_OPEN = 4 * HOUR
/** Newest orders among which a name is looked for first. A common one fills the page there, and its index isn't read. */
const NEWEST = 6_000

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

export async function findPurchasePage(
  db: Queryable,
  filter: PurchaseFilter,
  page: PageOf,
): Promise<PurchaseListRow[]> {
  const read = async (found: Found) =>
    (await db.execute<PurchaseListRow>(purchasePageStatement(filter, page, found))).rows
  if (filter.q === undefined) return read(null)
  const { q } = filter
  const all = async () => read(await findGroups(db, q))
  const words = filter.view === 'all' ? nameIn(q) : null
  if (!words) return all()
  return readNearFirst(page.limit, {
    near: () => read({ words, among: NEWEST, numbers: readGroupNumbers(q) }),
    isBeyond: async () =>
      (await db.execute(sql`select ${ordersOf(filter, page.after)} offset ${constant(NEWEST)} limit 1`)).rows
        .length > 0,
    all,
  })
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
function allStatement(filter: PurchaseFilter, { after, limit }: PageOf, found: Found): SQL {
  const among = found && 'words' in found ? found.among : undefined
  const source =
    among === undefined
      ? sql`from orders o ${OF_ORDERS} ${whereAll([found && isFound(found), ...conditionsOf(filter, after)])}`
      : sql`from (select o.* ${ordersOf(filter, after)} limit ${constant(among)}) o ${OF_ORDERS} ${whereAll([found && isFound(found)])}`
  return sql`select ${ORDER_COLUMNS}, ${isoJson(sql`o.placed_at`)} as at ${source} ${NEWEST_FIRST} limit ${constant(limit)}`
}

const NEWEST_FIRST = sql`order by o.placed_at desc, o.id desc`

const ordersOf = (filter: PurchaseFilter, after: PageOf['after']): SQL =>
  sql`from orders o ${whereAll(conditionsOf(filter, after))} ${NEWEST_FIRST}`

const conditionsOf = (
  { status, shopId, from, to }: PurchaseFilter,
  after: PageOf['after'],
): (SQL | undefined | null)[] => [
  status && STAGES[status],
  shopId === undefined ? undefined : sql`o.shop_id = ${shopId}::uuid`,
  from && sql`o.placed_at >= ${from.toISOString()}::timestamptz`,
  to && sql`o.placed_at < ${to.toISOString()}::timestamptz`,
  after && sql`(o.placed_at, o.id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`,
]

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
