import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { id, instant, minor } from '../../../platform/db/columns.ts'
import { media } from '../../media/media.schema.ts'
import { orderLines, orders } from '../../orders/orders.schema.ts'
import { refunds } from '../../payments/payments.schema.ts'

export const returns = pgTable(
  'returns',
  {
    id: id(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    shopId: uuid('shop_id').notNull(),
    status: text('status', {
      enum: ['requested', 'approved', 'in_transit', 'received', 'refunded', 'rejected', 'canceled'],
    })
      .notNull()
      .default('requested'),
    /** Text of the buyer. */
    text: text('text'),
    rejectionReason: text('rejection_reason'),
    /** Address and instructions for the parcel. */
    instructions: text('instructions'),
    carrier: text('carrier'),
    trackingNumber: text('tracking_number'),
    /** Part of the price that the shop keeps because items came back worn, with its reason. */
    keptMinor: minor('kept_minor').notNull().default(0),
    keptReason: text('kept_reason'),
    refundId: uuid('refund_id').references(() => refunds.id, { onDelete: 'restrict' }),
    requestedAt: instant('requested_at').notNull(),
    /** Time at which it is approved automatically. Null once it is answered. */
    decideBy: instant('decide_by'),
    /** Deadline for handing over the parcel. Null before it is approved, and as long as a label is awaited. */
    sendBy: instant('send_by'),
    receivedAt: instant('received_at'),
    /** Null before it is approved, as long as a label is awaited, and for returns approved by older releases. */
    postage: text('postage', { enum: ['label', 'reimburse'] }),
    /** Key of the label among the private files. Null if there is none, or once it is deleted. */
    labelKey: text('label_key'),
    /** Deadline for the label of a return that was approved without one. */
    labelDueAt: instant('label_due_at'),
    /** Most postage that is reimbursed. */
    postageMaxMinor: minor('postage_max_minor'),
    /** Postage as the buyer stated it; once refunded, what was reimbursed. */
    postageMinor: minor('postage_minor'),
    /** Time since which its label is kept for questions only. */
    endedAt: instant('ended_at'),
  },
  t => [
    index('returns_order_idx').on(t.orderId, t.requestedAt),
    index('returns_shop_idx').on(t.shopId, t.requestedAt, t.id),
    // For the job that approves overdue returns and cancels unsent ones.
    index('returns_undecided_idx').on(t.decideBy).where(sql`${t.status} = 'requested'`),
    index('returns_unsent_idx').on(t.sendBy).where(sql`${t.status} = 'approved'`),
    // For the marketplace's list of cases.
    index('returns_open_idx')
      .on(t.requestedAt, t.id)
      .where(sql`${t.status} in ('requested', 'approved', 'in_transit')`),
    // For the job that deletes labels.
    index('returns_labels_idx').on(t.id).where(sql`${t.labelKey} is not null`),
    check(
      'returns_kept_check',
      sql`${t.keptMinor} >= 0 and (${t.keptMinor} = 0 or ${t.keptReason} is not null)`,
    ),
  ],
)

export const returnLines = pgTable(
  'return_lines',
  {
    returnId: uuid('return_id')
      .notNull()
      .references(() => returns.id, { onDelete: 'cascade' }),
    orderLineId: uuid('order_line_id')
      .notNull()
      .references(() => orderLines.id, { onDelete: 'cascade' }),
    quantity: integer('quantity').notNull(),
    reason: text('reason', {
      enum: ['changed_mind', 'does_not_fit', 'other', 'damaged', 'faulty', 'wrong_item', 'not_as_described'],
    }).notNull(),
    /** Null until the shop has it. */
    receivedQuantity: integer('received_quantity'),
    restockedQuantity: integer('restocked_quantity').notNull().default(0),
    condition: text('condition', { enum: ['as_new', 'worn', 'damaged', 'incomplete'] }),
  },
  t => [
    primaryKey({ name: 'return_lines_pkey', columns: [t.returnId, t.orderLineId] }),
    index('return_lines_line_idx').on(t.orderLineId),
    check(
      'return_lines_check',
      sql`${t.quantity} > 0 and (${t.receivedQuantity} is null or ${t.receivedQuantity} between 0 and ${t.quantity})
        and ${t.restockedQuantity} between 0 and coalesce(${t.receivedQuantity}, 0)`,
    ),
  ],
)

/** Pictures of the buyer. */
export const returnMedia = pgTable(
  'return_media',
  {
    returnId: uuid('return_id')
      .notNull()
      .references(() => returns.id, { onDelete: 'cascade' }),
    mediaId: text('media_id')
      .notNull()
      .references(() => media.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
  },
  t => [primaryKey({ name: 'return_media_pkey', columns: [t.returnId, t.mediaId] })],
)
