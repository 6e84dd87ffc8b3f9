/** A day without a time: `2026-11-23`. */
export type Day = string

const MILLISECONDS = 24 * 3_600_000

export const numberOfDay = (day: Day): number => Date.parse(`${day}T00:00:00Z`)

export const dayOfNumber = (number: number): Day => new Date(number).toISOString().slice(0, 10)

export const shiftDay = (day: Day, days: number): Day => dayOfNumber(numberOfDay(day) + days * MILLISECONDS)

/** Whether a text is a day that the calendar has. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) &&
  !Number.isNaN(numberOfDay(text)) &&
  new Date(numberOfDay(text)).toISOString().startsWith(text)

interface LocalTime {
  readonly day: Day
  readonly seconds: number
}

/** Format of a time zone with its last result, because a response with many shops asks for the same second repeatedly. */
interface Zone {
  readonly format: Intl.DateTimeFormat
  /** Second of the last result, since 1970. */
  readonly second: number
  readonly last: LocalTime
}
const zones = new Map<string, Zone>()

/** The day in a time zone (an IANA name), and the seconds of it that have passed. */
export function localTime(at: Date, timeZone: string): LocalTime {
  const second = Math.floor(at.getTime() / 1_000)
  const known = zones.get(timeZone)
  if (known?.second === second) return known.last
  const format = known?.format ?? formatOf(timeZone)
  const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]))
  const last = {
    day: `${parts.year}-${parts.month}-${parts.day}`,
    seconds: Number(parts.hour) * 3_600 + Number(parts.minute) * 60 + Number(parts.second),
  }
  zones.set(timeZone, { format, second, last })
  return last
}

const formatOf = (timeZone: string) =>
  new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })

/** An instant in a time zone to the minute, as spreadsheets read it: `2026-11-23 09:05`. */
export function localMinute(at: Date, timeZone: string): string {
  const { day, seconds } = localTime(at, timeZone)
  const two = (part: number) => String(Math.floor(part)).padStart(2, '0')
  return `${day} ${two(seconds / 3_600)}:${two((seconds % 3_600) / 60)}`
}

/** The first moment of a day in a time zone. */
export function startOfDay(day: Day, timeZone: string): Date {
  // Done twice: if the clocks change in between, the first result is off by an hour.
  let at = numberOfDay(day)
  for (let attempt = 0; attempt < 2; attempt++) {
    const local = localTime(new Date(at), timeZone)
    at += numberOfDay(day) - (numberOfDay(local.day) + local.seconds * 1_000)
  }
  // If the clocks skip midnight, the day begins at the end of the day before.
  const reached = localTime(new Date(at), timeZone)
  return new Date(reached.day < day ? at + MILLISECONDS - reached.seconds * 1_000 : at)
}
