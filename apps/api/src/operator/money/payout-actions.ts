import type { Brand } from '../../modules/mail/index.ts'
import {
  finishPayout,
  type Outcome,
  type PayoutRow,
  preparePayout,
  tellPayoutFinished,
} from '../../modules/payouts/index.ts'
import { findOwners } from '../../modules/shops/index.ts'
import type { Tx } from '../../platform/db/client.ts'
import type { Done } from '../shop-actions.ts'

export interface DonePayout extends Done {
  payout: PayoutRow
}

/** Prepares a payout of one shop. @throws PayoutRefused */
export async function prepare(
  tx: Tx,
  which: { slug: string },
  { now, override }: { now: Date; override: string | null },
): Promise<DonePayout> {
  const payout = await preparePayout(tx, which, { now, override })
  const { number, shopId, amountMinor, status } = payout
  return {
    payout,
    entry: {
      what: 'payout.prepared',
      subjectKind: 'payout',
      subjectId: String(number),
      aboutShopId: shopId,
      before: null,
      after: { status, amountMinor },
      reason: override,
    },
    effects: [],
  }
}

/** Ends a payout and notifies the shop's owners. @throws PayoutRefused */
export async function finish(
  tx: Tx,
  number: number,
  outcome: Outcome,
  { now, brand }: { now: Date; brand: Brand },
): Promise<DonePayout> {
  const payout = await finishPayout(tx, number, outcome, now)
  await tellPayoutFinished(tx, payout, brand)
  const { shopId, status, amountMinor } = payout
  return {
    payout,
    entry: {
      what: `payout.${status}`,
      subjectKind: 'payout',
      subjectId: String(number),
      aboutShopId: shopId,
      before: { status: 'pending' },
      after: { status, amountMinor },
      reason: outcome.status === 'paid' ? null : outcome.reason,
    },
    effects: [{ kind: 'email', count: (await findOwners(tx, shopId)).length }],
  }
}
