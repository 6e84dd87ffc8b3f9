import { taxCountryOf } from './tax-areas.ts'
import { isVatNumber } from './vat-number.ts'

/** Numbers of a business by what documents call them. */
export interface NamedTaxNumbers {
  vatIds: string[]
  /** Numbers that no VAT ID of their country looks like. */
  taxNumbers: string[]
}

/**
 * Tells VAT IDs from other tax numbers by the form that their country gives them.
 *
 * @param vatId VAT ID in the business details, which is one in whatever form
 */
export function namedTaxNumbers(
  registrations: readonly { country: string; number: string }[],
  vatId: string | null,
): NamedTaxNumbers {
  const isVatId = ({ country, number }: { country: string; number: string }) =>
    number === vatId || isVatNumber(taxCountryOf(country), number)
  const numbersOf = (list: typeof registrations) => list.map(({ number }) => number)
  const { vat = [], other = [] } = Object.groupBy(registrations, each => (isVatId(each) ? 'vat' : 'other'))
  return {
    vatIds: [...new Set([...numbersOf(vat), ...(vatId ? [vatId] : [])])],
    taxNumbers: [...new Set(numbersOf(other))],
  }
}
