import { EU_STATES } from '@stoa/address-formats/eu'
import type { components } from '@stoa/api-client/schema'
import type { Day } from '../../platform/local-day.ts'
import type { TaxRate, TaxRegistration } from '../read-model/index.ts'
import { appliedTax } from './applied-tax.ts'
import type { TaxCategory } from './rates.repository.ts'

type Place = components['schemas']['ShopTaxPlace']

export interface ShopTaxFacts {
  /** Country of the shop's address. */
  home: string | null
  registrations: readonly TaxRegistration[]
  categories: readonly TaxCategory[]
  /** Rates of all countries that may matter, by category. */
  rates: readonly (TaxRate & { category: string })[]
  /** Rate of a shop without a registration. */
  flatBasisPoints: number
}

/** Finds the rate of each category on a day: at home, in places of registration, and with OSS in each EU state. */
export function shopRates(facts: ShopTaxFacts, day: Day, isTaxHandledElsewhere: boolean): Place[] {
  const { home, registrations, categories, rates, flatBasisPoints } = facts
  return placesOf(facts, day).map(destination => ({
    country: destination.country as Place['country'],
    region: destination.region,
    rates: categories.map(({ code, name, isDefault }) => {
      const ofCategory = rates.filter(({ category }) => category === code)
      const terms = { home, category: code, isDefaultCategory: isDefault, registrations, rates: ofCategory }
      const sale = { destination, day, flatBasisPoints, isTaxHandledElsewhere }
      const { rateBasisPoints, reason } = appliedTax(terms, sale)
      return { category: name, rate: reason === 'unknown' ? null : rateBasisPoints / 100, reason }
    }),
  }))
}

function placesOf({ home, registrations }: ShopTaxFacts, day: Day) {
  const current = registrations.filter(
    ({ fromDay, toDay }) => fromDay <= day && (toDay === null || day <= toDay),
  )
  const wanted = [
    // A shop that is registered in regions of its country has no rate for all of it.
    ...(home !== null && !current.some(({ country, region }) => country === home && region !== '')
      ? [{ country: home, region: '' }]
      : []),
    ...current.filter(({ scheme }) => scheme === 'standard'),
    ...(current.some(({ scheme }) => scheme === 'oss')
      ? [...EU_STATES].map(country => ({ country, region: '' }))
      : []),
  ]
  const places = new Map(
    wanted.map(({ country, region }) => [`${country} ${region}`, { country, region: region || null }]),
  )
  return [...places.values()]
}
