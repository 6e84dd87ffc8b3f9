import type { components } from '@stoa/api-client/schema'
import type { Db } from '../../../platform/db/client.ts'
import type { Deps } from '../../../platform/deps.ts'
import { cutPage, readCursor } from '../../../platform/pagination/page.ts'
import { problem } from '../../../platform/problem.ts'
import { readSearch, type SearchQuery } from '../../../platform/search-query.ts'
import { cardOf, describeColor, PATH, SLUG } from '../../read-model/index.ts'
import { findDoubts } from '../search/spelling.repository.ts'
import { correctSpelling } from '../search/spelling.service.ts'
import type { Counts } from './list-counts.sql.ts'
import { filterKey, type ListFilter, type OptionFilter } from './list-filter.sql.ts'
import { orders, type ProductSort } from './list-order.sql.ts'
import { findProducts } from './product-list.repository.ts'

type ProductList = components['schemas']['ProductList']

/** The contract's query; prices in decimals. */
export interface ListRequest {
  q?: string
  category?: string
  shop?: string
  categories?: readonly string[]
  shops?: readonly string[]
  /** Ids of color families, or color names without a family. */
  colors?: readonly string[]
  minPrice?: number
  maxPrice?: number
  minRating?: number
  inStock?: boolean
  onSale?: boolean
  sold?: boolean
  /** Each an option and a value: `Glaze:Lagoon`. */
  options?: readonly string[]
  ids?: readonly string[]
  variantIds?: readonly string[]
  sort?: ProductSort
  cursor?: string
  limit?: number
}

export type ListProducts = (request: ListRequest) => Promise<ProductList>

/**
 * Creates the reader of product lists with their counts. A search without results is repeated with the nearest known
 * terms. If no product has all terms, it is repeated for those that have most of them.
 *
 * @returns a reader that throws problem `category.not_found`, `shop.not_found`, `cursor.invalid`
 */
export function createProductList({
  db,
  market,
  money,
  clock,
}: Pick<Deps, 'db' | 'market' | 'money' | 'clock'>): ListProducts {
  return async request => {
    const { reduction } = market.settings.prices
    const filter = { ...filterOf(request, money.toMinor), reduction }
    const first = await readPage(db, filter, request)
    const other = first.counts.total === 0 ? await readOther(db, filter, request) : null
    const { items, page, counts } = other?.found ?? first
    const now = clock.now()
    return {
      items: items.map(row => cardOf(row, { money, market }, now)),
      total: counts.total,
      facets: {
        ...counts,
        colors: colorFacets(counts.colors, filter.colors),
        price: counts.price && {
          min: money.toDecimal(counts.price.min),
          max: money.toDecimal(counts.price.max),
        },
      },
      correctedQuery: other?.correctedQuery ?? null,
      isPartial: other?.isPartial ?? false,
      page,
    }
  }
}

/** Reads what a search may have meant that found nothing: with corrected spelling, or with fewer of its terms. */
async function readOther(db: Db, filter: ListFilter, request: ListRequest) {
  const { search } = filter
  if (!search) return null
  const read = async (other: SearchQuery, correctedQuery: string | null) => {
    const found = await readPage(db, { ...filter, search: other }, request, filter)
    return found.counts.total === 0 ? null : { found, correctedQuery, isPartial: other.missing > 0 }
  }
  const doubts = await findDoubts(db, search)
  if (doubts.isFound) return null
  const corrected = await correctSpelling(db, search, doubts)
  if (!corrected) return doubts.missing === null ? null : read({ ...search, missing: doubts.missing }, null)
  const found = await read(corrected, corrected.text)
  if (found) return found
  const { isFound, missing } = await findDoubts(db, corrected)
  return isFound || missing === null ? null : read({ ...corrected, missing }, corrected.text)
}

/**
 * Adds names and shades to the counted colors. A chosen color that no product has anymore stays, so that it can be
 * removed.
 */
function colorFacets(counted: Counts['colors'], chosen: readonly string[]) {
  const missing = chosen.filter(color => counted.every(({ value }) => value !== color))
  return [...counted, ...missing.map(value => ({ value, count: 0 }))].map(({ value, count }) => {
    const { label, hex } = describeColor(value)
    return { value, label, count, hex }
  })
}

const distinct = (values: readonly string[] = []): string[] => [...new Set(values)].sort()

function filterOf(request: ListRequest, toMinor: (decimal: number) => number): Omit<ListFilter, 'reduction'> {
  const {
    category,
    shop,
    categories,
    shops,
    colors,
    minPrice,
    maxPrice,
    minRating,
    inStock = false,
    onSale = false,
    sold = false,
    options,
    ids,
    variantIds,
  } = request
  if (category !== undefined && !PATH.test(category)) throw problem('category.not_found')
  if (shop !== undefined && !SLUG.test(shop)) throw problem('shop.not_found')
  return {
    search: readSearch(request.q),
    category: category ?? null,
    shop: shop ?? null,
    categories: distinct(categories?.filter(path => PATH.test(path))),
    shops: distinct(shops),
    colors: distinct(colors?.map(color => color.trim().toLowerCase())),
    minPrice: minPrice === undefined ? null : toMinor(minPrice),
    maxPrice: maxPrice === undefined ? null : toMinor(maxPrice),
    minRating: minRating ?? null,
    inStock,
    onSale,
    sold,
    options: optionsOf(options ?? []),
    ids: ids ? distinct(ids) : null,
    variantIds: distinct(variantIds),
  }
}

/** Groups values by option, in a fixed order. Values that belong to no option are left out. */
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

/** @param asked the filter as requested, which names the list for its cursors */
async function readPage(db: Db, filter: ListFilter, request: ListRequest, asked = filter) {
  const sort = sortOf(request, filter)
  const list = `products ${sort} ${filterKey(asked)}`
  const { limit = 24 } = request
  const cursor = readCursor(request.cursor, list, orders[sort].kinds)
  const row = await findProducts(db, { filter, sort, cursor, limit })
  if (!row.isCategoryKnown) throw problem('category.not_found')
  if (!row.isShopKnown) throw problem('shop.not_found')
  return {
    counts: row.counts,
    ...cutPage(row.items, { cursor, limit, list, keysOf: orders[sort].keysOf }),
  }
}
