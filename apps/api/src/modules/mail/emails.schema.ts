import { sql } from 'drizzle-orm'
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from '../../platform/db/columns.ts'

/**
 * Emails, sent and unsent. A row is written in the transaction that is its reason, and a background job sends it. The
 * table is the source of truth, because backups contain no jobs.
 */
export const emails = pgTable(
  'emails',
  {
    id: id(),
    kind: text('kind').notNull(),
    recipient: text('recipient').notNull(),
    /**
     * The account that it is about and belongs to; its row is never deleted. The address would not do: it may be the
     * operator's, may have belonged to another account, and can be registered by others than its owner.
     */
    userId: uuid('user_id'),
    /** Purchase that it is about. No reference: orders know emails. */
    orderGroupId: uuid('order_group_id'),
    replyTo: text('reply_to'),
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    html: text('html').notNull().default(''),
    /**
     * URL that ends emails of this kind by a POST alone (RFC 8058). Contains a token like the content, and is deleted
     * with it.
     */
    stopHref: text('stop_href'),
    createdAt: createdAt(),
    sentAt: instant('sent_at'),
  },
  t => [
    index('emails_user_idx').on(t.userId),
    index('emails_created_idx').on(t.createdAt, t.id),
    index('emails_group_idx').on(t.orderGroupId, t.createdAt).where(sql`${t.orderGroupId} is not null`),
    index('emails_unsent_idx').on(t.createdAt, t.id).where(sql`${t.sentAt} is null`),
  ],
)
