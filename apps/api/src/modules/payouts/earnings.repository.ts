import { type SQL, sql } from 'drizzle-orm'
import type { ShopScope } from '../../contract/handlers.ts'
import type { Db } from '../../platform/db/client.ts'
import type { Cursor } from '../../platform/pagination/cursor.ts'
import { readShopRow, readShopRows } from '../shop-scope/index.ts'
import { waitingOf } from './waiting.sql.ts'

export interface MonthRow {
  month: string
  sales: number
  shipping: number
  refunds: number
  commission: number
  adjustments: number
  payouts: number
}

export interface EarningsRow extends Record<string, unknown> {
  timeZone: string
  waitingMinor: number
  /** The oldest first, in minor units. */
  months: MonthRow[]
}

/** Column of a month in which each kind of entry counts. */
export const COLUMNS = {
  sales: ['sale'],
  shipping: ['shipping'],
  refunds: ['refund', 'refund_reversal'],
  commission: ['commission', 'commission_back', 'commission_reversal'],
  adjustments: ['adjustment', 'dispute_hold', 'dispute_release'],
  payouts: ['payout', 'payout_reversal'],
} as const

/** Each month is a stretch of the index of the ledger, summed by kind: a shop has many entries and few kinds. */
export const earningsStatement = (shopId: string): SQL => {
  const id = sql`${shopId}::uuid`
  const sums = Object.entries(COLUMNS).map(
    ([column, kinds]) =>
      sql`coalesce(sum(k.minor) filter (where k.kind in (${sql.join(
        kinds.map(kind => sql.raw(`'${kind}'`)),
        sql`, `,
      )})), 0)::float8 as ${sql.identifier(column)}`,
  )
  return sql`select s.time_zone as "timeZone", ${waitingOf(id)} as "waitingMinor", (
      select coalesce(json_agg(m order by m.month), '[]') from (
        select to_char(d.month, 'YYYY-MM') as month, ${sql.join(sums, sql`, `)}
        from (select min(e.at) as first, max(e.at) as last from ledger_entries e where e.shop_id = ${id}) b
        cross join lateral generate_series(date_trunc('month', b.first at time zone s.time_zone),
          b.last at time zone s.time_zone, interval '1 month') d(month)
        cross join lateral (
          select e.kind, sum(e.amount_minor) as minor from ledger_entries e
          where e.shop_id = ${id} and e.at >= d.month at time zone s.time_zone
            and e.at < (d.month + interval '1 month') at time zone s.time_zone
          group by e.kind) k
        group by d.month) m) as months
    from shops s where s.id = ${id}`
}

export const findEarnings = async (db: Db, shop: ShopScope): Promise<EarningsRow> =>
  (await readShopRow<EarningsRow>(db, shop, earningsStatement(shop.shopId)))!

interface ShopHead extends Record<string, unknown> {
  name: string
  city: string | null
  country: string | null
}

export const findShopHead = async (db: Db, shop: ShopScope): Promise<ShopHead> =>
  (await readShopRow<ShopHead>(
    db,
    shop,
    sql`select name, city, country from shops where id = ${shop.shopId}::uuid`,
  ))!

export interface EntryRow extends Record<string, unknown> {
  id: number
  /** Milliseconds. */
  at: number
  kind: string
  amountMinor: number
  orderNumber: string | null
  payoutNumber: number | null
  /** Rates of a commission entry in basis points, lowest first. */
  rates: number[]
}

export interface WhichMonth {
  /** `2026-11`, in the shop’s time zone. */
  month: string
  cursor: Cursor | null
  limit: number
}

/** The rates of the lines that entry `e` is of: all of the order, or those of its refund. */
const RATES = sql`case when e.kind in ('commission', 'commission_back', 'commission_reversal') then (
  select coalesce(json_agg(distinct c.rate_basis_points), '[]')
  from order_lines l join commission_lines c on c.order_line_id = l.id
  where l.order_id = e.order_id and (e.refund_id is null or exists (
    select from refund_lines rl where rl.refund_id = e.refund_id and rl.order_line_id = l.id)))
  else '[]' end`

/** Finds entries of a month, oldest first. Contains one more than the limit if there are more. */
export function findEntries(
  db: Db,
  shop: ShopScope,
  { month, cursor, limit }: WhichMonth,
): Promise<EntryRow[]> {
  const forward = cursor?.direction !== 'previous'
  const way = sql.raw(forward ? 'asc' : 'desc')
  const border = cursor
    ? sql`and (e.at, e.id) ${sql.raw(forward ? '>' : '<')}
        (to_timestamp(${cursor.keys[0]}::bigint / 1000.0)::timestamptz(3), ${cursor.keys[1]}::bigint)`
    : sql``
  return readShopRows<EntryRow>(
    db,
    shop,
    sql`select e.id::float8 as id, (extract(epoch from e.at) * 1000)::float8 as at, e.kind,
      e.amount_minor::float8 as "amountMinor", o.number as "orderNumber", p.number as "payoutNumber",
      ${RATES} as rates
    from shops s join ledger_entries e on e.shop_id = s.id
      left join orders o on o.id = e.order_id left join payouts p on p.id = e.payout_id
    where s.id = ${shop.shopId}::uuid and e.shop_id = ${shop.shopId}::uuid
      and e.at >= (${`${month}-01`}::date)::timestamp at time zone s.time_zone
      and e.at < (${`${month}-01`}::date + interval '1 month')::timestamp at time zone s.time_zone ${border}
    order by e.at ${way}, e.id ${way} limit ${limit + 1}`,
  )
}
