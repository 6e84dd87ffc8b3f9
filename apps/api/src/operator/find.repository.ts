import { type SQL, sql } from 'drizzle-orm'
import { invoiceNumber } from '../modules/invoices/index.ts'
import { readGroupNumbers } from '../modules/orders/index.ts'
import { beginsWith } from '../modules/users/index.ts'
import type { Queryable } from '../platform/db/client.ts'
import type { OperatorKey } from '../platform/operator-keys.ts'

export type HitKind =
  | 'order'
  | 'purchase'
  | 'payment'
  | 'person'
  | 'shop'
  | 'application'
  | 'parcel'
  | 'invoice'
  | 'withdrawal'
  | 'report'
  | 'product'

export interface HitRow extends Record<string, unknown> {
  kind: HitKind
  id: string
  title: string
  /** State, name or shop that tells it from others. */
  about: string | null
  /** Number or reference in the URL of its page; null if it is the id, or if there is no page. */
  at: string | null
}

/** Lookup in one index, for operators with one of the keys. */
export interface Probe {
  keys: readonly OperatorKey[]
  statement: SQL
}

/** Most hits of one probe. */
const MOST = 20

const PURCHASES = ['support'] as const
const SHOPS = ['shops', 'support'] as const
const PEOPLE = ['support', 'people'] as const
const CATALOG = ['catalog', 'support'] as const

const ofOrders = (groups: SQL): Probe => ({
  keys: PURCHASES,
  statement: sql`select 'order' as kind, o.id, o.number as title, s.name || ', ' || o.badge as about, g.number as at
    from (${groups}) g join orders o on o.order_group_id = g.id join shops s on s.id = o.shop_id
    order by o.placed_at desc, o.number limit ${MOST}::int`,
})
const ofPayments = (condition: SQL): Probe => ({
  keys: PURCHASES,
  statement: sql`select 'payment' as kind, p.id, coalesce(p.reference, p.id::text) as title, p.status as about, coalesce(
      (select g.number from order_groups g where g.checkout_id = c.id), c.number) as at
    from payments p join checkouts c on c.id = p.checkout_id where ${condition} limit ${MOST}::int`,
})
const ofPeople = (condition: SQL): Probe => ({
  keys: PEOPLE,
  statement: sql`select 'person' as kind, u.id, u.username as title, to_char(u.created_at, 'YYYY-MM-DD') as about,
      null as at from users u
    where ${condition} and u.deleted_at is null order by u.username, u.id limit ${MOST}::int`,
})
const ofShops = (from: SQL): Probe => ({
  keys: SHOPS,
  statement: sql`select 'shop' as kind, s.id, s.name as title, s.status as about, null as at ${from}
    order by s.name, s.id limit ${MOST}::int`,
})
const ofApplications = (condition: SQL): Probe => ({
  keys: SHOPS,
  statement: sql`select 'application' as kind, a.id, a.name as title, a.status as about, null as at
    from shop_applications a where ${condition} limit ${MOST}::int`,
})
const ofProducts = (condition: SQL): Probe => ({
  keys: CATALOG,
  statement: sql`select 'product' as kind, p.id, p.name as title, s.name || ', ' || p.status as about, null as at
    from products p join shops s on s.id = p.shop_id where ${condition} limit ${MOST}::int`,
})

/** Orders of a purchase, and a checkout that became none. */
export function byNumber(typed: string): Probe[] {
  const [number, capitals] = readGroupNumbers(typed)
  const isIt = sql`number in (${number}, ${capitals})`
  return [
    ofOrders(sql`select id, number from order_groups where ${isIt}`),
    {
      keys: PURCHASES,
      statement: sql`select 'purchase' as kind, c.id, c.number as title, c.status as about, c.number as at
        from checkouts c where ${isIt} and not exists (select from order_groups g where g.number = c.number)`,
    },
  ]
}

/** The person with an address, the shops they work for, and the purchases that name it. */
export const byEmail = (email: string): Probe[] => [
  ofPeople(sql`lower(u.email) = lower(${email})`),
  ofShops(sql`from users u join shop_members m on m.user_id = u.id join shops s on s.id = m.shop_id
    where lower(u.email) = lower(${email})`),
  ofOrders(sql`select id, number from order_groups where lower(email) = lower(${email})
    order by placed_at desc limit ${MOST}::int`),
]

