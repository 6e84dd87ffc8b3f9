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
