import { zoneName } from '@stoa/address-formats/zone-name'
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

/** Names a time zone as the API's emails do: `Helsinki time`, or `UTC−5` for `Etc/GMT+5`. */
export function zoneInWords(timeZone: string): string {
  const name = zoneName(timeZone)
  return 'city' in name ? formatMessage(localeLabels.zone, name) : name.offset
}
