import { type Day, localTime, numberOfDay, shiftDay, startOfDay } from '../../platform/local-day.ts'
import type { Tier } from './shipping-prices.ts'

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
/** Cutoff time: orders placed by 1 p.m. count from that day. */
const CUT_OFF_SECONDS = 13 * 3_600

/** Estimates when a parcel ordered now arrives. Counts Monday to Friday in the shop's time zone (an IANA name). */
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
    shipBy: new Date(startOfDay(shiftDay(leaves, 1), timeZone).getTime() - 1),
  }
}

/** The last moment of a working day, counted from today, in a time zone (an IANA name). */
export function endOfWorkingDay(now: Date, count: number, timeZone: string): Date {
  const last = addWorkingDays(localTime(now, timeZone).day, count)
  return new Date(startOfDay(shiftDay(last, 1), timeZone).getTime() - 1)
}

const isWorkingDay = (day: Day): boolean => ![0, 6].includes(new Date(numberOfDay(day)).getUTCDay())

function addWorkingDays(day: Day, count: number): Day {
  let reached = day
  for (let left = count; left > 0; ) {
    reached = shiftDay(reached, 1)
    if (isWorkingDay(reached)) left--
  }
  return reached
}
