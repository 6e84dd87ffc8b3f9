import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/client.ts'
import type { MemberAddressee } from '../mail/index.ts'
import type { Due, DueBefore } from '../orders/index.ts'
import { emailSetting, isWorking, maySee } from '../read-model/index.ts'
import { lastMorning } from './last-morning.sql.ts'

/** Member whose daily email is due. */
export interface DigestMember extends MemberAddressee, Due {
  /** Id of the user. */
  id: string
  shopId: string
  shop: string
  /** Slug of the shop. */
  slug: string
  timeZone: string
  /** Beginning and end of the email's period, as the database writes them. */
  since: string
  at: string
  withOrders: boolean
  withQuestions: boolean
}

/** News for a daily email. Lists contain the newest only, counts everything. Amounts in minor units. */
export interface Digest extends Record<string, unknown> {
  orderCount: number
  totalMinor: number
  orders: { number: string; itemCount: number; totalMinor: number; shipBy: string | null; isTest: boolean }[]
  questionCount: number
  questions: { product: string; text: string }[]
}

/** Maximum number of orders and of questions that an email lists. */
const MAX_ROWS = 20

/** Locks the next member after `after` whose daily email is due. Skips those that other transactions have locked. */
export async function lockDigestMember(tx: Tx, { before, after }: DueBefore): Promise<DigestMember | null> {
  const last = after as DigestMember | null
  const { rows } = await tx.execute<DigestMember>(sql`
    select m.shop_id as "shopId", w.id, w.email, w.username, m.stop_token as "stopToken",
      s.name as shop, s.slug, s.time_zone as "timeZone", coalesce(m.digest_until, m.created_at)::text as since,
      morning.at::text as at, ${emailSetting.orders} = 'daily' and ${maySee.orders} as "withOrders",
      ${emailSetting.questions} = 'daily' and ${maySee.questions} as "withQuestions"
    from shop_members m join shops s on s.id = m.shop_id and ${isWorking}
    join users w on w.id = m.user_id and w.is_active = 1
    cross join lateral (select ${lastMorning(sql`s.time_zone`, before)} as at) morning
    where (m.order_emails = 'daily' or m.question_emails = 'daily')
      and coalesce(m.digest_until, m.created_at) < morning.at
      ${last ? sql`and (m.shop_id, m.user_id) > (${last.shopId}::uuid, ${last.id}::uuid)` : sql``}
    order by m.shop_id, m.user_id limit 1 for no key update of m skip locked`)
  return rows[0] ?? null
}

/** Reads the new orders and open questions of a member's period. */
export const readDigest = async (tx: Tx, member: DigestMember): Promise<Digest> =>
  (await tx.execute<Digest>(digestStatement(member))).rows[0]!

export function digestStatement({
  shopId,
  since,
  at,
  withOrders,
  withQuestions,
}: Pick<DigestMember, 'shopId' | 'since' | 'at' | 'withOrders' | 'withQuestions'>): SQL {
  const within = sql`>= ${since}::timestamptz`
  const before = sql`< ${at}::timestamptz`
  const orders = sql`o.shop_id = ${shopId}::uuid and o.placed_at ${within} and o.placed_at ${before}
    and o.status <> 'canceled' and ${withOrders}::boolean`
  const questions = sql`q.shop_id = ${shopId}::uuid and q.created_at ${within} and q.created_at ${before}
    and q.answer is null and q.reported_at is null and ${withQuestions}::boolean`
  return sql`
    select (select count(*)::int from orders o where ${orders}) as "orderCount",
      (select coalesce(sum(o.total_minor), 0)::float8 from orders o where ${orders}) as "totalMinor",
      (select count(*)::int from product_questions q where ${questions}) as "questionCount", (
        select coalesce(json_agg(json_build_object('number', o.number, 'totalMinor', o.total_minor,
          'isTest', g.is_test, 'shipBy', to_char(o.ship_by at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          'itemCount', (select coalesce(sum(l.quantity - l.canceled_quantity), 0) from order_lines l
            where l.order_id = o.id)) order by o.placed_at desc, o.id desc), '[]')
        from (select * from orders o where ${orders} order by o.placed_at desc, o.id desc limit ${MAX_ROWS}) o
        join order_groups g on g.id = o.order_group_id) as orders, (
        select coalesce(json_agg(json_build_object('product', p.name, 'text', q.text)
          order by q.created_at desc, q.id desc), '[]')
        from (select * from product_questions q where ${questions}
          order by q.created_at desc, q.id desc limit ${MAX_ROWS}) q
        join products p on p.id = q.product_id) as questions`
}
