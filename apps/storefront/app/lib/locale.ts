import { formatMessage } from '@stoa/ui/messages'
import { localeLabels } from './locale.labels.ts'
import { marketFacts } from './market.ts'

/**
 * Returns a function that makes a value for the marketplace's locale at its first call and then keeps it. A server makes it
 * again when the settings change.
 *
 * @param make gets the locale, BCP 47, and the time zone, an IANA name
 */
export function inLocale<T>(make: (locale: string, timeZone: string) => T): () => T {
  let made: { key: string; value: T } | undefined
  return () => {
    const { locale, timeZone } = marketFacts()
    const key = `${locale} ${timeZone}`
    if (made?.key !== key) made = { key, value: make(locale, timeZone) }
    return made.value
  }
}

/** Names the marketplace's time zone: `Helsinki time`, or `UTC`. */
const zoneInWords = (timeZone: string): string => {
  const [, city] = /\/([^/]+)$/.exec(timeZone) ?? []
  return city === undefined ? timeZone : formatMessage(localeLabels.zone, { city: city.replaceAll('_', ' ') })
}

const day = inLocale((locale, timeZone) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }))
const moment = inLocale(
  (locale, timeZone) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone }),
)
const withZone = (text: string) => `${text} (${zoneInWords(marketFacts().timeZone)})`

/** Formats an instant as a day of the marketplace, as emails do: `November 26, 2026 (Helsinki time)`. */
export const marketDay = (iso: string): string => withZone(day().format(new Date(iso)))

/** Formats an instant as a day with its time: `November 26, 2026 at 9:05 AM (Helsinki time)`. */
export const marketMoment = (iso: string): string => withZone(moment().format(new Date(iso)))
