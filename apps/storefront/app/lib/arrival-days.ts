import { dayInWords } from './days.ts'

/**
 * Formats a range of days: "Thu, Nov 26 – Mon, Nov 30", or one day. Doesn't use `formatRange`, whose spaces differ
 * between browser and server.
 */
export function arrivalDays({
  arrivesFrom,
  arrivesTo,
}: {
  readonly arrivesFrom: string
  readonly arrivesTo: string
}): string {
  const [from, to] = [arrivesFrom, arrivesTo].map(dayInWords)
  return from === to ? `${from}` : `${from} – ${to}`
}
