import { type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/client.ts'
import { sweep } from '../../platform/db/sweep.ts'
import { DAY } from '../../platform/durations.ts'
import { isCanceledIfLate } from '../after-sales/index.ts'
import { type Due, type DueBefore, shipBy, toShip } from '../orders/index.ts'
import { isWorking, recipientsJson, type ShopRecipientRow } from '../read-model/index.ts'
import { lastMorning } from './last-morning.sql.ts'
import { orderReminders } from './order-reminders.schema.ts'

/** Shop with orders to remind of. */
export interface RemindedShop extends Due {
  shop: string
  slug: string
  timeZone: string
  recipients: ShopRecipientRow[]
  /** The last 8:00 in the shop's time zone, as the database writes it. */
  at: string
  /** End of the next day there. */
  endOfTomorrow: string
}

/** Order to remind of. */
export interface RemindedOrder extends Record<string, unknown> {
  number: string
  isOverdue: boolean
  isReplacement: boolean
  isTest: boolean
  /** Whether it is canceled automatically if it isn't shipped. */
  isCanceledIfLate: boolean
  /** ISO 8601. */
  shipBy: string
  itemCount: number
}

/** Time for which a reminder is kept at least, in milliseconds. */
const RETENTION = 60 * DAY

const isOverdue = (morning: SQL): SQL => sql`(${shipBy} < ${morning})`

/**
 * Whether shop `s` has to be reminded of order `o`. The order has to leave by the end of the next day, and the shop wasn't
 * reminded of this deadline yet, or not since it passed. Orders placed since the morning wait for the next one.
 */
const isToRemind = (morning: SQL, endOfTomorrow: SQL): SQL => sql`(o.shop_id = s.id and ${toShip}
  and ${shipBy} < ${endOfTomorrow} and o.placed_at < ${morning} and not exists (
    select from order_reminders r where r.shop_id = o.shop_id and r.order_id = o.id and r.ship_by = ${shipBy}
      and r.kind = case when ${isOverdue(morning)} then 'overdue' else 'due' end))`

/** Whether shop `s` has had no reminder since a moment. */
const isUnreminded = (morning: SQL): SQL =>
  sql`not exists (select from order_reminders r where r.shop_id = s.id and r.at >= ${morning})`

/** Locks the next shop after `after` with orders to remind of. Skips those that other transactions have locked. */
export async function lockRemindedShop(tx: Tx, due: DueBefore): Promise<RemindedShop | null> {
  const { rows } = await tx.execute<RemindedShop>(remindedShopStatement(due))
  return rows[0] ?? null
}

export function remindedShopStatement({ before, after }: DueBefore): SQL {
  const [morning, endOfTomorrow] = [sql`day.morning`, sql`day.end_of_tomorrow`]
  return sql`
    select s.id, s.name as shop, s.slug, s.time_zone as "timeZone", day.morning::text as at,
      day.end_of_tomorrow::text as "endOfTomorrow",
      ${recipientsJson(sql`s.id`, 'orders', sql`<> 'off'`)} as recipients
    from shops s cross join lateral (select ${lastMorning(sql`s.time_zone`, before)} as morning) last
    cross join lateral (select last.morning,
      (date_trunc('day', last.morning at time zone s.time_zone) + interval '2 days') at time zone s.time_zone
        as end_of_tomorrow) day
    -- Not "exists", which would be joined with all orders: the index finds the first of a shop.
    cross join lateral (select from orders o where ${isToRemind(morning, endOfTomorrow)} limit 1) first
    where ${isWorking} ${after === null ? sql`` : sql`and s.id > ${after.id}::uuid`}
      and ${isUnreminded(morning)}
    order by s.id limit 1 for no key update of s skip locked`
}

/**
 * Finds the orders to remind a locked shop of, the most urgent first, and marks them as reminded. Finds none if another
 * process has done so in the meantime.
 */
export const takeReminders = async (tx: Tx, shop: RemindedShop, now: Date): Promise<RemindedOrder[]> =>
  (await tx.execute<RemindedOrder>(remindersStatement(shop, now))).rows

export function remindersStatement(
  { id, at, endOfTomorrow }: Pick<RemindedShop, 'id' | 'at' | 'endOfTomorrow'>,
  now: Date,
): SQL {
  const morning = sql`${at}::timestamptz`
  return sql`
    with due as materialized (
      select o.*, ${shipBy} as deadline, ${isOverdue(morning)} as is_overdue
      from shops s join orders o on o.shop_id = s.id
      where s.id = ${id}::uuid and ${isToRemind(morning, sql`${endOfTomorrow}::timestamptz`)}
        and ${isUnreminded(morning)}
    ), told as (
      insert into order_reminders (shop_id, order_id, kind, ship_by, at)
      select shop_id, id, case when is_overdue then 'overdue' else 'due' end, deadline, ${now.toISOString()}::timestamptz
      from due
    )
    select o.number, o.is_overdue as "isOverdue", (o.deadline = o.replacement_ship_by) is true as "isReplacement",
      g.is_test as "isTest", ${isCanceledIfLate} as "isCanceledIfLate",
      to_char(o.deadline at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "shipBy", (
        select coalesce(sum(l.quantity - l.canceled_quantity - l.fulfilled_quantity), 0)::int from order_lines l
        where l.order_id = o.id) as "itemCount"
    from due o join order_groups g on g.id = o.order_group_id order by o.deadline, o.id`
}

/** Deletes old reminders of orders that have nothing to ship anymore. */
export const sweepOrderReminders = (db: Db, now: Date): Promise<number> =>
  sweep(
    db,
    orderReminders,
    sql`at < ${new Date(now.getTime() - RETENTION).toISOString()} and not exists (
      select from orders o where o.id = order_reminders.order_id and ${toShip})`,
  )
