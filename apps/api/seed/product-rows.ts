import { priceOf } from '../src/modules/catalog/index.ts'
import { searchTextOf } from '../src/modules/products/index.ts'
import { colorOf } from '../src/modules/read-model/index.ts'
import type { BulkRow } from '../src/platform/db/bulk.ts'
import { stableId } from '../src/platform/ids.ts'
import { effectivePrice } from '../src/platform/money.ts'
import { slugify } from '../src/platform/slug.ts'

/** A product as the seed and the generator make it, before it becomes rows. Money in minor units. */
export interface RawProduct {
  shopId: string
  slug: string
  name: string
  categoryId: string | null
  summary: string
  descriptionHtml: string
  details: { label: string; value: string }[]
  tags: string[]
  options: { name: string; values: { name: string; mediaId: string | null }[] }[]
  variants: { values: string[]; price: number; salePrice: number | null; stock: number | null }[]
  /** Beginning of its sale prices: before, each variant had its regular price. */
  reducedSince: Date
  /** End of its sale prices. */
  saleEndsAt?: Date | undefined
  /** Ids of its pictures, in order. */
  media: string[]
  stars: readonly number[]
  sold90: number
  createdAt: Date
}

export interface ProductRows {
  products: BulkRow[]
  product_media: BulkRow[]
  product_options: BulkRow[]
  product_option_values: BulkRow[]
  variants: BulkRow[]
  variant_values: BulkRow[]
}

/** The order in which the tables take their rows. */
export const PRODUCT_TABLES = [
  'products',
  'product_media',
  'product_options',
  'product_option_values',
  'variants',
  'variant_values',
] as const satisfies (keyof ProductRows)[]

const DAY = 24 * 3_600_000
/** Age of sale prices, in milliseconds. */
export const REDUCED_FOR = 45 * DAY

/** Beginning of a product's sale prices: never its first day, so that its regular price came before. */
export const reducedSince = (createdAt: Date, now: Date): Date =>
  new Date(Math.max(createdAt.getTime() + DAY, now.getTime() - REDUCED_FOR))

export const productId = (slug: string) => stableId('product', slug)

/** The rows of products in all tables. Ids follow from slugs, so that a repeat meets the same rows. */
export function rowsOf(products: Iterable<RawProduct>): ProductRows {
  const rows: ProductRows = {
    products: [],
    product_media: [],
    product_options: [],
    product_option_values: [],
    variants: [],
    variant_values: [],
  }
  for (const product of products) addRows(rows, product)
  return rows
}

function addRows(rows: ProductRows, product: RawProduct): void {
  const id = productId(product.slug)
  const { price, salePrice } = priceOf(product.variants)
  const isReduced = salePrice !== null && salePrice < price
  rows.products.push({
    id,
    shop_id: product.shopId,
    category_id: product.categoryId,
    name: product.name,
    slug: product.slug,
    summary: product.summary,
    description_html: product.descriptionHtml,
    details: product.details,
    tags: product.tags,
    status: 'active',
    price_min: price,
    price_sale_min: salePrice,
    // As their triggers would have it, which then have nothing to write.
    prior_min: isReduced ? price : null,
    listed_at: product.createdAt,
    effective_price_max: Math.max(...product.variants.map(effectivePrice)),
    is_buyable: product.variants.some(({ stock }) => stock === null || stock > 0),
    choices: choicesOf(product),
    colors: colorsOf(product),
    rating_sum: product.stars.reduce((sum, star) => sum + star, 0),
    rating_count: product.stars.length,
    sold_90: product.sold90,
    search_extra: searchTextOf({
      ...product,
      options: product.options.map(({ values }) => ({
        values: values.map(({ name }) => ({ value: name })),
      })),
    }),
    created_at: product.createdAt,
    updated_at: product.createdAt,
  })
  for (const [position, mediaId] of [...new Set(product.media)].entries())
    rows.product_media.push({ product_id: id, media_id: mediaId, position })
  const valueIds = product.options.map(({ name, values }, at) => {
    const optionId = stableId('option', product.slug, slugify(name))
    rows.product_options.push({ id: optionId, product_id: id, name, position: at })
    return new Map(
      values.map((value, position) => {
        const valueId = stableId('option-value', optionId, value.name)
        rows.product_option_values.push({
          id: valueId,
          option_id: optionId,
          value: value.name,
          position,
          media_id: value.mediaId,
        })
        return [value.name, { valueId, optionId, mediaId: value.mediaId }]
      }),
    )
  })
  for (const [position, variant] of product.variants.entries()) {
    const chosen = variant.values.map((value, at) => valueIds[at]!.get(value)!)
    const variantId = stableId('variant', product.slug, ...variant.values)
    rows.variants.push({
      id: variantId,
      product_id: id,
      sku: null,
      option_key: chosen
        .map(({ valueId }) => valueId)
        .sort()
        .join(','),
      price_minor: variant.price,
      price_sale_minor: variant.salePrice,
      ...saleOf(variant.salePrice, product.saleEndsAt),
      ...reductionOf(variant, product.reducedSince),
      stock: variant.stock,
      position,
      is_active: true,
      media_id: chosen.find(({ mediaId }) => mediaId !== null)?.mediaId ?? null,
      created_at: product.createdAt,
      updated_at: product.createdAt,
    })
    for (const { optionId, valueId } of chosen)
      rows.variant_values.push({ variant_id: variantId, option_id: optionId, value_id: valueId })
  }
}

/** A sale that ends is planned, and in force from the start. */
function saleOf(salePrice: number | null, endsAt: Date | undefined) {
  const isPlanned = salePrice !== null && endsAt !== undefined
  return { sale_plan_minor: isPlanned ? salePrice : null, sale_ends_at: isPlanned ? endsAt : null }
}

/** A reduction that the regular price preceded. */
const reductionOf = ({ price, salePrice }: RawProduct['variants'][number], since: Date) =>
  salePrice === null || salePrice >= price
    ? { prior_minor: null, reduced_since: null }
    : { prior_minor: price, reduced_since: since }

function colorsOf({ options, variants }: RawProduct): string[] {
  const had = options.flatMap(({ name }, at) => variants.map(({ values }) => colorOf(name, values[at]!)))
  return [...new Set(had.filter(color => color !== null))].sort().slice(0, 18)
}

function choicesOf({ options, variants }: RawProduct): string[] {
  const had = options.map((_, at) => new Set(variants.map(({ values }) => values[at])))
  return options.flatMap(({ name, values }, at) =>
    name.includes(':')
      ? []
      : values.filter(value => had[at]!.has(value.name)).map(value => `${name}:${value.name}`),
  )
}
