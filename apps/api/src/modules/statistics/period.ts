import { DAY } from '../../platform/durations.ts'

/** Local dates of a shop as `2026-05-02`. Nothing here knows of time zones: instants come from the database. */
export interface Bucket {
  from: string
  to: string
}

export interface Period extends Bucket {
  days: number
  unit: 'day' | 'month'
  today: string
  isUnderWay: boolean
  beforeFrom: string
  beforeTo: string
  /** Points of a plot, one after another. */
  buckets: readonly Bucket[]
  /** Buckets of the period before, equal in number, each for the same days. */
  beforeBuckets: readonly Bucket[]
}

export const MAX_DAYS = 732
/** Maximum number of days to show singly. Longer periods are grouped by month. */
const MAX_SINGLE_DAYS = 92
const DEFAULT_DAYS = 30

export type PeriodMistake = 'not_a_date' | 'ends_before_it_begins' | 'too_long' | 'in_the_future'

/** Determines the requested days, or the error in the request. Future days are left out. */
export function periodOf(
  given: { from?: string; to?: string; days?: number },
  today: string,
): Period | PeriodMistake {
  if (![given.from, given.to].every(date => date === undefined || isDate(date))) return 'not_a_date'
  if (given.from !== undefined && given.to !== undefined && given.from > given.to)
    return 'ends_before_it_begins'
  const to = given.to === undefined || given.to > today ? today : given.to
  const from = given.from ?? addDays(to, 1 - (given.days ?? DEFAULT_DAYS))
  if (from > to) return 'in_the_future'
  const days = daysBetween(from, to) + 1
  if (days > MAX_DAYS) return 'too_long'
  const unit = days > MAX_SINGLE_DAYS ? 'month' : 'day'
  const buckets = unit === 'day' ? daysFrom(from, days) : monthsFrom(from, to)
  const back = (date: string) => addDays(date, -days)
  return {
    from,
    to,
    days,
    unit,
    today,
    isUnderWay: to === today,
    beforeFrom: back(from),
    beforeTo: back(to),
    buckets,
    beforeBuckets: buckets.map(bucket => ({ from: back(bucket.from), to: back(bucket.to) })),
  }
}

export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * DAY).toISOString().slice(0, 10)

const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY

/** A day that the calendar has, in a year that the database knows. */
function isDate(text: string): boolean {
  if (!/^(19|20|21)\d\d-\d\d-\d\d$/.test(text)) return false
  const at = Date.parse(text)
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text)
}

const daysFrom = (from: string, days: number): Bucket[] =>
  Array.from({ length: days }, (_, at) => {
    const day = addDays(from, at)
    return { from: day, to: day }
  })

function monthsFrom(from: string, to: string): Bucket[] {
  const months: Bucket[] = []
  for (let start = from; start <= to; ) {
    const [year, month] = [Number(start.slice(0, 4)), Number(start.slice(5, 7))]
    const last = new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)
    const end = last < to ? last : to
    months.push({ from: start, to: end })
    start = addDays(end, 1)
  }
  return months
}
