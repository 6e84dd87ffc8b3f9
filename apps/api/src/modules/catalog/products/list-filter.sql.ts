import { type SQL, sql } from 'drizzle-orm'
import type { SearchQuery } from '../../../platform/search-query.ts'
import { depthOf, LEVELS, listed, type Reduction, visible } from '../../read-model/index.ts'
import { fits } from '../search/match.sql.ts'

/** Filter of a product list. Prices in minor units. */
export interface ListFilter {
  search: SearchQuery | null
  /** Path of slugs. */
  category: string | null
  /** Slug. */
  shop: string | null
  /** Any of these, within the conditions above: paths, slugs, and colors as products have them. */
  categories: readonly string[]
  shops: readonly string[]
  colors: readonly string[]
  minPrice: number | null
  maxPrice: number | null
  minRating: number | null
  inStock: boolean
  onSale: boolean
  /** Price that a reduction is compared with. It decides which products are on sale. */
  reduction: Reduction
  /** Whether to include only products sold in the last 90 days. */
  sold: boolean
  /** Values by option: one of each must be had together. */
  options: readonly OptionFilter[]
  /** Ids of the products to include. Null includes all. */
  ids: readonly string[] | null
  /** Ids of variants that the cards of their products show. They leave out no product. */
  variantIds: readonly string[]
}

/** Filter without conditions: every visible product. */
export const unfiltered: ListFilter = {
  search: null,
  category: null,
  shop: null,
  categories: [],
  shops: [],
  colors: [],
  minPrice: null,
  maxPrice: null,
  minRating: null,
  inStock: false,
  onSale: false,
  reduction: 'prior30',
  sold: false,
  options: [],
  ids: null,
  variantIds: [],
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

/** Condition for products in any of these categories. Categories below the levels that have pages are looked up. */
function inAnyCategory(paths: readonly string[]): SQL {
  if (paths.length === 1) return inCategory(paths[0]!)
  const levels = LEVELS.flatMap((level, at) => {
    const own = paths.filter(path => depthOf(path) === at + 1)
    return own.length > 0
      ? [sql`${level} in (select id from categories where path = any(${sql.param(own)}::text[]))`]
      : []
  })
  const deeper = paths.filter(path => depthOf(path) > LEVELS.length).map(inCategory)
  return sql`(${sql.join([...levels, ...deeper], sql` or `)})`
}

const inAnyShop = (slugs: readonly string[]): SQL =>
  slugs.length === 1
    ? sql`p.shop_id = (select id from shops where slug = ${slugs[0]})`
    : sql`p.shop_id in (select id from shops where slug = any(${sql.param(slugs)}::text[]))`

/** Conditions that every facet keeps. */
export function coreConditions(filter: ListFilter): SQL[] {
  const { search, category, ids, shop, sold } = filter
  return [
    shop === null && ids === null ? listed : visible,
    ...(ids !== null ? [sql`p.id = any(${sql.param(ids)}::uuid[])`] : []),
    ...(category !== null ? [inCategory(category)] : []),
    ...(shop !== null ? [inAnyShop([shop])] : []),
    ...(search ? [fits] : []),
    ...(sold ? [sql`p.sold_90 > 0`] : []),
  ]
}

/** Leading condition of an index by best sellers: a category that has a page. */
export const leadingConditions = ({ category }: ListFilter): SQL[] =>
  category !== null && depthOf(category) <= LEVELS.length ? [inCategory(category)] : []

/** `variant` is what options and colors ask for together: both leave it out. */
export type FacetName =
  | 'category'
  | 'shop'
  | 'price'
  | 'rating'
  | 'sale'
  | 'stock'
  | 'options'
  | 'color'
  | 'variant'

/** Conditions by facet. Each facet ignores its own when it counts. */
export function facetConditions(filter: ListFilter): Record<FacetName, SQL[]> {
  const { categories, shops, minPrice, maxPrice, minRating, inStock, onSale, options, colors } = filter
  const isBoth = options.length > 0 && colors.length > 0
  return {
    category: categories.length > 0 ? [inAnyCategory(categories)] : [],
    shop: shops.length > 0 ? [inAnyShop(shops)] : [],
    price: [
      ...(minPrice !== null ? [sql`p.effective_price_min >= ${minPrice}::bigint`] : []),
      ...(maxPrice !== null ? [sql`p.effective_price_min <= ${maxPrice}::bigint`] : []),
    ],
    rating: minRating !== null ? [sql`p.rating_mean >= ${minRating * 100}`] : [],
    sale: onSale ? [isReduced(filter)] : [],
    stock: inStock ? [sql`p.is_buyable`] : [],
    options: [
      ...options.map(mayHave),
      ...(!isBoth && (options.length > 1 || (options.length > 0 && inStock)) ? [hasVariantWith(filter)] : []),
    ],
    color: [
      ...(colors.length > 0 ? [sql`p.colors && ${sql.param(colors)}::text[]`] : []),
      ...(!isBoth && colors.length > 0 && inStock ? [hasVariantWith(filter)] : []),
    ],
    variant: isBoth ? [hasVariantWith(filter)] : [],
  }
}

/** Condition that product `p` is shown with a struck price. */
export const isReduced = ({ reduction }: Pick<ListFilter, 'reduction'>): SQL =>
  reduction === 'list' ? sql`p.price_sale_min is not null` : sql`p.prior_min > p.price_sale_min`

/** The product's own row says whether any of its variants has one of the values. */
function mayHave({ name, values }: OptionFilter): SQL {
  const choices = values.map(value => `${name}:${value}`)
  return sql`p.choices && ${sql.param(choices)}::text[]`
}

/**
 * Condition that one variant of product `p` meets all requirements. Looks up the variants of this product only, and
 * only if the product's own row doesn't decide it.
 */
const hasVariantWith = (filter: ListFilter): SQL => sql`(select true from variants v
  where v.product_id = p.id and ${and(variantConditions(filter))} limit 1)`

/** Requirements of a variant `v`: the value of each option, a color, and stock if only items in stock are wanted. */
export const variantConditions = ({ options, colors, inStock }: ListFilter): SQL[] => [
  sql`v.is_active`,
  ...(inStock ? [sql`(v.stock is null or v.stock > 0)`] : []),
  ...options.map(hasValue),
  ...(colors.length > 0 ? [hasColor(colors)] : []),
]

/** Variant `v` has one of the colors. */
const hasColor = (colors: readonly string[]): SQL =>
  sql`(select true from variant_values vv join product_option_values x on x.id = vv.value_id
    where vv.variant_id = v.id and x.color = any(${sql.param(colors)}::text[]) limit 1)`

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
    filter.categories,
    filter.shops,
    filter.colors,
    filter.minPrice,
    filter.maxPrice,
    filter.minRating,
    filter.inStock,
    filter.onSale,
    filter.sold,
    filter.options,
    filter.ids,
  ])
