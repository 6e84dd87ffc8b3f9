import { type Day, localTime, numberOfDay, shiftDay, startOfDay } from '../../platform/local-day.ts'
import type { Transit } from './transit.ts'

export interface Arrival {
  from: Day
  to: Day
}

/** Cutoff time: orders placed by 1 p.m. count from that day. */
const CUT_OFF_SECONDS = 13 * 3_600

/** Estimates when a parcel ordered now arrives. Counts Monday to Friday in the shop's time zone (an IANA name). */
export function arrivalOf(
  now: Date,
  { timeZone, handlingDays, transitMin, transitMax }: { timeZone: string; handlingDays: number } & Transit,
): Arrival {
  const leaves = leavesOn(now, { timeZone, handlingDays })
  return { from: addWorkingDays(leaves, transitMin), to: addWorkingDays(leaves, transitMax) }
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

const weekdayOf = (day: Day): number => new Date(numberOfDay(day)).getUTCDay()
const isWorking = (weekday: number): boolean => weekday !== 0 && weekday !== 6
const isWorkingDay = (day: Day): boolean => isWorking(weekdayOf(day))

function addWorkingDays(day: Day, count: number): Day {
  const weekday = weekdayOf(day)
  let days = 0
  for (let left = count; left > 0; ) {
    days++
    if (isWorking((weekday + days) % 7)) left--
  }
  return shiftDay(day, days)
}
