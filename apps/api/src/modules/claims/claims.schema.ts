import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '../../platform/db/columns.ts'
import { media } from '../media/media.schema.ts'
import { orderLines, orders } from '../orders/orders.schema.ts'
import { refunds } from '../payments/payments.schema.ts'

/** Claims of buyers about items that are missing, wrong, damaged or not as described. */
export const claims = pgTable(
  'claims',
  {
    id: id(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    shopId: uuid('shop_id').notNull(),
    kind: text('kind', { enum: ['missing', 'wrong_item', 'damaged', 'not_as_described'] }).notNull(),
    /** Resolution that the buyer wants. */
    wanted: text('wanted', { enum: ['refund', 'replacement'] }).notNull(),
    status: text('status', { enum: ['open', 'approved', 'rejected', 'resolved', 'withdrawn'] })
      .notNull()
      .default('open'),
    /** Resolution that the shop chose. */
    resolution: text('resolution', { enum: ['refund', 'replacement'] }),
    /** Text of the buyer. */
    text: text('text').notNull(),
    /** Text of the shop. */
    answer: text('answer'),
    /** The marketplace's reasons, if it decided because the shop didn't answer. */
    decision: text('decision'),
    refundId: uuid('refund_id').references(() => refunds.id, { onDelete: 'restrict' }),
    openedAt: instant('opened_at').notNull(),
    answerBy: instant('answer_by').notNull(),
    /** Time by which the shop has to ship the replacement that it promised; null unless it did. */
    shipBy: instant('ship_by'),
  },
  t => [
    index('claims_order_idx').on(t.orderId, t.openedAt),
    index('claims_shop_idx').on(t.shopId, t.openedAt).where(sql`${t.status} = 'open'`),
    // For the marketplace's list of cases.
    index('claims_unanswered_idx').on(t.answerBy, t.id).where(sql`${t.status} = 'open'`),
  ],
)

export const claimLines = pgTable(
  'claim_lines',
  {
    claimId: uuid('claim_id')
      .notNull()
      .references(() => claims.id, { onDelete: 'cascade' }),
    orderLineId: uuid('order_line_id')
      .notNull()
      .references(() => orderLines.id, { onDelete: 'cascade' }),
    quantity: integer('quantity').notNull(),
  },
  t => [
    primaryKey({ name: 'claim_lines_pkey', columns: [t.claimId, t.orderLineId] }),
    index('claim_lines_line_idx').on(t.orderLineId),
    check('claim_lines_check', sql`${t.quantity} > 0`),
  ],
)

/** Pictures of the buyer. */
export const claimMedia = pgTable(
  'claim_media',
  {
    claimId: uuid('claim_id')
      .notNull()
      .references(() => claims.id, { onDelete: 'cascade' }),
    mediaId: text('media_id')
      .notNull()
      .references(() => media.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
  },
  t => [primaryKey({ name: 'claim_media_pkey', columns: [t.claimId, t.mediaId] })],
)
