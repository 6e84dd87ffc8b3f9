import { type SQL, sql } from 'drizzle-orm'
import type { Operator } from '../../contract/handlers.ts'
import { invoiceNumber } from '../../modules/invoices/index.ts'
import { isoJson } from '../../modules/orders/index.ts'
import type { Queryable } from '../../platform/db/client.ts'

/** Emails of a purchase that its page shows. */
const EMAILS = 50

export interface PurchaseHead extends Record<string, unknown> {
  number: string
  groupId: string | null
  checkoutId: string | null
  paymentId: string | null
  isTest: boolean
  currency: string
  checkout: {
    status: 'open' | 'paying' | 'placed' | 'canceled'
    totalMinor: number
    createdAt: string
  } | null
  buyer: { id: string; name: string } | null
  /** Whether the operator bought it, also without logging in, or works for one of its shops. */
  isOwn: boolean
}

/** A purchase by its number, which its checkout has before it is placed. */
export async function findHead(
  db: Queryable,
  { numbers, operator }: { numbers: readonly [string, string]; operator: Pick<Operator, 'userId' | 'email'> },
): Promise<PurchaseHead | undefined> {
  const { rows } = await db.execute<PurchaseHead>(sql`
    select coalesce(g.number, c.number) as number, g.id as "groupId", c.id as "checkoutId", g.payment_id as "paymentId",
      coalesce(g.is_test, false) as "isTest", coalesce(g.currency, c.currency) as currency,
      case when c.id is not null then json_build_object('status', c.status, 'totalMinor', c.total_minor,
        'createdAt', ${isoJson(sql`c.created_at`)}) end as checkout,
      (select json_build_object('id', u.id, 'name', u.username) from users u
        where u.id = coalesce(g.customer_id, c.user_id) and u.deleted_at is null) as buyer,
      coalesce(coalesce(g.customer_id, c.user_id) = ${operator.userId}::uuid, false)
        or coalesce(lower(g.email) = lower(${operator.email}), false) or exists (
        select from orders o join shop_members m on m.shop_id = o.shop_id
        where o.order_group_id = g.id and m.user_id = ${operator.userId}::uuid) as "isOwn"
    from (select ${numbers[0]}::text as number union select ${numbers[1]}::text) typed
      left join order_groups g on g.number = typed.number left join checkouts c on c.number = typed.number
    where g.id is not null or c.id is not null limit 1`)
  return rows[0]
}

export interface OrderExtras extends Record<string, unknown> {
  id: string
  taxLines: {
    country: string
    region: string | null
    rateBasisPoints: number
    netMinor: number
    taxMinor: number
    refundedMinor: number
  }[]
  invoices: { number: string; isCreditNote: boolean; issuedAt: string }[]
  ledger: { kind: string; amountMinor: number; at: string }[]
}

const listOf = (row: SQL, order: SQL, from: SQL): SQL =>
  sql`(select coalesce(json_agg(${row} order by ${order}), '[]') ${from})`

/** Facts about each order of a purchase that the buyer doesn't see. */
export async function findOrderExtras(db: Queryable, groupId: string): Promise<OrderExtras[]> {
  const taxLines = sql`(select coalesce(json_agg(x), '[]') from (
    select coalesce(t.country, '') as country, t.region, t.rate_basis_points as "rateBasisPoints",
      sum(t.net_minor)::float8 as "netMinor", sum(t.tax_minor)::float8 as "taxMinor", coalesce(sum((
        select sum(b.tax_minor) from refunds r join refund_tax_lines b on b.refund_id = r.id
        where r.order_id = o.id and b.n = t.n)), 0)::float8 as "refundedMinor"
    from order_tax_lines t where t.order_id = o.id group by 1, 2, 3 order by 1, 2, 3) x)`
  const invoices = listOf(
    sql`json_build_object('number', ${invoiceNumber}, 'isCreditNote', i.refund_id is not null,
      'issuedAt', ${isoJson(sql`i.issued_at`)})`,
    sql`i.issued_at, i.id`,
    sql`from invoices i where i.order_id = o.id and i.refund_id is null
      or i.refund_id = any(array(select r.id from refunds r where r.order_id = o.id))`,
  )
  const ledger = listOf(
    sql`json_build_object('kind', e.kind, 'amountMinor', e.amount_minor, 'at', ${isoJson(sql`e.at`)})`,
    sql`e.id`,
    sql`from ledger_entries e where e.order_id = o.id`,
  )
  const { rows } = await db.execute<OrderExtras>(sql`
    select o.id, ${taxLines} as "taxLines", ${invoices} as invoices, ${ledger} as ledger
    from orders o where o.order_group_id = ${groupId}::uuid`)
  return rows
}

export interface PaymentFacts extends Record<string, unknown> {
  id: string
  provider: 'paypal' | 'test'
  method: 'card' | 'wallet'
  instrument: string | null
  status: 'created' | 'open' | 'capturing' | 'in_review' | 'captured' | 'failed' | 'expired'
  failure: string | null
  amountMinor: number
  capturedMinor: number
  refundedMinor: number
  reference: string | null
  captureReference: string | null
  isTest: boolean
  createdAt: string
  nextCheckAt: string | null
  events: { kind: string; source: 'browser' | 'webhook' | 'clock' | 'operator'; at: string }[]
}

