import type { components } from '@stoa/api-client/schema'
import { sql } from 'drizzle-orm'
import type { ShopScope } from '../../../contract/handlers.ts'
import type { Db } from '../../../platform/db/client.ts'
import { mediaJson, type PictureRow, type ShopTone, shopTone } from '../../read-model/index.ts'
import { readShopRows } from '../../shop-scope/index.ts'
import type { ShopAddress } from '../../shops/shops.schema.ts'
import { linePictureJson } from '../order-json.sql.ts'
import type { OrderAddress } from '../orders.schema.ts'
import { isReplacementDue, isUnshipped } from '../seller-orders/seller-order.repository.ts'

export interface ShippedLine {
  /** Key of the product with its options, equal across orders. */
  thing: string
  title: string
  options: string[]
  sku: string | null
  /** Quantity without canceled items. */
  quantity: number
  /** Number of items to be shipped, including replacements. */
  open: number
  unitMinor: number
  picture: PictureRow | null
}

export interface DocumentOrder {
  number: string
  /** Milliseconds. */
  placedAt: number
  timeZone: string
  shop: {
    name: string
    city: string | null
    country: string | null
    address: ShopAddress | null
    logo: PictureRow | null
    tone: ShopTone
  }
  address: OrderAddress | null
  shippingTier: components['schemas']['ShippingTier'] | null
  currency: string
  isTest: boolean
  itemMinor: number
  shippingMinor: number
  totalMinor: number
  /** Whether only replacements are left to be shipped. */
  isReplacement: boolean
  lines: ShippedLine[]
}

/** Number of items of line `l` that are to be replaced. */
const REPLACEMENTS = sql`(
  select coalesce(sum(cl.quantity - (
    select coalesce(sum(q.quantity), 0) from order_line_quantities q
    where q.order_line_id = l.id and q.shop_id = l.shop_id and q.cause = c.id and q.kind = 'replaced')), 0)
  from claim_lines cl join claims c on c.id = cl.claim_id
  where cl.order_line_id = l.id and c.status = 'approved' and c.resolution = 'replacement')`

/** Reads these orders if they belong to the shop. Others are left out. */
export async function findDocumentOrders(
  db: Db,
  shop: ShopScope,
  numbers: readonly string[],
): Promise<DocumentOrder[]> {
  const rows = await readShopRows<{ order: DocumentOrder }>(
    db,
    shop,
    sql`select json_build_object('number', o.number, 'placedAt', (extract(epoch from o.placed_at) * 1000)::bigint,
        'timeZone', s.time_zone, 'shop', json_build_object('name', s.name, 'city', s.city, 'country', s.country,
          'address', s.address, 'logo', ${mediaJson(sql`s.logo_media_id`)}, 'tone', ${shopTone}),
        'address', case when g.customer_id is not null then g.shipping_address end, 'currency', g.currency,
        'shippingTier', o.shipping_tier, 'isTest', g.is_test, 'itemMinor', o.item_minor, 'shippingMinor', o.shipping_minor, 'totalMinor', o.total_minor,
        'isReplacement', ${isReplacementDue} and not ${isUnshipped},
        'lines', (
          select coalesce(json_agg(json_build_object('thing', coalesce(l.variant_id::text, concat(l.title, l.options::text, l.sku)),
            'title', l.title, 'options', l.options, 'sku', l.sku, 'quantity', l.quantity - l.canceled_quantity,
            'open', l.quantity - l.canceled_quantity - l.fulfilled_quantity + ${REPLACEMENTS}, 'unitMinor', l.unit_minor,
            'picture', ${linePictureJson})
            order by l.position, l.id), '[]')
          from order_lines l where l.order_id = o.id and l.quantity > l.canceled_quantity)) as order
      from orders o join order_groups g on g.id = o.order_group_id join shops s on s.id = o.shop_id
      where o.shop_id = ${shop.shopId}::uuid
        and o.number in (select jsonb_array_elements_text(${JSON.stringify(numbers)}::jsonb))`,
  )
  return rows.map(({ order }) => order)
}
