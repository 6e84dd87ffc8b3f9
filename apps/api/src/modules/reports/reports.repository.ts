import { and, asc, desc, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Db, Queryable, Tx } from '../../platform/db/client.ts'
import { reports } from './reports.schema.ts'
import type { SubjectId } from './subject.repository.ts'

export type ReportRow = typeof reports.$inferSelect

const isAbout = ({ kind, id }: SubjectId) => and(eq(reports.subjectKind, kind), eq(reports.subjectId, id))

/** Lets calls about one subject run one at a time, until the transaction ends. */
export const lockSubject = (tx: Tx, { kind, id }: SubjectId) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`report ${kind} ${id}`}, 0))`)

export async function insertReport(tx: Tx, row: typeof reports.$inferInsert): Promise<void> {
  await tx.insert(reports).values(row)
}

/** Open reports of a subject, oldest first. */
export const findOpenReports = (db: Queryable, subject: SubjectId): Promise<ReportRow[]> =>
  db
    .select()
    .from(reports)
    .where(and(isAbout(subject), isNull(reports.closedAt)))
    .orderBy(asc(reports.createdAt), asc(reports.id))

/** All open reports, oldest first. */
export const findAllOpenReports = (db: Db): Promise<ReportRow[]> =>
  db.select().from(reports).where(isNull(reports.closedAt)).orderBy(asc(reports.createdAt), asc(reports.id))

/** Finds a report by its reference, open or closed. */
export async function findReport(db: Queryable, reference: string): Promise<ReportRow | null> {
  const [found] = await db.select().from(reports).where(eq(reports.reference, reference))
  return found ?? null
}

export async function closeOpenReports(
  tx: Tx,
  subject: SubjectId,
  change: Pick<ReportRow, 'closedAt' | 'outcome' | 'decision' | 'restrictionId'>,
): Promise<ReportRow[]> {
  return tx
    .update(reports)
    .set(change)
    .where(and(isAbout(subject), isNull(reports.closedAt)))
    .returning()
}

/** Removes names and emails of reports that were decided before `before`. */
export async function removeReporters(db: Db, before: Date): Promise<void> {
  await db
    .update(reports)
    .set({ name: null, email: null })
    .where(and(isNotNull(reports.email), lt(reports.closedAt, before)))
}

/** Removes name and email of a deleted account from its reports. */
export async function anonymizeReportsOf(tx: Queryable, email: string): Promise<void> {
  await tx
    .update(reports)
    .set({ name: null, email: null })
    .where(and(isNotNull(reports.email), eq(sql`lower(${reports.email})`, email.toLowerCase())))
}

/** Reports by an email address, newest first. */
export const findReportsBy = (db: Queryable, email: string) =>
  db
    .select({
      reference: reports.reference,
      kind: reports.subjectKind,
      why: reports.why,
      text: reports.text,
      createdAt: reports.createdAt,
      outcome: reports.outcome,
      decision: reports.decision,
    })
    .from(reports)
    .where(and(isNotNull(reports.email), eq(sql`lower(${reports.email})`, email.toLowerCase())))
    .orderBy(desc(reports.createdAt))
