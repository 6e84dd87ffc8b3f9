import { sql } from 'drizzle-orm'
import { char, check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { minor } from '../../platform/db/columns.ts'
import type { TaxReason } from '../read-model/index.ts'
import { orderLines, orders } from './orders.schema.ts'

/**
 * Tax that an order includes, by line and by part of the delivery. Fixed when the order is placed. An order from before
 * has its rows from its first refund or invoice on, and they add up to the tax that it was placed with.
 */
export const orderTaxLines = pgTable(
  'order_tax_lines',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'restrict' }),
    /** Copy of the order's shop. */
    shopId: uuid('shop_id').notNull(),
    n: integer('n').notNull(),
    /** Null for delivery. */
    orderLineId: uuid('order_line_id').references(() => orderLines.id, { onDelete: 'restrict' }),
    /** Place, category and reason of the rate: see `AppliedTax`. */
    country: char('country', { length: 2 }),
    region: text('region'),
    category: text('category'),
    rateBasisPoints: integer('rate_basis_points').notNull(),
    reason: text('reason').$type<Exclude<TaxReason, 'unknown'>>().notNull(),
    netMinor: minor('net_minor').notNull(),
    taxMinor: minor('tax_minor').notNull(),
  },
  t => [
    primaryKey({ columns: [t.orderId, t.n] }),
    index('order_tax_lines_line_idx').on(t.orderLineId),
    check(
      'order_tax_lines_check',
      sql`${t.netMinor} >= 0 and ${t.taxMinor} >= 0 and ${t.rateBasisPoints} between 0 and 10000
        and ${t.reason} in ('not_stated', 'small_business', 'standard', 'reduced', 'zero', 'oss', 'export', 'not_registered')`,
    ),
  ],
)
