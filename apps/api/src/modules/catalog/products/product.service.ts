import type { components } from '@stoa/api-client/schema'
import type { Deps } from '../../../platform/deps.ts'
import { cleanHtml } from '../../../platform/description-html.ts'
import { localTime } from '../../../platform/local-day.ts'
import { problem } from '../../../platform/problem.ts'
import { QUESTIONS_ON_PRODUCT, questionPage } from '../../questions/index.ts'
import {
  type Country,
  cardsOf,
  countryDestination,
  isNew,
  nullablePicture,
  pictureOf,
  pricesOf,
  ratingOf,
  SLUG,
  shownPrices,
} from '../../read-model/index.ts'
import { REVIEWS_ON_PRODUCT, reviewPage, USUAL_REVIEWS } from '../../reviews/index.ts'
import { shopFactsOf, shopOf } from '../../shops/index.ts'
import { nameOfIncluded } from '../../tax/index.ts'
import { viewDelivery } from '../delivery/delivery-view.ts'
import { findProductPage } from './product.repository.ts'

type Product = components['schemas']['Product']

/**
 * A product with everything its page shows.
 *
 * @throws problem `product.not_found`
 */
export async function readProduct(
  { db, market, money, clock }: Pick<Deps, 'db' | 'market' | 'money' | 'clock'>,
  { slug, country }: { slug: string; country?: Country },
): Promise<Product> {
  const now = clock.now()
  const { delivery } = market.settings
  const to = countryDestination(delivery, country)
  const found = SLUG.test(slug)
    ? await findProductPage(db, slug, {
        reviews: REVIEWS_ON_PRODUCT,
        questions: QUESTIONS_ON_PRODUCT,
        to,
        now,
      })
    : null
  if (!found) throw problem('product.not_found')
  const { product } = found
  const includedTax = nameOfIncluded(product.tax, {
    destination: to,
    day: localTime(now, product.delivery.terms.timeZone).day,
    flatBasisPoints: product.flatBasisPoints,
    isTaxHandledElsewhere: market.settings.money.salesTaxElsewhere,
  })
  const { reduction } = market.settings.prices
  const variants = product.variants.map(({ saleUntil, priorPrice, ...variant }) => {
    const { price, salePrice } = shownPrices(
      { price: variant.price, salePrice: variant.priceSale, priorPrice },
      reduction,
    )
    return {
      ...variant,
      price: money.toDecimal(price),
      priceSale: money.toNullableDecimal(salePrice),
      isBuyable: variant.stock === null || variant.stock > 0,
      ...(salePrice !== null && saleUntil !== null && { saleUntil }),
    }
  })
  return {
    id: product.id,
    slug: product.slug,
    name: product.name,
    // Cleaned again, because the stored HTML may be older than the allow-list.
    descriptionHtml: cleanHtml(product.descriptionHtml),
    details: product.details,
    ...(product.withdrawalException && { withdrawalException: product.withdrawalException }),
    shop: shopOf(product.shop),
    shopFacts: shopFactsOf(product.shopFacts),
    category: product.categoryPath.at(-1) ?? null,
    ancestors: product.categoryPath.slice(0, -1),
    pictures: product.pictures.map(picture => pictureOf(picture, product.name)),
    ...pricesOf(product, money, reduction),
    rating: ratingOf(product.ratingSum, product.ratingCount),
    ratingDistribution: product.ratingDistribution,
    options: product.options.map(({ name, values }) => ({
      name,
      values: values.map(value => ({ ...value, picture: nullablePicture(value.picture, value.name) })),
    })),
    variants,
    isSoldOut: !variants.some(({ isBuyable }) => isBuyable),
    isNew: isNew(product.createdAt, now),
    delivery: {
      country: to.country,
      ...viewDelivery(product.delivery, {
        to,
        itemMinor: product.priceSaleMin ?? product.priceMin,
        money,
        prices: delivery.prices,
        now,
      }),
    },
    ...(includedTax !== null && { includedTax }),
    reviews: reviewPage(
      slug,
      { rows: product.reviews, total: product.ratingCount },
      REVIEWS_ON_PRODUCT,
      USUAL_REVIEWS,
    ),
    questions: questionPage(slug, product.questions, QUESTIONS_ON_PRODUCT),
    related: cardsOf(found.related, { money, market }, now),
    fromSameShop: cardsOf(found.fromSameShop, { money, market }, now),
  }
}
