'use client'

import { useMemo } from 'react'
import { useStoa } from '../../system/index.ts'
import { useHydrated } from '../../system/use-hydrated.ts'

/**
 * Formats days and times. Uses UTC until hydration: the server does not know the reader's time zone, and the
 * browser's first paint must match.
 */
export function useOrderDates() {
  const { locale } = useStoa()
  const timeZone = useHydrated() ? undefined : 'UTC'
  return useMemo(() => {
    const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options)
    return {
      /** An instant as a day. */
      day: (iso: string) => format({ dateStyle: 'medium', timeZone }).format(new Date(iso)),
      /** An instant as a day with its time. */
      moment: (iso: string) =>
        format({ dateStyle: 'medium', timeStyle: 'short', timeZone }).format(new Date(iso)),
      /** A deadline as a day. In one time zone, which it names, so that page and email say the same. */
      deadline: (iso: string) =>
        `${format({ dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(iso))} (UTC)`,
      /** A date of the calendar, such as `2026-05-07`: the same day wherever it is read. */
      date: (date: string) =>
        format({ weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' }).format(new Date(date)),
    }
  }, [locale, timeZone])
}
