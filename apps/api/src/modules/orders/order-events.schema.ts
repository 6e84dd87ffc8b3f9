import { bigint, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '../../platform/db/columns.ts'
import { users } from '../users/users.schema.ts'
import { ACTORS, ORDER_EVENTS } from './lifecycles/lifecycle.ts'
import { orders } from './orders.schema.ts'

/** Events of an order. Rows are only added. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    shopId: uuid('shop_id').notNull(),
    kind: text('kind', {
      enum: ORDER_EVENTS,
    }).notNull(),
    actor: text('actor', { enum: ACTORS }).notNull(),
    data: jsonb('data').notNull().default({}),
    at: instant('at').notNull(),
  },
  t => [index('order_events_order_idx').on(t.orderId, t.id)],
)

/** Notes that a shop's members write to each other about an order. The buyer never sees them. */
export const orderNotes = pgTable(
  'order_notes',
  {
    id: id(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    shopId: uuid('shop_id').notNull(),
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    text: text('text').notNull(),
    at: instant('at').notNull(),
  },
  t => [index('order_notes_order_idx').on(t.orderId, t.at)],
)
