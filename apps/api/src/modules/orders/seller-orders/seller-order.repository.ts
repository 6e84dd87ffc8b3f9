import type { components } from '@stoa/api-client/schema'
import { type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../platform/db/client.ts'
import { readRow } from '../../../platform/db/read.ts'
import type { PictureRow } from '../../read-model/index.ts'
import { afterSalesJson } from '../after-sales-json.sql.ts'
import type { AfterSalesRow } from '../after-sales-view.ts'
import { isoJson, linePictureJson, shopFulfillmentsJson, timelineJson } from '../order-json.sql.ts'
import { orderStateJson } from '../order-state.repository.ts'
import type { OrderState } from '../order-state.ts'
import type { OrderAddress } from '../orders.schema.ts'
import { notesJson } from './order-notes.repository.ts'

type SellerOrder = components['schemas']['SellerOrder']
type SellerLine = components['schemas']['SellerOrderLine']

interface LineRow
  extends Omit<SellerLine, 'unitPrice' | 'total' | 'picture' | 'openQuantity' | 'commissionRate'> {
  unitMinor: number
  rateBasisPoints: number | null
  picture: PictureRow | null
  /** Number of items in parcels that are not shipped yet. */
  packed: number
}

/** Fields that the view computes. */
type Amounts =
  | 'itemTotal'
  | 'shippingTotal'
  | 'taxTotal'
  | 'total'
  | 'refundedTotal'
  | 'commissionTotal'
  | 'shippingAddress'

/** Amounts in minor units. */
export interface SellerOrderRow
  extends Omit<SellerOrder, Amounts | keyof AfterSalesRow | 'lines' | 'actions' | 'replacements'> {
  shippingAddress: OrderAddress | null
  lines: LineRow[]
  itemMinor: number
  shippingMinor: number
  taxMinor: number
  totalMinor: number
  refundedMinor: number
  commissionMinor: number
  state: OrderState
  afterSales: AfterSalesRow
  [column: string]: unknown
}

interface Which {
  shopId: string
  number: string
  now: Date
}

/** One order of a shop with all that its page shows, in one statement. */
export const findSellerOrder = (db: Db, which: Which): Promise<SellerOrderRow | undefined> =>
  readRow<SellerOrderRow>(db, sellerOrderStatement(which))

/** Reads an order of a shop in the transaction that has just changed it. */
export const findChangedSellerOrder = async (tx: Tx, which: Which): Promise<SellerOrderRow | undefined> =>
  (await tx.execute<SellerOrderRow>(sellerOrderStatement(which))).rows[0]

export const sellerOrderStatement = ({ shopId, number, now }: Which): SQL => sql`
  select o.id, o.number, ${isoJson(sql`g.placed_at`)} as "placedAt", o.badge, g.currency, g.is_test as "isTest",
    ${buyerName} as buyer, g.shipping_address as "shippingAddress", o.shipping_tier as "shippingTier",
    o.arrives_from::text as "arrivesFrom", o.arrives_to::text as "arrivesTo", ${isoJson(shipBy)} as "shipBy",
    ${isLate(now)} as "isLate", ${LINES} as lines, o.item_minor::float8 as "itemMinor",
    o.shipping_minor::float8 as "shippingMinor", o.tax_minor::float8 as "taxMinor", o.total_minor::float8 as "totalMinor",
    o.refunded_minor::float8 as "refundedMinor", ${COMMISSION} as "commissionMinor", ${timelineJson} as timeline,
    ${shopFulfillmentsJson} as fulfillments, ${SHIPPED_LATE} as "isShippedLate", ${HANDED_OVER} as "handedOver",
    ${notesJson} as notes, ${orderStateJson} as state, ${afterSalesJson} as "afterSales"
  from orders o join order_groups g on g.id = o.order_group_id
  where o.number = ${number} and o.shop_id = ${shopId}::uuid`

/** Name of the buyer of group `g`. Null once the account was deleted. */
export const buyerName: SQL = sql`case when g.customer_id is not null then g.shipping_address ->> 'fullName' end`

/** Whether order `o` has items that were never shipped. */
export const isUnshipped: SQL = sql`(o.status in ('placed', 'confirmed')
  and o.fulfillment_status in ('unfulfilled', 'partially_shipped'))`

/** Whether order `o` has a replacement to be shipped. */
export const isReplacementDue: SQL = sql`(o.replacement_ship_by is not null)`

/** Whether order `o` has anything to be shipped. */
export const toShip: SQL = sql`(${isUnshipped} or ${isReplacementDue})`

/** Time by which order `o` has to be shipped, or its replacement. */
export const shipBy: SQL = sql`(case when ${isUnshipped} then least(o.ship_by, o.replacement_ship_by)
  else coalesce(o.replacement_ship_by, o.ship_by) end)`

export const isLate = (now: Date): SQL =>
  sql`(${toShip} and ${shipBy} is not null and ${shipBy} < ${now.toISOString()}::timestamptz)`

/** Whether a carrier got a parcel of order `o` after the day to be shipped; days are the shop's. */
const SHIPPED_LATE = sql`exists (
  select from fulfillments f join shops s on s.id = o.shop_id
  where f.order_id = o.id and f.claim_id is null and f.status in ('shipped', 'delivered')
    and coalesce(f.handed_over_on, (f.shipped_at at time zone s.time_zone)::date)
      > (o.ship_by at time zone s.time_zone)::date)`

const HANDED_OVER = sql`(
  select coalesce(json_agg(json_build_object('fulfillmentId', f.id, 'on', f.handed_over_on)), '[]')
  from fulfillments f where f.order_id = o.id and f.handed_over_on is not null)`

/** The marketplace's share, less what refunds gave back of it. */
const COMMISSION = sql`(
  select coalesce(-sum(e.amount_minor), 0)::float8 from ledger_entries e
  where e.order_id = o.id and e.kind in ('commission', 'commission_back', 'commission_reversal'))`

const LINES = sql`(
  select coalesce(json_agg(json_build_object('id', l.id, 'title', l.title, 'options', l.options, 'sku', l.sku,
    'quantity', l.quantity, 'unitMinor', l.unit_minor, 'picture', ${linePictureJson},
    'canceledQuantity', l.canceled_quantity, 'fulfilledQuantity', l.fulfilled_quantity,
    'returnedQuantity', l.returned_quantity,
    'rateBasisPoints', (select c.rate_basis_points from commission_lines c where c.order_line_id = l.id), 'packed', (
      select coalesce(sum(fl.quantity), 0) from fulfillment_lines fl join fulfillments f on f.id = fl.fulfillment_id
      where fl.order_line_id = l.id and f.status = 'pending' and f.claim_id is null))
    order by l.position, l.id), '[]')
  from order_lines l where l.order_id = o.id)`
