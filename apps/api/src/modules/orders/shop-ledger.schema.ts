import { sql } from 'drizzle-orm'
import { bigint, char, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant, minor } from '../../platform/db/columns.ts'
import { shops } from '../shops/shops.schema.ts'
import { orderLines, orders } from './orders.schema.ts'

/** The marketplace's share of a line, fixed when the order is placed. */
export const commissionLines = pgTable(
  'commission_lines',
  {
    orderLineId: uuid('order_line_id')
      .primaryKey()
      .references(() => orderLines.id, { onDelete: 'restrict' }),
    shopId: uuid('shop_id')
      .notNull()
      .references(() => shops.id, { onDelete: 'restrict' }),
    rateBasisPoints: integer('rate_basis_points').notNull(),
    amountMinor: minor('amount_minor').notNull(),
  },
  t => [
    index('commission_lines_shop_idx').on(t.shopId),
    check('commission_lines_check', sql`${t.amountMinor} >= 0 and ${t.rateBasisPoints} between 0 and 10000`),
  ],
)

/** Entries of a shop's balance with the marketplace. Rows are only added, and their sum is the balance. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    shopId: uuid('shop_id')
      .notNull()
      .references(() => shops.id, { onDelete: 'restrict' }),
    orderId: uuid('order_id').references(() => orders.id, { onDelete: 'restrict' }),
    refundId: uuid('refund_id'),
    /** Not a foreign key, because payouts refer to the balance's entries. */
    payoutId: uuid('payout_id'),
    kind: text('kind', {
      enum: [
        'sale',
        'shipping',
        'commission',
        'refund',
        'commission_back',
        'refund_reversal',
        'commission_reversal',
        'dispute_hold',
        'dispute_release',
        'adjustment',
        'payout',
        'payout_reversal',
      ],
    }).notNull(),
    /** Amount in minor units. Negative if it lowers the shop's balance. */
    amountMinor: minor('amount_minor').notNull(),
    currency: char('currency', { length: 3 }).notNull(),
    at: instant('at').notNull(),
  },
  t => [
    // A shop's earnings are summed from this index alone.
    index('ledger_entries_shop_idx').on(t.shopId, t.at, t.id, t.kind, t.amountMinor),
    // What an order brought.
    index('ledger_entries_order_idx').on(t.orderId),
    // What a shop gave back, by the day.
    index('ledger_entries_refunds_idx')
      .on(t.shopId, t.at, t.orderId, t.amountMinor)
      .where(sql`${t.kind} in ('refund', 'refund_reversal')`),
    // All entries of a day: rows are only added, so that a range of them lies together.
    index('ledger_entries_day_idx').using('brin', t.at),
    uniqueIndex('ledger_entries_placement_key')
      .on(t.orderId, t.kind)
      .where(sql`${t.kind} in ('sale', 'shipping', 'commission')`),
    uniqueIndex('ledger_entries_payout_key').on(t.payoutId, t.kind).where(sql`${t.payoutId} is not null`),
    uniqueIndex('ledger_entries_refund_key').on(t.refundId, t.kind).where(sql`${t.refundId} is not null`),
  ],
)
