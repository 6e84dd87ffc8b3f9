import { sql } from 'drizzle-orm'
import type { Queryable } from '../../../platform/db/client.ts'
import { isWorking, type PictureRow, recipientsJson, type ShopRecipientRow } from '../../read-model/index.ts'
import { linePictureJson } from '../order-json.sql.ts'

/** A new order for the email to its shop. Amounts in minor units. */
export interface NewOrderRow extends Record<string, unknown> {
  number: string
  shop: string
  /** Slug of the shop. */
  slug: string
  timeZone: string
  currency: string
  isTest: boolean
  city: string | null
  countryCode: string | null
  /** ISO 8601. */
  shipBy: string | null
  shippingMinor: number
  totalMinor: number
  lines: {
    title: string
    options: string[]
    sku: string | null
    quantity: number
    amountMinor: number
    picture: PictureRow | null
  }[]
  recipients: ShopRecipientRow[]
}

/** Finds the orders of an order group with the members who get an email about each new order. */
export async function findNewOrders(tx: Queryable, orderGroupId: string): Promise<NewOrderRow[]> {
  const { rows } = await tx.execute<NewOrderRow>(sql`
    select o.number, s.name as shop, s.slug, s.time_zone as "timeZone", g.currency, g.is_test as "isTest",
      g.shipping_address ->> 'city' as city, o.country_code as "countryCode",
      to_char(o.ship_by at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "shipBy",
      o.shipping_minor::float8 as "shippingMinor", o.total_minor::float8 as "totalMinor", (
        select coalesce(json_agg(json_build_object('title', l.title, 'options', l.options, 'sku', l.sku,
          'quantity', l.quantity, 'amountMinor', l.unit_minor * l.quantity, 'picture', ${linePictureJson}) order by l.position, l.id), '[]')
        from order_lines l where l.order_id = o.id) as lines,
      ${recipientsJson(sql`o.shop_id`, 'orders', sql`= 'each'`)} as recipients
    from orders o join order_groups g on g.id = o.order_group_id join shops s on s.id = o.shop_id
    where o.order_group_id = ${orderGroupId}::uuid and ${isWorking}
    order by length(o.number), o.number`)
  return rows
}
