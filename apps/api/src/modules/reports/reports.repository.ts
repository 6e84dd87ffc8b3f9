import { and, asc, desc, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
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

/** Reports of the content with this id, open and closed, newest first. */
export const findReportsOf = (db: Queryable, subjectId: string, limit: number): Promise<ReportRow[]> =>
  db
    .select()
    .from(reports)
    .where(eq(reports.subjectId, subjectId))
    .orderBy(desc(reports.createdAt), desc(reports.id))
    .limit(limit)

/**
 * Open reports of a page of subjects. The subject that was reported first comes first, with its reports from the oldest on.
 *
 * @param page.after the first report of the last subject of the page before
 * @param page.limit of subjects
 */
export async function findOpenReportPage(
  db: Db,
  { after, limit }: { after: ReportRow | null; limit: number },
): Promise<ReportRow[]> {
  const first = alias(reports, 'first')
  const older = alias(reports, 'older')
  const isAfter = after
    ? sql`(${first.createdAt}, ${first.id}) > (${after.createdAt.toISOString()}::timestamptz, ${after.id}::uuid)`
    : undefined
  const page = db
    .select({ kind: first.subjectKind, id: first.subjectId, since: first.createdAt, firstId: first.id })
    .from(first)
    .where(
      and(
        isNull(first.closedAt),
        isAfter,
        sql`not exists (select from ${reports} ${older} where ${older.subjectKind} = ${first.subjectKind}
          and ${older.subjectId} = ${first.subjectId} and ${older.closedAt} is null
          and (${older.createdAt}, ${older.id}) < (${first.createdAt}, ${first.id}))`,
      ),
    )
    .orderBy(first.createdAt, first.id)
    .limit(limit)
    .as('page')
  const rows = await db
    .select({ report: reports })
    .from(page)
    .innerJoin(reports, and(eq(reports.subjectKind, page.kind), eq(reports.subjectId, page.id)))
    .where(isNull(reports.closedAt))
    .orderBy(page.since, page.firstId, reports.createdAt, reports.id)
  return rows.map(({ report }) => report)
}

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
