import type { Db } from '../../platform/db/client.ts'
import { inTx } from '../../platform/db/tx.ts'
import { endRule, insertRule, lockCategory, type MarketCategory } from './rules.repository.ts'

/** Reason why a rule can't be changed, for the operator to read. */
export class CommissionRefused extends Error {}

interface RuleChange {
  category: Pick<MarketCategory, 'name' | 'path'>
  /** Rate in basis points. Null if the category has no rate. */
  before: number | null
  after: number | null
}

/**
 * Sets the rate of a category of the marketplace and of all below it, or takes it away with null. It holds for orders
 * that are placed from now on.
 *
 * @throws CommissionRefused
 */
export function changeRule(
  db: Db,
  { path, rateBasisPoints, now }: { path: string; rateBasisPoints: number | null; now: Date },
): Promise<RuleChange> {
  return inTx(db, async tx => {
    const category = await lockCategory(tx, path)
    if (!category) throw new CommissionRefused(`There is no category at ${path}.`)
    if (category.isShops)
      throw new CommissionRefused(
        `${path} belongs to a shop. Only categories of the marketplace have rates, which also apply to all categories below them.`,
      )
    const before = await endRule(tx, category.id, now)
    if (rateBasisPoints === null) {
      if (before === null) throw new CommissionRefused(`${path} has no rate.`)
    } else await insertRule(tx, category, rateBasisPoints, now)
    return { category, before, after: rateBasisPoints }
  })
}
