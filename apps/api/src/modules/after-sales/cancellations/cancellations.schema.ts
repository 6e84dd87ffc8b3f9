import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '../../../platform/db/columns.ts'
import { orderLines, orders } from '../../orders/orders.schema.ts'
import { refunds } from '../../payments/payments.schema.ts'

export const orderCancellations = pgTable(
  'order_cancellations',
  {
    id: id(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    shopId: uuid('shop_id').notNull(),
    actor: text('actor', { enum: ['buyer', 'shop', 'operator', 'system'] }).notNull(),
    reason: text('reason', {
      enum: ['customer', 'inventory', 'fraud', 'declined', 'staff', 'expired', 'other'],
    }).notNull(),
    note: text('note'),
    refundId: uuid('refund_id').references(() => refunds.id, { onDelete: 'restrict' }),
    at: instant('at').notNull(),
  },
  t => [index('order_cancellations_order_idx').on(t.orderId, t.at)],
)

export const orderCancellationLines = pgTable(
  'order_cancellation_lines',
  {
    cancellationId: uuid('cancellation_id')
      .notNull()
      .references(() => orderCancellations.id, { onDelete: 'cascade' }),
    orderLineId: uuid('order_line_id')
      .notNull()
      .references(() => orderLines.id, { onDelete: 'cascade' }),
    quantity: integer('quantity').notNull(),
  },
  t => [
    primaryKey({ name: 'order_cancellation_lines_pkey', columns: [t.cancellationId, t.orderLineId] }),
    index('order_cancellation_lines_line_idx').on(t.orderLineId),
    check('order_cancellation_lines_check', sql`${t.quantity} > 0`),
  ],
)
