import {
  categories,
  commissionRates,
  products,
  questions,
  reviews,
  type SeedCategory,
  type SeedProduct,
  saleDays,
  shops,
} from '../../../demo/catalog/index.ts'
import plan from '../../../demo/pictures.json' with { type: 'json' }
import type { BulkRow } from '../src/platform/db/bulk.ts'
import { textOf } from '../src/platform/description-html.ts'
import { stableId } from '../src/platform/ids.ts'
import { mediaIdOf } from './picture-rows.ts'
import { productId, type RawProduct, reducedSince } from './product-rows.ts'
import { shopId } from './shop-rows.ts'

const DAY = 24 * 3_600_000
const categoryId = (path: string) => stableId('category', path)

/** Names of all files that the demo catalog shows. */
export const pictureFiles = (): string[] => [
  // The marketplace's own logo, which `demoSettings` names.
  'mark-logo.svg',
  'mark-logo-dark.svg',
  plan.hero.file,
  plan.hero.evening,
  ...plan.rooms.map(({ file }) => file),
  ...shops.flatMap(({ logo, banner, makers }) => [logo, banner, ...makers.map(({ portrait }) => portrait)]),
  ...products.flatMap(({ pictures, options }) => [
    ...pictures,
    ...options.flatMap(({ values }) => values.flatMap(({ picture }) => picture ?? [])),
  ]),
  ...flat(categories).flatMap(({ category }) => category.picture ?? []),
]

interface Placed {
  category: SeedCategory
  path: string
  parentPath: string | null
  position: number
  /** Names from the root down. */
  names: string[]
}

function flat(branch: readonly SeedCategory[], above: Placed | null = null): Placed[] {
  return branch.flatMap((category, position) => {
    const placed: Placed = {
      category,
      path: above ? `${above.path}/${category.slug}` : category.slug,
      parentPath: above?.path ?? null,
      position,
      names: [...(above?.names ?? []), category.name],
    }
    return [placed, ...flat(category.child ?? [], placed)]
  })
}

export const categoryRows = (now: Date): BulkRow[] =>
  flat(categories).map(({ category, path, parentPath, position, names }) => ({
    id: categoryId(path),
    parent_id: parentPath === null ? null : categoryId(parentPath),
    name: category.name,
    slug: category.slug,
    path,
    depth: names.length,
    is_show_suggest: category.isShowSuggest,
    position,
    source: 'seed',
    external_id: path,
    description: '',
    icon: category.icon ?? null,
    media_id: category.picture ? mediaIdOf(category.picture) : null,
    created_at: now,
    updated_at: now,
  }))

/** Commission rates that applied before the first of the demo's orders. */
export const commissionRows = (now: Date): BulkRow[] =>
  Object.entries(commissionRates).map(([path, rate]) => ({
    category_id: categoryId(path),
    path,
    rate_basis_points: rate,
    set_at: new Date(now.getTime() - 3 * 365 * DAY),
  }))

export function rawProducts(now: Date): RawProduct[] {
  const placed = new Map(flat(categories).map(place => [place.path, place]))
  return products.map((product): RawProduct => {
    const createdAt = new Date(now.getTime() - product.createdDaysAgo * DAY)
    const category = placed.get(product.category)
    if (!category)
      throw new Error(`${product.slug} is in the category ${product.category}, which there is not.`)
    return {
      shopId: shopId(product.shop),
      slug: product.slug,
      name: product.name,
      categoryId: categoryId(product.category),
      summary: textOf(product.description).slice(0, 240),
      descriptionHtml: product.description,
      details: product.details.map(([label, value]) => ({ label, value })),
      tags: [],
      options: product.options.map(({ name, values }) => ({
        name,
        values: values.map(value => ({
          name: value.name,
          mediaId: value.picture ? mediaIdOf(value.picture) : null,
        })),
      })),
      variants: product.variants.map(({ values, price, salePrice, stock }) => ({
        values,
        price,
        salePrice: salePrice ?? null,
        stock,
      })),
      media: [
        ...product.pictures,
        ...product.options.flatMap(({ values }) => values.flatMap(({ picture }) => picture ?? [])),
      ].map(mediaIdOf),
      reducedSince: reducedSince(createdAt, now),
      saleEndsAt: saleEnd(product.shop, now),
      stars: product.stars,
      sold90: product.sold90,
      createdAt,
    }
  })
}

function saleEnd(shop: string, now: Date): Date | undefined {
  const days = saleDays[shop]
  return days === undefined ? undefined : new Date(now.getTime() + days * DAY)
}

/** Colors and sizes for reviews, as shoppers search for them: a mug in rust. */
const reviewId = (product: string, at: number) => stableId('review', product, at)

/** Options of one of the variants of a product, a different one for each review. */
function boughtOptions({ options, variants }: SeedProduct, at: number): string[] {
  const { values = [] } = variants[at % variants.length] ?? {}
  return options.map(({ name }, place) => `${name}: ${values[place]}`)
}

const bySlug = new Map(products.map(product => [product.slug, product]))

export const reviewRows = (now: Date): BulkRow[] =>
  reviews.map((review, at) => ({
    id: reviewId(review.product, at),
    product_id: productId(review.product),
    user_id: null,
    author_name: review.author,
    rating: review.rating,
    title: review.title ?? '',
    body: review.text,
    is_verified: review.verified,
    options: review.verified ? boughtOptions(bySlug.get(review.product)!, at) : [],
    created_at: new Date(now.getTime() - review.daysAgo * DAY),
  }))

export const sceneRows = (): BulkRow[] =>
  plan.rooms.map(({ file, shop, months, pieces }) => ({
    media_id: mediaIdOf(file),
    shop_id: shop ? shopId(shop) : null,
    months,
    pieces: pieces.map(({ product, x, y }) => ({ productId: productId(product), x, y })),
  }))

const HOUR = 3_600_000

export const questionRows = (now: Date): BulkRow[] =>
  questions.map((question, at) => {
    const askedAt = now.getTime() - question.daysAgo * DAY
    return {
      id: stableId('question', question.product, at),
      product_id: productId(question.product),
      author_name: question.author,
      text: question.text,
      answer: question.answer?.text ?? null,
      answered_at: question.answer ? new Date(askedAt + question.answer.hoursLater * HOUR) : null,
      created_at: new Date(askedAt),
    }
  })
