import type { Email } from '../../modules/mail/index.ts'
import type { LogEntry } from '../../modules/operators/index.ts'
import { findOpenReports } from '../../modules/reports/index.ts'
import {
  addRestriction,
  type DecisionContext,
  liftRestriction,
  lockRestriction,
  type NewRestriction,
  type RestrictedKind,
  restrictedKindOf,
} from '../../modules/restrictions/index.ts'
import type { Tx } from '../../platform/db/client.ts'
import type { Done } from '../shop-actions.ts'

/** A decision with the emails that it sent. */
export interface Mailed extends Done {
  emails: readonly Email[]
}

/** Hides content. @throws like `addRestriction` */
export async function restrict(
  tx: Tx,
  given: NewRestriction,
  context: DecisionContext,
): Promise<Mailed & { restrictionId: string }> {
  const { kind, id, ground, facts } = given
  const reports = await findOpenReports(tx, { kind, id })
  const { id: restrictionId, shopId, emails } = await addRestriction(tx, given, context)
  const reporters = reports.filter(({ email }) => email !== null).length
  return {
    restrictionId,
    emails,
    entry: ofContent('restricted', { kind, id, shopId }, null, { restriction: restrictionId, ground }, facts),
    effects: [
      { kind: 'content_hidden', count: 1 },
      { kind: 'reports_closed', count: reports.length },
      { kind: 'email', count: emails.length + reporters },
    ],
  }
}

/** Lifts a restriction of content. @throws like `liftRestriction` */
export async function lift(
  tx: Tx,
  id: string,
  context: DecisionContext & { reason: string },
): Promise<Mailed & { isStillHidden: boolean }> {
  const { isStillHidden, emails } = await liftRestriction(tx, id, context)
  const found = (await lockRestriction(tx, id))!
  const subject = { kind: restrictedKindOf(found.kind)!, id: found.subjectId, shopId: found.aboutShopId }
  const after = { restriction: id, isStillHidden }
  return {
    isStillHidden,
    emails,
    entry: ofContent('restriction_lifted', subject, { restriction: id }, after, context.reason),
    effects: [
      { kind: 'content_shown', count: isStillHidden ? 0 : 1 },
      { kind: 'email', count: emails.length },
    ],
  }
}

const ofContent = (
  what: string,
  { kind, id, shopId }: { kind: RestrictedKind; id: string; shopId: string | null },
  before: LogEntry['before'],
  after: LogEntry['after'],
  reason: string,
): LogEntry => ({
  what: `${kind}.${what}`,
  subjectKind: kind,
  subjectId: id,
  aboutShopId: shopId,
  before,
  after,
  reason,
})
