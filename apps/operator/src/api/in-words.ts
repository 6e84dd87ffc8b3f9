import type { Trader } from '@stoa/api-client/operator-schema'

const instant = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })
const regions = new Intl.DisplayNames('en-US', { type: 'region' })

/** A time of the API in the reader's zone: "Dec 3, 2026, 4:12 PM". */
export const timeInWords = (time: string): string => instant.format(new Date(time))

/** Name of a country, or a dash if it isn't known. */
export const countryInWords = (code: string | null): string =>
  code === null ? '–' : (regions.of(code) ?? code)

/** A day of the API, whatever the reader's zone: "Dec 3, 2026". */
export const dayInWords = (of: string): string => day.format(new Date(of))

/** Lines of an address, with its country. */
export function addressInWords(address: Trader['address']): string {
  const { line1, line2, district, postalCode, city, region, countryCode } = address
  const town = [postalCode, city].filter(Boolean).join(' ')
  return [line1, line2, district, town, region, countryInWords(countryCode)].filter(Boolean).join(', ')
}
