import type { components } from '@stoa/api-client/schema'
import { type SQL, sql } from 'drizzle-orm'
import type { Db, Queryable, Tx } from '../../platform/db/client.ts'
import { readRow } from '../../platform/db/read.ts'
import { offered, type PictureRow } from '../read-model/index.ts'
import type { RateSum } from '../tax/index.ts'
import { afterSalesJson } from './after-sales-json.sql.ts'
import type { AfterSalesRow } from './after-sales-view.ts'
import {
  fulfillmentsJson,
  isoJson,
  linePictureJson,
  orderTaxSums,
  type ShopReferenceRow,
  shopJson,
  slugJson,
  timelineJson,
} from './order-json.sql.ts'
import { orderStateJson } from './order-state.repository.ts'
import type { OrderState } from './order-state.ts'
import type { OrderAddress } from './orders.schema.ts'

type Schemas = components['schemas']
type DetailLine = Schemas['OrderDetailLine']

/** Amounts in minor units. */
interface DetailLineRow
  extends Omit<DetailLine, 'unitPrice' | 'compareAtPrice' | 'total' | 'picture' | 'review' | Computed> {
  isReviewed: boolean
  unitMinor: number
  compareAtMinor: number | null
  picture: PictureRow | null
}

type Computed = 'cancelableQuantity' | 'returnableQuantity' | 'claimableQuantity'

interface Amounts {
  itemMinor: number
  shippingMinor: number
  taxMinor: number
  totalMinor: number
  refundedMinor: number
}

type AmountNames = 'itemTotal' | 'shippingTotal' | 'taxTotal' | 'taxes' | 'total' | 'refundedTotal'

export interface GroupOrderRow
  extends Omit<
      Schemas['Order'],
      AmountNames | keyof AfterSalesRow | 'shop' | 'lines' | 'actions' | 'returnUntil'
    >,
    Amounts {
  /** Tax by rate. Empty in an order from before there were tax lines. */
  taxSums: RateSum[]
  shop: ShopReferenceRow
  state: OrderState
  afterSales: AfterSalesRow
  lines: DetailLineRow[]
}

export interface OrderGroupRow {
  number: string
  placedAt: string
  currency: string
  email: string | null
  shippingAddress: OrderAddress | null
  payment: (Omit<Schemas['OrderPayment'], 'amount'> & { amountMinor: number }) | null
  orders: GroupOrderRow[]
  [column: string]: unknown
}

/** Reads an order group in the transaction that has just changed it. */
export const findChangedOrderGroup = async (
  tx: Tx,
  userId: string,
  number: string,
): Promise<OrderGroupRow | undefined> =>
  (await tx.execute<OrderGroupRow>(orderGroupStatement(userId, number))).rows[0]

/** One purchase of a user with all that its page shows, in one statement. */
export const findOrderGroup = (db: Db, userId: string, number: string): Promise<OrderGroupRow | undefined> =>
  readRow<OrderGroupRow>(db, orderGroupStatement(userId, number))

/** One purchase of any buyer, as its buyer sees it. */
export async function findPurchase(db: Queryable, number: string): Promise<OrderGroupRow | undefined> {
  return (await db.execute<OrderGroupRow>(groupStatement(sql`g.number = ${number}`))).rows[0]
}

export const orderGroupStatement = (userId: string, number: string): SQL =>
  groupStatement(sql`g.number = ${number} and g.customer_id = ${userId}`)

const groupStatement = (condition: SQL): SQL => sql`
  select g.number, ${isoJson(sql`g.placed_at`)} as "placedAt", g.currency, g.email,
    g.shipping_address as "shippingAddress", ${PAYMENT} as payment, ${ORDERS} as orders
  from order_groups g where ${condition}`

const PAYMENT = sql`(
  select json_build_object('provider', pay.provider, 'method', pay.method, 'instrument', pay.instrument,
    'isTest', pay.is_test, 'amountMinor', pay.amount_minor)
  from payments pay where pay.id = g.payment_id)`

/** Options for adding line `l` to a cart again. Null if its variant is no longer sold. */
const BUY_AGAIN = sql`(
  select json_build_object('productId', v.product_id, 'optionIds', (
    select coalesce(json_agg(vv.value_id order by po.position), '[]')
    from variant_values vv join product_options po on po.id = vv.option_id where vv.variant_id = v.id))
  from variants v join products p on p.id = v.product_id join shops seller on seller.id = p.shop_id
  where v.id = l.variant_id and v.is_active and ${offered} and seller.status = 'open'
    and not seller.is_paused)`

const LINES = sql`(
  select coalesce(json_agg(json_build_object('id', l.id, 'title', l.title, 'options', l.options, 'sku', l.sku,
    'quantity', l.quantity, 'unitMinor', l.unit_minor, 'compareAtMinor', l.compare_at_minor, 'slug', ${slugJson},
    'picture', ${linePictureJson}, 'canceledQuantity', l.canceled_quantity, 'fulfilledQuantity', l.fulfilled_quantity,
    'returnedQuantity', l.returned_quantity, 'productId', l.product_id, 'isReviewed', exists (
      select from reviews rv where rv.product_id = l.product_id and rv.user_id = g.customer_id),
    'buyAgain', ${BUY_AGAIN})
    order by l.position, l.id), '[]')
  from order_lines l where l.order_id = o.id)`

const ORDERS = sql`(
  select coalesce(json_agg(json_build_object('id', o.id, 'number', o.number, 'shop', ${shopJson}, 'badge', o.badge,
    'stage', o.stage, 'shippingTier', o.shipping_tier, 'arrivesFrom', o.arrives_from, 'arrivesTo', o.arrives_to,
    'lines', ${LINES}, 'itemMinor', o.item_minor, 'shippingMinor', o.shipping_minor, 'taxMinor', o.tax_minor, 'taxSums', ${orderTaxSums},
    'totalMinor', o.total_minor, 'refundedMinor', o.refunded_minor, 'timeline', ${timelineJson},
    'fulfillments', ${fulfillmentsJson}, 'state', ${orderStateJson}, 'afterSales', ${afterSalesJson}) order by length(o.number), o.number), '[]')
  from orders o join shops s on s.id = o.shop_id where o.order_group_id = g.id)`
