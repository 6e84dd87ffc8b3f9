import { sql } from 'drizzle-orm'
import {
  boolean,
  char,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { bytes, id, instant, minor } from '../../platform/db/columns.ts'
import type { WithdrawalException } from '../../platform/withdrawal-exception.ts'
import { products } from '../catalog/products/products.schema.ts'
import { media } from '../media/media.schema.ts'
import { shops } from '../shops/shops.schema.ts'
import { users } from '../users/users.schema.ts'

export interface OrderAddress {
  fullName: string
  phone: string
  line1: string
  line2: string | null
  /** Absent if the address was stored before there was a field for it. */
  district?: string | null
  city: string
  region: string | null
  postalCode: string | null
  countryCode: string
}

/** Shipping terms of an order, as the buyer accepted them. */
export interface OrderDelivery {
  zone: string
  handlingDays: number
  /** Working days on the way. */
  transitMin: number
  transitMax: number
  /** Whether the checkout named import duties. */
  duties: boolean
}

/** One checkout and one payment, with an order for each shop. */
export const orderGroups = pgTable(
  'order_groups',
  {
    id: id(),
    number: text('number').notNull(),
    /** Null once the account was deleted: shops have to keep their records. */
    customerId: uuid('customer_id').references(() => users.id, { onDelete: 'set null' }),
    /** Checkout that was placed. Unique, so that two requests can't place it twice. */
    checkoutId: uuid('checkout_id'),
    paymentId: uuid('payment_id'),
    /** Email address at the time of the order. Emails about it go there. */
    email: text('email'),
    shippingAddress: jsonb('shipping_address').$type<OrderAddress>(),
    /** SHA-256 of the secret in the emailed link. */
    trackingTokenHash: bytes('tracking_token_hash'),
    /** Whether it is a test order, for which no money moved. */
    isTest: boolean('is_test').notNull().default(false),
    /** ISO 4217, of all its amounts. */
    currency: char('currency', { length: 3 }).notNull(),
    /** Version of the terms that the buyer agreed to (`page_versions`). Null if the marketplace had none. */
    termsVersionId: uuid('terms_version_id'),
    placedAt: instant('placed_at').notNull(),
  },
  t => [
    uniqueIndex('order_groups_number_key').on(t.number),
    uniqueIndex('order_groups_checkout_key').on(t.checkoutId),
    uniqueIndex('order_groups_tracking_key').on(t.trackingTokenHash),
    // For searching a shop's orders by the buyer's name.
    index('order_groups_name_idx').using(
      'gin',
      sql`stoa_plain(${t.shippingAddress} ->> 'fullName') gin_trgm_ops`,
    ),
    // For an operator who has only the address of a buyer.
    index('order_groups_email_idx').on(sql`lower(${t.email})`, t.placedAt),
    index('order_groups_customer_idx').on(t.customerId, t.placedAt, t.id),
    index('order_groups_to_clear_idx')
      .on(t.id)
      .where(sql`${t.customerId} is null and ${t.shippingAddress} is not null`),
  ],
)

/** Condition that items or a replacement have to be shipped. */
const TO_SHIP = sql`(status in ('placed', 'confirmed') and fulfillment_status in ('unfulfilled', 'partially_shipped'))
  or replacement_ship_by is not null`

/**
 * Part of a purchase that one shop ships. Statuses of order, payment, shipping and returns are independent and stored
 * separately.
 */
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
    returnStatus: text('return_status', {
      enum: ['none', 'requested', 'approved', 'partially_returned', 'returned'],
    })
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
    /** The one word that people read of it: the last thing that happened to it on any of its ways. */
    badge: text('badge', {
      enum: [
        'placed',
        'confirmed',
        'partly_shipped',
        'shipped',
        'delivered',
        'completed',
        'return_requested',
        'return_approved',
        'returned',
        'partly_refunded',
        'refunded',
        'canceled',
        'in_dispute',
      ],
    })
      .notNull()
      .generatedAlwaysAs(
        sql`case
          when in_dispute then 'in_dispute'
          when payment_status = 'refunded' then 'refunded'
          when status = 'canceled' then 'canceled'
          when return_status = 'requested' then 'return_requested'
          when return_status = 'approved' then 'return_approved'
          when fulfillment_status = 'partially_shipped' then 'partly_shipped'
          when fulfillment_status in ('shipped', 'partially_delivered') then 'shipped'
          when payment_status = 'partially_refunded' and (fulfillment_status = 'delivered' or status = 'completed')
            then 'partly_refunded'
          when return_status <> 'none' then 'returned'
          when status = 'completed' then 'completed'
          when fulfillment_status = 'delivered' then 'delivered'
          when status = 'confirmed' then 'confirmed'
          else 'placed' end`,
      ),
    itemMinor: minor('item_minor').notNull(),
    shippingMinor: minor('shipping_minor').notNull(),
    /** Tax contained in `totalMinor`: prices include tax. */
    taxMinor: minor('tax_minor').notNull().default(0),
    totalMinor: minor('total_minor').notNull(),
    /** Amounts refunded or being refunded: for the items, and for shipping. Their sum is the whole refund. */
    refundedItemMinor: minor('refunded_item_minor').notNull().default(0),
    refundedShippingMinor: minor('refunded_shipping_minor').notNull().default(0),
    refundedMinor: minor('refunded_minor').notNull().default(0),
    /** Whether a dispute about it is undecided. */
    inDispute: boolean('in_dispute').notNull().default(false),
    shippingTier: text('shipping_tier', { enum: ['standard', 'premium', 'express'] }),
    /** The shop's local dates that were promised when it was placed. */
    arrivesFrom: date('arrives_from', { mode: 'string' }),
    arrivesTo: date('arrives_to', { mode: 'string' }),
    /** A copy of its group's, so that a shop's orders lie together in their order. */
    placedAt: instant('placed_at').notNull(),
    /** Country of the shipping address. Kept when the address is deleted. */
    countryCode: char('country_code', { length: 2 }),
    /** Deadline of the shop for shipping. */
    shipBy: instant('ship_by'),
    /** Time by which a promised replacement has to be shipped, the earliest of several; null if none is due. */
    replacementShipBy: instant('replacement_ship_by'),
    /** Days after delivery in which a return can be requested, as the marketplace promised when it was placed. */
    returnDays: integer('return_days').notNull().default(30),
    /** Days of the withdrawal period, promised then; null before there was one, and the settings hold. */
    withdrawalDays: integer('withdrawal_days'),
    /**
     * Price of the cheapest shipping to its address when it was placed, which a withdrawal gives back; null before prices
     * were settings.
     */
    standardShippingMinor: minor('standard_shipping_minor'),
    /** Shipping terms that it was placed with. Null before shipping had zones. */
    delivery: jsonb('delivery').$type<OrderDelivery>(),
    /** Arrival of the last parcel; null before. The return window begins here. */
    deliveredAt: instant('delivered_at'),
    canceledAt: instant('canceled_at'),
    completedAt: instant('completed_at'),
  },
  t => [
    uniqueIndex('orders_number_key').on(t.number),
    index('orders_group_idx').on(t.groupId),
    index('orders_shop_idx').on(t.shopId, t.stage),
    index('orders_shop_placed_idx').on(t.shopId, t.placedAt, t.id),
    // A shop's sums for a period are read from this index alone.
    index('orders_shop_figures_idx').on(t.shopId, t.placedAt, t.status, t.totalMinor, t.countryCode),
    // What waits for its shop, the most urgent first.
    index('orders_shop_due_idx')
      .on(
        t.shopId,
        sql`(case when status in ('placed', 'confirmed') and fulfillment_status in ('unfulfilled', 'partially_shipped')
          then least(ship_by, replacement_ship_by) else coalesce(replacement_ship_by, ship_by) end)`,
        t.id,
      )
      .where(TO_SHIP),
    // The orders of all shops: newest first, and those to be shipped by their deadline.
    index('orders_placed_idx').on(t.placedAt, t.id, t.stage),
    // Most orders are delivered. The others of one stage are few, and far apart among all.
    index('orders_undelivered_idx').on(t.stage, t.placedAt, t.id).where(sql`${t.stage} <> 'delivered'`),
    index('orders_due_idx')
      .on(
        sql`(case when status in ('placed', 'confirmed') and fulfillment_status in ('unfulfilled', 'partially_shipped')
          then least(ship_by, replacement_ship_by) else coalesce(replacement_ship_by, ship_by) end)`,
        t.id,
      )
      .where(TO_SHIP),
    // The same in the order of a list.
    index('orders_shop_to_ship_idx').on(t.shopId, t.placedAt, t.id).where(TO_SHIP),
    index('orders_shop_replacements_idx')
      .on(t.shopId, t.replacementShipBy)
      .where(sql`${t.replacementShipBy} is not null`),
    // How many there are in each view.
    index('orders_shop_counts_idx').on(t.shopId, t.status, t.fulfillmentStatus),
    index('orders_shop_number_idx').on(t.shopId, sql`upper(${t.number}) collate "C"`),
    check(
      'orders_total_check',
      sql`${t.totalMinor} >= 0 and ${t.itemMinor} >= 0 and ${t.shippingMinor} >= 0`,
    ),
    check(
      'orders_refunded_check',
      sql`${t.refundedItemMinor} between 0 and ${t.itemMinor} and ${t.refundedShippingMinor} between 0 and ${t.shippingMinor}
        and ${t.refundedMinor} = ${t.refundedItemMinor} + ${t.refundedShippingMinor}`,
    ),
    // For the jobs that cancel overdue orders and complete delivered ones.
    index('orders_overdue_idx').on(t.shipBy).where(sql`${t.status} in ('placed', 'confirmed')`),
    index('orders_delivered_idx').on(t.deliveredAt).where(sql`${t.status} = 'confirmed'`),
    index('orders_ship_by_idx').on(t.shopId, t.shipBy),
  ],
)

