import { sql } from 'drizzle-orm'
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from '../../platform/db/columns.ts'

/**
 * Decisions of the marketplace that hide content, block an account or terminate a shop. They hold while any restriction of the subject is in
 * force; its `restricted_by` names one of them.
 */
export const restrictions = pgTable(
  'restrictions',
  {
    id: id(),
    kind: text('kind', {
      enum: ['product_hidden', 'review_hidden', 'question_hidden', 'account_blocked', 'shop_terminated'],
    }).notNull(),
    subjectId: uuid('subject_id').notNull(),
    /** Shop of the content, or the shop itself. Null for an account. */
    aboutShopId: uuid('about_shop_id'),
    /** Whether the content breaks a law or the marketplace's terms, and which provision of it. */
    ground: text('ground', { enum: ['law', 'terms'] }).notNull(),
    clause: text('clause').notNull(),
    /** Facts that the decision relies on. */
    facts: text('facts').notNull(),
    source: text('source', { enum: ['report', 'own_check'] }).notNull(),
    createdAt: createdAt(),
    /** Operator who decided, and who lifted it. Null for a command. No foreign key: an account may be deleted later. */
    createdBy: uuid('created_by'),
    liftedBy: uuid('lifted_by'),
    liftedAt: instant('lifted_at'),
    liftReason: text('lift_reason'),
  },
  t => {
    const inForce = sql`${t.liftedAt} is null`
    return [
      index('restrictions_active_idx').on(t.subjectId, t.createdAt).where(inForce),
      index('restrictions_in_force_idx').on(t.id).where(inForce),
      index('restrictions_subject_idx').on(t.subjectId, t.id),
    ]
  },
)
