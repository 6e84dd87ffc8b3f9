import type { ShippingOffer } from '@stoa/api-client/schema'

const dayInWords = (day: string) =>
  new Date(day).toLocaleDateString('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  })

/** Days of arrival as pages write them: `Thu, Dec 3 – Mon, Dec 7`. */
export const arrivalOf = ({ arrivesFrom, arrivesTo }: ShippingOffer): string =>
  `${dayInWords(arrivesFrom)} – ${dayInWords(arrivesTo)}`
