import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/db/columns.ts'
import { orders } from '../orders/orders.schema.ts'
import { shops } from '../shops/shops.schema.ts'

/** Reminders that a shop got about orders to ship. A later deadline, such as that of a replacement, has its own. */
export const orderReminders = pgTable(
  'order_reminders',
  {
    shopId: uuid('shop_id')
      .notNull()
      .references(() => shops.id, { onDelete: 'cascade' }),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** `due` before the deadline, `overdue` after it. */
    kind: text('kind', { enum: ['due', 'overdue'] }).notNull(),
    /** Deadline that it is about. */
    shipBy: instant('ship_by').notNull(),
    at: instant('at').notNull(),
  },
  t => [
    primaryKey({ name: 'order_reminders_pkey', columns: [t.shopId, t.orderId, t.kind, t.shipBy] }),
    index('order_reminders_order_idx').on(t.orderId),
    index('order_reminders_shop_idx').on(t.shopId, t.at),
    // For the deletion of old ones.
    index('order_reminders_at_idx').on(t.at),
  ],
)
