import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from '../../platform/db/columns.ts'

/** Subjects of reports, which have a public page or are part of one. */
export const SUBJECT_KINDS = ['product', 'shop', 'review', 'question'] as const

/**
 * Reports of content to the marketplace, by anyone and by shops. Open reports of one subject are one case: they are
 * closed together.
 */
export const reports = pgTable(
  'reports',
  {
    id: id(),
    reference: text('reference').notNull(),
    subjectKind: text('subject_kind', { enum: SUBJECT_KINDS }).notNull(),
    subjectId: uuid('subject_id').notNull(),
    /** Shop of the subject. Not named `shop_id`, because no shop may read who reported it. */
    aboutShopId: uuid('about_shop_id').notNull(),
    /** Reason that was chosen, such as `counterfeit`. */
    why: text('why').notNull(),
    text: text('text').notNull(),
    /** Whether a member of the shop reported it in the seller area. */
    isByShop: boolean('is_by_shop').notNull().default(false),
    /** Name and email of the reporter. Null a year after the decision, and once the reporter's account is deleted. */
    name: text('name'),
    email: text('email'),
    createdAt: createdAt(),
    closedAt: instant('closed_at'),
    /** Null while it is open. `dismissed` leaves the content, `restricted` hides it or closes the shop. */
    outcome: text('outcome', { enum: ['dismissed', 'restricted'] }),
    /** The marketplace's reasons, as the reporter gets them. */
    decision: text('decision'),
    restrictionId: uuid('restriction_id'),
  },
  t => [
    uniqueIndex('reports_reference_key').on(t.reference),
    index('reports_open_idx').on(t.subjectKind, t.subjectId).where(sql`${t.closedAt} is null`),
    // For the marketplace's list of cases, and for all reports of one.
    index('reports_waiting_idx').on(t.createdAt, t.id).where(sql`${t.closedAt} is null`),
    index('reports_subject_idx').on(t.subjectId, t.createdAt),
    index('reports_closed_idx').on(t.closedAt).where(sql`${t.email} is not null`),
    index('reports_email_idx').on(sql`lower(${t.email})`).where(sql`${t.email} is not null`),
    check('reports_closed_check', sql`(${t.closedAt} is null) = (${t.outcome} is null)`),
  ],
)
