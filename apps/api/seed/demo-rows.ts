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
import { zonesOf } from '../../../demo/catalog/zones.ts'
import plan from '../../../demo/pictures.json' with { type: 'json' }
import type { BulkRow } from '../src/platform/db/bulk.ts'
import { textOf } from '../src/platform/description-html.ts'
import { stableId } from '../src/platform/ids.ts'
import { mediaIdOf } from './picture-rows.ts'
import { productId, type RawProduct, reducedSince } from './product-rows.ts'

const DAY = 24 * 3_600_000
export const SELLERS_SHOP = 'kiln-and-cove'

export const shopId = (slug: string) => stableId('shop', slug)
const categoryId = (path: string) => stableId('category', path)

/** Names of all files that the demo catalog shows. */
export const pictureFiles = (): string[] => [
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

/**
 * Facts about the shops' countries, by ISO 3166-1 alpha-2. A `0` in a VAT number's form becomes a digit of the shop's
 * number.
 */
const PLACES: Readonly<Record<string, { timeZone: string; rateBasisPoints: number; vatNumber: string }>> = {
  BE: { timeZone: 'Europe/Brussels', rateBasisPoints: 2_100, vatNumber: 'BE0000000000' },
  DE: { timeZone: 'Europe/Berlin', rateBasisPoints: 1_900, vatNumber: 'DE000000000' },
  DK: { timeZone: 'Europe/Copenhagen', rateBasisPoints: 2_500, vatNumber: 'DK00000000' },
  FR: { timeZone: 'Europe/Paris', rateBasisPoints: 2_000, vatNumber: 'FR00000000000' },
  GB: { timeZone: 'Europe/London', rateBasisPoints: 2_000, vatNumber: 'GB000000000' },
  IE: { timeZone: 'Europe/Dublin', rateBasisPoints: 2_300, vatNumber: 'IE0000000WA' },
  NL: { timeZone: 'Europe/Amsterdam', rateBasisPoints: 2_100, vatNumber: 'NL000000000B01' },
  PT: { timeZone: 'Europe/Lisbon', rateBasisPoints: 2_300, vatNumber: 'PT000000000' },
  SE: { timeZone: 'Europe/Stockholm', rateBasisPoints: 2_500, vatNumber: 'SE000000000001' },
}
/** Day from which the demo's tax rates and registrations apply: before its first order. */
const TAXED_FROM = '2022-01-01'

export const shopRows = (sellerId: string | null): BulkRow[] =>
  shops.map((shop, at) => {
    const opened = new Date(Date.UTC(shop.founded, (at * 5) % 12, 1 + ((at * 7) % 28)))
    return {
      id: shopId(shop.slug),
      owner_id: shop.slug === SELLERS_SHOP ? sellerId : null,
      name: shop.name,
      slug: shop.slug,
      tagline: shop.tagline,
      description: shop.story,
      status: 'open',
      city: shop.city,
      country: shop.country,
      time_zone: PLACES[shop.country]!.timeZone,
      handling_days: shop.handlingDays ?? 0,
      logo_media_id: mediaIdOf(shop.logo),
      banner_media_id: mediaIdOf(shop.banner),
      tone: shop.tone,
      makers: shop.makers.map(({ name, line, portrait }) => ({ name, line, mediaId: mediaIdOf(portrait) })),
      featured: shop.slug === SELLERS_SHOP ? 1 : 0,
      created_at: opened,
      updated_at: opened,
    }
  })

const zoneId = (shop: string, name: string) => stableId('shipping-zone', shop, name)

export const zoneRows = (): BulkRow[] =>
  shops.flatMap(shop =>
    zonesOf(shop).map(({ name, tiers }, position) => ({
      id: zoneId(shop.slug, name),
      shop_id: shopId(shop.slug),
      name,
      position,
      free_from_minor: shop.freeShippingFrom === undefined ? null : shop.freeShippingFrom * 100,
      tiers: Object.entries(tiers).map(([tier, [transitMin, transitMax]]) => ({
        tier,
        priceMinor: null,
        transitMin,
        transitMax,
        poBoxes: tier === 'standard',
      })),
    })),
  )

export const zonePlaceRows = (): BulkRow[] =>
  shops.flatMap(shop =>
    zonesOf(shop).flatMap(({ name, countries }) =>
      countries.map(country => ({
        shop_id: shopId(shop.slug),
        zone_id: zoneId(shop.slug, name),
        country,
        region: '',
      })),
    ),
  )

export const taxRateRows = (now: Date): BulkRow[] =>
  Object.entries(PLACES).map(([country, { rateBasisPoints }]) => ({
    country,
    region: '',
    category: 'standard',
    from_day: TAXED_FROM,
    rate_basis_points: rateBasisPoints,
    note: '',
    set_at: now,
  }))

/** Registers each shop for tax in its own country. */
export const taxRegistrationRows = (): BulkRow[] =>
  shops.map(({ slug, country }, at) => {
    // As many digits as the form has zeros.
    let rest = 7 * (at + 11)
    const number = PLACES[country]!.vatNumber.replace(/0/g, () => {
      rest = (rest * 31 + 17) % 10_007
      return String(rest % 10)
    })
    return {
      shop_id: shopId(slug),
      country,
      region: '',
      scheme: 'standard',
      number,
      from_day: TAXED_FROM,
      to_day: null,
    }
  })

/** Members of the seller's shop. */
export const memberRows = (sellerId: string, now: Date): BulkRow[] => [
  { shop_id: shopId(SELLERS_SHOP), user_id: sellerId, role: 'owner', keys: [], created_at: now },
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
