import { sql } from 'drizzle-orm'
import { bigint, check, date, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/db/columns.ts'
import { categories } from '../categories/categories.schema.ts'
import { shops } from '../shops/shops.schema.ts'

/**
 * Commission rates of everything, of categories, of shops, and of shops in a category. A category's rate also applies to categories
 * below it. A change ends one row and begins another, so that the table contains its own history.
 */
export const commissionRules = pgTable(
  'commission_rules',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Null for every shop. */
    shopId: uuid('shop_id').references(() => shops.id, { onDelete: 'cascade' }),
    /** Null for every category, and once the category is deleted. */
    categoryId: uuid('category_id').references(() => categories.id, { onDelete: 'set null' }),
    /** The category's path when the rule was made; empty for every category. */
    path: text('path').notNull(),
    rateBasisPoints: integer('rate_basis_points').notNull(),
    setAt: instant('set_at').notNull(),
    /** Day of the marketplace on which it begins. Null if it began when it was set. */
    fromDay: date('from_day'),
    /** Beginning of that day. Null if it began when it was set. */
    startsAt: instant('starts_at'),
    /** May lie ahead. Null without an end. */
    endedAt: instant('ended_at'),
  },
  t => [
    uniqueIndex('commission_rules_open_category_key')
      .on(t.categoryId)
      .where(sql`${t.endedAt} is null and ${t.shopId} is null`),
    uniqueIndex('commission_rules_open_shop_category_key')
      .on(t.shopId, t.categoryId)
      .where(sql`${t.endedAt} is null and ${t.path} <> ''`),
    uniqueIndex('commission_rules_open_shop_key')
      .on(t.shopId)
      .where(sql`${t.endedAt} is null and ${t.path} = ''`),
    index('commission_rules_everything_idx')
      .on(t.startsAt)
      .where(sql`${t.shopId} is null and ${t.path} = ''`),
    index('commission_rules_category_idx').on(t.categoryId),
    index('commission_rules_shop_idx').on(t.shopId).where(sql`${t.shopId} is not null`),
    check('commission_rules_check', sql`${t.rateBasisPoints} between 0 and 10000`),
  ],
)
