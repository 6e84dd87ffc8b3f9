import type { Picture, Product, Review, Shop } from '@stoa/api-client/schema'
import { currencyOfMarket, plainPrice } from './money.ts'
import { pictureFile } from './picture-file.ts'
import { shopHref } from './view.ts'
import { plainText } from './words.ts'

/** @param page canonical URL of the product's page */
export function productJsonLd(page: string, product: Product): object {
  const shop = product.shop
  const [sku] = product.variants
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    description: plainText(product.descriptionHtml),
    image: product.pictures.map(picture => addressOf(picture, page)),
    sku: sku?.id ?? product.id,
    brand: { '@type': 'Brand', name: shop.name },
    ...(product.category
      ? { category: [...product.ancestors, product.category].map(({ name }) => name).join(' > ') }
      : null),
    offers: offersOf(page, product),
    ...(product.rating ? { aggregateRating: ratingOf(product.rating) } : null),
    ...(product.reviews.items.length > 0
      ? { review: product.reviews.items.slice(0, MAX_REVIEWS).map(reviewOf) }
      : null),
  }
}

const MAX_REVIEWS = 5

/** Builds an offer, or an aggregate offer with a range if the variants' prices differ. */
function offersOf(page: string, { variants, shop, isSoldOut }: Product): object {
  const amounts = variants.map(({ price, priceSale }) => priceSale ?? price)
  const [low, high] = [Math.min(...amounts), Math.max(...amounts)]
  const common = {
    url: page,
    priceCurrency: currencyOfMarket(),
    availability: `https://schema.org/${isSoldOut || shop.pause ? 'OutOfStock' : 'InStock'}`,
    itemCondition: 'https://schema.org/NewCondition',
    seller: { '@type': 'Organization', name: shop.name, url: new URL(shopHref(shop.slug), page).href },
  }
  return low === high
    ? { '@type': 'Offer', price: plainPrice(low), ...common }
    : {
        '@type': 'AggregateOffer',
        lowPrice: plainPrice(low),
        highPrice: plainPrice(high),
        offerCount: variants.length,
        ...common,
      }
}

const ratingOf = ({ average, count }: { average: number; count: number }) => ({
  '@type': 'AggregateRating',
  ratingValue: average,
  reviewCount: count,
  bestRating: 5,
  worstRating: 1,
})

const reviewOf = (review: Review) => ({
  '@type': 'Review',
  author: { '@type': 'Person', name: review.author },
  datePublished: review.createdAt.slice(0, 10),
  ...(review.text ? { reviewBody: review.text } : null),
  ...(review.title ? { name: review.title } : null),
  reviewRating: { '@type': 'Rating', ratingValue: review.rating, bestRating: 5, worstRating: 1 },
})

/** @param page canonical URL of the shop's page */
export function shopJsonLd(page: string, shop: Shop): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: shop.name,
    url: page,
    description: shop.tagline,
    ...(shop.logo ? { logo: addressOf(shop.logo, page) } : null),
    ...(shop.banner ? { image: addressOf(shop.banner, page) } : null),
    ...(shop.city || shop.country
      ? {
          address: {
            '@type': 'PostalAddress',
            ...(shop.city ? { addressLocality: shop.city } : null),
            ...(shop.country ? { addressCountry: shop.country } : null),
          },
        }
      : null),
    ...(shop.rating ? { aggregateRating: ratingOf(shop.rating) } : null),
  }
}

const addressOf = ({ base, widths }: Pick<Picture, 'base' | 'widths'>, page: string) =>
  new URL(pictureFile({ base, widths }), page).href

export function faqPage(questions: readonly { question: string; answer: string }[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}
