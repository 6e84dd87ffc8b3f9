import type { components } from '@stoa/api-client/operator-schema'
import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { DAY } from '../../platform/durations.ts'

export type CaseKind = components['schemas']['CaseKind']
export type CaseState = components['schemas']['CaseState']

/** A case in a list. Times are ISO 8601, amounts in minor units. */
export interface CaseRow extends Record<string, unknown> {
  id: string
  /** Id by which the list is paged: the one of a report if the case is the content that it is about. */
  rowId: string
  title: string
  status: string
  about: string | null
  shop: { id: string; name: string } | null
  amountMinor: number | null
  since: string
  due: string | null
  /** Key of the order of open cases, in milliseconds. */
  at: number
}

/** Time before a refund is due from which a withdrawal waits for an operator, in milliseconds. */
const REFUND_SOON = 3 * DAY

interface Source {
  /** Columns of a `CaseRow`, without `at`. */
  columns: SQL
  from: SQL
  /** Table alias with the id. */
  id: SQL
  /** Column by which open cases are sorted. */
  at: SQL
  open: SQL
  closed: SQL
  waiting(now: Date): SQL
}

const shop = sql`json_build_object('id', s.id, 'name', s.name)`
const nothing = sql`null::float8`
const timestamp = (at: Date): SQL => sql`${at.toISOString()}::timestamptz`
/** The first of the reports of one subject that are open, or were closed at once, stands for all. */
const isFirst = (others: SQL): SQL => sql`not exists (select from reports f
  where f.subject_id = r.subject_id and f.subject_kind = r.subject_kind and ${others}
    and (f.created_at, f.id) < (r.created_at, r.id))`

const SOURCES: Record<CaseKind, Source> = {
  dispute: {
    columns: sql`d.id, d.id as "rowId", o.number as title, d.status, null::text as about, ${shop} as shop,
      d.amount_minor::float8 as "amountMinor", d.opened_at as since, d.decide_by as due`,
    from: sql`disputes d join orders o on o.id = d.order_id join shops s on s.id = d.shop_id`,
    id: sql`d.id`,
    at: sql`d.decide_by`,
    open: sql`d.status in ('open', 'under_review')`,
    closed: sql`d.status in ('resolved_buyer', 'resolved_seller')`,
    waiting: () => sql`d.status in ('open', 'under_review')`,
  },
  claim: {
    columns: sql`c.id, c.id as "rowId", o.number as title, c.status, c.kind as about, ${shop} as shop,
      ${nothing} as "amountMinor", c.opened_at as since, case when c.status = 'open' then c.answer_by end as due`,
    from: sql`claims c join orders o on o.id = c.order_id join shops s on s.id = c.shop_id`,
    id: sql`c.id`,
    at: sql`c.answer_by`,
    open: sql`c.status = 'open'`,
    closed: sql`c.status <> 'open'`,
    // The dispute about one is decided instead.
    waiting: now => sql`c.status = 'open' and c.answer_by < ${timestamp(now)} and not exists (
      select from disputes d where d.order_id = c.order_id and d.claim_id = c.id)`,
  },
  return: {
    columns: sql`r.id, r.id as "rowId", o.number as title, r.status, null::text as about, ${shop} as shop,
      ${nothing} as "amountMinor", r.requested_at as since,
      coalesce(r.decide_by, case when r.status = 'approved' then coalesce(r.send_by, r.label_due_at) end) as due`,
    from: sql`returns r join orders o on o.id = r.order_id join shops s on s.id = r.shop_id`,
    id: sql`r.id`,
    at: sql`r.requested_at`,
    open: sql`r.status in ('requested', 'approved', 'in_transit')`,
    closed: sql`r.status not in ('requested', 'approved', 'in_transit')`,
    waiting:
      () => sql`r.status in ('requested', 'approved', 'in_transit') and r.status = 'approved' and r.postage is null
      and s.return_address is null and s.address is null and not exists (
        select from disputes d where d.order_id = r.order_id and d.return_id = r.id)`,
  },
  report: {
    columns: sql`r.subject_id as id, r.id as "rowId", coalesce(
        case r.subject_kind when 'product' then (select p.name from products p where p.id = r.subject_id)
          when 'shop' then s.name
          when 'review' then (select p.name from reviews v join products p on p.id = v.product_id where v.id = r.subject_id)
          else (select p.name from product_questions q join products p on p.id = q.product_id where q.id = r.subject_id)
        end, r.reference) as title,
      case when r.closed_at is null then 'open' else 'closed' end as status, r.subject_kind as about,
      case when s.id is null then null else ${shop} end as shop, ${nothing} as "amountMinor", r.created_at as since,
      null::timestamptz as due`,
    from: sql`reports r left join shops s on s.id = r.about_shop_id`,
    id: sql`r.id`,
    at: sql`r.created_at`,
    open: sql`r.closed_at is null and ${isFirst(sql`f.closed_at is null`)}`,
    closed: sql`r.closed_at is not null and ${isFirst(sql`f.closed_at = r.closed_at`)}`,
    waiting: () => sql`r.closed_at is null and ${isFirst(sql`f.closed_at is null`)}`,
  },
  withdrawal: {
    columns: sql`w.id, w.id as "rowId", w.number as title, w.status, null::text as about, null::json as shop,
      ${nothing} as "amountMinor", w.received_at as since, coalesce(
        (select min(p.refund_due_at) from withdrawal_parts p where p.withdrawal_id = w.id), w.do_at) as due`,
    from: sql`withdrawals w`,
    id: sql`w.id`,
    at: sql`w.received_at`,
    open: sql`w.status in ('unmatched', 'matched')`,
    closed: sql`w.status in ('done', 'objected', 'rejected')`,
    waiting: now => sql`w.id in (
      select u.id from withdrawals u where u.status in ('unmatched', 'matched') and u.status = 'unmatched'
      union all
      select p.withdrawal_id from returns r join withdrawal_parts p on p.return_id = r.id
      where r.status in ('requested', 'approved', 'in_transit')
        and p.refund_due_at < ${timestamp(new Date(now.getTime() + REFUND_SOON))})`,
  },
}

