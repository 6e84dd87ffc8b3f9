import type { components } from '@stoa/api-client/schema'
import type { Money } from '../../platform/money.ts'
import { taxName } from '../../platform/tax-name.ts'
import type { AppliedTax, TaxTerms } from '../read-model/index.ts'
import { appliedTax, type TaxedSale } from './applied-tax.ts'
import type { TaxLine, TaxSum } from './tax-of.ts'

/** Tax of one rate within a price, in minor units. */
export interface IncludedTax {
  name: string
  /** Percent. Null if no rate is stated. */
  rate: number | null
  minor: number
}

/** Sum of the tax of a country's rate in an order. */
export interface RateSum {
  country: string | null
  rateBasisPoints: number
  taxMinor: number
}

/**
 * Lists the taxes that a price includes, the highest rate first. What the sums don't account for has no rate, as the tax of
 * a shop without registrations.
 */
export function includedTaxes(sums: readonly RateSum[], totalMinor: number): IncludedTax[] {
  const stated = sums.filter(({ country, taxMinor }) => country !== null && taxMinor > 0)
  const byRate = Map.groupBy(
    stated,
    ({ country, rateBasisPoints }) => `${taxName(country)} ${rateBasisPoints}`,
  )
  const taxes = [...byRate.values()]
    .map(
      (own): IncludedTax => ({
        name: taxName(own[0]!.country),
        rate: own[0]!.rateBasisPoints / 100,
        minor: sumOf(own),
      }),
    )
    .sort((a, b) => b.rate! - a.rate! || a.name.localeCompare(b.name, 'en'))
  const rest = totalMinor - sumOf(stated)
  return rest > 0 ? [...taxes, { name: taxName(null), rate: null, minor: rest }] : taxes
}

const sumOf = (list: readonly RateSum[]) => list.reduce((sum, { taxMinor }) => sum + taxMinor, 0)

/** Sums or lines of a computed tax as sums of rates. */
export const rateSums = (taxes: readonly (TaxSum | TaxLine)[]): RateSum[] =>
  taxes.map(({ tax: { country, rateBasisPoints }, taxMinor }) => ({ country, rateBasisPoints, taxMinor }))

export const viewIncludedTaxes = (
  taxes: readonly IncludedTax[],
  money: Money,
): components['schemas']['IncludedTax'][] =>
  taxes.map(({ minor, ...tax }) => ({ ...tax, amount: money.toDecimal(minor) }))

/** Names the tax that a price includes if it is sold like this. Null if it includes none. */
export function nameOfIncluded(terms: TaxTerms | null, sale: TaxedSale): string | null {
  const { country, rateBasisPoints, reason }: AppliedTax = appliedTax(terms, sale)
  const isIncluded = reason !== 'unknown' && rateBasisPoints > 0
  return isIncluded ? taxName(country) : null
}
