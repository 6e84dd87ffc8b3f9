import type { Product } from '@stoa/api-client/schema'
import type { CrumbData } from '@stoa/ui'
import { CURRENCY } from './money.ts'
import { pictureFile } from './picture-file.ts'
import { plainText } from './words.ts'

/** @param page canonical address of the page, which the other addresses are resolved against */
export function breadcrumbList(page: string, crumbs: readonly CrumbData[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: href ? new URL(href, page).href : page,
    })),
  }
}

/** @param page canonical address of the product's page */
export function productJsonLd(page: string, product: Product): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    description: plainText(product.descriptionHtml),
    image: product.pictures.map(({ base, widths }) => new URL(pictureFile({ base, widths }), page).href),
    brand: { '@type': 'Brand', name: product.shop.name },
    offers: {
      '@type': 'Offer',
      url: page,
      priceCurrency: CURRENCY,
      price: (product.priceSale ?? product.price).toFixed(2),
      availability: `https://schema.org/${product.isSoldOut ? 'OutOfStock' : 'InStock'}`,
      seller: { '@type': 'Organization', name: product.shop.name },
    },
    ...(product.rating
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: product.rating.average,
            reviewCount: product.rating.count,
          },
        }
      : null),
  }
}

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
