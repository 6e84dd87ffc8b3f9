import { bigint, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant, minor } from '../../../platform/db/columns.ts'
import { shops } from '../../shops/shops.schema.ts'
import { variants } from './variants.schema.ts'

/**
 * Changes of a variant's stock. A trigger writes them, so that no statement can omit them. The reason is in the
 * transaction's setting `stoa.stock_reason`; without it, a fall is a `sale` and a rise a `return`.
 */
export const stockMovements = pgTable(
  'stock_movements',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    shopId: uuid('shop_id')
      .notNull()
      .references(() => shops.id, { onDelete: 'cascade' }),
    variantId: uuid('variant_id')
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    at: instant('at').notNull().defaultNow(),
    /** Difference in items. Null if counting begins or ends. */
    delta: integer('delta'),
    stockAfter: integer('stock_after'),
    reason: text('reason', {
      enum: ['sale', 'reservation', 'cancellation', 'return', 'edit', 'import', 'bulk', 'undo', 'other'],
    }).notNull(),
    actorId: uuid('actor_id'),
    note: text('note'),
  },
  t => [
    index('stock_movements_variant_idx').on(t.variantId, t.id),
    index('stock_movements_shop_idx').on(t.shopId, t.at),
  ],
)

/**
 * Prices of a variant before and after each change, with who made it. A trigger writes them. A planned sale that
 * begins or ends has no actor.
 */
export const priceChanges = pgTable(
  'price_changes',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    shopId: uuid('shop_id')
      .notNull()
      .references(() => shops.id, { onDelete: 'cascade' }),
    variantId: uuid('variant_id')
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    at: instant('at').notNull().defaultNow(),
    /** Null in rows from before it was written down. */
    priceBeforeMinor: minor('price_before_minor'),
    /** Sale price in force. Null if there was none. */
    priceSaleBeforeMinor: minor('price_sale_before_minor'),
    priceMinor: minor('price_minor').notNull(),
    priceSaleMinor: minor('price_sale_minor'),
    actorId: uuid('actor_id'),
  },
  t => [index('price_changes_variant_idx').on(t.variantId, t.at)],
)
