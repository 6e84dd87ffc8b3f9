import { sql } from 'drizzle-orm'
import { bigint, check, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { bytes, createdAt, id, instant } from '../../platform/db/columns.ts'
import { OPERATOR_KEYS } from '../../platform/operator-keys.ts'
import { users } from '../users/users.schema.ts'

/** Accounts that may use the operator console. A row is deleted when its access ends; the log keeps who had it. */
export const operators = pgTable(
  'operators',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'restrict' }),
    keys: text('keys', { enum: OPERATOR_KEYS }).array().notNull(),
    /** Sum that they may refund on one day. Null for the default. Doesn't count with the key `money`. */
    refundLimitMinor: bigint('refund_limit_minor', { mode: 'number' }),
    addedAt: instant('added_at').notNull(),
  },
  t => [
    check('operators_keys_check', sql`cardinality(${t.keys}) > 0`),
    check('operators_refund_limit_check', sql`${t.refundLimitMinor} >= 0`),
  ],
)

/** Sessions of the console, apart from those of the shop. They end with the operator's access. */
export const operatorSessions = pgTable(
  'operator_sessions',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => operators.userId, { onDelete: 'cascade' }),
    tokenHash: bytes('token_hash').notNull(),
    /** SHA-256 of the password's hash at the login: another password ends the session. */
    passwordDigest: bytes('password_digest').notNull(),
    createdAt: createdAt(),
    seenAt: instant('seen_at').notNull(),
    endsAt: instant('ends_at').notNull(),
  },
  t => [
    uniqueIndex('operator_sessions_token_key').on(t.tokenHash),
    index('operator_sessions_user_idx').on(t.userId),
  ],
)

/**
 * Everything that operators did, with reason and author. Triggers refuse to change or delete a row. The shop's column isn't
 * `shop_id`, so that no shop can read it.
 */
export const operatorLog = pgTable(
  'operator_log',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant('at').notNull(),
    /** Null for a command. Refers to a user without a foreign key, which could change the row. */
    operatorId: uuid('operator_id'),
    /** Name of the operator at that time, or `shell`. */
    byName: text('by_name').notNull(),
    /** `shop.suspended`, `session.opened`, … */
    what: text('what').notNull(),
    subjectKind: text('subject_kind', {
      enum: [
        'application',
        'shop',
        'operator',
        'person',
        'session',
        'page',
        'settings',
        'order',
        'payment',
        'refund',
        'email',
        'dispute',
        'claim',
        'return',
        'report',
        'withdrawal',
        'product',
        'review',
        'question',
        'category',
        'payout',
        'payout_batch',
        'commission',
        'market_day',
        'tax',
      ],
    }).notNull(),
    subjectId: text('subject_id'),
    aboutShopId: uuid('about_shop_id'),
    /** Refunded to a buyer by this action, in minor units. Counts toward the operator's daily limit. */
    amountMinor: bigint('amount_minor', { mode: 'number' }),
    /** States, ids and names of fields. No personal data, no texts. */
    before: jsonb('before').$type<Readonly<Record<string, unknown>>>(),
    after: jsonb('after').$type<Readonly<Record<string, unknown>>>(),
    reason: text('reason'),
    requestId: text('request_id'),
  },
  t => [
    index('operator_log_operator_idx').on(t.operatorId, t.id),
    index('operator_log_refunded_idx').on(t.operatorId, t.at).where(sql`${t.amountMinor} is not null`),
    index('operator_log_what_idx').on(t.what, t.id),
    index('operator_log_at_idx').on(t.at),
    index('operator_log_subject_idx').on(t.subjectId, t.id),
    index('operator_log_shop_idx').on(t.aboutShopId, t.id).where(sql`${t.aboutShopId} is not null`),
  ],
)
