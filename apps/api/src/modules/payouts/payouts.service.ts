import type { Tx } from '../../platform/db/client.ts'
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
  lockAccount,
  lockPayout,
  lockShop,
  type PayoutRow,
} from './payouts.repository.ts'
import type { WhyNotPaid } from './payouts.schema.ts'

/** Reason why a payout can't be made or changed, for the operator to read. */
export class PayoutRefused extends Error {
  /** Null for other reasons. */
  readonly why: WhyNotPaid | null
  constructor(message: string, why: WhyNotPaid | null = null) {
    super(message)
    this.why = why
  }
}

/** Time for which an account has to stay unchanged before it is paid to; milliseconds. Its owners may object until then. */
export const ACCOUNT_REST = 72 * HOUR

interface Preparation {
  now: Date
  /** Reason to pay to an account that changed within the last 72 hours; it is kept with the payout. */
  override?: string | null
  /** Batch that the payout belongs to. Then a shop whose balance is held is left out. */
  batchId?: string | null
}

/**
 * Prepares a payout of the whole available amount, which leaves the shop's balance.
 *
 * @throws PayoutRefused
 */
export async function preparePayout(
  tx: Tx,
  which: { slug: string } | { id: string },
  { now, override = null, batchId = null }: Preparation,
): Promise<PayoutRow> {
  const shop = await lockShop(tx, which)
  if (!shop) throw new PayoutRefused(`There is no shop ${'slug' in which ? which.slug : which.id}.`)
  const { id: shopId, slug } = shop
  if (batchId !== null && shop.heldFor)
    throw new PayoutRefused(
      shop.heldFor === 'suspended'
        ? `${slug} is suspended.`
        : `${slug} is terminated, and has orders that can still be returned.`,
      shop.heldFor,
    )
  await lockAccount(tx, shopId)
  const account = await findAccount(tx, shopId)
  if (!account) throw new PayoutRefused(`${slug} has no bank account yet.`, 'no_account')
  const payableFrom = new Date(account.changedAt + ACCOUNT_REST)
  if (payableFrom > now && override === null)
    throw new PayoutRefused(
      `${slug} changed its bank account ${new Date(account.changedAt).toISOString()}. Pay to it from ${payableFrom.toISOString()}, or ask its owners and give your reason.`,
      'account_changed',
    )
  const { amountMinor, currency, isPending } = await findAvailable(tx, shopId)
  if (isPending)
    throw new PayoutRefused(
      `${slug} has a payout in progress. Mark it paid, failed or canceled first.`,
      'payout_pending',
    )
  if (amountMinor <= 0)
    throw new PayoutRefused(`${slug} has no amount available for a payout.`, 'nothing_available')
  const id = newId()
  const overrideReason = payableFrom > now ? override : null
  const masked = maskedAccount(account)
  await insertPayout(tx, { id, shopId, amountMinor, currency, account: masked, overrideReason, batchId, now })
  await insertPayoutEntry(tx, id, { kind: 'payout', now })
  return findPayout(tx, id)
}

export type Outcome =
  | { status: 'paid'; reference: string; paidOn?: string }
  | { status: 'failed' | 'canceled'; reason: string }

/** Ends a payout. What was not paid is in the shop's balance again. @throws PayoutRefused */
export async function finishPayout(tx: Tx, number: number, outcome: Outcome, now: Date): Promise<PayoutRow> {
  const found = await lockPayout(tx, number)
  if (!found) throw new PayoutRefused(`There is no payout ${number}.`)
  if (found.status !== 'pending') throw new PayoutRefused(`Payout ${number} is ${found.status} already.`)
  const { status } = outcome
  const reference = outcome.status === 'paid' ? outcome.reference : null
  const reason = outcome.status === 'paid' ? null : outcome.reason
  const paidOn = (outcome.status === 'paid' && outcome.paidOn) || null
  await endPayout(tx, { id: found.id, status, reference, reason, paidOn }, now)
  if (status !== 'paid') await insertPayoutEntry(tx, found.id, { kind: 'payout_reversal', now })
  return findPayout(tx, found.id)
}
