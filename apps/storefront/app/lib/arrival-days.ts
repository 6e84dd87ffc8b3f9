import { LOCALE } from './money.ts'
import { once } from './once.ts'

// The days are the shop's own: no time zone moves them.
const days = once(
  () =>
    new Intl.DateTimeFormat(LOCALE, { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' }),
)

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

/** "Thu, Nov 26", of a day as the contract writes it. */
export const dayInWords = (day: string): string => days().format(new Date(day))
