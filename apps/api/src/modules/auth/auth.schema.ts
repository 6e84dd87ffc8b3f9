import { index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { bytes, createdAt, id, instant } from '../../platform/db/columns.ts'
import { users } from '../users/users.schema.ts'

/** One sign-in: the family of all refresh tokens that descend from it. */
export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    userAgent: text('user_agent'),
    ip: text('ip'),
    createdAt: createdAt(),
    lastSeenAt: instant('last_seen_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
    revokedReason: text('revoked_reason'),
    /** Newest generation of tokens that is known to have reached its owner, because one of them was used. */
    receivedGeneration: integer('received_generation').notNull().default(0),
  },
  t => [index('sessions_user_idx').on(t.userId)],
)

export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    id: id(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    generation: integer('generation').notNull(),
    tokenHash: bytes('token_hash').notNull(),
    createdAt: createdAt(),
    usedAt: instant('used_at'),
  },
  t => [
    uniqueIndex('refresh_tokens_hash_key').on(t.tokenHash),
    uniqueIndex('refresh_tokens_generation_key').on(t.sessionId, t.generation),
  ],
)

/** Browsers that an account logged in on, by the secret in their cookie. */
export const knownDevices = pgTable(
  'known_devices',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: bytes('token_hash').notNull(),
    createdAt: createdAt(),
    lastSeenAt: instant('last_seen_at').notNull(),
  },
  t => [primaryKey({ columns: [t.userId, t.tokenHash] }), index('known_devices_hash_idx').on(t.tokenHash)],
)

/** Emailed codes that log in or register. The address may have no account yet. */
export const signInCodes = pgTable(
  'sign_in_codes',
  {
    id: id(),
    /** Address in lower case. */
    email: text('email').notNull(),
    /** Hash of the challenge, which only the browser that asked has. */
    challengeHash: bytes('challenge_hash').notNull(),
    /** Hash of the code and the challenge together: the code alone would be guessed from its hash. */
    codeHash: bytes('code_hash').notNull(),
    attempts: integer('attempts').notNull().default(0),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  t => [
    uniqueIndex('sign_in_codes_challenge_key').on(t.challengeHash),
    index('sign_in_codes_email_idx').on(t.email),
  ],
)

/** One-time tokens that are mailed: activation, an address, a new password, a device that may log in. */
export const accountTokens = pgTable(
  'account_tokens',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text('purpose', {
      enum: ['activate', 'confirm-email', 'change-email', 'reset-password', 'known-device'],
    }).notNull(),
    /** New address of a change; null for other purposes. */
    email: text('email'),
    tokenHash: bytes('token_hash').notNull(),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  t => [
    uniqueIndex('account_tokens_hash_key').on(t.tokenHash),
    index('account_tokens_user_idx').on(t.userId, t.purpose),
  ],
)
