import { sql } from 'drizzle-orm'
import type { Queryable } from '../../../platform/db/client.ts'
import { dayInWords } from '../../../platform/local-day.ts'
import { createMoney } from '../../../platform/money.ts'
import { queueEmail } from '../../mail/index.ts'
import { addressLines } from '../address-lines.ts'
import type { OrderAddress } from '../orders.schema.ts'
import { orderPlacedEmail } from './order-placed-email.ts'

interface PlacedRow extends Record<string, unknown> {
  number: string
  customerId: string | null
  username: string | null
  email: string | null
  address: OrderAddress | null
  currency: string
  isTest: boolean
  orders: {
    shop: string
    arrivesFrom: string | null
    arrivesTo: string | null
    shippingMinor: number
    taxMinor: number
    totalMinor: number
    lines: { title: string; options: string[]; quantity: number; amountMinor: number }[]
  }[]
}

/**
 * Writes the email that thanks for an order, one for all its shops, in the transaction that places it. Without an
 * address nothing is written.
 *
 * @param trackingToken the secret whose hash is stored with the order group
 * @param siteUrl of the storefront, without a slash at its end
 */
export async function queueOrderPlacedEmail(
  tx: Queryable,
  { orderGroupId, trackingToken, siteUrl }: { orderGroupId: string; trackingToken: string; siteUrl: string },
): Promise<void> {
  const { rows } = await tx.execute<PlacedRow>(placedStatement(orderGroupId))
  const row = rows[0]
  if (!row?.email) return
  const money = createMoney(row.currency).format
  const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)
  const tax = sum(row.orders.map(order => order.taxMinor))
  await queueEmail(
    tx,
    orderPlacedEmail(siteUrl, {
      recipient: {
        id: row.customerId,
        email: row.email,
        name: row.username ?? row.address?.fullName ?? '',
      },
      number: row.number,
      trackingToken,
      shops: row.orders.map(({ shop, arrivesFrom, arrivesTo, shippingMinor, lines }) => ({
        name: shop,
        arrives: arrivalOf(arrivesFrom, arrivesTo),
        delivery: money(shippingMinor),
        lines: lines.map(({ title, options, quantity, amountMinor }) => ({
          text: `${quantity} × ${title}`,
          options: options.join(', '),
          amount: money(amountMinor),
        })),
      })),
      total: money(sum(row.orders.map(order => order.totalMinor))),
      tax: tax > 0 ? money(tax) : null,
      address: row.address ? addressLines(row.address) : [],
      isTest: row.isTest,
    }),
  )
}

const placedStatement = (orderGroupId: string) => sql`
  select g.number, g.customer_id as "customerId", g.email, g.shipping_address as address, g.currency,
    g.is_test as "isTest", (select u.username from users u where u.id = g.customer_id) as username, (
      select coalesce(json_agg(json_build_object('shop', s.name, 'arrivesFrom', o.arrives_from,
        'arrivesTo', o.arrives_to, 'shippingMinor', o.shipping_minor, 'taxMinor', o.tax_minor,
        'totalMinor', o.total_minor, 'lines', (
          select coalesce(json_agg(json_build_object('title', l.title, 'options', l.options, 'quantity', l.quantity,
            'amountMinor', l.unit_minor * l.quantity) order by l.position, l.id), '[]')
          from order_lines l where l.order_id = o.id)) order by length(o.number), o.number), '[]')
      from orders o join shops s on s.id = o.shop_id where o.order_group_id = g.id) as orders
  from order_groups g where g.id = ${orderGroupId}`

function arrivalOf(from: string | null, to: string | null): string | null {
  if (from === null || to === null) return null
  const [first, last] = [from, to].map(dayInWords)
  return first === last ? `Arrives on ${first}` : `Arrives between ${first} and ${last}`
}
