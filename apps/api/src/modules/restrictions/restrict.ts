import type { Tx } from '../../platform/db/client.ts'
import { newId } from '../../platform/ids.ts'
import { problem } from '../../platform/problem.ts'
import { refreshRating, restrictProduct } from '../catalog/index.ts'
import { type Brand, type Email, queueEmails } from '../mail/index.ts'
import { restrictQuestion } from '../questions/index.ts'
import { closeReports, findSubject, lockSubject, type Subject, type SubjectId } from '../reports/index.ts'
import { restrictReview } from '../reviews/index.ts'
import { findAddressees } from './addressees.repository.ts'
import { liftedEmail, restrictedEmail } from './restriction-emails.ts'
import {
  findInForce,
  insertRestriction,
  lockRestriction,
  type RestrictionRow,
  setLifted,
} from './restrictions.repository.ts'

/** Kinds of content that a restriction hides. A shop is suspended instead. */
export type RestrictedKind = 'product' | 'review' | 'question'

export interface DecisionContext {
  brand: Brand
  now: Date
  /** Operator who decides. Null for a command. */
  by: string | null
}

/** Sets or clears the mark that hides content. */
const MARKS: Record<RestrictedKind, (tx: Tx, id: string, by: string | null, now: Date) => Promise<void>> = {
  product: restrictProduct,
  async review(tx, id, by, now) {
    const productId = await restrictReview(tx, id, by, now)
    if (productId !== null) await refreshRating(tx, productId)
  },
  question: restrictQuestion,
}

const KIND_OF: Record<RestrictionRow['kind'], RestrictedKind | null> = {
  product_hidden: 'product',
  review_hidden: 'review',
  question_hidden: 'question',
  account_blocked: null,
  shop_terminated: null,
}

/** Kind of content that a restriction hides. Null if it blocks an account or terminates a shop. */
export const restrictedKindOf = (kind: RestrictionRow['kind']): RestrictedKind | null => KIND_OF[kind]

export interface NewRestriction extends Pick<RestrictionRow, 'ground' | 'clause' | 'facts'> {
  kind: RestrictedKind
  id: string
}

/**
 * Hides a product, review or question in the caller's transaction, in addition to restrictions that already do. Emails
 * its seller or author the reasons, closes open reports of it, and emails the reporters. Returns the restriction's id
 * with the emails about it.
 *
 * @throws problem `report.subject_not_found`
 */
export async function addRestriction(
  tx: Tx,
  { kind, id: subjectId, ground, clause, facts }: NewRestriction,
  { brand, now, by }: DecisionContext,
): Promise<{ id: string; shopId: string; emails: Email[] }> {
  const subject = await requireSubject(tx, { kind, id: subjectId })
  const id = newId()
  const reasons = `${ground === 'law' ? 'It is against the law' : 'It is against our terms'}: ${clause}.\n\n${facts}`
  const { count: closed } = await closeReports(tx, { brand, now }, subject, {
    outcome: 'restricted',
    decision: reasons,
    restrictionId: id,
  })
  const source = closed > 0 ? 'report' : 'own_check'
  const restriction = { id, ground, clause, facts, source, subjectId, createdAt: now, createdBy: by } as const
  await insertRestriction(tx, { ...restriction, kind: `${kind}_hidden`, aboutShopId: subject.shopId })
  await MARKS[kind](tx, subjectId, id, now)
  const addressees = await findAddressees(tx, subject)
  const emails = addressees.map(to => restrictedEmail(brand, to, subject, restriction))
  await queueEmails(tx, emails)
  return { id, shopId: subject.shopId, emails }
}

/**
 * Lifts a restriction in the caller's transaction. The content is shown again unless another restriction hides it.
 *
 * @throws problem `restriction.not_found`, `restriction.lifted`
 */
export async function liftRestriction(
  tx: Tx,
  id: string,
  { reason, brand, now, by }: DecisionContext & { reason: string },
): Promise<{ isStillHidden: boolean; emails: Email[] }> {
  const found = await lockRestriction(tx, id)
  const kind = found && restrictedKindOf(found.kind)
  if (!found || !kind) throw problem('restriction.not_found')
  if (found.liftedAt) throw problem('restriction.lifted')
  // Two decisions at once would each count the other as not made, and leave a mark that no restriction is behind.
  await lockSubject(tx, { kind, id: found.subjectId })
  await setLifted(tx, id, { liftedAt: now, liftReason: reason, liftedBy: by })
  const other = await findInForce(tx, found.subjectId)
  await MARKS[kind](tx, found.subjectId, other, now)
  const subject = await findSubject(tx, { kind, id: found.subjectId })
  const isStillHidden = other !== null
  // Its author may have deleted it.
  const addressees = subject ? await findAddressees(tx, subject) : []
  const emails = addressees.map(to => liftedEmail(brand, to, subject!, { reason, isStillHidden }))
  await queueEmails(tx, emails)
  return { isStillHidden, emails }
}

/**
 * Closes the open reports of a subject without a restriction. A question that was hidden since a shop reported it is
 * shown again. Returns how many reports were open, and how many reporters get an email.
 */
export async function dismissReports(
  tx: Tx,
  subject: SubjectId,
  { reason, brand, now }: Omit<DecisionContext, 'by'> & { reason: string },
): Promise<{ count: number; emails: number }> {
  const found = await findSubject(tx, subject)
  // A shop that was suspended since isn't public, which is what its reporters asked for.
  const outcome = subject.kind === 'shop' && found && !found.isPublic ? 'restricted' : 'dismissed'
  const closed = await closeReports(tx, { brand, now }, subject, {
    outcome,
    decision: reason,
    restrictionId: null,
  })
  if (closed.count > 0 && isRestrictable(subject.kind))
    await MARKS[subject.kind](tx, subject.id, await findInForce(tx, subject.id), now)
  return closed
}

const isRestrictable = (kind: SubjectId['kind']): kind is RestrictedKind => kind !== 'shop'

async function requireSubject(tx: Tx, id: SubjectId): Promise<Subject> {
  const subject = await findSubject(tx, id)
  if (!subject) throw problem('report.subject_not_found')
  return subject
}
