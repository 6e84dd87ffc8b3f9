import {
  claimLifecycle,
  commandsAt,
  disputeLifecycle,
  lockOrder,
  returnLifecycle,
} from '../../modules/orders/index.ts'
import { isMember } from '../../modules/shops/index.ts'
import type { Queryable } from '../../platform/db/client.ts'
import { stateHash } from '../state-hash.ts'
import {
  type Allowed,
  answer,
  type CaseDeps,
  type CaseReader,
  type CaseSide,
  type CaseView,
  isBuyer,
  logOf,
  notFound,
  side,
  whyNever,
} from './case-parts.ts'
import { findOrderCase, type OrderCaseFile, type OrderCaseKind } from './order-case.repository.ts'

/** Reads disputes, claims and returns: cases about the order of one shop. */
export function readOrderCases(kind: OrderCaseKind, { clock, money }: CaseDeps): CaseReader {
  const require = async (db: Queryable, id: string): Promise<OrderCaseFile> => {
    const file = await findOrderCase(db, kind, id)
    if (!file) throw notFound[kind]()
    return file
  }
  return {
    async lock(tx, id) {
      await lockOrder(tx, { id: (await require(tx, id)).order.id })
    },
    async read(db, id, operator) {
      const file = await require(db, id)
      const { order, dispute, claim, return: returned, history } = file
      const { buyerId, totalMinor, refundedMinor, ...facts } = order
      const isOwn =
        isBuyer(operator, { customerId: buyerId, email: order.buyer }) ||
        (await isMember(db, order.shop.id, operator.userId))
      const status = { dispute, claim, return: returned }[kind]!.status
      const view: CaseView = {
        kind,
        id,
        title: order.number,
        status,
        about: kind === 'claim' ? (claim?.kind ?? null) : null,
        amount: dispute && kind === 'dispute' ? money.toDecimal(dispute.amountMinor) : null,
        sides: sidesOf(file),
        items: itemsOf(file),
        order: { ...facts, total: money.toDecimal(totalMinor), refunded: money.toDecimal(refundedMinor) },
        subject: null,
        purchase: order.purchase,
        deadlines: deadlinesOf(file),
        history,
        log: await logOf(db, id),
        allowed: allowedOf(kind, file, { anyway: whyNever(isOwn, operator, kind), now: clock.now() }),
        expect: stateHash(
          kind,
          id,
          status,
          [claim?.status, returned?.status, returned?.postage, dispute?.status, dispute?.amountMinor],
          dispute?.statements.length,
          refundedMinor,
        ),
      }
      return { kind, id, isOwn, view }
    },
  }
}

function sidesOf({ claim, return: returned, dispute }: OrderCaseFile): CaseSide[] {
  const said = [
    claim && side('buyer', 'claim', { text: claim.text, pictures: claim.pictures, at: claim.openedAt }),
    claim && side('shop', 'answer', { text: claim.answer }),
    claim && side('marketplace', 'decision', { text: claim.decision }),
    returned &&
      side('buyer', 'return', { text: returned.text, pictures: returned.pictures, at: returned.requestedAt }),
    returned && side('shop', 'declined', { text: returned.rejectionReason }),
    returned && side('shop', 'kept', { text: returned.keptReason }),
    dispute && side('buyer', 'dispute', { text: dispute.text, at: dispute.openedAt }),
    ...(dispute?.statements ?? []).map(statement => side('shop', 'statement', statement)),
    dispute && side('marketplace', 'decision', { text: dispute.decision, at: dispute.decidedAt }),
  ]
  return said.filter(each => each !== null)
}

function itemsOf({ claim, return: returned, lines }: OrderCaseFile): CaseView['items'] {
  if (returned) return returned.lines.map(({ title, quantity, reason }) => ({ title, quantity, reason }))
  const chosen = claim && new Map(claim.lines.map(({ orderLineId, quantity }) => [orderLineId, quantity]))
  return lines
    .map(({ id, title, quantity }) => ({
      title,
      quantity: chosen ? (chosen.get(id) ?? 0) : quantity,
      reason: null,
    }))
    .filter(({ quantity }) => quantity > 0)
}

function deadlinesOf({ claim, return: returned, dispute }: OrderCaseFile): CaseView['deadlines'] {
  const isUndecided = dispute?.status === 'open' || dispute?.status === 'under_review'
  return [
    { what: 'decide' as const, at: isUndecided ? dispute.decideBy : null },
    { what: 'answer' as const, at: claim?.status === 'open' ? claim.answerBy : null },
    { what: 'approve' as const, at: returned?.decideBy ?? null },
    {
      what: 'label' as const,
      at: returned?.status === 'approved' && !returned.postage ? returned.labelDueAt : null,
    },
    { what: 'send' as const, at: returned?.status === 'approved' ? returned.sendBy : null },
  ].flatMap(({ what, at }) => (at === null ? [] : [{ what, at }]))
}

interface Circumstances {
  /** Reason why the operator can decide nothing. */
  anyway: string | null
  now: Date
}

function allowedOf(
  kind: OrderCaseKind,
  { claim, return: returned, dispute }: OrderCaseFile,
  { anyway, now }: Circumstances,
): Allowed[] {
  const isInDispute = dispute?.status === 'open' || dispute?.status === 'under_review'
  const by = 'operator' as const
  if (kind === 'dispute') {
    const facts = { hasCause: true, hasOtherOpen: false, isMoneyLeft: true }
    const can = commandsAt(disputeLifecycle, { status: dispute!.status, by, facts })
    const decided = anyway ?? (can.includes('decide_for_buyer') ? null : 'This has already been decided.')
    return [
      answer('decide_for_buyer', decided),
      answer('decide_for_seller', decided),
      answer('review_dispute', decided ?? (can.includes('review') ? null : 'It’s already under review.')),
    ]
  }
  const disputed = isInDispute ? 'There’s a dispute about it. Decide the dispute.' : null
  if (kind === 'claim') {
    const { status, answerBy } = claim!
    const can = commandsAt(claimLifecycle, { status, by, facts: { isInDispute } })
    const early = new Date(answerBy) >= now ? 'The shop still has time to answer.' : null
    const done = can.includes('dismiss') ? null : 'This has already been answered or decided.'
    const why = anyway ?? disputed ?? done ?? early
    return [answer('uphold_claim', why), answer('dismiss_claim', why)]
  }
  const facts = {
    isAnswerOverdue: false,
    isSendingOverdue: false,
    isLabelOverdue: false,
    isReimbursed: false,
    isInDispute,
  }
  const can = commandsAt(returnLifecycle, { status: returned!.status, by, facts })
  const isOver = !can.includes('approve') && !can.includes('uphold') ? 'This return has ended.' : null
  const ended = anyway ?? disputed ?? isOver
  const notApproved = ended ?? (can.includes('uphold') ? null : 'Approve the return first.')
  return [
    answer('approve_return', ended ?? (can.includes('approve') ? null : 'The return is already approved.')),
    answer('refund_return', notApproved),
    answer('dismiss_return', notApproved),
  ]
}
