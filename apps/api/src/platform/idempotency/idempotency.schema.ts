import { index, json, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { bytes, createdAt, instant } from '../db/columns.ts'

/** Responses kept for repeated requests. The row is written in the same transaction as the work. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** Caller and operation, so that no one can read another's response. */
    scope: text('scope').notNull(),
    key: text('key').notNull(),
    requestHash: bytes('request_hash').notNull(),
    /** Response as it was sent: jsonb would sort its keys. */
    responseBody: json('response_body'),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
  },
  t => [
    primaryKey({ name: 'idempotency_keys_pkey', columns: [t.scope, t.key] }),
    index('idempotency_keys_expires_idx').on(t.expiresAt),
  ],
)
