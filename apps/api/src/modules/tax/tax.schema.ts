import { sql } from 'drizzle-orm'
import {
  boolean,
  char,
  check,
  date,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant } from '../../platform/db/columns.ts'
import { shops } from '../shops/shops.schema.ts'

/** Kinds of goods that countries tax at different rates. One is the default. None is ever deleted. */
export const taxCategories = pgTable(
  'tax_categories',
  {
    /** Name in files and in what orders keep, such as `books`. */
    code: text('code').primaryKey(),
    name: text('name').notNull(),
    isDefault: boolean('is_default').notNull().default(false),
  },
  t => [
    uniqueIndex('tax_categories_default_key').on(t.isDefault).where(sql`${t.isDefault}`),
    check('tax_categories_code_check', sql`${t.code} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
  ],
)

/** Tax rates. A rate applies from its day until the day of the next row with the same country, region and category. */
export const taxRates = pgTable(
  'tax_rates',
  {
    /** ISO 3166-1 alpha-2. */
    country: char('country', { length: 2 }).notNull(),
    /** Code of a region with rates of its own. Empty for the whole country. */
    region: text('region').notNull().default(''),
    category: text('category')
      .notNull()
      .references(() => taxCategories.code, { onDelete: 'restrict' }),
    fromDay: date('from_day', { mode: 'string' }).notNull(),
    /** Null ends the rate: from this day, there is none. */
    rateBasisPoints: integer('rate_basis_points'),
    note: text('note').notNull().default(''),
    setAt: instant('set_at').notNull(),
  },
  t => [
    primaryKey({ columns: [t.country, t.region, t.category, t.fromDay] }),
    check('tax_rates_check', sql`${t.rateBasisPoints} between 0 and 10000`),
  ],
)

/** Countries in which a shop is registered for tax. */
export const shopTaxRegistrations = pgTable(
  'shop_tax_registrations',
  {
    shopId: uuid('shop_id')
      .notNull()
      .references(() => shops.id, { onDelete: 'cascade' }),
    country: char('country', { length: 2 }).notNull(),
    /** Code of a region. Empty if the registration is for the whole country. */
    region: text('region').notNull().default(''),
    /** `small` is exempt as a small business. `oss` pays the tax of all EU states through one of them. */
    scheme: text('scheme', { enum: ['standard', 'small', 'oss'] }).notNull(),
    /** VAT or tax number, as invoices show it. */
    number: text('number').notNull().default(''),
    fromDay: date('from_day', { mode: 'string' }).notNull(),
    /** Last day. Null while it has no end. */
    toDay: date('to_day', { mode: 'string' }),
    /** Time at which an operator confirmed the number. Null if none did. */
    verifiedAt: instant('verified_at'),
  },
  t => [
    primaryKey({
      name: 'shop_tax_registrations_pkey',
      columns: [t.shopId, t.country, t.region, t.scheme, t.fromDay],
    }),
    check('shop_tax_registrations_check', sql`${t.toDay} >= ${t.fromDay}`),
  ],
)
