import { sql } from 'drizzle-orm'
import type { ShopScope } from '../../../contract/handlers.ts'
import type { Db } from '../../../platform/db/client.ts'
import { readShopRows } from '../../shop-scope/index.ts'
import type { OrderAddress } from '../orders.schema.ts'

export interface ShippedLine {
  /** Of the product and its options: the same for the same thing in several orders. */
  thing: string
  title: string
  options: string[]
  sku: string | null
  /** Without what was canceled. */
  quantity: number
  /** Of these, how many are not shipped. */
  open: number
  unitMinor: number
}

export interface DocumentOrder {
  number: string
  /** Milliseconds. */
  placedAt: number
  timeZone: string
  shop: { name: string; city: string | null; country: string | null }
  address: OrderAddress | null
  currency: string
  isTest: boolean
  itemMinor: number
  shippingMinor: number
  totalMinor: number
  lines: ShippedLine[]
}

/** Those of these orders that are the shop's. */
export async function findDocumentOrders(
  db: Db,
  shop: ShopScope,
  numbers: readonly string[],
): Promise<DocumentOrder[]> {
  const rows = await readShopRows<{ order: DocumentOrder }>(
    db,
    shop,
    sql`select json_build_object('number', o.number, 'placedAt', (extract(epoch from o.placed_at) * 1000)::bigint,
        'timeZone', s.time_zone, 'shop', json_build_object('name', s.name, 'city', s.city, 'country', s.country),
        'address', case when g.customer_id is not null then g.shipping_address end, 'currency', g.currency,
        'isTest', g.is_test, 'itemMinor', o.item_minor, 'shippingMinor', o.shipping_minor, 'totalMinor', o.total_minor,
        'lines', (
          select coalesce(json_agg(json_build_object('thing', coalesce(l.variant_id::text, concat(l.title, l.options::text, l.sku)),
            'title', l.title, 'options', l.options, 'sku', l.sku, 'quantity', l.quantity - l.canceled_quantity,
            'open', l.quantity - l.canceled_quantity - l.fulfilled_quantity, 'unitMinor', l.unit_minor)
            order by l.position, l.id), '[]')
          from order_lines l where l.order_id = o.id and l.quantity > l.canceled_quantity)) as order
      from orders o join order_groups g on g.id = o.order_group_id join shops s on s.id = o.shop_id
      where o.shop_id = ${shop.shopId}::uuid
        and o.number in (select jsonb_array_elements_text(${JSON.stringify(numbers)}::jsonb))`,
  )
  return rows.map(({ order }) => order)
}
