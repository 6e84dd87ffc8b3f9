import { inLocale, zoneInWords } from './locale.ts'
import { marketFacts } from './market.ts'

const day = inLocale((locale, timeZone) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }))
const moment = inLocale(
  (locale, timeZone) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone }),
)
const withZone = (text: string) => `${text} (${zoneInWords(marketFacts().timeZone)})`

/** Formats an instant as a day of the marketplace, as emails do: `November 26, 2026 (Helsinki time)`. */
export const marketDay = (iso: string): string => withZone(day().format(new Date(iso)))

/** Formats an instant as a day with its time: `November 26, 2026 at 9:05 AM (Helsinki time)`. */
export const marketMoment = (iso: string): string => withZone(moment().format(new Date(iso)))
