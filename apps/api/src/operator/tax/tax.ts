import type { components } from '@stoa/api-client/operator-schema'
import { findMarketCategories, findTaxedCategories } from '../../modules/categories/index.ts'
import { countProductsByTaxCategory } from '../../modules/products/index.ts'
import { findRates, findTaxCategories, type TaxRateRow } from '../../modules/tax/index.ts'
import type { Queryable } from '../../platform/db/client.ts'
import { type Day, shiftDay } from '../../platform/local-day.ts'
import { stateHash } from '../state-hash.ts'

type Schemas = components['schemas']

/** Reads tax categories with what uses them, and the rates of all days. `today` is the marketplace's day. */
export async function readTax(db: Queryable, today: Day): Promise<Schemas['OperatorTax']> {
  const categories = await readCategories(db)
  const rates = await findRates(db)
  const productCategories = await findMarketCategories(db)
  return { ...categories, productCategories, rates: withDays(rates, today), expect: stateOfRates(rates) }
}

/** Reads tax categories with what uses them. */
export async function readCategories(
  db: Queryable,
): Promise<Pick<Schemas['OperatorTax'], 'categories' | 'version'>> {
  const found = await findTaxCategories(db)
  const taxed = await findTaxedCategories(db)
  const products = await countProductsByTaxCategory(db)
  return {
    categories: found.map(({ code, name, isDefault }) => ({
      code,
      name,
      isDefault,
      usedBy: taxed
        .filter(({ taxCategory }) => taxCategory === code)
        .map(({ id, name: of, path }) => ({ id, name: of, path })),
      products: products.get(code) ?? 0,
    })),
    version: stateHash(
      found.map(({ code, name }) => [code, name]),
      taxed.map(({ id, taxCategory }) => [id, taxCategory]),
    ),
  }
}

export const stateOfRates = (rates: readonly TaxRateRow[]): string => stateHash('tax rates', rates)

/** Adds the last day of each rate, which is the day before the next one for the same place and category begins. */
function withDays(rates: readonly TaxRateRow[], today: Day): Schemas['OperatorTaxRate'][] {
  return rates.map(({ country, region, category, rateBasisPoints, fromDay, note }, at) => {
    const next = rates[at + 1]
    const isFollowed = next?.country === country && next.region === region && next.category === category
    const toDay = isFollowed ? shiftDay(next.fromDay, -1) : null
    const state = fromDay > today ? 'upcoming' : toDay !== null && toDay < today ? 'past' : 'current'
    return { country, region, category, rateBp: rateBasisPoints, fromDay, toDay, state, note }
  })
}
