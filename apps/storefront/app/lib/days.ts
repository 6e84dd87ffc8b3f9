import { LOCALE } from './money.ts'
import { once } from './once.ts'

// The days are the shop's own: no time zone moves them.
const day = once(
  () =>
    new Intl.DateTimeFormat(LOCALE, { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' }),
)

/** A day of the contract as people read it: `2026-11-26` → `Thu, Nov 26`. */
export const dayInWords = (date: string): string => day().format(new Date(date))

/** Text where a pausing shop's products cannot be bought: `Back on Sat, Dec 12`. */
export const backOnWords = (date: string): string => `Back on ${dayInWords(date)}`
