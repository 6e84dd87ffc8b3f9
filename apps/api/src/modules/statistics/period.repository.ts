import { type SQL, sql } from 'drizzle-orm'
import type { ShopScope } from '../../contract/handlers.ts'
import type { Db } from '../../platform/db/client.ts'
import { readShopRow } from '../shop-scope/index.ts'
import type { Period } from './period.ts'

interface CalendarRow extends Record<string, unknown> {
  timeZone: string
  today: string
}

/** A period with the instants at which its days begin in the shop's time zone. */
export interface TimedPeriod extends Period {
  timeZone: string
  /**
   * Edges of the buckets as ISO instants, for `width_bucket`: the starts of the previous period's buckets, its end,
   * and the starts of the buckets.
   */
  edges: readonly string[]
  begin: string
  /** End of the period, exclusive. */
  end: string
  endOfToday: string
}

/** Reads the shop's time zone and its current day. */
export async function findCalendar(db: Db, shop: ShopScope, now: Date): Promise<CalendarRow> {
  const row = await readShopRow<CalendarRow>(
    db,
    shop,
    sql`select s.time_zone as "timeZone", (${now.toISOString()}::timestamptz at time zone s.time_zone)::date::text as today
      from shops s where s.id = ${shop.shopId}::uuid`,
  )
  return row!
}

/** Finds the instants at which days begin. PostgreSQL knows them even if the clocks changed that night. */
export async function findInstants(
  db: Db,
  shop: ShopScope,
  period: Period,
  now: Date,
): Promise<Pick<TimedPeriod, 'edges' | 'begin' | 'end' | 'endOfToday'>> {
  const dates = [...period.beforeBuckets, ...period.buckets].map(({ from }) => from)
  const row = await readShopRow<{
    starts: string[]
    cut: string
    end: string
    endOfToday: string
  }>(
    db,
    shop,
    sql`select (
        select json_agg(${iso(sql`d.day::timestamp at time zone s.time_zone`)} order by d.at)
        from jsonb_array_elements_text(${JSON.stringify(dates)}::jsonb) with ordinality d(day, at)) as starts,
      ${iso(sql`case when ${period.isUnderWay}::boolean
        then ((${now.toISOString()}::timestamptz at time zone s.time_zone) - make_interval(days => ${period.days}::int)) at time zone s.time_zone
        else ${period.from}::timestamp at time zone s.time_zone end`)} as cut,
      ${iso(sql`(${period.to}::date + 1)::timestamp at time zone s.time_zone`)} as end,
      ${iso(sql`(${period.today}::date + 1)::timestamp at time zone s.time_zone`)} as "endOfToday"
      from shops s where s.id = ${shop.shopId}::uuid`,
  )
  const { starts, cut, end, endOfToday } = row!
  const before = starts.slice(0, period.beforeBuckets.length)
  const own = starts.slice(period.beforeBuckets.length)
  return { edges: [...before, cut, ...own], begin: own[0]!, end, endOfToday }
}

const iso = (instant: SQL): SQL =>
  sql`to_char((${instant}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