/** Attempts to pay for a purchase, oldest first, with their events. */
export async function findPayments(
  db: Queryable,
  { checkoutId, paymentId }: Pick<PurchaseHead, 'checkoutId' | 'paymentId'>,
): Promise<PaymentFacts[]> {
  const { rows } = await db.execute<PaymentFacts>(sql`
    select p.id, p.provider, p.method, p.instrument, p.status, p.failure, p.amount_minor::float8 as "amountMinor",
      p.captured_minor::float8 as "capturedMinor", p.refunded_minor::float8 as "refundedMinor", p.reference,
      p.capture_reference as "captureReference", p.is_test as "isTest", ${isoJson(sql`p.created_at`)} as "createdAt",
      ${isoJson(sql`p.next_check_at`)} as "nextCheckAt", ${listOf(
        sql`json_build_object('kind', e.kind, 'source', e.source, 'at', ${isoJson(sql`e.created_at`)})`,
        sql`e.id`,
        sql`from payment_events e where e.payment_id = p.id`,
      )} as events
    from payments p where p.checkout_id = ${checkoutId}::uuid or p.id = ${paymentId}::uuid
    order by p.created_at, p.id`)
  return rows
}

export interface RefundFacts extends Record<string, unknown> {
  id: string
  orderId: string | null
  amountMinor: number
  reason: string
  status: 'pending' | 'succeeded' | 'failed'
  failure: string | null
  attempts: number
  reference: string | null
  note: string | null
  createdAt: string
  isSettled: boolean
}

/** Refunds of these payments, oldest first. */
export async function findRefunds(
  db: Queryable,
  payments: readonly Pick<PaymentFacts, 'id'>[],
): Promise<RefundFacts[]> {
  const { rows } = await db.execute<RefundFacts>(sql`
    select r.id, r.order_id as "orderId", r.amount_minor::float8 as "amountMinor", r.reason, r.status, r.failure,
      r.attempts, r.reference, r.note, ${isoJson(sql`r.created_at`)} as "createdAt",
      r.settled_by is not null as "isSettled"
    from refunds r where r.payment_id = any(${sql.param(payments.map(({ id }) => id))}::uuid[])
    order by r.created_at, r.id`)
  return rows
}

export interface EmailFacts extends Record<string, unknown> {
  id: string
  kind: string
  recipient: string
  subject: string
  text: string | null
  createdAt: string
  sentAt: string | null
}

/** Kinds whose text contains a link that opens something without a login. */
const SECRET = ['order-placed']

/** Newest emails about a purchase. */
export async function findEmailsAbout(db: Queryable, groupId: string): Promise<EmailFacts[]> {
  const { rows } = await db.execute<EmailFacts>(sql`
    select e.id, e.kind, e.recipient, e.subject,
      case when e.kind <> all(${sql.param(SECRET)}::text[]) and e.stop_href is null then nullif(e.body, '') end as text,
      ${isoJson(sql`e.created_at`)} as "createdAt", ${isoJson(sql`e.sent_at`)} as "sentAt"
    from emails e where e.order_group_id = ${groupId}::uuid order by e.created_at desc, e.id desc limit ${EMAILS}::int`)
  return rows
}

export interface WithdrawalFacts extends Record<string, unknown> {
  reference: string
  status: 'matched' | 'unmatched' | 'done' | 'objected' | 'rejected'
  receivedAt: string
}

export async function findWithdrawalsOf(db: Queryable, groupId: string): Promise<WithdrawalFacts[]> {
  const { rows } = await db.execute<WithdrawalFacts>(sql`
    select w.reference, w.status, ${isoJson(sql`w.received_at`)} as "receivedAt"
    from withdrawals w where w.order_group_id = ${groupId}::uuid order by w.received_at, w.id`)
  return rows
}

/** Number of the purchase that an order, payment, refund or email belongs to. Null if it belongs to none. */
export async function findNumber(
  db: Queryable,
  { kind, id }: { kind: 'order' | 'payment' | 'refund' | 'email'; id: string },
): Promise<string | null> {
  const ofPayment = (condition: SQL) => sql`
    select coalesce(g.number, c.number) as number from payments p join checkouts c on c.id = p.checkout_id
      left join order_groups g on g.checkout_id = c.id where ${condition}`
  const statement = {
    order: sql`select g.number from orders o join order_groups g on g.id = o.order_group_id where o.id = ${id}::uuid`,
    payment: ofPayment(sql`p.id = ${id}::uuid`),
    refund: ofPayment(sql`p.id = (select r.payment_id from refunds r where r.id = ${id}::uuid)`),
    email: sql`select g.number from emails e join order_groups g on g.id = e.order_group_id where e.id = ${id}::uuid`,
  }[kind]
  const { rows } = await db.execute<{ number: string }>(sql`${statement} limit 1`)
  return rows[0]?.number ?? null
}
