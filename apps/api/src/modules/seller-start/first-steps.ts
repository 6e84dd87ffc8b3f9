import type { components } from '@stoa/api-client/schema'
import type { Queryable } from '../../platform/db/client.ts'
import type { MarketSettings } from '../../platform/market.ts'
import { traderGaps } from '../shops/index.ts'
import type { FirstStepFacts } from './first-steps.sql.ts'
import { findFirstStepFacts } from './seller-start.repository.ts'

type Step = components['schemas']['SellerStep']
type Traders = MarketSettings['selling']['traders']

/** Finds the first steps of a shop as its owners see them. The shop must exist. */
export const findFirstSteps = async (db: Queryable, shopId: string, traders: Traders): Promise<Step[]> =>
  firstSteps(await findFirstStepFacts(db, shopId), { traders, isOwner: true })

/**
 * Says which of the first steps of a shop are done. Computed from the shop's data, so that a step is open again if what it
 * asks for is removed.
 */
export function firstSteps(
  facts: FirstStepFacts,
  { traders, isOwner }: { traders: Traders; isOwner: boolean },
): Step[] {
  const gaps = traderGaps(facts.trader).filter(gap => traders === 'checked' || gap === 'details')
  return [
    { id: 'profile', isDone: facts.hasProfile },
    { id: 'logo', isDone: facts.hasLogo },
    { id: 'address', isDone: facts.hasAddress },
    { id: 'trader', isDone: gaps.length === 0, gaps },
    ...(facts.hasTax === null ? [] : [{ id: 'tax' as const, isDone: facts.hasTax }]),
    { id: 'product', isDone: facts.hasProduct },
    { id: 'shipping', isDone: facts.hasShipping },
    ...(isOwner ? [{ id: 'payout' as const, isDone: facts.hasPayout }] : []),
    // An expired one warns, and takes nothing from the shop.
    ...facts.attestations.map(({ kind: id, ...until }) => ({ id, isDone: true, ...until })),
  ]
}
