import { sql } from 'drizzle-orm'
import { bigint, check, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/db/columns.ts'
import { categories } from '../categories/categories.schema.ts'

/**
 * Commission rates of categories, which also apply to categories below them. A change ends one row and begins
 * another, so that the table contains its own history.
 */
export const commissionRules = pgTable(
  'commission_rules',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Null once the category is deleted. */
    categoryId: uuid('category_id').references(() => categories.id, { onDelete: 'set null' }),
    /** The category's path when the rule was made. */
    path: text('path').notNull(),
    rateBasisPoints: integer('rate_basis_points').notNull(),
    setAt: instant('set_at').notNull(),
    /** Null while it holds. */
    endedAt: instant('ended_at'),
  },
  t => [
    uniqueIndex('commission_rules_category_key').on(t.categoryId).where(sql`${t.endedAt} is null`),
    check('commission_rules_check', sql`${t.rateBasisPoints} between 0 and 10000`),
  ],
)
