import type { Queryable } from '../../platform/db/client.ts'
import { type Day, localTime, shiftDay, startOfDay } from '../../platform/local-day.ts'
import { findDays, type LedgerSums, sumLedger } from './days.repository.ts'
import type { Stretch } from './money-of-day.sql.ts'

/** Lengths of the periods in days, the shortest first. */
const DAYS_OF_PERIODS = [7, 30, 90] as const
const LONGEST = 90

/** Sums of the ledger from one day of the marketplace until now, compared with as many days before. */
interface Period {
  days: (typeof DAYS_OF_PERIODS)[number]
  /** First day that is counted, if it's later than the first day of the period. Otherwise null. */
  since: Day | null
  span: Stretch
  sums: LedgerSums
  /** The period before, up to the same time of day. */
  spanBefore: Stretch
  /** Sums of the period before. Null if some of its days weren't counted. */
  before: LedgerSums | null
}

interface Periods {
  periods: Period[]
  /** Days of the longest period that are counted, oldest first. The last one is today. */
  daily: (LedgerSums & { day: Day })[]
}

/**
 * Sums the periods that end now, from the rows of past days. The ledger is read only for what has no row: today, days that are over
 * and not counted yet, and the beginning of each day on which a period before ends.
 */
export async function readPeriods(
  db: Queryable,
  { now, timeZone }: { now: Date; timeZone: string },
): Promise<Periods> {
  const { day: today, seconds } = localTime(now, timeZone)
  const shown = { from: shiftDay(today, 1 - 2 * LONGEST), to: shiftDay(today, -1), limit: 2 * LONGEST }
  const past = await findDays(db, shown)
  const uncounted = daysFrom(past[0] ? shiftDay(past[0].day, 1) : today, today)
  const counted = past[0]?.endsAt ?? startOfDay(today, timeZone)
  const open = uncounted.map((day, at) => ({
    // The first one begins at the end of the last counted one, also if the time zone has changed since.
    from: at === 0 ? counted : startOfDay(day, timeZone),
    to: startOfDay(shiftDay(day, 1), timeZone),
  }))

  const tonight = startOfDay(shiftDay(today, 1), timeZone)
  const spans = DAYS_OF_PERIODS.map(days => {
    const span = { from: startOfDay(shiftDay(today, 1 - days), timeZone), to: tonight }
    const lastBefore = startOfDay(shiftDay(today, -days), timeZone)
    const cut = new Date(Math.min(lastBefore.getTime() + seconds * 1_000, span.from.getTime()))
    const spanBefore = { from: startOfDay(shiftDay(today, 1 - 2 * days), timeZone), to: cut }
    return { days, span, spanBefore, endOfBefore: { from: lastBefore, to: cut } }
  })
  const sums = await sumLedger(db, [...open, ...spans.map(({ endOfBefore }) => endOfBefore)])
  const recent = uncounted.map((day, at) => ({ day, ...pick(sums[at]!) }))

  const periods = spans.map(({ days, span, spanBefore }, at): Period => {
    const first = shiftDay(today, 1 - days)
    const own = [...past, ...recent].filter(({ day }) => day >= first)
    const rowsBefore = past.filter(({ day }) => day < first && day >= shiftDay(first, -days))
    const oldest = past.at(-1)?.day ?? today
    return {
      days,
      since: oldest > first ? oldest : null,
      span,
      sums: sum(own),
      spanBefore,
      before: rowsBefore.length === days ? sum([...rowsBefore.slice(1), sums[open.length + at]!]) : null,
    }
  })
  const all = [...past.toReversed().map(row => ({ day: row.day, ...pick(row) })), ...recent]
  return { periods, daily: all.filter(({ day }) => day > shiftDay(today, -LONGEST)) }
}

/** Days from the first to the last, both included. */
function daysFrom(first: Day, last: Day): Day[] {
  const days: Day[] = []
  for (let day = first; day <= last; day = shiftDay(day, 1)) days.push(day)
  return days
}

const pick = ({ orders, salesMinor, returnedMinor, commissionMinor }: LedgerSums): LedgerSums => ({
  orders,
  salesMinor,
  returnedMinor,
  commissionMinor,
})

const sum = (all: readonly LedgerSums[]): LedgerSums =>
  all.reduce<LedgerSums>(
    (total, each) => ({
      orders: total.orders + each.orders,
      salesMinor: total.salesMinor + each.salesMinor,
      returnedMinor: total.returnedMinor + each.returnedMinor,
      commissionMinor: total.commissionMinor + each.commissionMinor,
    }),
    { orders: 0, salesMinor: 0, returnedMinor: 0, commissionMinor: 0 },
  )
