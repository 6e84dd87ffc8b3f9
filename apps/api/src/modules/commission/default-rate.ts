import type { Tx } from '../../platform/db/client.ts'
import { timed } from './change-rules.ts'
import { firstRaise } from './rates.ts'
import { findConcernedShops, findRulesFrom, lockRules } from './rules.repository.ts'

/**
 * Whether another default rate takes more of shops, now or later. It doesn't while a rule applies to everything, or if there are no
 * shops yet. Until the transaction ends, no one changes a rule.
 *
 * @param rates.before basis points, as `rates.after`
 */
export async function raisesDefault(
  tx: Tx,
  rates: { before: number; after: number; now: Date },
): Promise<boolean> {
  const { before, after, now } = rates
  if (after <= before) return false
  await lockRules(tx)
  const rules = timed(await findRulesFrom(tx, now, { shopId: null }))
  const raise = firstRaise(
    { rules, defaultRate: before },
    { rules, defaultRate: after },
    { shopId: null, from: now.getTime() },
  )
  return raise !== null && (await findConcernedShops(tx, { shopId: null, category: null })).length > 0
}
