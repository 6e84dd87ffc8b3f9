import type {
  CategoryReference,
  CategoryTile,
  Picture,
  ProductCard,
  Question,
  Review,
  ShopCard,
  ShopMaker,
} from '@stoa/api-client/schema'
import type {
  CategoryTileData,
  CrumbData,
  MakerData,
  ProductCardData,
  QuestionData,
  ReviewData,
  ShopCardData,
} from '@stoa/ui'
import type { CardDelivery, CardLine } from './card-delivery.ts'
import { countryName } from './country-name.ts'
import { makerWords } from './maker-words.ts'
import { toMinor } from './money.ts'
import { pictureFile } from './picture-file.ts'
import { variantHref } from './variant-href.ts'
import { viewLabels } from './view.labels.ts'

// Converts the API's objects to the design system's data, with links and with money in minor units.

/** Link of a card: to the product, with the variant that its list asks for. */
export const cardHref = ({ slug, variant }: Pick<ProductCard, 'slug' | 'variant'>): string =>
  variantHref(slug, variant?.options)

export const shopHref = (slug: string) => `/shop/${encodeURIComponent(slug)}`

/** Link to a category. Routes have three levels; deeper categories are a filter of their third-level ancestor. */
export function categoryHref(path: string): string {
  const slugs = path.split('/').map(encodeURIComponent)
  const base = `/category/${slugs.slice(0, 3).join('/')}`
  return slugs.length > 3 ? `${base}?category=${encodeURIComponent(path)}` : base
}

/** @param delivery line about the shop's shipping, if it is known. A sold-out product has none. */
export function toProductCard(card: ProductCard, delivery?: CardLine): ProductCardData {
  return {
    id: card.id,
    name: card.name,
    href: cardHref(card),
    shop: {
      id: card.shop.id,
      name: card.shop.name,
      logo: signOf(card.shop.logo ?? null),
      tone: card.shop.tone,
    },
    madeBy: makerWords(card.madeBy),
    picture: card.picture,
    price: toMinor(card.price),
    priceSale: card.priceSale === null ? null : toMinor(card.priceSale),
    priceFrom: card.hasPriceRange,
    ...(card.rating ? { rating: card.rating } : null),
    soldOut: card.isSoldOut,
    hasOptions: card.optionCount > 0,
    ...(card.secondPicture && { secondPicture: card.secondPicture }),
    ...(card.stock && { left: card.stock }),
    ...(card.colorCount && { swatches: card.swatches ?? [], colorCount: card.colorCount }),
    isNew: card.isNew,
    ...(delivery && !card.isSoldOut && { delivery: delivery.text, deliverable: delivery.deliverable }),
  }
}

/** Maximum share of a list that is marked as new. If most products were marked, the mark would say nothing. */
const NEW_SHARE = 0.25

/**
 * Converts a list of products. If too many are new, none is marked.
 *
 * @param delivery lines about shipping, by shop id
 */
export function toProductCards(
  cards: readonly ProductCard[],
  delivery: CardDelivery = {},
): ProductCardData[] {
  const isTold = cards.filter(({ isNew }) => isNew).length <= Math.max(1, cards.length * NEW_SHARE)
  return cards.map(card => toProductCard(isTold ? card : { ...card, isNew: false }, delivery[card.shop.id]))
}

/** Small file of a logo or portrait; undefined if there is none, for which avatars show the initial. */
export const signOf = (logo: Pick<Picture, 'base' | 'widths'> | null) =>
  logo ? pictureFile(logo, 160) : undefined

/** One of the people of a shop, with the address of a portrait. */
export const toMaker = ({ name, line, portrait }: ShopMaker): MakerData => ({
  name,
  line: line || undefined,
  portrait: signOf(portrait),
})

export function toShopCard(shop: ShopCard): ShopCardData {
  return {
    id: shop.id,
    name: shop.name,
    href: shopHref(shop.slug),
    tagline: shop.tagline,
    avatar: signOf(shop.logo),
    tone: shop.tone,
    pictures: shop.pictures,
    productCount: shop.productCount,
    ...(shop.rating ? { rating: shop.rating } : null),
  }
}

export const toCategoryTile = (tile: CategoryTile): CategoryTileData => ({
  id: tile.id,
  name: tile.name,
  href: categoryHref(tile.path),
  picture: tile.picture,
  productCount: tile.productCount,
})

/** "Lagoon, 320 ml" of "Glaze: Lagoon" and "Size: 320 ml". */
const valuesOf = (options: readonly string[]) =>
  options.map(option => option.slice(option.indexOf(': ') + 2)).join(', ') || undefined

export const toReview = (review: Review): ReviewData => ({
  id: review.id,
  author: review.author,
  date: review.createdAt,
  stars: review.rating as ReviewData['stars'],
  text: review.text,
  verified: review.isVerified,
  variant: valuesOf(review.options),
  pictures: review.pictures,
  ...(review.title ? { title: review.title } : null),
  ...(review.answer ? { reply: { author: review.answer.shop, text: review.answer.text } } : null),
})

export const toQuestion = ({ id, author, createdAt, text, answer }: Question): QuestionData => ({
  id,
  author,
  date: createdAt,
  text,
  ...(answer && { reply: { author: answer.shop, text: answer.text } }),
})

export const toCrumbs = (ancestors: readonly CategoryReference[]): CrumbData[] => [
  { label: viewLabels.home, href: '/' },
  ...ancestors.map(({ name, path }) => ({ label: name, href: categoryHref(path) })),
]

/** "Falmouth, United Kingdom", or the known part of it; undefined if neither is known. */
export function placeOf({
  city,
  country,
}: {
  city: string | null
  country: string | null
}): string | undefined {
  const name = country && countryName(country)
  return [city, name].filter(Boolean).join(', ') || undefined
}
