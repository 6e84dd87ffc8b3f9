import type { Tx } from '../../platform/db/client.ts'
import type { Deps } from '../../platform/deps.ts'
import { newId, newNumber } from '../../platform/ids.ts'
import { type Brand, queueEmail, queueEmails } from '../mail/index.ts'
import { decisionEmail, operatorEmail, receiptEmail } from './report-emails.ts'
import {
  closeOpenReports,
  findOpenReports,
  insertReport,
  lockSubject,
  type ReportRow,
} from './reports.repository.ts'
import { findSubject, type Subject, type SubjectId } from './subject.repository.ts'

export interface NewReport {
  subject: Subject
  why: string
  text: string
  /** Whether a member of the shop reported it in the seller area, who gets no receipt. */
  isByShop: boolean
  name: string
  email: string
}

/**
 * Writes a report in the caller's transaction. Emails the reporter a receipt, and the operator unless another report
 * of the same subject is open. Returns its reference.
 */
export async function fileReport(
  tx: Tx,
  { brand, clock }: Pick<Deps, 'brand' | 'clock'>,
  { subject, ...given }: NewReport,
): Promise<string> {
  await lockSubject(tx, subject)
  const isFirst = (await findOpenReports(tx, subject)).length === 0
  const report: ReportRow = {
    ...given,
    id: newId(),
    reference: `R-${newNumber()}`,
    subjectKind: subject.kind,
    subjectId: subject.id,
    aboutShopId: subject.shopId,
    createdAt: clock.now(),
    closedAt: null,
    outcome: null,
    decision: null,
    restrictionId: null,
  }
  await insertReport(tx, report)
  if (!given.isByShop)
    await queueEmail(tx, receiptEmail(brand, { reference: report.reference, email: given.email }, subject))
  if (isFirst) await queueEmail(tx, operatorEmail(brand, report, subject))
  return report.reference
}

export interface ReportDecision {
  outcome: 'dismissed' | 'restricted'
  /** Reasons, as the reporters get them. */
  decision: string
  restrictionId: string | null
}

/** Closes all open reports of a subject and emails each reporter the decision. Returns how many were open, and how many emails that was. */
export async function closeReports(
  tx: Tx,
  { brand, now }: { brand: Brand; now: Date },
  subject: SubjectId,
  decision: ReportDecision,
): Promise<{ count: number; emails: number }> {
  await lockSubject(tx, subject)
  const closed = await closeOpenReports(tx, subject, { ...decision, closedAt: now })
  if (closed.length === 0) return { count: 0, emails: 0 }
  const found = await findSubject(tx, subject)
  const emails = closed.flatMap(report =>
    report.email ? [decisionEmail(brand, report, report.email, found)] : [],
  )
  await queueEmails(tx, emails)
  return { count: closed.length, emails: emails.length }
}
