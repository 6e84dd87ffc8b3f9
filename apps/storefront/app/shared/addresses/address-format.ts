import { addressProblems, fieldsOf, missingMessage, regionCode } from '@stoa/address-formats'
import { loadFormat } from '@stoa/address-formats/load'
import type { AddressPart, AddressPartField, AddressTexts } from '@stoa/ui'
import { useEffect, useState } from 'react'

export type AddressFormat = Awaited<ReturnType<typeof loadFormat>>

/**
 * The rules of a country's addresses. Undefined while the first ones load; then those of the last country, until the new
 * ones are there. Null if they can't be loaded: nothing is known then, and the API alone checks.
 */
export function useAddressFormat(country: string): AddressFormat | null | undefined {
  const [format, setFormat] = useState<AddressFormat | null>()
  useEffect(() => {
    let isLatest = true
    const show = (loaded: AddressFormat | null) => {
      if (isLatest) setFormat(loaded)
    }
    loadFormat(country).then(show, () => show(null))
    return () => {
      isLatest = false
    }
  }, [country])
  return format
}

/** Fields of a form, with the regions to choose from. Undefined without rules, for those that any country has. */
export function partsOf(format: AddressFormat | null, region: string): AddressPartField[] | undefined {
  if (!format) return undefined
  return fieldsOf(format).map(each => {
    const field = { ...each, missing: missingMessage(each.name) }
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
export const listedRegion = (format: AddressFormat | null, region: string): string =>
  (format && regionCode(format, region)) ?? region

/** Sentences about parts that can't be right, by field. Null if there are none, and without rules. */
export function mistakesIn(
  texts: AddressTexts,
  countryCode: string,
  format: AddressFormat | null,
): Partial<Record<AddressPart, string>> | null {
  if (!format) return null
  const problems = addressProblems({ ...texts, countryCode }, format)
  return problems.length === 0
    ? null
    : Object.fromEntries(problems.map(({ part, message }) => [part, message]))
}
