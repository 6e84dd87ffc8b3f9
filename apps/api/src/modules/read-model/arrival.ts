import { type Day, localTime, numberOfDay, shiftDay, startOfDay } from '../../platform/local-day.ts'
import type { Transit } from './transit.ts'

export interface Arrival {
  from: Day
  to: Day
  /** The last moment of the day on which the parcel has to leave. */
  shipBy: Date
}

/** Cutoff time: orders placed by 1 p.m. count from that day. */
const CUT_OFF_SECONDS = 13 * 3_600

/** Estimates when a parcel ordered now arrives. Counts Monday to Friday in the shop's time zone (an IANA name). */
export function arrivalOf(
  now: Date,
  { timeZone, handlingDays, transitMin, transitMax }: { timeZone: string; handlingDays: number } & Transit,
): Arrival {
  const leaves = leavesOn(now, { timeZone, handlingDays })
  return {
    from: addWorkingDays(leaves, transitMin),
    to: addWorkingDays(leaves, transitMax),
    shipBy: endOf(leaves, timeZone),
  }
}

/** The last moment of the day on which a parcel ordered now has to leave. */
export const shipByOf = (now: Date, shop: { timeZone: string; handlingDays: number }): Date =>
  endOf(leavesOn(now, shop), shop.timeZone)

function leavesOn(now: Date, { timeZone, handlingDays }: { timeZone: string; handlingDays: number }): Day {
  const { day, seconds } = localTime(now, timeZone)
  const counted = isWorkingDay(day) && seconds <= CUT_OFF_SECONDS ? day : addWorkingDays(day, 1)
  return addWorkingDays(counted, handlingDays)
}

const endOf = (day: Day, timeZone: string): Date =>
  new Date(startOfDay(shiftDay(day, 1), timeZone).getTime() - 1)

/** The last moment of a working day, counted from today, in a time zone (an IANA name). */
export function endOfWorkingDay(now: Date, count: number, timeZone: string): Date {
  return endOf(addWorkingDays(localTime(now, timeZone).day, count), timeZone)
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
