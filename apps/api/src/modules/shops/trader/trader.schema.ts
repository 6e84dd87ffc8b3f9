import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/db/columns.ts'
import { users } from '../../users/users.schema.ts'
import { type ShopAddress, shops } from '../shops.schema.ts'

/** Facts about a trader that an operator checks. */
export const CHECKED_FACTS = ['identity', 'payment_account'] as const
export type CheckedFact = (typeof CHECKED_FACTS)[number]

/** An operator's statement that a fact was checked. */
export interface TraderCheck {
  /** Name of the operator. */
  by: string
  /** Instant, ISO 8601. */
  at: string
  /** Evidence, such as the document that was seen. */
  note: string
}

/** Business details of shops, one row a version. The newest holds; a trigger refuses changes of a row. */
export const shopTraders = pgTable(
  'shop_traders',
  {
    shopId: uuid('shop_id')
      .notNull()
      .references(() => shops.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    kind: text('kind', { enum: ['person', 'company'] }).notNull(),
    name: text('name').notNull(),
    address: jsonb('address').$type<ShopAddress>().notNull(),
    phone: text('phone').notNull(),
    email: text('email').notNull(),
    /** Register of companies, and the number there. */
    registerName: text('register_name'),
    registerNumber: text('register_number'),
    vatId: text('vat_id'),
    taxId: text('tax_id'),
    /** Time at which the trader certified to offer only products that comply with the law. Null before that. */
    certifiedAt: instant('certified_at'),
    verified: jsonb('verified').$type<Partial<Record<CheckedFact, TraderCheck>>>().notNull().default({}),
    /** Member of the shop who saved this version. Null for an operator, and once the account is deleted. */
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    at: instant('at').notNull(),
  },
  t => [primaryKey({ name: 'shop_traders_pkey', columns: [t.shopId, t.version] })],
)
