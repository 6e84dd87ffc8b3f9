import {
  addressProblems,
  countryName,
  addressLines as linesIn,
  normalized,
  regionText as regionIn,
} from '@stoa/address-formats'
import { formatOf } from '@stoa/address-formats/all'
import { problem } from './problem.ts'

export interface PostalAddress {
  fullName?: string
  line1: string
  line2?: string | null
  /** Part of a city, such as a Brazilian bairro. Absent in addresses stored before there was a field for it. */
  district?: string | null
  city: string
  region?: string | null
  postalCode?: string | null
  countryCode: string
}

/**
 * An address as it is stored, checked by the rules of its country.
 *
 * @param pointer JSON pointer of the address in the request
 * @throws Problem if something is missing or can't be right
 */
export function checkedAddress<T extends PostalAddress>(address: T, pointer = '') {
  const format = formatOf(address.countryCode)
  const problems = addressProblems(address, format)
  if (problems.length > 0)
    throw problem('request.invalid', {
      detail: problems.map(({ message }) => message).join(' '),
      fields: problems.map(({ part, code, message }) => ({ pointer: `${pointer}/${part}`, code, message })),
    })
  return normalized(address, format)
}

/** Whether an address has what its country requires. Old addresses were stored without these rules. */
export const isDeliverable = (address: PostalAddress): boolean =>
  addressProblems(address, formatOf(address.countryCode)).length === 0

/** Writes an address as on a parcel, in the order of its country. */
export const addressLines = (address: PostalAddress): string[] =>
  linesIn(address, formatOf(address.countryCode))

/** City and country of a shop on its documents; null if it has stated neither. */
export const cityAndCountry = ({
  city,
  country,
}: {
  city: string | null
  country: string | null
}): string | null => [city, country && countryName(country)].filter(Boolean).join(', ') || null

/** A region as it appears on a parcel. */
export const regionText = (address: PostalAddress): string | null =>
  regionIn(address, formatOf(address.countryCode)) || null
