import { sql } from 'drizzle-orm'
import { char, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, instant, minor } from '../../platform/db/columns.ts'
import { products, shops } from '../catalog/index.ts'
import { media } from '../media/index.ts'
import { users } from '../users/index.ts'

/** One checkout and one payment, with an order for each shop. */
export const orderGroups = pgTable(
  'order_groups',
  {
    id: id(),
    number: text('number').notNull(),
    /** Shops keep their books, whatever becomes of the account. */
    customerId: uuid('customer_id').references(() => users.id, { onDelete: 'set null' }),
    /** ISO 4217, of all its amounts. */
    currency: char('currency', { length: 3 }).notNull(),
    placedAt: instant('placed_at').notNull(),
  },
  t => [
    uniqueIndex('order_groups_number_key').on(t.number),
    index('order_groups_customer_idx').on(t.customerId, t.placedAt, t.id),
  ],
)

/** What one shop sends. Order, payment, parcels and returns each go their own way and are stored side by side. */
export const orders = pgTable(
  'orders',
  {
    id: id(),
    groupId: uuid('order_group_id')
      .notNull()
      .references(() => orderGroups.id, { onDelete: 'restrict' }),
    shopId: uuid('shop_id')
      .notNull()
      .references(() => shops.id, { onDelete: 'restrict' }),
    number: text('number').notNull(),
    status: text('status', { enum: ['placed', 'confirmed', 'completed', 'canceled'] })
      .notNull()
      .default('placed'),
    paymentStatus: text('payment_status', {
      enum: ['unpaid', 'authorized', 'paid', 'partially_refunded', 'refunded', 'voided'],
    })
      .notNull()
      .default('unpaid'),
    fulfillmentStatus: text('fulfillment_status', {
      enum: ['unfulfilled', 'partially_shipped', 'shipped', 'partially_delivered', 'delivered', 'canceled'],
    })
      .notNull()
      .default('unfulfilled'),
    returnStatus: text('return_status', { enum: ['none', 'requested', 'partially_returned', 'returned'] })
      .notNull()
      .default('none'),
    /** The list that a shopper finds it in: each order is in exactly one. */
    stage: text('stage', { enum: ['preparing', 'on_the_way', 'delivered', 'returned', 'canceled'] })
      .notNull()
      .generatedAlwaysAs(
        sql`case
          when status = 'canceled' then 'canceled'
          when return_status <> 'none' then 'returned'
          when fulfillment_status = 'delivered' or status = 'completed' then 'delivered'
          when fulfillment_status in ('shipped', 'partially_delivered') then 'on_the_way'
          else 'preparing' end`,
      ),
    itemMinor: minor('item_minor').notNull(),
    shippingMinor: minor('shipping_minor').notNull(),
    totalMinor: minor('total_minor').notNull(),
  },
  t => [
    uniqueIndex('orders_number_key').on(t.number),
    index('orders_group_idx').on(t.groupId),
    index('orders_shop_idx').on(t.shopId, t.stage),
    check(
      'orders_total_check',
      sql`${t.totalMinor} >= 0 and ${t.itemMinor} >= 0 and ${t.shippingMinor} >= 0`,
    ),
  ],
)

/** A copy of what was bought, as it was then: the catalog goes on without it. */
export const orderLines = pgTable(
  'order_lines',
  {
    id: id(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    position: integer('position').notNull().default(0),
    productId: uuid('product_id').references(() => products.id, { onDelete: 'set null' }),
    mediaId: text('media_id').references(() => media.id, { onDelete: 'set null' }),
    title: text('title').notNull(),
    /** Options in words, such as `Glaze: Lagoon`. */
    options: text('options').array().notNull().default(sql`'{}'`),
    unitMinor: minor('unit_minor').notNull(),
    quantity: integer('quantity').notNull(),
  },
  t => [
    index('order_lines_order_idx').on(t.orderId, t.position),
    index('order_lines_product_idx').on(t.productId),
    check('order_lines_quantity_check', sql`${t.quantity} > 0`),
  ],
)
