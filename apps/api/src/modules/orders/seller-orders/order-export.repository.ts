import { type SQL, sql } from 'drizzle-orm'
import type { ShopScope } from '../../../contract/handlers.ts'
import type { Db } from '../../../platform/db/client.ts'
import { readShopRow, readShopRows } from '../../shop-scope/index.ts'
import type { OrderAddress } from '../orders.schema.ts'
import { buyerName, shipBy } from './seller-order.repository.ts'
import { isListed, type SellerOrdersQuestion } from './seller-orders.repository.ts'

export interface ExportedLine {
  title: string
  options: string[]
  sku: string | null
  quantity: number
  canceled: number
  returned: number
  unitMinor: number
  /** List price. Null unless a sale price was paid. */
  compareAtMinor: number | null
  /** Parcels with items of this line that are packed or shipped, the first one first. */
  parcels: { carrier: string | null; trackingNumber: string | null; shippedAt: number | null }[]
}

export interface ExportedOrder extends Record<string, unknown> {
  id: string
  number: string
  /** Milliseconds. */
  placedAt: number
  shipBy: number | null
  badge: string
  isTest: boolean
  currency: string
  buyer: string | null
  /** Null once the account was deleted. */
  address: OrderAddress | null
  countryCode: string | null
  /** Null if nothing is known of it. */
  shippingTier: string | null
  shippingMinor: number
  taxMinor: number
  totalMinor: number
  refundedMinor: number
  lines: ExportedLine[]
}

export interface ExportQuestion extends Omit<SellerOrdersQuestion, 'cursor'> {
  /** Last order of the part before. */
  after: Pick<ExportedOrder, 'placedAt' | 'id'> | null
}

/** Reads a part of a shop's orders for a file, the newest first. */
export const findExportedOrders = (
  db: Db,
  shop: ShopScope,
  question: ExportQuestion,
): Promise<ExportedOrder[]> => readShopRows<ExportedOrder>(db, shop, exportStatement(question))

/** Reads the time zone of a shop. */
export async function findTimeZone(db: Db, shop: ShopScope): Promise<string> {
  const row = await readShopRow<{ timeZone: string }>(
    db,
    shop,
    sql`select time_zone as "timeZone" from shops where id = ${shop.shopId}::uuid`,
  )
  return row!.timeZone
}

export const exportStatement = ({ after, limit, ...question }: ExportQuestion): SQL => sql`
  select o.id, o.number, (extract(epoch from o.placed_at) * 1000)::float8 as "placedAt",
    (extract(epoch from ${shipBy}) * 1000)::float8 as "shipBy", o.badge, o.shipping_tier as "shippingTier", g.is_test as "isTest", g.currency,
    ${buyerName} as buyer, case when g.customer_id is not null then g.shipping_address end as address,
    o.country_code as "countryCode", o.shipping_minor::float8 as "shippingMinor", o.tax_minor::float8 as "taxMinor",
    o.total_minor::float8 as "totalMinor", o.refunded_minor::float8 as "refundedMinor", ${LINES} as lines
  from orders o join order_groups g on g.id = o.order_group_id
  where ${isListed(question)} ${
    after
      ? sql`and (o.placed_at, o.id) < (to_timestamp(${after.placedAt}::bigint / 1000.0)::timestamptz(3), ${after.id}::uuid)`
      : sql``
  }
  order by o.placed_at desc, o.id desc limit ${limit}`

const LINES = sql`(
  select coalesce(json_agg(json_build_object('title', l.title, 'options', l.options, 'sku', l.sku,
    'quantity', l.quantity, 'canceled', l.canceled_quantity, 'returned', l.returned_quantity,
    'unitMinor', l.unit_minor, 'compareAtMinor', l.compare_at_minor, 'parcels', (
      select coalesce(json_agg(json_build_object('carrier', f.carrier, 'trackingNumber', f.tracking_number,
        'shippedAt', (extract(epoch from f.shipped_at) * 1000)::float8) order by f.created_at, f.id), '[]')
      from fulfillment_lines fl join fulfillments f on f.id = fl.fulfillment_id
      where fl.order_line_id = l.id and f.status <> 'canceled'))
    order by l.position, l.id), '[]')
  from order_lines l where l.order_id = o.id)`
