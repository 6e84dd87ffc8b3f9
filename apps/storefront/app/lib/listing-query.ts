import { MAX_FILTER_VALUES } from '@stoa/api-client/limits'
import type { operations } from '@stoa/api-client/schema'

type ApiListingQuery = NonNullable<operations['listProducts']['parameters']['query']>

/** Filters, order and cursor of a listing, read from its URL. */
export type ListingQuery = Omit<ApiListingQuery, 'limit'>

export const PAGE_SIZE = 24

export const SORTS = ['relevance', 'best_seller', 'newest', 'price_asc', 'price_desc', 'rating'] as const
export type Sort = (typeof SORTS)[number]

/** Query parameters that are filters, in the order in which URLs have them. */
export const FILTER_NAMES = [
  'category',
  'color',
  'shop',
  'minPrice',
  'maxPrice',
  'minRating',
  'inStock',
  'onSale',
  'option',
] as const

/** Reads the query of a URL. Leaves out invalid values instead of failing. */
export function readListingQuery(params: URLSearchParams): ListingQuery {
  const query: { -readonly [K in keyof ListingQuery]: ListingQuery[K] } = {}
  const q = params.get('q')?.trim().slice(0, 200)
  if (q) query.q = q
  for (const [parameter, name, length] of SEVERAL) {
    const values = params.getAll(name).filter(value => value && value.length <= length)
    if (values.length > 0) query[parameter] = [...new Set(values)].slice(0, MAX_FILTER_VALUES)
  }
  const [from, to] = [amount(params.get('minPrice')), amount(params.get('maxPrice'))]
  const isReversed = from !== null && to !== null && from > to
  const [minPrice, maxPrice] = isReversed ? [to, from] : [from, to]
  if (minPrice !== null && minPrice > 0) query.minPrice = minPrice
  if (maxPrice !== null) query.maxPrice = maxPrice
  const minRating = Number(params.get('minRating'))
  if (Number.isInteger(minRating) && minRating >= 1 && minRating <= 5) query.minRating = minRating
  if (isOn(params.get('inStock'))) query.inStock = true
  if (isOn(params.get('onSale'))) query.onSale = true
  const options = params.getAll('option').filter(isOption).slice(0, MAX_FILTER_VALUES)
  if (options.length > 0) query.options = options
  const sort = SORTS.find(known => known === params.get('sort'))
  if (sort) query.sort = sort
  const cursor = params.get('cursor')
  if (cursor && cursor.length <= 400) query.cursor = cursor
  return query
}

/** Number of the page, for "25 to 48 of 903", which a cursor doesn't contain. */
export function readPageNumber(params: URLSearchParams): number {
  const page = Number(params.get('page') ?? 1)
  return params.has('cursor') && Number.isInteger(page) && page > 1 && page < 10_000 ? page : 1
}

/** Filters with several values: name in the API, name in the URL, and maximum length of a value. */
const SEVERAL = [
  ['categories', 'category', 800],
  ['shops', 'shop', 120],
  ['colors', 'color', 40],
] as const

/** Sorts the filters, so that a list has one URL regardless of the order in which they were chosen. */
export function inOrder(params: URLSearchParams): URLSearchParams {
  const place = (name: string) => FILTER_NAMES.indexOf(name as (typeof FILTER_NAMES)[number])
  const known = [...params].toSorted(([a, one], [b, other]) => {
    if (a !== b) return place(a) - place(b)
    return place(a) < 0 || one === other ? 0 : one < other ? -1 : 1
  })
  return new URLSearchParams(known)
}

/** Whether the text is an option with a value, such as `Glaze:Lagoon`. */
const isOption = (text: string) => /^[^:]+:./.test(text) && text.length <= 200

const isOn = (value: string | null) => value === '1' || value === 'true'

function amount(value: string | null): number | null {
  if (!value?.trim()) return null
  const number = Number(value.replace(',', '.'))
  if (!Number.isFinite(number) || number < 0 || number > 1_000_000) return null
  // No currency has more than three decimals.
  return Math.round(number * 1_000) / 1_000
}