/** Copies of the ordered products at the time of the order, independent of the catalog. */
export const orderLines = pgTable(
  'order_lines',
  {
    id: id(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** Shop of the order, copied so that all rows of a shop can be stored next to each other. */
    shopId: uuid('shop_id').notNull(),
    /** Copy of the order's time, so that the sales of a period are read from one index. */
    placedAt: instant('placed_at').notNull().defaultNow(),
    position: integer('position').notNull().default(0),
    /** Not a foreign key: the order outlives the variant. */
    variantId: uuid('variant_id'),
    optionIds: uuid('option_ids').array().notNull().default(sql`'{}'`),
    sku: text('sku'),
    productId: uuid('product_id').references(() => products.id, { onDelete: 'set null' }),
    mediaId: text('media_id').references(() => media.id, { onDelete: 'set null' }),
    title: text('title').notNull(),
    /** Options as text, such as `Glaze: Lagoon`. */
    options: text('options').array().notNull().default(sql`'{}'`),
    /** Reason why the buyer can't withdraw from the contract. */
    withdrawalException: text('withdrawal_exception').$type<WithdrawalException>(),
    unitMinor: minor('unit_minor').notNull(),
    /** List price. Null unless a sale price was paid. */
    compareAtMinor: minor('compare_at_minor'),
    quantity: integer('quantity').notNull(),
    fulfilledQuantity: integer('fulfilled_quantity').notNull().default(0),
    canceledQuantity: integer('canceled_quantity').notNull().default(0),
    returnedQuantity: integer('returned_quantity').notNull().default(0),
  },
  t => [
    index('order_lines_order_idx').on(t.orderId, t.position),
    index('order_lines_product_idx').on(t.productId),
    index('order_lines_shop_placed_idx').on(
      t.shopId,
      t.placedAt,
      t.productId,
      t.quantity,
      t.canceledQuantity,
      t.unitMinor,
    ),
    // Shows whether a variant was ever ordered.
    index('order_lines_variant_idx').on(t.variantId),
    index('order_lines_shop_sku_idx')
      .on(t.shopId, sql`upper(${t.sku}) collate "C"`)
      .where(sql`${t.sku} is not null`),
    check('order_lines_quantity_check', sql`${t.quantity} > 0`),
    check(
      'order_lines_parts_check',
      sql`${t.fulfilledQuantity} >= 0 and ${t.canceledQuantity} >= 0
        and ${t.returnedQuantity} between 0 and ${t.fulfilledQuantity}
        and ${t.fulfilledQuantity} + ${t.canceledQuantity} <= ${t.quantity}`,
    ),
  ],
)
