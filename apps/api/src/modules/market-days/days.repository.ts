import { and, asc, desc, eq, gte, isNull, lte, ne, type SQL, sql } from 'drizzle-orm'
import type { Queryable, Tx } from '../../platform/db/client.ts'
import { marketDays } from './market-days.schema.ts'
import { moneyOf, type Stretch, within } from './money-of-day.sql.ts'

export type DayRow = typeof marketDays.$inferSelect

interface Sums extends Record<string, unknown> {
  orders: number
  entries: number
  capturedMinor: number
  refundedMinor: number
  salesMinor: number
  returnedMinor: number
  commissionMinor: number
  unplacedMinor: number
  wholeRefundMinor: number
  inProgressMinor: number
}

/** Sums of ledger entries, as columns of a statement about them. An order has one sale. */
const ledgerSums = sql`count(*)::int as entries, (count(*) filter (where kind = 'sale'))::int as orders,
  coalesce(sum(amount_minor) filter (where kind in ('sale', 'shipping')), 0)::float8 as "salesMinor",
  coalesce(-sum(amount_minor) filter (where kind in ('refund', 'refund_reversal')), 0)::float8 as "returnedMinor",
  coalesce(-sum(amount_minor) filter (where kind in ('commission', 'commission_back', 'commission_reversal')), 0)::float8
    as "commissionMinor"`

export const sumsStatement = (stretch: Stretch) => sql`${moneyOf(stretch)}
  select c.*, s.*, e.*, (select coalesce(sum(minor), 0)::float8 from refunds_apart) as "inProgressMinor"
  from (select coalesce(sum(minor), 0)::float8 as "capturedMinor",
      coalesce(sum(minor) filter (where not is_placed), 0)::float8 as "unplacedMinor" from captures) c,
    (select coalesce(sum(minor), 0)::float8 as "refundedMinor",
      coalesce(sum(minor) filter (where refund_id is not null and order_id is null), 0)::float8 as "wholeRefundMinor"
      from sent) s,
    (select ${ledgerSums} from entries) e`

/** Sums the money of a stretch of time. */
export async function sumMoney(db: Queryable, stretch: Stretch): Promise<Sums> {
  const { rows } = await db.execute<Sums>(sumsStatement(stretch))
  return rows[0]!
}

/** Sums of the ledger. */
export type LedgerSums = Pick<Sums, 'orders' | 'salesMinor' | 'returnedMinor' | 'commissionMinor'>

export const ledgerStatement = (stretches: readonly Stretch[]): SQL =>
  sql.join(
    stretches.map(
      (stretch, at) =>
        sql`select ${at}::int as at, ${ledgerSums} from ledger_entries e where ${within(sql`e.at`, stretch)}`,
    ),
    sql` union all `,
  )

/** Sums the ledger of each stretch of time, in their order. Equal stretches are summed once. */
export async function sumLedger(db: Queryable, stretches: readonly Stretch[]): Promise<LedgerSums[]> {
  const keyOf = ({ from, to }: Stretch) => `${from.getTime()} ${to.getTime()}`
  const distinct = new Map(stretches.map(stretch => [keyOf(stretch), stretch]))
  const { rows } = await db.execute<Sums & { at: number }>(ledgerStatement([...distinct.values()]))
  const sums = new Map([...distinct.keys()].map((key, at) => [key, rows.find(row => row.at === at)!]))
  return stretches.map(stretch => sums.get(keyOf(stretch))!)
}

export interface LineRow extends Record<string, unknown> {
  kind: string
  amountMinor: number
  /** Milliseconds. */
  at: number
  orderNumber: string | null
  paymentId: string | null
}

/** Finds what payments and ledger don't have in common in a stretch of time, oldest first. */
export async function findLines(db: Queryable, stretch: Stretch): Promise<LineRow[]> {
  const { rows } = await db.execute<LineRow>(sql`${moneyOf(stretch)}, lines as (
      select 'unplaced' as kind, minor, at, null::uuid as order_id, payment_id from captures where not is_placed
      union all
      select 'whole_refund', -minor, at, null, payment_id from sent where refund_id is not null and order_id is null
      union all
      select 'refunded_elsewhere', -minor, at, null, payment_id from sent where refund_id is null
      union all
      select kind, minor, at, order_id, null from refunds_apart
      union all
      select 'capture_differs', c.minor - x.minor, c.at, null, c.payment_id from captures c cross join lateral (
        select coalesce(sum(e.amount_minor), 0) as minor from payment_splits s join entries e on e.order_id = s.order_id
        where s.payment_id = c.payment_id and e.kind in ('sale', 'shipping')) x
      where c.is_placed and c.minor <> x.minor
      union all
      select 'sale_without_capture', -sum(e.amount_minor), min(e.at), e.order_id, null from entries e
      where e.kind in ('sale', 'shipping') and not exists (
        select from payment_splits s join captures c using (payment_id) where s.order_id = e.order_id)
      group by e.order_id having sum(e.amount_minor) <> 0
    )
    select l.kind, l.minor::float8 as "amountMinor", (extract(epoch from l.at) * 1000)::float8 as at,
      o.number as "orderNumber", l.payment_id as "paymentId"
    from lines l left join orders o on o.id = l.order_id order by l.at limit 500`)
  return rows
}

export async function findLatestDay(db: Queryable): Promise<DayRow | undefined> {
  return (await db.select().from(marketDays).orderBy(desc(marketDays.day)).limit(1))[0]
}

export async function insertDay(db: Queryable, row: Omit<DayRow, 'note' | 'notedAt'>): Promise<void> {
  await db.insert(marketDays).values(row).onConflictDoNothing()
}

/** Days of a period, newest first. */
export const findDays = (
  db: Queryable,
  { from, to, limit }: { from: string; to: string; limit: number },
): Promise<DayRow[]> =>
  db
    .select()
    .from(marketDays)
    .where(and(gte(marketDays.day, from), lte(marketDays.day, to)))
    .orderBy(desc(marketDays.day))
    .limit(limit)

/** Days with a difference that no one has explained, oldest first. */
export const findOpenDays = (db: Queryable): Promise<DayRow[]> =>
  db
    .select()
    .from(marketDays)
    .where(and(ne(marketDays.differenceMinor, 0), isNull(marketDays.notedAt)))
    .orderBy(asc(marketDays.day))

export async function findDay(db: Queryable, day: string): Promise<DayRow | undefined> {
  return (await db.select().from(marketDays).where(eq(marketDays.day, day)))[0]
}

/** Locks a day, so that no other request notes it until the transaction ends. */
export async function lockDay(tx: Tx, day: string): Promise<DayRow | undefined> {
  return (await tx.select().from(marketDays).where(eq(marketDays.day, day)).for('update'))[0]
}

/** Notes what caused a difference. */
export async function noteDay(
  tx: Tx,
  day: string,
  { note, now }: { note: string; now: Date },
): Promise<void> {
  await tx.update(marketDays).set({ note, notedAt: now }).where(eq(marketDays.day, day))
}
