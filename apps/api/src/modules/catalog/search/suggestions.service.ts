import type { components } from '@stoa/api-client/schema'
import type { Deps } from '../../../platform/deps.ts'
import { readSearch } from '../../../platform/search-query.ts'
import { cardsOf, nullablePicture } from '../../read-model/index.ts'
import { findDoubts } from './spelling.repository.ts'
import { correctSpelling } from './spelling.service.ts'
import { findSuggestions, type SuggestionsRow } from './suggestions.repository.ts'

type Suggestions = components['schemas']['Suggestions']

/** Suggests products, categories and shops for a text that is being typed. Corrects the spelling if nothing fits. */
export async function suggest(
  { db, market, money, clock }: Pick<Deps, 'db' | 'market' | 'money' | 'clock'>,
  text: string,
): Promise<Suggestions> {
  const search = readSearch(text)
  if (!search) return { products: [], categories: [], shops: [], correctedQuery: null }
  let found = await findSuggestions(db, search)
  let correctedQuery: string | null = null
  if (countOf(found) === 0) {
    const corrected = await correctSpelling(db, search, await findDoubts(db, search))
    if (corrected) {
      found = await findSuggestions(db, corrected)
      if (countOf(found) > 0) correctedQuery = corrected.text
    }
  }
  const now = clock.now()
  return {
    products: cardsOf(found.products, { money, market }, now),
    categories: found.categories,
    shops: found.shops.map(({ logo, ...shop }) => ({ ...shop, logo: nullablePicture(logo, shop.name) })),
    correctedQuery,
  }
}

const countOf = ({ products, categories, shops }: SuggestionsRow) =>
  products.length + categories.length + shops.length
