import type { components } from '@stoa/api-client/schema'
import { problem } from '../../contract/problem.ts'
import type { Db } from '../../platform/db/client.ts'
import { readRow } from '../../platform/db/read.ts'
import type { Deps } from '../../platform/deps.ts'
import { readSearch, type SearchQuery } from '../search/search-query.ts'
import { correctSpelling } from '../search/spelling.ts'
import { readCard } from './card-row.ts'
import { createCountsCache } from './counts-cache.ts'
import type { Counts } from './list-counts.ts'
import { type ListFilter, type OptionFilter, PATH, SLUG, wordsOf } from './list-filter.ts'
import { orders, type ProductSort } from './list-order.ts'
import { type ListAnswer, listStatement } from './list-query.ts'
import { cutPage, readCursor } from './pages.ts'
import { cardOf } from './product-card.ts'

type ProductList = components['schemas']['ProductList']

/** The contract's query; prices in decimals. */
export interface ListRequest {
  q?: string
  category?: string
  shop?: string
  minPrice?: number
  maxPrice?: number
  minRating?: number
  inStock?: boolean
  onSale?: boolean
  /** Each an option and a value: `Glaze:Lagoon`. */
  options?: readonly string[]
  ids?: readonly string[]
  sort?: ProductSort
  cursor?: string
  limit?: number
}

/** @param edition what counts are kept under; null keeps none */
export type ListProducts = (request: ListRequest, edition: string | null) => Promise<ProductList>

/**
 * Lists of products with their counts, which it keeps while the catalogue does not change. What finds nothing is looked
 * for once more under the nearest words.
 *
 * @returns a reader that throws problem `category.not_found`, `shop.not_found`, `cursor.invalid`
 */
export function createProductList({ db, money, clock }: Pick<Deps, 'db' | 'money' | 'clock'>): ListProducts {
  const cache = createCountsCache()
  return async (request, edition) => {
    const asked = filterOf(request, money.toMinor)
    const first = await ask(db, cache, asked, request, edition)
    const corrected = isFruitless(first, asked) ? await correct(db, asked.search) : null
    const second = corrected && (await ask(db, cache, { ...asked, search: corrected }, request, edition))
    const isBetter = second !== null && second.counts.total > 0
    const { items, page, counts } = isBetter ? second : first
    const now = clock.now()
    return {
      items: items.map(row => cardOf(row, money, now)),
      total: counts.total,
      facets: {
        ...counts,
        price: counts.price && {
          min: money.toDecimal(counts.price.min),
          max: money.toDecimal(counts.price.max),
        },
      },
      correctedQuery: isBetter ? corrected!.text : null,
      page,
    }
  }
}

function filterOf(request: ListRequest, toMinor: (decimal: number) => number): ListFilter {
  const {
    category,
    shop,
    minPrice,
    maxPrice,
    minRating,
    inStock = false,
    onSale = false,
    options,
    ids,
  } = request
  if (category !== undefined && !PATH.test(category)) throw problem('category.not_found')
  if (shop !== undefined && !SLUG.test(shop)) throw problem('shop.not_found')
  return {
    search: readSearch(request.q),
    category: category ?? null,
    shop: shop ?? null,
    minPrice: minPrice === undefined ? null : toMinor(minPrice),
    maxPrice: maxPrice === undefined ? null : toMinor(maxPrice),
    minRating: minRating ?? null,
    inStock,
    onSale,
    options: optionsOf(options ?? []),
    ids: ids ? [...new Set(ids)].sort() : null,
  }
}

/** Values by option, whatever their order was; what names no option is left out. */
function optionsOf(choices: readonly string[]): OptionFilter[] {
  const valuesOf = new Map<string, Set<string>>()
  for (const choice of choices) {
    const at = choice.indexOf(':')
    if (at <= 0 || at === choice.length - 1) continue
    const name = choice.slice(0, at)
    valuesOf.set(name, (valuesOf.get(name) ?? new Set()).add(choice.slice(at + 1)))
  }
  return [...valuesOf]
    .map(([name, values]) => ({ name, values: [...values].sort() }))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}

function sortOf({ sort }: ListRequest, { search }: ListFilter): ProductSort {
  if (sort && (sort !== 'relevance' || search)) return sort
  return search ? 'relevance' : 'best_seller'
}

async function ask(
  db: Db,
  cache: ReturnType<typeof createCountsCache>,
  filter: ListFilter,
  request: ListRequest,
  edition: string | null,
) {
  const sort = sortOf(request, filter)
  const words = wordsOf(filter)
  const list = `products ${sort} ${words}`
  const { limit = 24 } = request
  const cursor = readCursor(request.cursor, list, orders[sort].kinds)
  const kept = cache.get(words, edition)
  const question = { filter, sort, cursor, limit, withCounts: kept === null }
  const answer = (await readRow<ListAnswer>(db, listStatement(question)))!
  if (!answer.isCategoryKnown) throw problem('category.not_found')
  if (!answer.isShopKnown) throw problem('shop.not_found')
  const counts: Counts = answer.counts ?? kept!
  if (answer.counts) cache.set(words, edition, answer.counts)
  return {
    counts,
    ...cutPage(answer.items.map(readCard), { cursor, limit, list, keysOf: orders[sort].keysOf }),
  }
}

/** Found nothing by its words alone, whatever else narrows it; facets have no say in spelling. */
const isFruitless = ({ counts }: { counts: Counts }, { search }: ListFilter) =>
  search !== null && search.words.length > 0 && counts.total === 0

async function correct(db: Db, search: SearchQuery | null): Promise<SearchQuery | null> {
  return search && readSearch((await correctSpelling(db, search)) ?? undefined)
}
