import { formatMessage } from '@stoa/ui/messages'
import { daysLabels } from './days.labels.ts'
import { inLocale } from './locale.ts'

// Days are the shop's own, so the time zone of the reader must not shift them.
const day = inLocale(
  locale =>
    new Intl.DateTimeFormat(locale, { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' }),
)

/** Formats a day of the API: `2026-11-26` becomes `Thu, Nov 26`. */
export const dayInWords = (date: string): string => day().format(new Date(date))

const short = inLocale(
  locale => new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' }),
)

/** Formats a day of the API without its weekday: `2026-11-26` becomes `Nov 26`. */
export const shortDay = (date: string): string => short().format(new Date(date))

/**
 * Formats two days of one month, such as `Dec 3–7`, or `3–7 Dec` if the day comes first. Null if the locale writes
 * something after the day and the month, so that they can't share one.
 */
export function shortDaysOfMonth(from: string, to: string): string | null {
  const parts = short().formatToParts(new Date(from))
  const dayOf = (date: string) =>
    short()
      .formatToParts(new Date(date))
      .find(({ type }) => type === 'day')?.value
  if (parts[0]?.type === 'day') return `${dayOf(from)}–${shortDay(to)}`
  return parts.at(-1)?.type === 'day' ? `${shortDay(from)}–${dayOf(to)}` : null
}

const withYear = inLocale(locale => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }))

/** Formats a day of the API with its year: `2026-11-26` becomes `Nov 26, 2026`. */
export const dayWithYear = (date: string): string => withYear().format(new Date(date))

/** Text about a shop on vacation: `Back on Sat, Dec 12`. */
export const backOnWords = (date: string): string =>
  formatMessage(daysLabels.backOn, { day: dayInWords(date) })
