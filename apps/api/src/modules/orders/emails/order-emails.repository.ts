import { sql } from 'drizzle-orm'
import type { Queryable, Tx } from '../../../platform/db/client.ts'
import type { WithdrawalException } from '../../../platform/withdrawal-exception.ts'
import {
  mediaJson,
  type PictureRow,
  type ShopTone,
  type SoldByRow,
  shopTone,
  soldByJson,
} from '../../read-model/index.ts'
import type { RateSum } from '../../tax/index.ts'
import { linePictureJson, orderTaxSums } from '../order-json.sql.ts'
import type { OrderAddress } from '../orders.schema.ts'

interface PlacedLine {
  title: string
  options: string[]
  quantity: number
  amountMinor: number
  withdrawalException: WithdrawalException | null
  picture: PictureRow | null
}

interface PlacedRow extends Record<string, unknown> {
  number: string
  customerId: string | null
  username: string | null
  email: string | null
  address: OrderAddress | null
  currency: string
  isTest: boolean
  termsVersionId: string | null
  orders: {
    shop: string
    logo: PictureRow | null
    tone: ShopTone
    arrivesFrom: string | null
    arrivesTo: string | null
    shippingMinor: number
    taxMinor: number
    taxSums: RateSum[]
    totalMinor: number
    soldBy: SoldByRow | null
    lines: PlacedLine[]
  }[]
}

/** An order group for the email that thanks for it. */
export async function findPlaced(tx: Queryable, orderGroupId: string): Promise<PlacedRow | undefined> {
  const { rows } = await tx.execute<PlacedRow>(placedStatement(orderGroupId))
  return rows[0]
}

const placedStatement = (orderGroupId: string) => sql`
  select g.number, g.customer_id as "customerId", g.email, g.shipping_address as address, g.currency,
    g.is_test as "isTest", g.terms_version_id as "termsVersionId", (select u.username from users u where u.id = g.customer_id) as username, (
      select coalesce(json_agg(json_build_object('shop', s.name, 'logo', ${mediaJson(sql`s.logo_media_id`)}, 'tone', ${shopTone}, 'arrivesFrom', o.arrives_from,
        'arrivesTo', o.arrives_to, 'soldBy', ${soldByJson}, 'shippingMinor', o.shipping_minor, 'taxMinor', o.tax_minor, 'taxSums', ${orderTaxSums},
        'totalMinor', o.total_minor, 'lines', (
          select coalesce(json_agg(json_build_object('title', l.title, 'options', l.options, 'quantity', l.quantity,
            'amountMinor', l.unit_minor * l.quantity, 'withdrawalException', l.withdrawal_exception,
            'picture', ${linePictureJson}) order by l.position, l.id), '[]')
          from order_lines l where l.order_id = o.id)) order by length(o.number), o.number), '[]')
      from orders o join shops s on s.id = o.shop_id where o.order_group_id = g.id) as orders
  from order_groups g where g.id = ${orderGroupId}`

export interface FactsRow extends Record<string, unknown> {
  groupId: string
  groupNumber: string
  number: string
  shop: string
  logo: PictureRow | null
  tone: ShopTone
  currency: string
  isTest: boolean
  customerId: string | null
  email: string | null
  username: string | null
  address: OrderAddress | null
  lines: { id: string; title: string; options: string[]; unitMinor: number; picture: PictureRow | null }[]
  members: { id: string; email: string; username: string }[]
}

/** An order for an email about it. */
export async function readFacts(tx: Tx, orderId: string): Promise<FactsRow> {
  const { rows } = await tx.execute<FactsRow>(sql`
    select g.id as "groupId", g.number as "groupNumber", o.number, s.name as shop, ${mediaJson(sql`s.logo_media_id`)} as logo, ${shopTone} as tone, g.currency, g.is_test as "isTest",
      g.customer_id as "customerId", g.email, u.username, g.shipping_address as address, (
        select coalesce(json_agg(json_build_object('id', l.id, 'title', l.title, 'options', l.options,
          'unitMinor', l.unit_minor, 'picture', ${linePictureJson}) order by l.position, l.id), '[]')
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
