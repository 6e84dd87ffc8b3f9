import { sql } from 'drizzle-orm'
import { bigint, check, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/db/columns.ts'
import { orderLines } from './orders.schema.ts'

/** Kinds of quantities, by what causes them. `LineState` has the meaning of each. */
export const QUANTITY_KINDS = [
  // Caused by a parcel.
  'fulfilled',
  'delivered',
  'confirmed',
  // By a cancellation.
  'canceled',
  // By a return.
  'in_returns',
  'asked_back',
  'returned',
  // By a claim.
  'in_claims',
  'replaced',
  'exchanged',
  'claim_refunded',
  // By a dispute.
  'disputed_returns',
  'disputed_missing',
  // Caused by a cancellation, a return, a claim, or a refund alone.
  'refunded',
] as const
export type QuantityKind = (typeof QUANTITY_KINDS)[number]

/**
 * Changes of a line's quantities by each action. Rows are only added: a negative row reverses what the same cause
 * added. The sum of a kind is never below zero nor above the ordered quantity: a trigger refuses it.
 */
export const orderLineQuantities = pgTable(
  'order_line_quantities',
  {
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
    orderLineId: uuid('order_line_id')
      .notNull()
      .references(() => orderLines.id, { onDelete: 'cascade' }),
    /** The shop of its line, so that all rows of a shop can lie together. */
    shopId: uuid('shop_id').notNull(),
    kind: text('kind', { enum: QUANTITY_KINDS }).notNull(),
    quantity: integer('quantity').notNull(),
    /** The id of a parcel, cancellation, return, claim, dispute or refund. */
    cause: uuid('cause').notNull(),
    at: instant('at').notNull(),
  },
  t => [
    primaryKey({ name: 'order_line_quantities_pkey', columns: [t.orderLineId, t.shopId, t.id] }),
    check('order_line_quantities_check', sql`${t.quantity} <> 0`),
  ],
)
