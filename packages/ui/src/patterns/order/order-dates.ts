'use client'

import { useMemo } from 'react'
import { useStoa } from '../../system/index.ts'
import { useHydrated } from '../../system/use-hydrated.ts'

const DAY = 86_400_000

/**
 * Formats days and times in the time zone of the provider, or else in the reader's. Uses UTC instead of the reader's
 * until hydration: the server does not know it, and the browser's first paint must match.
 *
 * @param ownZone time zone to use instead of the provider's
 */
export function useOrderDates(ownZone?: string) {
  const { locale, timeZone: provided, deadlineZone } = useStoa()
  const isHydrated = useHydrated()
  const timeZone = ownZone ?? provided ?? (isHydrated ? undefined : 'UTC')
  return useMemo(() => {
    const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options)
    const year = format({ year: 'numeric', timeZone })
    return {
      /** An instant as a day. */
      day: (iso: string) => format({ dateStyle: 'medium', timeZone }).format(new Date(iso)),
      /** An instant as a day for narrow columns, without the current year. */
      shortDay(iso: string) {
        const at = new Date(iso)
        const isThisYear = year.format(at) === year.format(new Date())
        return format({
          day: 'numeric',
          month: 'short',
          ...(!isThisYear && { year: 'numeric' }),
          timeZone,
        }).format(at)
      },
      /** An instant as a day with its time. */
      moment: (iso: string) =>
        format({ dateStyle: 'medium', timeStyle: 'short', timeZone }).format(new Date(iso)),
      /** An instant as a time of day, for today's. */
      time: (iso: string) => format({ timeStyle: 'short', timeZone }).format(new Date(iso)),
      /** A past day of the calendar, such as `2026-05-07`. 0 is today. */
      daysAgo(count: number) {
        // The Swedish form of a day is the calendar's.
        const today = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone }).format(new Date())
        return new Date(Date.parse(today) - count * DAY).toISOString().slice(0, 10)
      },
      /** A deadline as a day. In the provider's zone for them, which it names, so that page and email say the same. */
      deadline: (iso: string) =>
        `${format({ dateStyle: 'medium', timeZone: deadlineZone.id }).format(new Date(iso))} (${deadlineZone.name})`,
      /** A date of the calendar, such as `2026-05-07`: the same day wherever it is read. */
      date: (date: string) =>
        format({ weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' }).format(new Date(date)),
    }
  }, [locale, timeZone, deadlineZone])
}
