import { sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/client.ts'
import { createMoney } from '../../../platform/money.ts'
import { addressed, compose, type Draft, greet, queueEmail, type SectionRow } from '../../mail/index.ts'
import type { Notify } from '../order-changes.ts'
import type { OrderAddress } from '../orders.schema.ts'

interface FactsRow extends Record<string, unknown> {
  groupNumber: string
  number: string
  shop: string
  currency: string
  isTest: boolean
  customerId: string | null
  email: string | null
  username: string | null
  address: OrderAddress | null
  lines: { id: string; title: string; options: string[]; unitMinor: number }[]
  members: { id: string; email: string; username: string }[]
}

/** What an email says of an order. */
export interface OrderEmailFacts {
  siteUrl: string
  number: string
  /** The shop's name. */
  shop: string
  /** The order's page, of its buyer. */
  orderUrl: string
  /** The order's page, of its shop. */
  sellerUrl: string
  /** An amount in words. */
  money(minor: number): string
  /** What was bought, in words and with its price. */
  rowsOf(items: readonly { orderLineId: string; quantity: number }[]): SectionRow[]
}

export type OrderEmailDraft = Omit<Draft, 'recipient' | 'userId' | 'greeting'>

interface About {
  orderId: string
  notify: Notify
}

/**
 * Writes an email to an order's buyer, in the transaction that is its reason. Nothing is written when the account is
 * gone.
 */
export async function queueOrderEmail(
  tx: Tx,
  { orderId, notify }: About,
  write: (order: OrderEmailFacts) => OrderEmailDraft,
): Promise<void> {
  if (!notify) return
  const row = await readFacts(tx, orderId)
  if (!row.email) return
  const username = row.username ?? row.address?.fullName ?? ''
  const draft = marked(row, write(factsOf(row, notify.siteUrl)))
  const recipient = addressed({ id: row.customerId ?? '', email: row.email, username })
  const email = compose(notify.siteUrl, { ...draft, ...recipient, greeting: greet({ username }) })
  await queueEmail(tx, { ...email, userId: row.customerId })
}

/** The same to the people who lead its shop. */
export async function queueShopEmail(
  tx: Tx,
  { orderId, notify }: About,
  write: (order: OrderEmailFacts) => OrderEmailDraft,
): Promise<void> {
  if (!notify) return
  const row = await readFacts(tx, orderId)
  const draft = marked(row, write(factsOf(row, notify.siteUrl)))
  for (const member of row.members)
    await queueEmail(tx, compose(notify.siteUrl, { ...draft, ...addressed(member), greeting: greet(member) }))
}

const marked = ({ isTest }: FactsRow, draft: OrderEmailDraft): OrderEmailDraft =>
  isTest
    ? {
        ...draft,
        subject: `TEST: ${draft.subject}`,
        paragraphs: ['This is a TEST: no money moved, and nothing is sent.', ...draft.paragraphs],
      }
    : draft

function factsOf(row: FactsRow, siteUrl: string): OrderEmailFacts {
  const money = createMoney(row.currency).format
  return {
    siteUrl,
    number: row.number,
    shop: row.shop,
    orderUrl: `${siteUrl}/account/orders/${encodeURIComponent(row.groupNumber)}`,
    sellerUrl: `${siteUrl}/seller/orders/${encodeURIComponent(row.number)}`,
    money,
    rowsOf: items =>
      row.lines.flatMap(line => {
        const quantity = items
          .filter(({ orderLineId }) => orderLineId === line.id)
          .reduce((sum, each) => sum + each.quantity, 0)
        if (quantity === 0) return []
        return {
          text: `${quantity} × ${line.title}`,
          amount: money(line.unitMinor * quantity),
          ...(line.options.length > 0 && { detail: line.options.join(', ') }),
        }
      }),
  }
}

async function readFacts(tx: Tx, orderId: string): Promise<FactsRow> {
  const { rows } = await tx.execute<FactsRow>(sql`
    select g.number as "groupNumber", o.number, s.name as shop, g.currency, g.is_test as "isTest",
      g.customer_id as "customerId", g.email, u.username, g.shipping_address as address, (
        select coalesce(json_agg(json_build_object('id', l.id, 'title', l.title, 'options', l.options,
          'unitMinor', l.unit_minor) order by l.position, l.id), '[]')
        from order_lines l where l.order_id = o.id) as lines, (
        select coalesce(json_agg(json_build_object('id', w.id, 'email', w.email, 'username', w.username)
          order by m.created_at, w.id), '[]')
        from shop_members m join users w on w.id = m.user_id
        where m.shop_id = o.shop_id and m.role in ('owner', 'manager')) as members
    from orders o join order_groups g on g.id = o.order_group_id join shops s on s.id = o.shop_id
      left join users u on u.id = g.customer_id
    where o.id = ${orderId}::uuid`)
  return rows[0]!
}
