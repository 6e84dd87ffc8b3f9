import { desc, eq, sql } from 'drizzle-orm'
import type { Db, Queryable } from '../db/client.ts'
import { wakeJob } from '../jobs/jobs.ts'
import { sweep } from '../jobs/sweep.ts'
import { mailOutbox } from './outbox.schema.ts'

export interface Mail {
  /** Which of our letters it is: `activate`, `reset-password`. */
  kind: string
  recipient: string
  /** Whose letter it is: in their export, and forgotten with their account. */
  userId?: string | null
  subject: string
  /** Plain text. */
  body: string
  /** The same as a page. */
  html: string
  /** Who is answered, where that is not the marketplace. */
  replyTo?: string | null
}

export type Letter = typeof mailOutbox.$inferSelect

/** The job that sends what is due. */
export const RELAY_MAIL = 'relay-mail'

const DAY = 24 * 60 * 60_000
/** What is known of a letter is kept so long, for questions about it. */
const KEPT = 30 * DAY

/** Puts a letter into the transaction that is its reason. It leaves after the commit, or never. */
export const queueMail = async (tx: Queryable, mail: Mail): Promise<void> => {
  await tx.insert(mailOutbox).values(mail)
  await wakeJob(tx, RELAY_MAIL)
}

/** The newest first. */
export const findLetters = (db: Queryable, limit: number): Promise<Letter[]> =>
  db.select().from(mailOutbox).orderBy(desc(mailOutbox.createdAt), desc(mailOutbox.id)).limit(limit)

export async function findLetter(db: Queryable, id: string): Promise<Letter | null> {
  const [found] = await db.select().from(mailOutbox).where(eq(mailOutbox.id, id))
  return found ?? null
}

/** Those of an account, the newest first. */
export const findLettersOf = (db: Queryable, userId: string): Promise<Letter[]> =>
  db
    .select()
    .from(mailOutbox)
    .where(eq(mailOutbox.userId, userId))
    .orderBy(desc(mailOutbox.createdAt), desc(mailOutbox.id))

/** Forgets an account's letters; what has not left never does. */
export const forgetLettersOf = async (tx: Queryable, userId: string): Promise<void> => {
  await tx.delete(mailOutbox).where(eq(mailOutbox.userId, userId))
}

export const sweepLetters = (db: Db, now: Date): Promise<number> =>
  sweep(db, mailOutbox, sql`created_at < ${new Date(now.getTime() - KEPT).toISOString()}`)
