import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from '../../platform/db/columns.ts'
import { products } from '../catalog/products/products.schema.ts'
import { users } from '../users/users.schema.ts'

/** Questions of shoppers about products. A question is public once it is answered and while it isn't reported. */
export const productQuestions = pgTable(
  'product_questions',
  {
    id: id(),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** Shop of the product. A trigger fills it. */
    shopId: uuid('shop_id'),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    authorName: text('author_name').notNull(),
    text: text('text').notNull(),
    answer: text('answer'),
    /** Time at which the current text of the answer was written, and the member who wrote it. */
    answeredAt: instant('answered_at'),
    answeredBy: uuid('answered_by').references(() => users.id, { onDelete: 'set null' }),
    /** Moves with the answer. */
    version: integer('version').notNull().default(1),
    /** Time at which the shop reported it to the marketplace. */
    reportedAt: instant('reported_at'),
    reportReason: text('report_reason'),
    /** Restriction that hides it. Null if there is none. A restricted question also counts as reported. */
    restrictedBy: uuid('restricted_by'),
    createdAt: createdAt(),
  },
  t => [
    index('product_questions_public_idx')
      .on(t.productId, t.answeredAt, t.id)
      .where(sql`${t.answer} is not null and ${t.reportedAt} is null`),
    index('product_questions_shop_idx').on(t.shopId, t.createdAt, t.id),
    index('product_questions_waiting_idx')
      .on(t.shopId, t.createdAt, t.id)
      .where(sql`${t.answer} is null and ${t.reportedAt} is null`),
    index('product_questions_user_idx').on(t.userId, t.createdAt, t.id),
    // A second press asks nothing new.
    uniqueIndex('product_questions_waiting_key')
      .on(t.userId, t.productId, sql`md5(${t.text})`)
      .where(sql`${t.answer} is null`),
  ],
)
