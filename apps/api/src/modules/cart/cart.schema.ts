import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, minor, updatedAt } from '../../platform/db/columns.ts'
import { variants } from '../catalog/products/variants.schema.ts'
import { users } from '../users/users.schema.ts'

export const cartItems = pgTable(
  'cart_items',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    variantId: uuid('variant_id')
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    quantity: integer('quantity').notNull(),
    /** Price when it was added, for showing that it has changed since. */
    addedPrice: minor('added_price_minor').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  t => [
    uniqueIndex('cart_items_line_key').on(t.userId, t.variantId),
    index('cart_items_variant_idx').on(t.variantId),
    check('cart_items_quantity_check', sql`${t.quantity} > 0`),
  ],
)
