import { date, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/db/columns.ts'
import { shops } from './shops.schema.ts'

/** Facts about a shop that an operator attests. */
export const ATTESTED = ['identity', 'register_entry', 'self_certification'] as const
export type Attested = (typeof ATTESTED)[number]

/** Attestations of operators, the newest of each kind. The operator log keeps that there were earlier ones. */
export const attestations = pgTable(
  'attestations',
  {
    shopId: uuid('shop_id')
      .notNull()
      .references(() => shops.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ATTESTED }).notNull(),
    /** Document or record that was seen. Only operators read it. */
    evidence: text('evidence').notNull(),
    /** Last day on which the evidence is valid. Null if it has no end. */
    expiresOn: date('expires_on', { mode: 'string' }),
    /** Operator. No foreign key: the account may be deleted later. */
    attestedBy: uuid('attested_by').notNull(),
    at: instant('at').notNull(),
  },
  t => [primaryKey({ name: 'attestations_pkey', columns: [t.shopId, t.kind] })],
)
