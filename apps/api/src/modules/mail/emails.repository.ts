import { and, asc, desc, eq, gte, isNull, sql } from 'drizzle-orm'
import type { Db, Queryable } from '../../platform/db/client.ts'
import { sweep } from '../../platform/db/sweep.ts'
import { DAY } from '../../platform/durations.ts'
import { emails } from './emails.schema.ts'

export type EmailRow = typeof emails.$inferSelect

/** Time for which the record of an email is kept, in case of questions; milliseconds. */
const RETENTION = 30 * DAY

const newestFirst = [desc(emails.createdAt), desc(emails.id)] as const

/** Emails in one statement, which has at most 65,535 parameters. */
const BATCH = 500

/** Writes emails. Returns their ids. */
export async function insertEmails(
  tx: Queryable,
  values: readonly (typeof emails.$inferInsert)[],
): Promise<string[]> {
  const ids: string[] = []
  for (let at = 0; at < values.length; at += BATCH) {
    const rows = await tx
      .insert(emails)
      .values(values.slice(at, at + BATCH))
      .returning({ id: emails.id })
    ids.push(...rows.map(({ id }) => id))
  }
  return ids
}

export const findEmails = (db: Queryable, limit: number): Promise<EmailRow[]> =>
  db
    .select()
    .from(emails)
    .orderBy(...newestFirst)
    .limit(limit)

export async function findEmail(db: Queryable, id: string): Promise<EmailRow | null> {
  const [found] = await db.select().from(emails).where(eq(emails.id, id))
  return found ?? null
}

export const findEmailsOf = (db: Queryable, userId: string): Promise<EmailRow[]> =>
  db
    .select()
    .from(emails)
    .where(eq(emails.userId, userId))
    .orderBy(...newestFirst)

/** Ids of emails that were not sent, written since a moment; the oldest first. */
export async function findUnsent(db: Queryable, since: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: emails.id })
    .from(emails)
    .where(and(isNull(emails.sentAt), gte(emails.createdAt, since)))
    .orderBy(asc(emails.createdAt), asc(emails.id))
    .limit(limit)
  return rows.map(({ id }) => id)
}

export async function markSent(
  db: Queryable,
  id: string,
  change: { sentAt: Date; body?: string; html?: string; stopHref?: null },
): Promise<void> {
  await db.update(emails).set(change).where(eq(emails.id, id))
}

/** Deletes an account's emails; those that were not sent never are. */
export async function deleteEmailsOf(tx: Queryable, userId: string): Promise<void> {
  await tx.delete(emails).where(eq(emails.userId, userId))
}

export const sweepEmails = (db: Db, now: Date): Promise<number> =>
  sweep(db, emails, sql`created_at < ${new Date(now.getTime() - RETENTION).toISOString()}`)
