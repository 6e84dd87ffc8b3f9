import { zoneName } from '@stoa/address-formats/zone-name'
import type { Day } from './local-day.ts'
import { createMoney } from './money.ts'

/** Amounts, days and times as emails and documents write them: in the marketplace's locale and time zone. */
export interface Words {
  /** Returns the function that formats minor units of a currency. */
  money(currency: string): (minor: number) => string
  /** A day of the calendar: `Thursday, November 26`. */
  day(day: Day): string
  /** A day of the calendar that may be in another year: `November 26, 2026`. */
  date(day: Day): string
  /** A month such as `2026-11`: `November 2026`. */
  month(month: string): string
  /** An instant as a day, with its time zone: `Thursday, November 26 (Helsinki time)`. */
  deadline(at: Date): string
  /** An instant as a day with its time: `November 26, 2026 at 9:05 AM (Helsinki time)`. */
  moment(at: Date): string
}

/** Name of a time zone for readers: `Europe/Helsinki` is `Helsinki time`, and `Etc/GMT+5` is `UTC−5`. */
export function zoneInWords(timeZone: string): string {
  const name = zoneName(timeZone)
  return 'city' in name ? `${name.city} time` : name.offset
}

const known = new Map<string, Words>()

/**
 * Returns the functions that format in a locale and a time zone. They are made once.
 *
 * @param locale BCP 47
 * @param timeZone IANA name
 */
export function wordsOf(locale: string, timeZone: string): Words {
  const key = `${locale} ${timeZone}`
  const words = known.get(key) ?? makeWords(locale, timeZone)
  known.set(key, words)
  return words
}

function makeWords(locale: string, timeZone: string): Words {
  const weekday = { weekday: 'long', month: 'long', day: 'numeric' } as const
  const day = new Intl.DateTimeFormat(locale, { ...weekday, timeZone: 'UTC' })
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  const month = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  const deadline = new Intl.DateTimeFormat(locale, { ...weekday, timeZone })
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone })
  const zone = zoneInWords(timeZone)
  return {
    money: currency => createMoney(currency, locale).format,
    day: each => day.format(new Date(each)),
    date: each => date.format(new Date(each)),
    month: each => month.format(new Date(`${each}-01T00:00:00Z`)),
    deadline: at => `${deadline.format(at)} (${zone})`,
    moment: at => `${moment.format(at)} (${zone})`,
  }
}
