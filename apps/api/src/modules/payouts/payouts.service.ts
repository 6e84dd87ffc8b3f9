import type { Db, Tx } from '../../platform/db/client.ts'
import { inTx } from '../../platform/db/tx.ts'
import { HOUR } from '../../platform/durations.ts'
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

/** Time for which an account has to stay unchanged before it is paid to; milliseconds. Its owners may object until then. */
export const ACCOUNT_REST = 72 * HOUR

/**
 * Prepares a payout of the whole available amount, which leaves the shop's balance.
 *
 * @param override reason to pay to an account that changed within the last 72 hours; it is kept with the payout
 * @throws PayoutRefused
 */
export async function preparePayout(
  db: Db,
  slug: string,
  now: Date,
  override: string | null = null,
): Promise<PayoutRow> {
  return inTx(db, async tx => {
    const shopId = await lockShop(tx, slug)
    if (!shopId) throw new PayoutRefused(`There is no shop ${slug}.`)
    const account = await findAccount(tx, shopId)
    if (!account) throw new PayoutRefused(`${slug} has no bank account yet.`)
    const payableFrom = new Date(account.changedAt + ACCOUNT_REST)
    if (payableFrom > now && override === null)
      throw new PayoutRefused(
        `${slug} changed its bank account ${new Date(account.changedAt).toISOString()}. Pay to it from ${payableFrom.toISOString()}, or ask its owners and give your reason.`,
      )
    const { amountMinor, currency, isPending } = await findAvailable(tx, shopId)
    if (isPending)
      throw new PayoutRefused(`${slug} has a payout in progress. Mark it paid, failed or canceled first.`)
    if (amountMinor <= 0) throw new PayoutRefused(`${slug} has no amount available for a payout.`)
    const id = newId()
    const overrideReason = payableFrom > now ? override : null
    await insertPayout(tx, {
      id,
      shopId,
      amountMinor,
      currency,
      account: maskedAccount(account),
      overrideReason,
      now,
    })
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
