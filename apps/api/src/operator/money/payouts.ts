import type { components } from '@stoa/api-client/operator-schema'
import type { Operator } from '../../contract/handlers.ts'
import {
  type BatchHead,
  findBatch,
  findLeftOut,
  findPayoutByNumber,
  findPayoutsOfBatch,
  isMemberOfAny,
  lockBatch,
  type PayoutRow,
} from '../../modules/payouts/index.ts'
import type { Queryable, Tx } from '../../platform/db/client.ts'
import type { Money } from '../../platform/money.ts'
import { problem } from '../../platform/problem.ts'
import type { Subject } from '../act.ts'
import { stateHash } from '../state-hash.ts'

type Schemas = components['schemas']

export const moneyShop = ({ shopId, slug, name }: { shopId: string; slug: string; name: string }) => ({
  id: shopId,
  slug,
  name,
})

/** A payout as the console shows it. */
export const payoutView = (
  { shopId, shop: slug, shopName, amountMinor, ...row }: PayoutRow,
  { toDecimal }: Pick<Money, 'toDecimal'>,
): Schemas['OperatorPayout'] => ({
  number: row.number,
  shop: { id: shopId, slug, name: shopName },
  amount: toDecimal(amountMinor),
  account: row.account,
  status: row.status,
  reference: row.reference,
  reason: row.reason,
  createdAt: new Date(row.createdAt).toISOString(),
  paidOn: row.paidOn,
  hasNewAccount: row.status === 'pending' && row.hasNewAccount,
  expect: stateHash(row.number, row.status, row.hasNewAccount),
})

/** Reads a payout as the subject of an action. @throws problem `payout.not_found` */
export async function takePayout(
  tx: Tx,
  number: number,
  { operator, money }: { operator: Operator; money: Money },
): Promise<Subject<Schemas['OperatorPayout']>> {
  const payout = await findPayoutByNumber(tx, number)
  if (!payout) throw problem('payout.not_found')
  return {
    kind: 'payout',
    id: String(number),
    isOwn: await isMemberOfAny(tx, operator.userId, [payout.shopId]),
    view: payoutView(payout, money),
  }
}

export const stateOf = ({ isPrepared, pending }: BatchHead): Schemas['PayoutBatchRow']['state'] => {
  if (!isPrepared) return 'preparing'
  return pending > 0 ? 'open' : 'done'
}

/** A batch with its payouts. @throws problem `payout_batch.not_found` */
export async function readBatch(
  db: Queryable,
  id: string,
  { operator, money }: { operator: Operator; money: Money },
): Promise<Subject<Schemas['PayoutBatch']>> {
  const head = await findBatch(db, id)
  if (!head) throw problem('payout_batch.not_found')
  const payouts = await findPayoutsOfBatch(db, id)
  const views = payouts.map(row => payoutView(row, money)).reverse()
  const isOwn = await isMemberOfAny(
    db,
    operator.userId,
    payouts.map(({ shopId }) => shopId),
  )
  const state = stateOf(head)
  const why = {
    preparing: 'Its payouts are still being prepared.',
    done: 'All its payouts are paid or closed.',
    open: isOwn ? 'You’re a party to this.' : null,
  }[state]
  const view: Schemas['PayoutBatch'] = {
    id,
    number: head.number,
    createdAt: new Date(head.createdAt).toISOString(),
    madeBy: head.madeBy,
    state,
    sum: money.toDecimal(head.sumMinor),
    pending: head.pending,
    payouts: views,
    leftOut: (await findLeftOut(db, id)).map(({ why: reason, ...shop }) => ({
      shop: moneyShop(shop),
      why: reason,
    })),
    allowed: [{ action: 'mark_paid', ok: why === null, why }],
    expect: stateHash(id, state, ...views.map(({ expect }) => expect)),
  }
  return { kind: 'payout_batch', id, isOwn, view }
}

/** Locks a batch and reads it. @throws problem `payout_batch.not_found` */
export async function takeBatch(
  tx: Tx,
  id: string,
  given: { operator: Operator; money: Money },
): Promise<Subject<Schemas['PayoutBatch']>> {
  if (!(await lockBatch(tx, id))) throw problem('payout_batch.not_found')
  return readBatch(tx, id, given)
}
