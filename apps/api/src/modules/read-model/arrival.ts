import { DAY } from '../../platform/durations.ts'
import {
  type Day,
  dayOfNumber,
  localTime,
  numberOfDay,
  shiftDay,
  startOfDay,
} from '../../platform/local-day.ts'
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
  return {
    from: dayOfNumber(addWorkingDays(leaves, transitMin)),
    to: dayOfNumber(addWorkingDays(leaves, transitMax)),
  }
}

/** The last moment of the day on which a parcel ordered now has to leave. */
export const shipByOf = (now: Date, shop: { timeZone: string; handlingDays: number }): Date =>
  endOf(dayOfNumber(leavesOn(now, shop)), shop.timeZone)

// Days are numbers here: a response about many shops would spend most of its time on reading and writing their text.

function leavesOn(now: Date, { timeZone, handlingDays }: { timeZone: string; handlingDays: number }): number {
  const { day, seconds } = localTime(now, timeZone)
  const today = numberOfDay(day)
  const counts = isWorking(weekdayOf(today)) && seconds <= CUT_OFF_SECONDS
  return addWorkingDays(counts ? today : addWorkingDays(today, 1), handlingDays)
}

const endOf = (day: Day, timeZone: string): Date =>
  new Date(startOfDay(shiftDay(day, 1), timeZone).getTime() - 1)

/** The last moment of a working day, counted from today, in a time zone (an IANA name). */
export function endOfWorkingDay(now: Date, count: number, timeZone: string): Date {
  const today = numberOfDay(localTime(now, timeZone).day)
  return endOf(dayOfNumber(addWorkingDays(today, count)), timeZone)
}

const weekdayOf = (day: number): number => new Date(day).getUTCDay()
const isWorking = (weekday: number): boolean => weekday !== 0 && weekday !== 6

function addWorkingDays(day: number, count: number): number {
  const weekday = weekdayOf(day)
  let days = 0
  for (let left = count; left > 0; ) {
    days++
    if (isWorking((weekday + days) % 7)) left--
  }
  return day + days * DAY
}
