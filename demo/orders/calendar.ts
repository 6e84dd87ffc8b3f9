import { between, chance } from '../catalog/chance.ts'

export const HOUR = 3_600_000
export const DAY = 24 * HOUR
/** How far back the history goes; days. */
export const DAYS = 730
/** Weight of the first day compared with the last one. */
const FIRST_DAY = 0.35

/** How much is bought in a month beside the others, January first: presents in December, holidays in summer. */
const MONTHS = [0.85, 0.85, 0.95, 1, 1.05, 0.95, 0.8, 0.8, 1, 1.05, 1.3, 2.1] as const
/** How much is bought on a day of the week, Sunday first. */
const WEEKDAYS = [1.15, 1.2, 1.1, 1.05, 1, 0.8, 0.7] as const
/** How much is bought in an hour (UTC): in lunch breaks, and most of all in the evening. */
const HOURS = [
  0.5, 0.3, 0.2, 0.1, 0.1, 0.2, 0.5, 1, 1.5, 2, 2.2, 2.6, 3, 2.6, 2.2, 2.2, 2.6, 3.4, 4.6, 6, 6.6, 5.6, 3.4,
  1.4,
] as const
/** What a sale day sells beside an ordinary one. */
const SALE_RUSH = 3

/** The last week from Monday to Sunday that ended in May, as the moments where it begins and ends. */
export function saleOf(now: Date): { from: Date; until: Date } {
  const year =
    now.getTime() < Date.UTC(now.getUTCFullYear(), 5, 1) ? now.getUTCFullYear() - 1 : now.getUTCFullYear()
  const last = new Date(Date.UTC(year, 4, 31))
  const until = last.getTime() + DAY - last.getUTCDay() * DAY
  return { from: new Date(until - 7 * DAY), until: new Date(until) }
}

export const isIn = ({ from, until }: { from: Date; until: Date }, at: Date): boolean =>
  at >= from && at < until

/**
 * Returns the times of purchases within the last two years, oldest first. Their number grows, with seasons, weekdays,
 * evenings and one sale.
 */
export function momentsOf(count: number, now: Date): Date[] {
  const sale = saleOf(now)
  const today = Math.floor(now.getTime() / DAY) * DAY
  const days = Array.from({ length: DAYS + 1 }, (_, at) => {
    const start = today - (DAYS - at) * DAY
    return { start, weight: weightOf(new Date(start), at, sale) }
  })
  const last = days.at(-1)!
  // Of the last day only what is over.
  last.weight *= shareOfDay(now.getTime() - last.start)
  const total = days.reduce((sum, { weight }) => sum + weight, 0)
  let day = 0
  let before = 0
  return Array.from({ length: count }, (_, at) => {
    // One draw from each of `count` equal slices: no month is empty by bad luck.
    const drawn = ((at + chance(`purchase/${at}/day`)) / count) * total
    while (before + days[day]!.weight < drawn && day < DAYS) before += days[day++]!.weight
    const { start } = days[day]!
    const until = Math.min(now.getTime() - start, DAY)
    return new Date(start + timeOfDay(`purchase/${at}/hour`, until))
  }).sort((a, b) => a.getTime() - b.getTime())
}

function weightOf(day: Date, at: number, sale: { from: Date; until: Date }): number {
  const growth = FIRST_DAY + (1 - FIRST_DAY) * (at / DAYS)
  // Nothing that is ordered after the twentieth comes in time for the holidays.
  const isTooLate = day.getUTCMonth() === 11 && day.getUTCDate() > 20
  const month = isTooLate ? 0.8 : MONTHS[day.getUTCMonth()]!
  const mood = 0.8 + 0.4 * chance(`day/${day.toISOString().slice(0, 10)}`)
  return growth * month * WEEKDAYS[day.getUTCDay()]! * mood * (isIn(sale, day) ? SALE_RUSH : 1)
}

const sumOf = (weights: readonly number[]) => weights.reduce((sum, weight) => sum + weight, 0)

/** How much of a day's purchases are made within its first milliseconds. */
function shareOfDay(milliseconds: number): number {
  const hours = Math.floor(milliseconds / HOUR)
  const begun = (HOURS[hours] ?? 0) * ((milliseconds % HOUR) / HOUR)
  return (sumOf(HOURS.slice(0, hours)) + begun) / sumOf(HOURS)
}

/** Milliseconds after midnight, before `until`. */
function timeOfDay(key: string, until: number): number {
  const drawn = chance(key) * sumOf(HOURS) * shareOfDay(until)
  let hour = 0
  let before = 0
  while (before + HOURS[hour]! < drawn && hour < 23) before += HOURS[hour++]!
  const time =
    hour * HOUR + between(`${key}/minute`, 0, 59) * 60_000 + between(`${key}/second`, 0, 59) * 1_000
  return Math.min(time, until - 1_000)
}

/** Returns the same time of day after a number of working days. */
export function workingDaysAfter(at: Date, days: number): Date {
  let time = at.getTime()
  for (let left = days; left > 0; ) {
    time += DAY
    if (![0, 6].includes(new Date(time).getUTCDay())) left--
  }
  return new Date(time)
}
