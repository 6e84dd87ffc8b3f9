import type { components } from '@stoa/api-client/operator-schema'
import type { Operator } from '../../contract/handlers.ts'
import { type LedgerSums, readPeriods } from '../../modules/market-days/index.ts'
import { countApproved } from '../../modules/shops/index.ts'
import type { Deps } from '../../platform/deps.ts'

type Schemas = components['schemas']

/** Reads the marketplace's figures up to now. Null without the key `money`. */
export async function readTodayFigures(
  { db, clock, market, money }: Pick<Deps, 'db' | 'clock' | 'market' | 'money'>,
  { keys }: Operator,
): Promise<Schemas['TodayFigures'] | null> {
  if (!keys.includes('money')) return null
  const { timeZone } = market.settings
  const { periods, daily } = await readPeriods(db, { now: clock.now(), timeZone })
  const shops = await countApproved(
    db,
    periods.flatMap(({ span, spanBefore }) => [span, spanBefore]),
  )
  const amounts = ({ orders, salesMinor, returnedMinor, commissionMinor }: LedgerSums) => ({
    orders,
    sales: money.toDecimal(salesMinor),
    refunds: money.toDecimal(returnedMinor),
    commission: money.toDecimal(commissionMinor),
  })
  return {
    periods: periods.map(({ days, since, sums, before }, at) => ({
      days,
      since,
      ...amounts(sums),
      shops: shops[2 * at]!,
      before: before && { ...amounts(before), shops: shops[2 * at + 1]! },
    })),
    daily: daily.map(({ day, ...sums }) => ({ day, ...amounts(sums) })),
  }
}
