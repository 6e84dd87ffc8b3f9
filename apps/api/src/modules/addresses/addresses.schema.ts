import { sql } from 'drizzle-orm'
import { boolean, char, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, updatedAt } from '../../platform/db/columns.ts'
import { users } from '../users/users.schema.ts'

export const addresses = pgTable(
  'addresses',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    fullName: text('full_name').notNull(),
    phone: text('phone').notNull(),
    line1: text('line1').notNull(),
    line2: text('line2'),
    district: text('district'),
    city: text('city').notNull(),
    region: text('region'),
    postalCode: text('postal_code'),
    /** ISO 3166-1 alpha-2. */
    countryCode: char('country_code', { length: 2 }).notNull(),
    isDefault: boolean('is_default').notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  t => [
    index('addresses_user_idx').on(t.userId, t.createdAt),
    uniqueIndex('addresses_default_key').on(t.userId).where(sql`${t.isDefault}`),
  ],
)
