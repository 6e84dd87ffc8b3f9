import { sql } from 'drizzle-orm'
import { boolean, check, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { bytes, instant } from '../../platform/db/columns.ts'

/** Link to the page that opens a new marketplace, with what was filled in there. There is at most one. */
export const setUp = pgTable(
  'set_up',
  {
    isOnly: boolean('is_only').primaryKey().default(true),
    /** Operator for whom the link was made. */
    email: text('email').notNull(),
    tokenHash: bytes('token_hash').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** Settings that aren't published yet. They may have faults. */
    draft: jsonb('draft').$type<Readonly<Record<string, unknown>>>(),
    /** Version of the published settings that the draft began with. */
    draftVersion: integer('draft_version'),
  },
  t => [check('set_up_only_check', sql`${t.isOnly}`)],
)
