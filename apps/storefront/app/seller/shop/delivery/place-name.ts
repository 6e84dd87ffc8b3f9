import type { ShippingPlace } from '@stoa/api-client/schema'
import { formatMessage } from '@stoa/ui/messages'
import { countryName } from '../../../lib/country-name.ts'
import { zoneLabels } from './delivery.labels.ts'

/** Name of a place, such as "Japan" or "HI, United States". */
export const placeName = ({ country, region }: ShippingPlace): string =>
  region === null
    ? countryName(country)
    : formatMessage(zoneLabels.region, { region, country: countryName(country) })
