import { sql } from 'drizzle-orm'
import { char, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, instant, minor } from '../../platform/db/columns.ts'
import { shops } from '../shops/shops.schema.ts'
import { users } from '../users/users.schema.ts'

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
    createdAt: createdAt(),
    finishedAt: instant('finished_at'),
  },
  t => [
    uniqueIndex('payouts_number_key').on(t.number),
    index('payouts_shop_idx').on(t.shopId, t.number),
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
