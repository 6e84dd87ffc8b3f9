import type { Day } from '../../platform/local-day.ts'
import type { AppliedTax, TaxRate, TaxTerms } from '../read-model/index.ts'
import { isExport, isInEu, taxCountryOf } from './tax-areas.ts'

export interface TaxedSale {
  destination: { country: string; region: string | null }
  /** Day of the sale in the shop's time zone. */
  day: Day
  /** Rate of a shop without a registration: 0, unless it was set before there were registrations. */
  flatBasisPoints: number
  /** Whether the operator has confirmed that tax of regions in which a shop isn't registered is handled elsewhere. */
  isTaxHandledElsewhere: boolean
}

/**
 * Finds the rate of a line. The first of these applies: no registration, a small business, a registration at the
 * destination or OSS, one in another region of that country, the shop's own country for a sale within the EU, an export.
 * Otherwise, or if the table has no such rate, the reason is `unknown`.
 */
export function appliedTax(
  terms: TaxTerms | null,
  { destination, day, flatBasisPoints, isTaxHandledElsewhere }: TaxedSale,
): AppliedTax {
  const registrations = (terms?.registrations ?? []).filter(
    ({ fromDay, toDay }) => fromDay <= day && (toDay === null || day <= toDay),
  )
  if (terms === null || registrations.length === 0)
    return {
      country: null,
      region: null,
      category: null,
      rateBasisPoints: flatBasisPoints,
      reason: 'not_stated',
    }

  const { category, isDefaultCategory, rates } = terms
  const untaxed = (country: string, reason: AppliedTax['reason']): AppliedTax => ({
    country,
    region: null,
    category,
    rateBasisPoints: 0,
    reason,
  })
  const taxed = (country: string, region: string | null, reason?: AppliedTax['reason']): AppliedTax => {
    const rate = rateOn(rates, { country, region, day })
    if (rate === null) return untaxed(country, 'unknown')
    const { rateBasisPoints } = rate
    return {
      country,
      region: rate.region === '' ? null : rate.region,
      category,
      rateBasisPoints,
      reason: reason ?? (rateBasisPoints === 0 ? 'zero' : isDefaultCategory ? 'standard' : 'reduced'),
    }
  }

  const small = registrations.find(({ scheme }) => scheme === 'small')
  if (small) return untaxed(small.country, 'small_business')

  const standard = registrations.filter(({ scheme }) => scheme === 'standard')
  const oss = registrations.find(({ scheme }) => scheme === 'oss')
  const own = taxCountryOf(terms.home ?? registrations[0]!.country)
  const from = oss?.country ?? own
  const to = taxCountryOf(destination.country)
  const region = destination.region?.trim().toUpperCase() || null
  const inCountry = standard.filter(({ country }) => country === to)
  const isRegisteredThere = inCountry.some(({ region: only }) => only === '' || only === region)
  if (isRegisteredThere || to === oss?.country) return taxed(to, region)
  if (inCountry.length > 0) return untaxed(to, isTaxHandledElsewhere ? 'not_registered' : 'unknown')
  if (oss && isInEu(to)) return taxed(to, region, 'oss')
  const isRegisteredAtHome = standard.some(({ country }) => country === own)
  if (isRegisteredAtHome && isInEu(own) && isInEu(to)) return taxed(own, null)
  return isExport(from, to) ? untaxed(from, 'export') : untaxed(to, 'unknown')
}

/** The rate on a day: that of the region if it has one, else the country's. */
function rateOn(
  rates: readonly TaxRate[],
  { country, region, day }: { country: string; region: string | null; day: Day },
): { region: string; rateBasisPoints: number } | null {
  for (const place of region === null ? [''] : [region, '']) {
    const begun = rates.filter(
      rate => rate.country === country && rate.region === place && rate.fromDay <= day,
    )
    const newest = begun.reduce<TaxRate | null>(
      (best, rate) => (best && best.fromDay > rate.fromDay ? best : rate),
      null,
    )
    if (newest && newest.rateBasisPoints !== null)
      return { region: place, rateBasisPoints: newest.rateBasisPoints }
  }
  return null
}
