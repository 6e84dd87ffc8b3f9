import type { components } from '@stoa/api-client/schema'
import { type SQL, sql } from 'drizzle-orm'

/** Totals of a shop's last orders and questions. */
export interface ShopFactsRow {
  /** Number of orders that were shipped, or should have been. */
  due: number
  onTime: number
  questions: number
  /** The median from a question to its answer; those still waiting count until now. */
  answerHours: number | null
}

/** Maximum number of orders to consider. Older ones say little, and the query stays fast. */
const ORDERS = 200
const QUESTIONS = 50
/** Fewer say nothing. */
const ENOUGH_ORDERS = 20
const ENOUGH_QUESTIONS = 5

/** A scalar: a shop's facts as JSON, each from the start of one index. */
export const shopFactsJson = (shopId: SQL, now: Date): SQL => {
  const moment = sql`${now.toISOString()}::timestamptz`
  return sql`(
  select json_build_object('due', sent.due, 'onTime', sent.on_time, 'questions', asked.questions,
    'answerHours', asked.hours)
  from (
    select count(*) filter (where x.sent_at is not null or x.ship_by < ${moment})::int as due,
      count(*) filter (where x.sent_at <= x.ship_by)::int as on_time
    from (select o.ship_by, (select case when o.fulfillment_status in ('unfulfilled', 'partially_shipped') then null
          else max(least(f.shipped_at, f.handed_over_on::timestamptz)) end
        from fulfillments f where f.order_id = o.id and f.claim_id is null and f.status <> 'canceled') as sent_at
      from orders o where o.shop_id = ${shopId} and o.status <> 'canceled' and o.ship_by is not null
      order by o.placed_at desc, o.id desc limit ${sql.raw(`${ORDERS}`)}) x
  ) sent, (
    select count(*)::int as questions,
      percentile_cont(0.5) within group (order by extract(epoch from x.waited) / 3600) as hours
    from (select coalesce(q.answered_at, ${moment}) - q.created_at as waited from product_questions q
      where q.shop_id = ${shopId} and q.reported_at is null
      order by q.created_at desc, q.id desc limit ${sql.raw(`${QUESTIONS}`)}) x
  ) asked)`
}

/** Facts for which there is enough data. */
export const shopFactsOf = ({
  due,
  onTime,
  questions,
  answerHours,
}: ShopFactsRow): components['schemas']['ShopFacts'] => ({
  sentOnTime: due >= ENOUGH_ORDERS ? { percent: Math.floor((100 * onTime) / due), orders: due } : null,
  answers:
    questions >= ENOUGH_QUESTIONS && answerHours !== null
      ? { hours: Math.max(1, Math.ceil(answerHours)), questions }
      : null,
})
