import { type SQL, sql } from 'drizzle-orm'
import { depthOf, LEVELS, listed, visible } from '../../read-model/index.ts'
import { fits } from '../search/match.ts'
import type { SearchQuery } from '../search/search-query.ts'

/** What a list of products is narrowed by. Prices in minor units. */
export interface ListFilter {
  search: SearchQuery | null
  /** Path of slugs. */
  category: string | null
  /** Slug. */
  shop: string | null
  minPrice: number | null
  maxPrice: number | null
  minRating: number | null
  inStock: boolean
  onSale: boolean
  /** Only what was sold in the last 90 days. */
  sold: boolean
  /** Values by option: one of each must be had together. */
  options: readonly OptionFilter[]
  /** Only these products; null is all. */
  ids: readonly string[] | null
}

/** No condition: every product that is shown. */
export const unfiltered: ListFilter = {
  search: null,
  category: null,
  shop: null,
  minPrice: null,
  maxPrice: null,
  minRating: null,
  inStock: false,
  onSale: false,
  sold: false,
  options: [],
  ids: null,
}

export interface OptionFilter {
  name: string
  values: readonly string[]
}

export const and = (conditions: readonly SQL[]): SQL => sql.join(conditions as SQL[], sql` and `)

/** Products in a category and in everything below it. */
function inCategory(path: string): SQL {
  const level = LEVELS[depthOf(path) - 1]
  if (level) return sql`${level} = (select id from categories where path = ${path})`
  // '0' follows '/': everything that begins with the path and a slash, for an index that knows no parameter of LIKE.
  return sql`p.category_id in (select id from categories
    where path = ${path} or (path ~>=~ ${`${path}/`} and path ~<~ ${`${path}0`}))`
}

/** What the facets of a list never leave out. */
export function coreConditions(filter: ListFilter): SQL[] {
  const { search, category, ids, shop, sold } = filter
  return [
    shop === null && ids === null ? listed : visible,
    ...(ids !== null ? [sql`p.id = any(${sql.param(ids)}::uuid[])`] : []),
    ...(category !== null ? [inCategory(category)] : []),
    ...(search ? [fits(search)] : []),
    ...(sold ? [sql`p.sold_90 > 0`] : []),
  ]
}

/** What an index by best sellers begins with: a category that has pages. */
export const leadingConditions = ({ category }: ListFilter): SQL[] =>
  category !== null && depthOf(category) <= LEVELS.length ? [inCategory(category)] : []

export type FacetName = 'shop' | 'price' | 'rating' | 'sale' | 'stock' | 'options'

/** What each facet leaves out when it counts itself, by facet. */
export function facetConditions(filter: ListFilter): Record<FacetName, SQL[]> {
  const { shop, minPrice, maxPrice, minRating, inStock, onSale, options } = filter
  return {
    shop: shop !== null ? [sql`p.shop_id = (select id from shops where slug = ${shop})`] : [],
    price: [
      ...(minPrice !== null ? [sql`p.effective_price_min >= ${minPrice}::bigint`] : []),
      ...(maxPrice !== null ? [sql`p.effective_price_min <= ${maxPrice}::bigint`] : []),
    ],
    rating: minRating !== null ? [sql`p.rating_mean >= ${minRating * 100}`] : [],
    sale: onSale ? [sql`p.price_sale_min is not null`] : [],
    stock: inStock ? [sql`p.is_buyable`] : [],
    options: options.length > 0 ? [hasVariantWith(filter)] : [],
  }
}

/**
 * Product `p` has one variant with a value of each option that is asked for. The product's own row says whether any
 * variant has each; only where that leaves a doubt are its variants looked up, for this product alone.
 */
function hasVariantWith(filter: ListFilter): SQL {
  const { options, inStock } = filter
  const mayHave = options.map(({ name, values }) => {
    const choices = values.map(value => `${name}:${value}`)
    return sql`p.choices && ${sql.param(choices)}::text[]`
  })
  if (options.length === 1 && !inStock) return and(mayHave)
  const found = sql`(select true from variants v
    where v.product_id = p.id and ${and(variantConditions(filter))} limit 1)`
  return and([...mayHave, found])
}

/** What a variant `v` must have: each option's value, and stock where only that is asked for. */
export const variantConditions = ({ options, inStock }: ListFilter): SQL[] => [
  sql`v.is_active`,
  ...(inStock ? [sql`(v.stock is null or v.stock > 0)`] : []),
  ...options.map(hasValue),
]

/** Variant `v` has one of the option's values. */
export const hasValue = ({ name, values }: OptionFilter): SQL =>
  sql`(select true from variant_values vv
    join product_options o on o.id = vv.option_id join product_option_values x on x.id = vv.value_id
    where vv.variant_id = v.id and o.name = ${name} and x.value = any(${sql.param(values)}::text[]) limit 1)`

/** Names a filter: a cursor is good for one. */
export const filterKey = (filter: ListFilter): string =>
  JSON.stringify([
    filter.search?.text ?? null,
    filter.category,
    filter.shop,
    filter.minPrice,
    filter.maxPrice,
    filter.minRating,
    filter.inStock,
    filter.onSale,
    filter.sold,
    filter.options,
    filter.ids,
  ])
