import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from '../db/columns.ts'

/** Mail to send. Written in the transaction that is its reason, sent afterwards by the relay. */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: id(),
    kind: text('kind').notNull(),
    recipient: text('recipient').notNull(),
    /**
     * The account that it is about and belongs to; its row is never deleted. An address would not do: it may be the
     * operator's, may have been somebody else's, and whoever registers it need not own it.
     */
    userId: uuid('user_id'),
    replyTo: text('reply_to'),
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    html: text('html').notNull().default(''),
    createdAt: createdAt(),
    dueAt: instant('due_at').notNull().defaultNow(),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    sentAt: instant('sent_at'),
  },
  t => [
    index('mail_outbox_due_idx').on(t.dueAt).where(sql`${t.sentAt} is null`),
    index('mail_outbox_user_idx').on(t.userId),
    index('mail_outbox_created_idx').on(t.createdAt, t.id),
  ],
)
