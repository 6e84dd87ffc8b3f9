import type { components } from '@stoa/api-client/schema'

type Carrier = components['schemas']['Carrier']

export interface Tracking {
  carrier: string | null
  trackingNumber: string | null
  trackingUrl: string | null
}

/**
 * Carriers by the format of their tracking numbers, the most specific first. If two share a format, the first one
 * wins. Two letters, nine digits and a country are the format of postal services worldwide.
 */
export const CARRIERS: readonly Carrier[] = [
  { name: 'UPS', forms: ['^1Z[0-9A-Z]{16}$'], link: 'https://www.ups.com/track?tracknum={number}' },
  {
    name: 'USPS',
    forms: ['^9[1-5][0-9]{20}$', '^[A-Z]{2}[0-9]{9}US$'],
    link: 'https://tools.usps.com/go/TrackConfirmAction?tLabels={number}',
  },
  {
    name: 'DHL',
    forms: ['^00340[0-9]{15}$', '^JJD[0-9]{16,18}$', '^[A-Z]{2}[0-9]{9}DE$'],
    link: 'https://www.dhl.de/en/privatkunden/pakete-empfangen/verfolgen.html?piececode={number}',
  },
  {
    name: 'Royal Mail',
    forms: ['^[A-Z]{2}[0-9]{9}GB$'],
    link: 'https://www.royalmail.com/track-your-item#/tracking-results/{number}',
  },
  {
    name: 'La Poste',
    forms: ['^[A-Z]{2}[0-9]{9}FR$'],
    link: 'https://www.laposte.fr/outils/suivre-vos-envois?code={number}',
  },
  {
    name: 'Australia Post',
    forms: ['^[A-Z]{2}[0-9]{9}AU$'],
    link: 'https://auspost.com.au/mypost/track/details/{number}',
  },
  {
    name: 'Canada Post',
    forms: ['^[A-Z]{2}[0-9]{9}CA$', '^[0-9]{16}$'],
    link: 'https://www.canadapost-postescanada.ca/track-reperage/en#/search?searchFor={number}',
  },
  { name: 'Evri', forms: ['^H[0-9A-Z]{15}$'], link: 'https://www.evri.com/track/parcel/{number}' },
  { name: 'PostNL', forms: ['^3S[0-9A-Z]{11,13}$'], link: 'https://postnl.nl/tracktrace/?B={number}' },
  { name: 'DPD', forms: ['^[0-9]{14}$'], link: 'https://tracking.dpd.de/status/en_US/parcel/{number}' },
  {
    name: 'FedEx',
    forms: ['^[0-9]{12}$', '^[0-9]{15}$'],
    link: 'https://www.fedex.com/fedextrack/?trknbr={number}',
  },
  { name: 'GLS', forms: ['^[0-9]{11}$'], link: 'https://gls-group.com/track/{number}' },
  {
    name: 'DHL Express',
    forms: ['^[0-9]{10}$'],
    link: 'https://www.dhl.com/en/express/tracking.html?AWB={number}',
  },
]

const plain = (trackingNumber: string): string =>
  trackingNumber
    .normalize('NFKC')
    .replace(/[\s-]+/g, '')
    .toUpperCase()

const fits = ({ forms }: Carrier, number: string): boolean =>
  forms.some(form => new RegExp(form).test(number))

const isAt = ({ link }: Carrier, url: string | null | undefined): boolean =>
  typeof url === 'string' && URL.parse(url)?.host === URL.parse(link)?.host

/**
 * Derives a parcel's tracking from the shop's input. If no carrier is given, the number's format determines it, and a
 * number in its carrier's format gets that carrier's link. A link from the shop is kept for other numbers and carriers,
 * but a known carrier's must lead to its own site.
 */
export function trackingOf(given: {
  carrier?: string | null | undefined
  trackingNumber?: string | null | undefined
  trackingUrl?: string | null | undefined
}): Tracking {
  const trackingNumber = given.trackingNumber?.trim() || null
  const number = trackingNumber === null ? '' : plain(trackingNumber)
  const named = given.carrier?.trim() || null
  const known =
    named === null
      ? CARRIERS.find(carrier => fits(carrier, number))
      : CARRIERS.find(({ name }) => name.toLowerCase() === named.toLowerCase())
  const link = known && fits(known, number) ? known.link.replace('{number}', number) : null
  const others = known && !isAt(known, given.trackingUrl) ? null : (given.trackingUrl ?? null)
  return { carrier: known?.name ?? named, trackingNumber, trackingUrl: link ?? others }
}
