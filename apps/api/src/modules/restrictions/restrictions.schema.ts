import { sql } from 'drizzle-orm'
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from '../../platform/db/columns.ts'

/**
 * Decisions of the marketplace that hide content. Content stays hidden while any restriction of it is in force; its
 * `restricted_by` names one of them.
 */
export const restrictions = pgTable(
  'restrictions',
  {
    id: id(),
    kind: text('kind', { enum: ['product_hidden', 'review_hidden', 'question_hidden'] }).notNull(),
    subjectId: uuid('subject_id').notNull(),
    aboutShopId: uuid('about_shop_id').notNull(),
    /** Whether the content breaks a law or the marketplace's terms, and which provision of it. */
    ground: text('ground', { enum: ['law', 'terms'] }).notNull(),
    clause: text('clause').notNull(),
    /** Facts that the decision relies on. */
    facts: text('facts').notNull(),
    source: text('source', { enum: ['report', 'own_check'] }).notNull(),
    createdAt: createdAt(),
    liftedAt: instant('lifted_at'),
    liftReason: text('lift_reason'),
  },
  t => [index('restrictions_active_idx').on(t.subjectId, t.createdAt).where(sql`${t.liftedAt} is null`)],
)
