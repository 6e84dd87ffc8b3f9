import { LOCALE } from '../../lib/money.ts'

const day = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeZone: 'UTC' })

/** Formats a deadline as a day, in the time zone that order pages and emails name: `November 26, 2026 (UTC)`. */
export const deadlineInWords = (iso: string): string => `${day.format(new Date(iso))} (UTC)`
