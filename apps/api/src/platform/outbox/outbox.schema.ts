import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from '../db/columns.ts'

/** Mail to send. Written in the transaction that is its reason, sent afterwards by the relay. */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: id(),
    kind: text('kind').notNull(),
    recipient: text('recipient').notNull(),
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
    index('mail_outbox_recipient_idx').on(sql`lower(${t.recipient})`),
    index('mail_outbox_created_idx').on(t.createdAt, t.id),
  ],
)
