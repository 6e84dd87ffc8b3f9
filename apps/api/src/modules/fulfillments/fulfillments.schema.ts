import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, instant, updatedAt } from '../../platform/db/columns.ts'
import { orderLines, orders } from '../orders/orders.schema.ts'

/** One parcel. */
export const fulfillments = pgTable(
  'fulfillments',
  {
    id: id(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    shopId: uuid('shop_id').notNull(),
    status: text('status', { enum: ['pending', 'shipped', 'delivered', 'canceled'] })
      .notNull()
      .default('pending'),
    carrier: text('carrier'),
    trackingNumber: text('tracking_number'),
    trackingUrl: text('tracking_url'),
    /** The claim that it replaces something for: then it counts for no line of the order. No reference: claims know orders. */
    claimId: uuid('claim_id'),
    shippedAt: instant('shipped_at'),
    /**
     * Day on which the carrier received it, if that was before the shop reported it. Lateness is measured from this
     * day.
     */
    handedOverOn: date('handed_over_on', { mode: 'string' }),
    deliveredAt: instant('delivered_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  t => [
    index('fulfillments_order_idx').on(t.orderId, t.createdAt),
    index('fulfillments_shop_idx').on(t.shopId, t.status),
    index('fulfillments_shop_tracking_idx')
      .on(t.shopId, sql`upper(replace(${t.trackingNumber}, ' ', '')) collate "C"`)
      .where(sql`${t.trackingNumber} is not null`),
    index('fulfillments_tracking_idx')
      .on(sql`upper(replace(${t.trackingNumber}, ' ', '')) collate "C"`)
      .where(sql`${t.trackingNumber} is not null`),
    // For the job that marks parcels as delivered.
    index('fulfillments_under_way_idx').on(t.shippedAt).where(sql`${t.status} = 'shipped'`),
    check(
      'fulfillments_tracking_url_check',
      sql`${t.trackingUrl} is null or ${t.trackingUrl} like 'https://%'`,
    ),
  ],
)

export const fulfillmentLines = pgTable(
  'fulfillment_lines',
  {
    fulfillmentId: uuid('fulfillment_id')
      .notNull()
      .references(() => fulfillments.id, { onDelete: 'cascade' }),
    orderLineId: uuid('order_line_id')
      .notNull()
      .references(() => orderLines.id, { onDelete: 'cascade' }),
    quantity: integer('quantity').notNull(),
  },
  t => [
    primaryKey({ columns: [t.fulfillmentId, t.orderLineId] }),
    index('fulfillment_lines_order_line_idx').on(t.orderLineId),
    check('fulfillment_lines_quantity_check', sql`${t.quantity} > 0`),
  ],
)
