import { countryName, regionCode } from '@stoa/address-formats'
import { formatOf } from '@stoa/address-formats/all'
import type { components } from '@stoa/api-client/schema'
import { type Day, isDay, shiftDay } from '../../platform/local-day.ts'
import type { FieldProblem } from '../../platform/problem.ts'
import { isInEu, taxCountryOf } from './tax-areas.ts'
import { isVatNumber, vatNumberExample, vatNumberOf } from './vat-number.ts'

type Wanted = components['schemas']['TaxRegistrationRequest']

/** First day that a registration can have. VAT is younger in every country. */
const EARLIEST = '1940-01-01'
/** Days ahead in which a registration can begin. */
const MAX_DAYS_AHEAD = 366

/** Finds everything that keeps a registration from being stored, each at its field. */
export function registrationFaults(wanted: Wanted, today: Day): FieldProblem[] {
  const { country, region, scheme, fromDay } = wanted
  const faults: FieldProblem[] = []
  const format = formatOf(country)
  if (region !== null && scheme !== 'standard')
    faults.push({
      pointer: '/region',
      code: 'unused',
      message: 'Only a standard registration can be for a region. Choose the whole country.',
    })
  else if (region !== null && format.regions.length > 0 && !regionCode(format, region))
    faults.push({
      pointer: '/region',
      code: 'unknown',
      message: `There is no region “${region}” in ${countryName(country)}. Choose one from the list.`,
    })
  if (scheme === 'oss' && !isInEu(country))
    faults.push({
      pointer: '/country',
      code: 'not_in_eu',
      message: 'The One Stop Shop is for EU states. Choose the state in which you’re registered for it.',
    })
  const numberFault = faultOfNumber(wanted)
  if (numberFault) faults.push({ pointer: '/number', ...numberFault })
  if (!isDay(fromDay) || fromDay < EARLIEST || fromDay > shiftDay(today, MAX_DAYS_AHEAD))
    faults.push({
      pointer: '/fromDay',
      code: 'range',
      message: 'Choose a day in the past, or one within the next year.',
    })
  return faults
}

/**
 * A number that begins with letters is a VAT number and has to have its country's form. One that begins with a digit is a
 * national tax number, which has many forms.
 */
function faultOfNumber({ country, region, scheme, number }: Wanted): Omit<FieldProblem, 'pointer'> | null {
  const written = vatNumberOf(number)
  if (written === '')
    return scheme === 'small'
      ? null
      : { code: 'missing', message: 'Enter the VAT or tax number of this registration.' }
  const place = taxCountryOf(country)
  const example = region === null ? vatNumberExample(place) : null
  const hasPrefix = /^[A-Z]{2}/.test(written)
  if (example !== null && (hasPrefix || scheme === 'oss') && !isVatNumber(place, written))
    return {
      code: 'form',
      message: `This isn’t a VAT number of ${countryName(place)}. Write it like ${example}.`,
    }
  return /^[A-Z\d+*/]{3,}$/.test(written)
    ? null
    : { code: 'form', message: 'Use letters and digits, for example 12-3456789.' }
}

/** Region as addresses of its country are stored. Empty for the whole country. */
export const storedTaxRegion = ({ country, region }: Pick<Wanted, 'country' | 'region'>): string =>
  region === null ? '' : (regionCode(formatOf(country), region) ?? region.trim().toUpperCase())
