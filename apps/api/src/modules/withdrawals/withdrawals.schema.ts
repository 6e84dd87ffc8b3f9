import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { bytes, id, instant } from '../../platform/db/columns.ts'
import { returns } from '../after-sales/returns/returns.schema.ts'
import { orderGroups, orderLines, orders } from '../orders/orders.schema.ts'

/** Items of a declaration, as it names them. */
export interface WithdrawalItem {
  orderLineId: string
  quantity: number
}

/** Declarations of buyers who withdraw from a contract. Each is kept as it was received, whatever happens to it. */
export const withdrawals = pgTable(
  'withdrawals',
  {
    id: id(),
    reference: text('reference').notNull(),
    /** Purchase that it is about; null if its number and email belong to none. */
    groupId: uuid('order_group_id').references(() => orderGroups.id, { onDelete: 'set null' }),
    /** Order number as it was typed. */
    number: text('number').notNull(),
    name: text('name').notNull(),
    /** Address of the receipt; empty once the account was deleted. */
    email: text('email').notNull(),
    /** Null withdraws from the whole purchase. */
    items: jsonb('items').$type<WithdrawalItem[]>(),
    /** Source of the declaration: anyone who knows number and email, the account, or the holder of an emailed link. */
    source: text('source', { enum: ['form', 'session', 'link'] }).notNull(),
    /** `matched` waits for `do_at`, `unmatched` for an operator. */
    status: text('status', { enum: ['matched', 'unmatched', 'done', 'objected', 'rejected'] }).notNull(),
    receivedAt: instant('received_at').notNull(),
    /** Time at which it takes effect. Null if it is about no purchase. */
    doAt: instant('do_at'),
    /** SHA-256 of the secret by which the order's own address objects. */
    objectionHash: bytes('objection_hash'),
  },
  t => [
    uniqueIndex('withdrawals_reference_key').on(t.reference),
    index('withdrawals_group_idx').on(t.groupId),
    // For the export and the deletion of an account.
    index('withdrawals_email_idx').on(sql`lower(${t.email})`),
    // For the marketplace's list of cases.
    index('withdrawals_open_idx').on(t.receivedAt, t.id).where(sql`${t.status} in ('unmatched', 'matched')`),
    // For the job that lets them take effect.
    index('withdrawals_due_idx').on(t.doAt).where(sql`${t.status} = 'matched'`),
  ],
)

/** Effect of a withdrawal on the order of one shop. */
export const withdrawalParts = pgTable(
  'withdrawal_parts',
  {
    withdrawalId: uuid('withdrawal_id')
      .notNull()
      .references(() => withdrawals.id, { onDelete: 'cascade' }),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    returnId: uuid('return_id').references(() => returns.id, { onDelete: 'set null' }),
    /** Time by which the buyer has to have the money back. Null if nothing was canceled or returned. */
    refundDueAt: instant('refund_due_at'),
  },
  t => [
    primaryKey({ name: 'withdrawal_parts_pkey', columns: [t.withdrawalId, t.orderId] }),
    index('withdrawal_parts_order_idx').on(t.orderId),
    index('withdrawal_parts_return_idx').on(t.returnId),
  ],
)

/** Items of a withdrawal that were canceled or go back. */
export const withdrawalLines = pgTable(
  'withdrawal_lines',
  {
    withdrawalId: uuid('withdrawal_id')
      .notNull()
      .references(() => withdrawals.id, { onDelete: 'cascade' }),
    orderLineId: uuid('order_line_id')
      .notNull()
      .references(() => orderLines.id, { onDelete: 'cascade' }),
    canceled: integer('canceled').notNull(),
    returned: integer('returned').notNull(),
  },
  t => [
    primaryKey({ name: 'withdrawal_lines_pkey', columns: [t.withdrawalId, t.orderLineId] }),
    index('withdrawal_lines_line_idx').on(t.orderLineId),
    check(
      'withdrawal_lines_check',
      sql`${t.canceled} >= 0 and ${t.returned} >= 0 and ${t.canceled} + ${t.returned} > 0`,
    ),
  ],
)
