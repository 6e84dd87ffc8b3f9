/** A rule for a stretch of time. */
export interface TimedRule {
  /** Null for every shop. */
  shopId: string | null
  /** Path of its category; empty for every category. */
  path: string
  rateBasisPoints: number
  /** Milliseconds. */
  from: number
  /** First moment without it, in milliseconds. Null without an end. */
  until: number | null
}

const isWithin = (path: string, of: string): boolean => of === '' || path === of || path.startsWith(`${of}/`)

const holdsAt = ({ from, until }: TimedRule, at: number): boolean =>
  from <= at && (until === null || until > at)

/** The most specific rate: of the shop in the deepest category, of the shop, of the deepest category, of everything, or else the default. */
export function rateAt(
  rules: readonly TimedRule[],
  { shopId, path, at }: { shopId: string | null; path: string; at: number },
  defaultRate: number,
): number {
  const [best] = rules
    .filter(
      rule =>
        holdsAt(rule, at) && (rule.shopId === null || rule.shopId === shopId) && isWithin(path, rule.path),
    )
    .toSorted(
      (a, b) => Number(a.shopId === null) - Number(b.shopId === null) || b.path.length - a.path.length,
    )
  return best?.rateBasisPoints ?? defaultRate
}

/** Rates at all times. */
interface Rates {
  rules: readonly TimedRule[]
  /** Basis points, if no rule applies. */
  defaultRate: number
}

/**
 * The first time from which a change takes more of a shop than was decided before it, in milliseconds. Null if it never does. Rates
 * change only when a rule begins or ends, and differ only between categories that have rules.
 *
 * @param shopId shop of the changed rule; null for every shop
 */
export function firstRaise(
  before: Rates,
  after: Rates,
  { shopId, from }: { shopId: string | null; from: number },
): number | null {
  const all = [...before.rules, ...after.rules]
  const paths = new Set(['', ...all.map(({ path }) => path)])
  const times = new Set([from, ...all.flatMap(rule => [rule.from, rule.until ?? from])])
  const rises = (at: number) =>
    [...paths].some(path => {
      const point = { shopId, path, at }
      return rateAt(after.rules, point, after.defaultRate) > rateAt(before.rules, point, before.defaultRate)
    })
  return (
    [...times]
      .filter(at => at >= from)
      .toSorted((a, b) => a - b)
      .find(rises) ?? null
  )
}
