import type { Tier } from './shipping.ts'

/** A day without a time: `2026-11-23`. */
export type Day = string

export interface Arrival {
  from: Day
  to: Day
  /** The last moment of the day on which the parcel has to leave. */
  shipBy: Date
}

/** Working days on the way, as the shipping policy promises. */
const TRANSIT: Readonly<Record<Tier, readonly [from: number, to: number]>> = {
  standard: [3, 5],
  premium: [2, 2],
  express: [1, 1],
}
/** What is ordered by one in the afternoon counts from that day. */
const CUT_OFF_SECONDS = 13 * 3_600
const DAY = 24 * 3_600_000

/** When a parcel arrives that is ordered now. Days are Monday to Friday in the shop's time zone (an IANA name). */
export function arrivalOf(
  now: Date,
  { timeZone, handlingDays, tier }: { timeZone: string; handlingDays: number; tier: Tier },
): Arrival {
  const { day, seconds } = localTime(now, timeZone)
  const counted = isWorkingDay(day) && seconds <= CUT_OFF_SECONDS ? day : addWorkingDays(day, 1)
  const leaves = addWorkingDays(counted, handlingDays)
  const [from, to] = TRANSIT[tier]
  return {
    from: addWorkingDays(leaves, from),
    to: addWorkingDays(leaves, to),
    shipBy: new Date(startOf(shift(leaves, 1), timeZone).getTime() - 1),
  }
}

/** The last moment of a working day, counted from today, in a time zone (an IANA name). */
export function endOfWorkingDay(now: Date, count: number, timeZone: string): Date {
  const last = addWorkingDays(localTime(now, timeZone).day, count)
  return new Date(startOf(shift(last, 1), timeZone).getTime() - 1)
}

const numberOf = (day: Day): number => Date.parse(`${day}T00:00:00Z`)
const shift = (day: Day, days: number): Day => new Date(numberOf(day) + days * DAY).toISOString().slice(0, 10)

const isWorkingDay = (day: Day): boolean => ![0, 6].includes(new Date(numberOf(day)).getUTCDay())

function addWorkingDays(day: Day, count: number): Day {
  let reached = day
  for (let left = count; left > 0; ) {
    reached = shift(reached, 1)
    if (isWorkingDay(reached)) left--
  }
  return reached
}

const formats = new Map<string, Intl.DateTimeFormat>()

function localTime(at: Date, timeZone: string): { day: Day; seconds: number } {
  let format = formats.get(timeZone)
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    })
    formats.set(timeZone, format)
  }
  const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]))
  return {
    day: `${parts.year}-${parts.month}-${parts.day}`,
    seconds: Number(parts.hour) * 3_600 + Number(parts.minute) * 60 + Number(parts.second),
  }
}

/** The first moment of a day in a time zone. */
function startOf(day: Day, timeZone: string): Date {
  // Twice: where the clocks change in between, the first try is an hour beside it.
  let at = numberOf(day)
  for (let attempt = 0; attempt < 2; attempt++) {
    const local = localTime(new Date(at), timeZone)
    at += numberOf(day) - (numberOf(local.day) + local.seconds * 1_000)
  }
  return new Date(at)
}
