/**
 * Formats the day of a review or question. An instant is shown as a day of the time zone, by default UTC, which the server
 * knows too. A date without a time is the same day everywhere. Null if the text is no date.
 */
export function dayOf(
  date: string,
  { locale, timeZone = 'UTC' }: { locale: string; timeZone: string | undefined },
): string | null {
  const day = new Date(date)
  if (Number.isNaN(day.getTime())) return null
  const zone = date.includes('T') ? timeZone : 'UTC'
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: zone }).format(day)
}
