import { addressProblems, fieldsOf, regionCode } from '@stoa/address-formats'
import { loadFormat } from '@stoa/address-formats/load'
import type { AddressPart, AddressPartField, AddressTexts } from '@stoa/ui'
import { useEffect, useState } from 'react'

export type AddressFormat = Awaited<ReturnType<typeof loadFormat>>

/**
 * The rules of a country's addresses. Null while the first ones load; then those of the last country, until the new ones
 * are there. Without a connection nothing is known, and the API alone checks.
 */
export function useAddressFormat(country: string): AddressFormat | null {
  const [format, setFormat] = useState<AddressFormat | null>(null)
  useEffect(() => {
    let isLatest = true
    const show = (loaded: AddressFormat) => {
      if (isLatest) setFormat(loaded)
    }
    loadFormat(country).then(show, () => show(ANYWHERE))
    return () => {
      isLatest = false
    }
  }, [country])
  return format
}

/** Format to use while the rules of a country can't be loaded. */
const ANYWHERE: AddressFormat = { print: '%N%n%A%n%Z %C%n%S', required: 'A', regions: [] }

/** Fields of a form, with the regions to choose from. */
export function partsOf(format: AddressFormat, region: string): AddressPartField[] {
  return fieldsOf(format).map(field => {
    if (field.part !== 'region' || format.regions.length === 0) return field
    const regions = format.regions.map(([value = '', name = value, latin]) => ({
      value,
      label: latin === undefined || latin === name ? name : `${latin} (${name})`,
    }))
    regions.sort((one, other) => one.label.localeCompare(other.label, 'en'))
    // An old address may have a region that the list doesn't know. It is kept if none is required.
    const isOld = region !== '' && !field.isRequired && regionCode(format, region) === null
    return { ...field, options: isOld ? [...regions, { value: region, label: region }] : regions }
  })
}

/** The region of a stored address as the form's list names it. */
export const listedRegion = (format: AddressFormat, region: string): string =>
  regionCode(format, region) ?? region

/** Sentences about parts that can't be right, by field. Null if there are none. */
export function mistakesIn(
  texts: AddressTexts,
  countryCode: string,
  format: AddressFormat,
): Partial<Record<AddressPart, string>> | null {
  const problems = addressProblems({ ...texts, countryCode }, format)
  return problems.length === 0
    ? null
    : Object.fromEntries(problems.map(({ part, message }) => [part, message]))
}