interface Wanted {
  kind: CaseKind
  state: CaseState
  /** Keys of the last row of the page before: time and id of open cases, the id of closed ones. */
  after: readonly (string | number)[] | null
  limit: number
  now: Date
}

/** Finds cases of a kind: open ones the most urgent first, closed ones newest first. */
export async function findCases(
  db: Queryable,
  { kind, state, after, limit, now }: Wanted,
): Promise<CaseRow[]> {
  const { columns, from, id, at, ...states } = SOURCES[kind]
  const isClosed = state === 'closed'
  const condition = state === 'waiting' ? states.waiting(now) : states[state]
  const [first, second] = after ?? []
  const beyond = isClosed
    ? sql`${id} < ${first}::uuid`
    : sql`(${at}, ${id}) > (to_timestamp(${first}::bigint / 1000.0)::timestamptz(3), ${second}::uuid)`
  const { rows } = await db.execute<CaseRow>(sql`
    select ${columns}, (extract(epoch from ${at}) * 1000)::float8 as at from ${from}
    where ${condition} ${after ? sql`and ${beyond}` : sql``}
    order by ${isClosed ? sql`${id} desc` : sql`${at}, ${id}`} limit ${limit}`)
  return rows.map(row => ({ ...row, since: iso(row.since), due: row.due && iso(row.due) }))
}

/** Counts the cases of these kinds that wait for an operator. */
export async function countCases(
  db: Queryable,
  kinds: readonly CaseKind[],
  now: Date,
): Promise<{ kind: CaseKind; count: number }[]> {
  const each = kinds.map(kind => {
    const { from, waiting } = SOURCES[kind]
    return sql`select ${kind} as kind, count(*)::int as count from ${from} where ${waiting(now)}`
  })
  const { rows } = await db.execute<{ kind: CaseKind; count: number }>(sql.join(each, sql` union all `))
  return rows
}

const iso = (at: string): string => new Date(at).toISOString()
