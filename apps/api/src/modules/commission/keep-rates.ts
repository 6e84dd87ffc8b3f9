import type { Tx } from '../../platform/db/client.ts'
import { problem } from '../../platform/problem.ts'
import { timed } from './change-rules.ts'
import { rateAt, type TimedRule } from './rates.ts'
import { findRulesFrom, lockRules } from './rules.repository.ts'

interface Kept {
  /** Path of the category before its change. */
  path: string
  now: Date
  /** Basis points. */
  defaultRate: number
}

/**
 * Runs a change that takes a category's products to another path. It is refused if they would have another rate there, now or
 * later: a raise needs notice, and rates have their own decisions.
 *
 * @throws problem `category.not_allowed`
 */
export async function keepRates<T>(
  tx: Tx,
  { path, now, defaultRate }: Kept,
  change: () => Promise<T>,
  pathAfter: () => Promise<string>,
): Promise<T> {
  await lockRules(tx)
  const before = timed(await findRulesFrom(tx, now))
  const done = await change()
  const after = timed(await findRulesFrom(tx, now))
  const to = await pathAfter()
  const below = before.filter(rule => rule.path.startsWith(`${path}/`)).map(rule => rule.path)
  const points = [path, ...below].flatMap(from =>
    timesOf(before, now).flatMap(at =>
      shopsOf([...before, ...after]).map(shopId => ({ from, to: to + from.slice(path.length), shopId, at })),
    ),
  )
  const isOther = points.some(
    ({ from, to, ...point }) =>
      rateAt(before, { ...point, path: from }, defaultRate) !==
      rateAt(after, { ...point, path: to }, defaultRate),
  )
  if (isOther)
    throw problem('category.not_allowed', {
      detail: 'Its products would pay another commission. Change the commission of the categories first.',
    })
  return done
}

/** Times at which rates change. */
const timesOf = (rules: readonly TimedRule[], now: Date): number[] =>
  [...new Set([now.getTime(), ...rules.flatMap(({ from, until }) => [from, until ?? 0])])].filter(
    at => at >= now.getTime(),
  )

/** Shops with a rate in a category. One for all categories doesn't depend on the category. */
const shopsOf = (rules: readonly TimedRule[]): (string | null)[] => [
  ...new Set([null, ...rules.filter(({ path }) => path !== '').map(({ shopId }) => shopId)]),
]
