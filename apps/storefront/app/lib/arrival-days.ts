import { dayInWords, shortDay, shortDaysOfMonth } from './days.ts'

interface Days {
  readonly arrivesFrom: string
  readonly arrivesTo: string
}

/**
 * Formats a range of days: "Thu, Nov 26 – Mon, Nov 30", or one day. Doesn't use `formatRange`, whose spaces differ
 * between browser and server.
 */
export function arrivalDays({ arrivesFrom, arrivesTo }: Days): string {
  const [from, to] = [arrivesFrom, arrivesTo].map(dayInWords)
  return from === to ? `${from}` : `${from} – ${to}`
}

/** Formats a range of days without weekdays, for cards: "Dec 3–7", "Nov 28 – Dec 2", or one day. */
export function shortDays({ arrivesFrom, arrivesTo }: Days): string {
  const from = shortDay(arrivesFrom)
  if (arrivesFrom === arrivesTo) return from
  const isSameMonth = arrivesFrom.slice(0, 7) === arrivesTo.slice(0, 7)
  return (isSameMonth && shortDaysOfMonth(arrivesFrom, arrivesTo)) || `${from} – ${shortDay(arrivesTo)}`
}
