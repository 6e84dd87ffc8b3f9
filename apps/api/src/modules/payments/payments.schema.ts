import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  char,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAt, id, instant, minor, updatedAt } from '../../platform/db/columns.ts'
import type { ProviderName } from '../../ports/payment.ts'
import { checkouts } from '../checkout/checkout.schema.ts'
import { orderLines, orders } from '../orders/orders.schema.ts'

/** One attempt to pay for a checkout. The provider knows it by `reference`. */
export const payments = pgTable(
  'payments',
  {
    id: id(),
    checkoutId: uuid('checkout_id')
      .notNull()
      .references(() => checkouts.id, { onDelete: 'restrict' }),
    provider: text('provider').$type<ProviderName>().notNull(),
    method: text('method', { enum: ['card', 'wallet'] }).notNull(),
    status: text('status', {
      enum: ['created', 'open', 'capturing', 'in_review', 'captured', 'failed', 'expired'],
    })
      .notNull()
      .default('created'),
    amountMinor: minor('amount_minor').notNull(),
    currency: char('currency', { length: 3 }).notNull(),
    amountHash: text('amount_hash').notNull(),
    reference: text('reference'),
    captureReference: text('capture_reference'),
    capturedMinor: minor('captured_minor').notNull().default(0),
    refundedMinor: minor('refunded_minor').notNull().default(0),
    /** End of the lease of the process that is checking it. It only saves calls. */
    leaseUntil: instant('lease_until'),
    /** Time of the next check. Null once it is settled. */
    nextCheckAt: instant('next_check_at'),
    checks: integer('checks').notNull().default(0),
    failure: text('failure'),
    /** Means of payment, such as `Visa ···· 1234`. */
    instrument: text('instrument'),
    isTest: boolean('is_test').notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  t => [
    uniqueIndex('payments_live_key')
      .on(t.checkoutId)
      .where(sql`${t.status} in ('created', 'open', 'capturing', 'in_review')`),
    uniqueIndex('payments_reference_key').on(t.provider, t.reference),
    uniqueIndex('payments_capture_key').on(t.provider, t.captureReference),
    index('payments_checkout_idx').on(t.checkoutId, t.createdAt),
    index('payments_due_idx').on(t.nextCheckAt).where(sql`${t.nextCheckAt} is not null`),
    check(
      'payments_amounts_check',
      sql`${t.amountMinor} >= 0 and ${t.refundedMinor} >= 0 and ${t.refundedMinor} <= ${t.capturedMinor}`,
    ),
  ],
)

/** Share of each shop's order in a payment. */
export const paymentSplits = pgTable(
  'payment_splits',
  {
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id, { onDelete: 'restrict' }),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'restrict' }),
    capturedMinor: minor('captured_minor').notNull(),
    refundedMinor: minor('refunded_minor').notNull().default(0),
  },
  t => [
    primaryKey({ columns: [t.paymentId, t.orderId] }),
    index('payment_splits_order_idx').on(t.orderId),
    check('payment_splits_check', sql`${t.refundedMinor} >= 0 and ${t.refundedMinor} <= ${t.capturedMinor}`),
  ],
)

