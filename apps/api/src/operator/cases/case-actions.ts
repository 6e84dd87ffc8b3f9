import {
  type Decision,
  decideDispute,
  decideReturn,
  type ReturnDecision,
  reviewDispute,
} from '../../modules/after-sales/index.ts'
import { type ClaimDecision, decideClaim } from '../../modules/claims/index.ts'
import type { Brand } from '../../modules/mail/index.ts'
import type { LogEntry } from '../../modules/operators/index.ts'
import type { SubjectId } from '../../modules/reports/index.ts'
import { dismissReports } from '../../modules/restrictions/index.ts'
import type { Tx } from '../../platform/db/client.ts'
import type { Money } from '../../platform/money.ts'
import { measured } from '../measure.ts'
import type { Done } from '../shop-actions.ts'
import { notFound } from './case-parts.ts'
import { findOrderCase } from './order-case.repository.ts'

export interface CaseContext {
  now: Date
  brand: Brand
  money: Money
}

/** Decision with the amount that counts toward the operator's daily limit. */
export interface CaseDone extends Done {
  refundedMinor: number
}

const by = ({ now, brand }: CaseContext) => ({ actor: 'operator', now, notify: brand }) as const

/** Finds the order and the state of a case, for its entry in the log. */
async function stateOf(tx: Tx, kind: 'dispute' | 'claim' | 'return', id: string) {
  const file = await findOrderCase(tx, kind, id)
  if (!file) throw notFound[kind]()
  const { order } = file
  return { order, status: file[kind]!.status }
}

/** Does something with a case about an order, and describes it by the states before and after. */
async function decided(
  tx: Tx,
  given: {
    kind: 'dispute' | 'claim' | 'return'
    id: string
    what: string
    reason: string | null
    context: CaseContext
  },
  work: () => Promise<unknown>,
): Promise<CaseDone> {
  const { kind, id, what, reason, context } = given
  const before = await stateOf(tx, kind, id)
  const { money } = context
  const { amountMinor: refundedMinor, effects } = await measured(
    tx,
    { orderIds: [before.order.id], money },
    work,
  )
  const after = await stateOf(tx, kind, id)
  const entry: LogEntry = {
    what,
    subjectKind: kind,
    subjectId: id,
    aboutShopId: before.order.shop.id,
    before: { status: before.status },
    after: { status: after.status, order: before.order.number, ...(refundedMinor > 0 && { refundedMinor }) },
    reason,
  }
  return { entry, effects, refundedMinor }
}

/** Marks a dispute as under review. @throws like `reviewDispute` */
export async function review(
  tx: Tx,
  id: string,
  { reason, ...context }: CaseContext & { reason: string | null },
): Promise<CaseDone> {
  const given = { kind: 'dispute', id, what: 'dispute.reviewed', reason, context } as const
  const done = await decided(tx, given, () => reviewDispute(tx, id, by(context)))
  return { ...done, effects: [{ kind: 'dispute_reviewed', count: 1 }, ...done.effects] }
}

/** Decides a dispute for one side. @throws like `decideDispute` */
export const decide = (tx: Tx, id: string, decision: Decision, context: CaseContext): Promise<CaseDone> =>
  decided(
    tx,
    { kind: 'dispute', id, what: `dispute.decided_for_${decision.for}`, reason: decision.because, context },
    () => decideDispute(tx, id, decision, by(context)),
  )

/** Decides a claim in the place of its shop. @throws like `decideClaim` */
export async function answerClaim(
  tx: Tx,
  id: string,
  decision: ClaimDecision,
  context: CaseContext,
): Promise<CaseDone> {
  const isUpheld = decision.decision === 'uphold'
  const what = isUpheld ? 'claim.upheld' : 'claim.dismissed'
  const given = { kind: 'claim', id, what, reason: decision.because, context } as const
  const done = await decided(tx, given, () => decideClaim(tx, id, decision, by(context)))
  return isUpheld ? done : { ...done, effects: [{ kind: 'claim_dismissed', count: 1 }, ...done.effects] }
}

const RETURN_ACTIONS = {
  approve: { what: 'return.approved', effect: 'return_approved' },
  refund: { what: 'return.refunded', effect: 'return_ended' },
  dismiss: { what: 'return.ended', effect: 'return_ended' },
} as const

/** Approves a return in the place of its shop, or ends it. @throws like `decideReturn` */
export async function answerReturn(
  tx: Tx,
  id: string,
  decision: ReturnDecision,
  { labelDays, sendDays, ...context }: CaseContext & { labelDays: number; sendDays: number },
): Promise<CaseDone> {
  const { what, effect } = RETURN_ACTIONS[decision.decision]
  const given = { kind: 'return', id, what, reason: decision.because, context } as const
  const done = await decided(tx, given, () =>
    decideReturn(tx, id, decision, { ...by(context), labelDays, sendDays }),
  )
  return { ...done, effects: [{ kind: effect, count: 1 }, ...done.effects] }
}

/** Closes the open reports of some content, which stays. @throws like `dismissReports` */
export async function closeReports(
  tx: Tx,
  subject: SubjectId,
  { shopId, reason, brand, now }: Omit<CaseContext, 'money'> & { shopId: string; reason: string },
): Promise<Done & { count: number }> {
  const { count, emails } = await dismissReports(tx, subject, { reason, brand, now })
  const entry: LogEntry = {
    what: 'report.closed',
    subjectKind: 'report',
    subjectId: subject.id,
    aboutShopId: shopId,
    before: { status: 'open' },
    after: { status: 'closed', kind: subject.kind, reports: count },
    reason,
  }
  const effects = [
    { kind: 'reports_closed' as const, count },
    { kind: 'email' as const, count: emails },
  ]
  return { entry, effects, count }
}
