import { useStoa } from '../../system/index.ts'
import type { DeliveryTier } from './checkout-data.ts'

/**
 * Returns a function that formats the days of an arrival: "Tue, May 12 – Thu, May 14", or short "May 12 – 14". The days
 * are the shop's own: no time zone moves them.
 */
export function useArrivalDays({ isShort = false }: { isShort?: boolean } = {}) {
  const { locale } = useStoa()
  const format = new Intl.DateTimeFormat(locale, {
    ...(!isShort && { weekday: 'short' }),
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  })
  return ({ arrivesFrom, arrivesTo }: Pick<DeliveryTier, 'arrivesFrom' | 'arrivesTo'>) =>
    format.formatRange(new Date(arrivesFrom), new Date(arrivesTo))
}
