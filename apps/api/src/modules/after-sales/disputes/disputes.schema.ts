import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, instant, minor } from '../../../platform/db/columns.ts'
import { claims } from '../../claims/claims.schema.ts'
import { media } from '../../media/media.schema.ts'
import { orders } from '../../orders/orders.schema.ts'
import { refunds } from '../../payments/payments.schema.ts'
import { returns } from '../returns/returns.schema.ts'

/** Disputes between buyer and shop that the marketplace decides. It holds the amount until then. */
export const disputes = pgTable(
  'disputes',
  {
    id: id(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    shopId: uuid('shop_id').notNull(),
    claimId: uuid('claim_id').references(() => claims.id, { onDelete: 'restrict' }),
    returnId: uuid('return_id').references(() => returns.id, { onDelete: 'restrict' }),
    status: text('status', { enum: ['open', 'under_review', 'resolved_buyer', 'resolved_seller'] })
      .notNull()
      .default('open'),
    /** Amount in question, held from the shop's balance. */
    amountMinor: minor('amount_minor').notNull(),
    /** Text of the buyer. */
    text: text('text').notNull(),
    /** The marketplace's reasons. */
    decision: text('decision'),
    refundId: uuid('refund_id').references(() => refunds.id, { onDelete: 'restrict' }),
    openedAt: instant('opened_at').notNull(),
    decideBy: instant('decide_by').notNull(),
    decidedAt: instant('decided_at'),
  },
  t => [
    // One at a time, so that the amount in question isn't held twice.
    uniqueIndex('disputes_open_key').on(t.orderId).where(sql`${t.status} in ('open', 'under_review')`),
    index('disputes_order_idx').on(t.orderId, t.openedAt),
    index('disputes_undecided_idx').on(t.decideBy).where(sql`${t.status} in ('open', 'under_review')`),
    check('disputes_amount_check', sql`${t.amountMinor} >= 0`),
  ],
)

/** Statements of the shop in a dispute. None is changed: the buyer and the marketplace have read it. */
export const disputeStatements = pgTable(
  'dispute_statements',
  {
    id: id(),
    disputeId: uuid('dispute_id')
      .notNull()
      .references(() => disputes.id, { onDelete: 'cascade' }),
    shopId: uuid('shop_id').notNull(),
    text: text('text').notNull(),
    at: instant('at').notNull(),
  },
  t => [index('dispute_statements_dispute_idx').on(t.disputeId, t.at)],
)

/** Pictures of the shop. */
export const disputeStatementMedia = pgTable(
  'dispute_statement_media',
  {
    statementId: uuid('statement_id')
      .notNull()
      .references(() => disputeStatements.id, { onDelete: 'cascade' }),
    mediaId: text('media_id')
      .notNull()
      .references(() => media.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
  },
  t => [primaryKey({ name: 'dispute_statement_media_pkey', columns: [t.statementId, t.mediaId] })],
)
