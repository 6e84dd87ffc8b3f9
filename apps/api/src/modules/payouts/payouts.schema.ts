import { sql } from 'drizzle-orm'
import {
  char,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAt, id, instant, minor } from '../../platform/db/columns.ts'
import { shops } from '../shops/shops.schema.ts'
import { users } from '../users/users.schema.ts'

/** Reason why a shop gets no payout. */
export type WhyNotPaid =
  | 'suspended'
  | 'return_window'
  | 'payout_pending'
  | 'nothing_available'
  | 'no_account'
  | 'account_changed'
  | 'own_shop'
  | 'below_minimum'

/** Reason why a batch leaves out a shop whatever its balance is. */
export type HeldFor = Extract<WhyNotPaid, 'suspended' | 'return_window'>

/** Payouts that are sent to the bank together. A job prepares them one by one. */
export const payoutBatches = pgTable(
  'payout_batches',
  {
    id: id(),
    number: integer('number').notNull().generatedAlwaysAsIdentity(),
    /** Shops whose payouts are to be prepared. */
    chosen: uuid('chosen').array().notNull(),
    /** Shops that were asked for and get no payout. */
    leftOut: jsonb('left_out').$type<readonly { shopId: string; why: WhyNotPaid }[]>().notNull(),
    /** Operator who asked for it, without a foreign key: the row stays as it is. */
    madeBy: uuid('made_by').notNull(),
    createdAt: createdAt(),
    /** Null while its payouts are being prepared. */
    preparedAt: instant('prepared_at'),
  },
  t => [uniqueIndex('payout_batches_number_key').on(t.number)],
)

/** Payouts from the operator to shops. The amount leaves the shop's balance when the row is written. */
export const payouts = pgTable(
  'payouts',
  {
    id: id(),
    number: integer('number').notNull().generatedAlwaysAsIdentity(),
    shopId: uuid('shop_id')
      .notNull()
      .references(() => shops.id, { onDelete: 'restrict' }),
    status: text('status', { enum: ['pending', 'paid', 'failed', 'canceled'] }).notNull(),
    amountMinor: minor('amount_minor').notNull(),
    currency: char('currency', { length: 3 }).notNull(),
    /** The account as it was then, masked. */
    account: text('account').notNull(),
    reference: text('reference'),
    reason: text('reason'),
    /** Operator's reason for paying to an account that had just changed. */
    overrideReason: text('override_reason'),
    batchId: uuid('batch_id').references(() => payoutBatches.id, { onDelete: 'restrict' }),
    /** Day on which the bank sent it. */
    paidOn: date('paid_on'),
    createdAt: createdAt(),
    finishedAt: instant('finished_at'),
  },
  t => [
    uniqueIndex('payouts_number_key').on(t.number),
    index('payouts_shop_idx').on(t.shopId, t.number),
    index('payouts_batch_idx').on(t.batchId, t.number).where(sql`${t.batchId} is not null`),
    // One at a time: a second one would pay the same money.
    uniqueIndex('payouts_pending_key').on(t.shopId).where(sql`${t.status} = 'pending'`),
    check('payouts_amount_check', sql`${t.amountMinor} > 0`),
    check('payouts_paid_check', sql`${t.status} <> 'paid' or ${t.reference} is not null`),
  ],
)

/** Bank accounts that receive the payouts of shops. */
export const payoutAccounts = pgTable('payout_accounts', {
  shopId: uuid('shop_id')
    .primaryKey()
    .references(() => shops.id, { onDelete: 'cascade' }),
  holder: text('holder').notNull(),
  kind: text('kind', { enum: ['iban', 'us'] }).notNull(),
  /** An IBAN, or a routing number and an account number with a space between. */
  number: text('number').notNull(),
  changedBy: uuid('changed_by').references(() => users.id, { onDelete: 'set null' }),
  changedAt: instant('changed_at').notNull(),
})
