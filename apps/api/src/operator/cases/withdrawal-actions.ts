import type { Operator } from '../../contract/handlers.ts'
import type { LogEntry } from '../../modules/operators/index.ts'
import { isMember } from '../../modules/shops/index.ts'
import { findWithdrawal, matchWithdrawal, rejectWithdrawal } from '../../modules/withdrawals/index.ts'
import type { Queryable, Tx } from '../../platform/db/client.ts'
import type { Deps } from '../../platform/deps.ts'
import { problem } from '../../platform/problem.ts'
import { measured } from '../measure.ts'
import type { Done } from '../shop-actions.ts'
import type { CaseContext, CaseDone } from './case-actions.ts'
import { isBuyer } from './case-parts.ts'
import { findPurchaseByNumber, type Purchase } from './purchase.repository.ts'

const entryOf = (
  what: string,
  id: string,
  after: Readonly<Record<string, unknown>>,
  reason: string,
): LogEntry => ({
  what,
  subjectKind: 'withdrawal',
  subjectId: id,
  before: { status: 'unmatched' },
  after,
  reason,
})

/**
 * Matches a withdrawal to a purchase and lets it take effect.
 *
 * @param given.number null keeps the purchase that it belongs to
 * @throws problem `order.not_found`, `operator.own_case`, and like `matchWithdrawal`
 */
export async function match(
  tx: Tx,
  id: string,
  given: { number: string | null; operator: Operator; reason: string },
  { now, brand, money, market }: CaseContext & Pick<Deps, 'market'>,
): Promise<CaseDone> {
  const number = given.number ?? (await findWithdrawal(tx, id))?.purchase
  if (!number)
    throw problem('request.invalid', {
      detail: 'Enter the number of the purchase.',
      fields: [{ pointer: '/number', code: 'required', message: 'Enter the number of the purchase.' }],
    })
  const purchase = await findPurchaseByNumber(tx, number)
  if (!purchase) throw problem('order.not_found', { detail: 'There’s no purchase with this number.' })
  // The purchase of a match is part of the case.
  if (await isParty(tx, purchase, given.operator))
    throw problem('operator.own_case', { detail: 'Ask another operator: you’re a party to this purchase.' })
  const { orderIds } = purchase
  const { amountMinor: refundedMinor, effects } = await measured(tx, { orderIds, money }, () =>
    matchWithdrawal(tx, id, purchase.number, { now, brand, market }),
  )
  const after = { status: 'done', purchase: purchase.number, ...(refundedMinor > 0 && { refundedMinor }) }
  return {
    entry: entryOf('withdrawal.matched', id, after, given.reason),
    effects: [{ kind: 'withdrawal_done', count: 1 }, ...effects],
    refundedMinor,
  }
}

/** Whether an operator bought this, or works for one of its shops. */
export async function isParty(
  db: Queryable,
  { shopIds, ...buyer }: Purchase,
  operator: Operator,
): Promise<boolean> {
  const isMine = await Promise.all(shopIds.map(shopId => isMember(db, shopId, operator.userId)))
  return isBuyer(operator, buyer) || isMine.includes(true)
}

/** Rejects a withdrawal. @throws like `rejectWithdrawal` */
export async function reject(tx: Tx, id: string, reason: string, { brand }: CaseContext): Promise<Done> {
  const isSent = Boolean((await findWithdrawal(tx, id))?.withdrawal.email)
  await rejectWithdrawal(tx, id, reason, { brand })
  return {
    entry: entryOf('withdrawal.rejected', id, { status: 'rejected' }, reason),
    effects: [
      { kind: 'withdrawal_rejected', count: 1 },
      { kind: 'email', count: isSent ? 1 : 0 },
    ],
  }
}
