import type { Tx } from '../../platform/db/client.ts'
import { localTime, shiftDay, startOfDay } from '../../platform/local-day.ts'
import { firstRaise, type TimedRule } from './rates.ts'
import {
  endRules,
  findCategory,
  findConcernedShops,
  findRulesFrom,
  insertRule,
  isShop,
  lockRules,
  type MarketCategory,
  type RuleRow,
} from './rules.repository.ts'

/** Reason why a rule can't be changed, for the operator to read. */
export class CommissionRefused extends Error {}

/** Terms of the marketplace that decide when a rule may change. */
export interface CommissionTerms {
  /** Basis points. */
  defaultRate: number
  /** Days for which a raise is announced. */
  noticeDays: number
  timeZone: string
}

interface WantedRule {
  /** Null for every shop. */
  shopId: string | null
  /** Null for every category. */
  category: { path: string } | { id: string } | null
  /** Null takes the rate away. */
  rateBasisPoints: number | null
  /** Day of the marketplace on which it begins; now if it is today or null. */
  fromDay: string | null
  now: Date
  terms: CommissionTerms
}

export interface RuleChange {
  /** Null for every shop. */
  shopId: string | null
  category: MarketCategory | null
  /** Rates of the rule itself in basis points. Null if there is none. */
  before: number | null
  after: number | null
  fromDay: string
  /** Whether shops pay more than was decided before. */
  isRaise: boolean
  /** Shops that the rule is about. */
  shopIds: string[]
}

/**
 * Sets a rate of everything, of a category, of a shop, or of a shop in a category, or takes it away. It holds for orders that are placed from its
 * day on. Changes of the same rule that were to begin later are dropped.
 *
 * @throws CommissionRefused
 */
export async function changeRule(tx: Tx, wanted: WantedRule): Promise<RuleChange> {
  const { shopId, rateBasisPoints, now, terms } = wanted
  const today = localTime(now, terms.timeZone).day
  const fromDay = wanted.fromDay ?? today
  if (fromDay < today) throw new CommissionRefused('Choose today or a later day.')
  const from = fromDay === today ? now : startOfDay(fromDay, terms.timeZone)
  await lockRules(tx)
  if (shopId !== null && !(await isShop(tx, shopId))) throw new CommissionRefused('There is no such shop.')
  const category = wanted.category && (await requireCategory(tx, wanted.category))
  const scope = { shopId, category }
  const rules = timed(await findRulesFrom(tx, now, { shopId }))
  const isOwn = (rule: TimedRule) => rule.shopId === shopId && rule.path === (category?.path ?? '')
  const before = rules.find(rule => isOwn(rule) && (rule.until ?? Number.POSITIVE_INFINITY) > from.getTime())
  if (rateBasisPoints === null && !before)
    throw new CommissionRefused(
      category || shopId !== null
        ? `${category?.path ?? 'The shop'} has no rate of its own.`
        : 'There is no rate of everything.',
    )
  const shopIds = await findConcernedShops(tx, scope)
  await endRules(tx, scope, from)
  if (rateBasisPoints !== null) await insertRule(tx, scope, { rateBasisPoints, fromDay, from, now })
  const { defaultRate } = terms
  const after = timed(await findRulesFrom(tx, now, { shopId }))
  const raise = firstRaise(
    { rules, defaultRate },
    { rules: after, defaultRate },
    { shopId, from: from.getTime() },
  )
  if (raise !== null && shopIds.length > 0) requireNotice(raise, { today, terms })
  return {
    shopId,
    category,
    before: before?.rateBasisPoints ?? null,
    after: rateBasisPoints,
    fromDay,
    isRaise: raise !== null,
    shopIds,
  }
}

/** First day on which a raise may begin. */
export const firstDayOfRaise = (now: Date, { noticeDays, timeZone }: CommissionTerms): string =>
  shiftDay(localTime(now, timeZone).day, noticeDays)

/** A shop has time to leave before it pays more. A rule without shops that it is about needs none. */
function requireNotice(raise: number, { today, terms }: { today: string; terms: CommissionTerms }): void {
  const { noticeDays, timeZone } = terms
  const first = shiftDay(today, noticeDays)
  if (noticeDays > 0 && raise < startOfDay(first, timeZone).getTime())
    throw new CommissionRefused(
      `Shops would pay more, which is announced ${noticeDays} days before. Choose ${first} or a later day.`,
    )
}

async function requireCategory(tx: Tx, which: { path: string } | { id: string }): Promise<MarketCategory> {
  const category = await findCategory(tx, which)
  if (!category)
    throw new CommissionRefused(
      'path' in which ? `There is no category at ${which.path}.` : 'There is no such category.',
    )
  if (category.isShops)
    throw new CommissionRefused(
      `${category.path} belongs to a shop. Only categories of the marketplace have rates, which also apply to all categories below them.`,
    )
  return category
}

/** Rules of the database as rates compare them. */
export const timed = (rows: readonly RuleRow[]): TimedRule[] =>
  rows.map(({ shop, category, rateBasisPoints, from, until }) => ({
    shopId: shop?.id ?? null,
    path: category?.path ?? '',
    rateBasisPoints,
    from,
    until,
  }))