/** Events of a payment. Rows are only added. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    source: text('source', { enum: ['browser', 'webhook', 'clock', 'operator'] }).notNull(),
    data: jsonb('data').notNull().default({}),
    at: createdAt(),
  },
  t => [
    index('payment_events_payment_idx').on(t.paymentId, t.id),
    // Money of a day: rows are only added, so that a range of them lies together.
    index('payment_events_day_idx').using('brin', t.at),
  ],
)

/** Refunds. A row is written before the provider is called, so that no crash loses it. */
export const refunds = pgTable(
  'refunds',
  {
    id: id(),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id, { onDelete: 'restrict' }),
    /** Order that is refunded. Null if a whole payment is refunded that became no order. */
    orderId: uuid('order_id').references(() => orders.id, { onDelete: 'restrict' }),
    amountMinor: minor('amount_minor').notNull(),
    reason: text('reason', {
      enum: [
        'duplicate',
        'sold_out',
        'amount_differs',
        'cancellation',
        'return',
        'claim',
        'dispute',
        'goodwill',
      ],
    }).notNull(),
    /** Share of an order's refund that is for items, and the share for shipping. */
    itemMinor: minor('item_minor').notNull().default(0),
    shippingMinor: minor('shipping_minor').notNull().default(0),
    /** Note for the buyer. */
    note: text('note'),
    /** Whether an operator decided it. A shop's own goodwill can be taken back, an operator's decision is owed. */
    byOperator: boolean('by_operator').notNull().default(false),
    status: text('status', { enum: ['pending', 'succeeded', 'failed'] })
      .notNull()
      .default('pending'),
    reference: text('reference'),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: instant('next_attempt_at'),
    failure: text('failure'),
    /**
     * Refund that replaces or covers this one after the provider declined it for good. For a shop's own
     * refund that covered others and was declined too: the oldest of them, which are pending again.
     */
    settledBy: uuid('settled_by').references((): AnyPgColumn => refunds.id, { onDelete: 'restrict' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  t => [
    // A whole payment is refunded once.
    uniqueIndex('refunds_whole_key')
      .on(t.paymentId)
      .where(sql`${t.reason} in ('duplicate', 'sold_out', 'amount_differs')`),
    index('refunds_payment_idx').on(t.paymentId),
    index('refunds_order_idx').on(t.orderId),
    index('refunds_refused_idx').on(t.orderId).where(sql`${t.status} = 'failed' and ${t.settledBy} is null`),
    index('refunds_due_idx').on(t.nextAttemptAt).where(sql`${t.status} = 'pending'`),
    check(
      'refunds_amount_check',
      sql`${t.amountMinor} > 0 and (${t.orderId} is null or ${t.amountMinor} = ${t.itemMinor} + ${t.shippingMinor})`,
    ),
  ],
)

/**
 * Amounts of a refund by line, which decide whose commission is refunded. The item amount of a refund is spread over
 * lines, and no line refunds more than its price.
 */
export const refundLines = pgTable(
  'refund_lines',
  {
    refundId: uuid('refund_id')
      .notNull()
      .references(() => refunds.id, { onDelete: 'cascade' }),
    orderLineId: uuid('order_line_id')
      .notNull()
      .references(() => orderLines.id, { onDelete: 'restrict' }),
    amountMinor: minor('amount_minor').notNull(),
    /** Part of the amount that reimburses the postage of a return. It returns no commission. */
    postageMinor: minor('postage_minor').notNull().default(0),
  },
  t => [
    primaryKey({ columns: [t.refundId, t.orderLineId] }),
    index('refund_lines_line_idx').on(t.orderLineId),
    check('refund_lines_check', sql`${t.amountMinor} > 0`),
    check('refund_lines_postage_check', sql`${t.postageMinor} between 0 and ${t.amountMinor}`),
  ],
)

/** Parts of a succeeded refund by the order's tax lines. Fixed when it succeeds, so that a later refund returns the rest. */
export const refundTaxLines = pgTable(
  'refund_tax_lines',
  {
    refundId: uuid('refund_id')
      .notNull()
      .references(() => refunds.id, { onDelete: 'cascade' }),
    /** Number of the tax line in the refund's order. */
    n: integer('n').notNull(),
    grossMinor: minor('gross_minor').notNull(),
    /** Tax contained in `grossMinor`. */
    taxMinor: minor('tax_minor').notNull(),
  },
  t => [
    primaryKey({ columns: [t.refundId, t.n] }),
    check('refund_tax_lines_check', sql`${t.grossMinor} > 0 and ${t.taxMinor} between 0 and ${t.grossMinor}`),
  ],
)

/** Received webhooks. A repeated one is recognized by its id. */
export const paymentWebhooks = pgTable(
  'payment_webhooks',
  {
    provider: text('provider').$type<ProviderName>().notNull(),
    id: text('id').notNull(),
    paymentId: uuid('payment_id'),
    receivedAt: createdAt(),
  },
  t => [primaryKey({ columns: [t.provider, t.id] }), index('payment_webhooks_received_idx').on(t.receivedAt)],
)
