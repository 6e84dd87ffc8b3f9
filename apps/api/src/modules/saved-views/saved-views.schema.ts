import { integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id } from '../../platform/db/columns.ts'
import { shops } from '../shops/shops.schema.ts'
import { users } from '../users/users.schema.ts'

/** A list of the seller area as a person keeps it: its question and its columns; none stand for the usual ones. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: id(),
    shopId: uuid('shop_id')
      .notNull()
      .references(() => shops.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    list: text('list', { enum: ['products', 'orders'] }).notNull(),
    name: text('name').notNull(),
    query: jsonb('query').$type<Record<string, string>>().notNull(),
    columns: text('columns').array().notNull().default([]),
    position: integer('position').notNull().default(0),
    createdAt: createdAt(),
  },
  t => [uniqueIndex('saved_views_name_key').on(t.shopId, t.userId, t.list, t.name)],
)
