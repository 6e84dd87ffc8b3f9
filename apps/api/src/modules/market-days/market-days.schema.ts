import { sql } from 'drizzle-orm'
import { date, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant, minor } from '../../platform/db/columns.ts'

/**
 * Money of each past day of the marketplace, in minor units: what payments brought, what the ledger has of it, and what
 * explains the rest.
 */
export const marketDays = pgTable(
  'market_days',
  {
    day: date('day').primaryKey(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    orders: integer('orders').notNull(),
    entries: integer('entries').notNull(),
    capturedMinor: minor('captured_minor').notNull(),
    /** Refunds that providers made, and money sent another way. */
    refundedMinor: minor('refunded_minor').notNull(),
    /** Sales and shipping of the ledger. */
    salesMinor: minor('sales_minor').notNull(),
    /** Refunds of the ledger less reversed ones; not negative as a rule. */
    returnedMinor: minor('returned_minor').notNull(),
    commissionMinor: minor('commission_minor').notNull(),
    /** Captures that became no order. */
    unplacedMinor: minor('unplaced_minor').notNull(),
    /** Refunds of whole payments that became no order. */
    wholeRefundMinor: minor('whole_refund_minor').notNull(),
    /** Refunds of the ledger that providers made on another day, less those of earlier days that they made on this one. */
    inProgressMinor: minor('in_progress_minor').notNull(),
    /** Not explained by any of these. Zero if the day reconciles. */
    differenceMinor: minor('difference_minor').notNull(),
    /** An operator's explanation of a difference. */
    note: text('note'),
    notedAt: instant('noted_at'),
  },
  t => [
    index('market_days_open_idx').on(t.day).where(sql`${t.differenceMinor} <> 0 and ${t.notedAt} is null`),
  ],
)
