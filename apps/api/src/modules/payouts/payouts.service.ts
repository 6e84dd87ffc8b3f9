import type { Db, Tx } from '../../platform/db/client.ts'
import { inTx } from '../../platform/db/tx.ts'
import { newId } from '../../platform/ids.ts'
import { insertPayoutEntry } from '../orders/index.ts'
import { maskedAccount } from './bank-account.ts'
import {
  endPayout,
  findAccount,
  findAvailable,
  findPayout,
  insertPayout,
  lockPayout,
  lockShop,
  type PayoutRow,
} from './payouts.repository.ts'

/** Reason why a payout can't be made or changed, for the operator to read. */
export class PayoutRefused extends Error {}

/** Prepares a payout of the whole available amount, which leaves the shop's balance. @throws PayoutRefused */
export async function preparePayout(db: Db, slug: string, now: Date): Promise<PayoutRow> {
  return inTx(db, async tx => {
    const shopId = await lockShop(tx, slug)
    if (!shopId) throw new PayoutRefused(`There is no shop ${slug}.`)
    const account = await findAccount(tx, shopId)
    if (!account) throw new PayoutRefused(`${slug} has no bank account yet.`)
    const { amountMinor, currency, isPending } = await findAvailable(tx, shopId)
    if (isPending)
      throw new PayoutRefused(`${slug} has a payout in progress. Mark it paid, failed or canceled first.`)
    if (amountMinor <= 0) throw new PayoutRefused(`${slug} has no amount available for a payout.`)
    const id = newId()
    await insertPayout(tx, { id, shopId, amountMinor, currency, account: maskedAccount(account), now })
    await insertPayoutEntry(tx, id, { kind: 'payout', now })
    return findPayout(tx, id)
  })
}

export type Outcome =
  | { status: 'paid'; reference: string }
  | { status: 'failed' | 'canceled'; reason: string }

/** Ends a payout. What was not paid is in the shop's balance again. @throws PayoutRefused */
export async function finishPayout(tx: Tx, number: number, outcome: Outcome, now: Date): Promise<PayoutRow> {
  const found = await lockPayout(tx, number)
  if (!found) throw new PayoutRefused(`There is no payout ${number}.`)
  if (found.status !== 'pending') throw new PayoutRefused(`Payout ${number} is ${found.status} already.`)
  const { status } = outcome
  const reference = outcome.status === 'paid' ? outcome.reference : null
  const reason = outcome.status === 'paid' ? null : outcome.reason
  await endPayout(tx, { id: found.id, status, reference, reason }, now)
  if (status !== 'paid') await insertPayoutEntry(tx, found.id, { kind: 'payout_reversal', now })
  return findPayout(tx, found.id)
}