/** The record with an id. A refund leads to its payment. */
export const byId = (id: string): Probe[] => [
  ofOrders(sql`select g.id, g.number from order_groups g
    where g.id = coalesce((select o.order_group_id from orders o where o.id = ${id}::uuid), ${id}::uuid)`),
  ofPayments(
    sql`p.id = coalesce((select r.payment_id from refunds r where r.id = ${id}::uuid), ${id}::uuid)`,
  ),
  ofPeople(sql`u.id = ${id}::uuid`),
  ofShops(sql`from shops s where s.id = ${id}::uuid`),
  ofApplications(sql`a.id = ${id}::uuid`),
  ofProducts(sql`p.id = ${id}::uuid`),
]

/** A payment by a number of its provider. */
export const byProviderReference = (reference: string): Probe[] => [
  ofPayments(sql`p.id in (
    select x.id from payments x where x.provider in ('paypal', 'test') and x.reference = ${reference}
    union select x.id from payments x where x.provider in ('paypal', 'test') and x.capture_reference = ${reference})`),
]

/** Parcels by their tracking number, with or without spaces. */
export const byTrackingNumber = (typed: string): Probe[] => [
  {
    keys: PURCHASES,
    statement: sql`select 'parcel' as kind, f.id, f.tracking_number as title, o.number || ', ' || f.status as about,
        g.number as at
      from fulfillments f join orders o on o.id = f.order_id join order_groups g on g.id = o.order_group_id
      where upper(replace(f.tracking_number, ' ', '')) collate "C" = upper(replace(${typed}, ' ', ''))
      limit ${MOST}::int`,
  },
]

/** Invoices by their number, which each shop counts for itself. */
export const byInvoiceNumber = (series: string, seq: number): Probe[] => [
  {
    keys: PURCHASES,
    statement: sql`select 'invoice' as kind, i.id, ${invoiceNumber} as title, s.name as about, (
        select g.number from orders o join order_groups g on g.id = o.order_group_id where o.id = i.order_id) as at
      from invoices i join shops s on s.id = i.shop_id where i.series = ${series} and i.seq = ${seq}::int
      order by i.issued_at desc limit ${MOST}::int`,
  },
]

export const byWithdrawalReference = (reference: string): Probe[] => [
  {
    keys: PURCHASES,
    statement: sql`select 'withdrawal' as kind, w.id, w.reference as title, w.status as about, null as at
      from withdrawals w where w.reference = ${reference}`,
  },
]

/** A report by its reference. Reports of one content are one case with the content's id. */
export const byReportReference = (reference: string): Probe[] => [
  {
    keys: ['support', 'catalog'],
    statement: sql`select 'report' as kind, r.id, r.reference as title,
        case when r.closed_at is null then 'open' else 'closed' end as about, r.subject_id::text as at
      from reports r where r.reference = ${reference}`,
  },
]

export const bySlug = (slug: string): Probe[] => [
  ofShops(sql`from shops s where s.slug = ${slug}`),
  ofApplications(sql`a.slug = ${slug} and a.status = 'pending'`),
  ofProducts(sql`p.slug = ${slug}`),
]

export const bySku = (sku: string): Probe[] => [
  ofProducts(sql`p.id in (select v.product_id from variants v where v.sku = ${sku} limit ${MOST}::int)`),
]

/** People and shops whose name begins with a text, in any case. */
export const byName = (beginning: string): Probe[] => [
  ofPeople(beginsWith(sql`u.username`, beginning)),
  ofShops(sql`from shops s where stoa_plain(s.name) like stoa_plain(${beginning}) || '%'`),
]

/** Runs lookups in one statement. Hits are in the order of the probes. */
export async function findHits(db: Queryable, probes: readonly Probe[]): Promise<HitRow[]> {
  if (probes.length === 0) return []
  const { rows } = await db.execute<HitRow>(hitsStatement(probes))
  return rows
}

export const hitsStatement = (probes: readonly Probe[]): SQL =>
  sql`select kind, id, title, about, at from (${sql.join(
    probes.map(
      ({ statement }, place) => sql`select ${sql.raw(String(place))} as place, x.* from (${statement}) x`,
    ),
    sql` union all `,
  )}) hits order by place`
