import { index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { bytes, createdAt, id, instant } from '../../platform/db/columns.ts'
import { shops } from '../shops/shops.schema.ts'
import { users } from '../users/users.schema.ts'

/** A ticket for one file, taken once: a link can carry no bearer token. */
export const downloads = pgTable(
  'downloads',
  {
    id: id(),
    ticketHash: bytes('ticket_hash').notNull(),
    shopId: uuid('shop_id')
      .notNull()
      .references(() => shops.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    params: jsonb('params').$type<Record<string, unknown>>().notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
    createdAt: createdAt(),
  },
  t => [uniqueIndex('downloads_ticket_key').on(t.ticketHash), index('downloads_expires_idx').on(t.expiresAt)],
)
