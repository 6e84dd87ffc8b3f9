import { dayInWords } from './days.ts'

/**
 * "Thu, Nov 26 – Mon, Nov 30", or one day. Browser and server do not agree on the spaces of a range, so that it is
 * written here.
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
