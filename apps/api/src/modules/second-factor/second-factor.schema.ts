import { bigint, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { bytes, createdAt, id, instant } from '../../platform/db/columns.ts'
import { users } from '../users/users.schema.ts'

const userId = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** The authenticator app of an account: one, and it counts once a first code of it was right. */
export const authenticatorApps = pgTable(
  'authenticator_apps',
  {
    userId: userId(),
    /** Base32, as the app gets it. */
    secret: text('secret').notNull(),
    createdAt: createdAt(),
    activatedAt: instant('activated_at'),
    /** The 30 seconds, counted from 1970, of the last code that was used: none is good twice. */
    lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  },
  t => [primaryKey({ columns: [t.userId] })],
)

export const passkeys = pgTable(
  'passkeys',
  {
    id: id(),
    userId: userId(),
    /** Id that the browser uses, base64url. */
    credentialId: text('credential_id').notNull(),
    publicKey: bytes('public_key').notNull(),
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull(),
    name: text('name').notNull(),
    createdAt: createdAt(),
    lastUsedAt: instant('last_used_at'),
  },
  t => [uniqueIndex('passkeys_credential_key').on(t.credentialId), index('passkeys_user_idx').on(t.userId)],
)

/** Each is good once. They have 120 random bits, so that a plain hash is enough. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  { userId: userId(), codeHash: bytes('code_hash').notNull(), usedAt: instant('used_at') },
  t => [primaryKey({ columns: [t.userId, t.codeHash] })],
)

/** A question that a second factor answers: at a login, before something important, or for a new passkey. */
export const factorChallenges = pgTable(
  'factor_challenges',
  {
    id: id(),
    userId: userId(),
    purpose: text('purpose', { enum: ['sign-in', 'operator-sign-in', 'confirm', 'add-passkey'] }).notNull(),
    tokenHash: bytes('token_hash').notNull(),
    /** Challenge for a passkey to sign, base64url. Null if the account has no passkey. */
    passkeyChallenge: text('passkey_challenge'),
    /** The session that asks; of a login, the one that it opened. */
    sessionId: uuid('session_id'),
    attempts: integer('attempts').notNull().default(0),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    answeredAt: instant('answered_at'),
  },
  t => [
    uniqueIndex('factor_challenges_hash_key').on(t.tokenHash),
    index('factor_challenges_user_idx').on(t.userId),
    index('factor_challenges_session_idx').on(t.sessionId),
  ],
)
