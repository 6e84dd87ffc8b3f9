import { unwrap } from '@stoa/api-client'
import { canonicalUrl, critical, optional, serverApi } from '../../data/api.server.ts'
import { readCardDelivery, toDestination } from '../../data/delivery.server.ts'
import { breadcrumbList } from '../../lib/breadcrumb-list.ts'
import { productJsonLd } from '../../lib/json-ld.ts'
import { pictureFile } from '../../lib/picture-file.ts'
import { metaWithoutData, pageMeta } from '../../lib/seo.ts'
import { productHref } from '../../lib/variant-href.ts'
import { toCrumbs } from '../../lib/view.ts'
import { plainText } from '../../lib/words.ts'
import { soldByView } from '../../shared/sold-by/sold-by-facts.ts'
import { withdrawalExceptionLabels } from '../../shared/withdrawal/withdrawal-exceptions.labels.ts'
import { ProductPage } from '../../shop/product/product-page.tsx'
import { readQuestionsCursor } from '../../shop/product/questions-address.ts'
import { readReviewChoice, USUAL_SORT } from '../../shop/product/review-choice.ts'
import { shopFacts } from '../../shop/product/shop-facts.ts'
import { specificationOf } from '../../shop/product/specification.ts'
import type { Route } from './+types/$slug'

export async function loader(scope: Route.LoaderArgs) {
  const { slug } = scope.params
  const choice = readReviewChoice(scope.url.searchParams)
  const cursor = readQuestionsCursor(scope.url.searchParams)
  const api = serverApi(scope)
  const [product, chosen, asked] = await Promise.all([
    critical(
      unwrap(
        api.GET('/api/public/products/{slug}', {
          params: { path: { slug }, query: toDestination(scope.request) },
        }),
      ),
      productHref,
    ),
    choice &&
      optional(
        'the chosen reviews',
        unwrap(
          api.GET('/api/public/products/{slug}/reviews', {
            params: { path: { slug }, query: { sort: USUAL_SORT, ...choice } },
          }),
        ),
      ),
    cursor === null
      ? null
      : optional(
          'the chosen questions',
          unwrap(
            api.GET('/api/public/products/{slug}/questions', {
              params: { path: { slug }, query: { cursor } },
            }),
          ),
        ),
  ])
  return {
    product,
    cardDelivery: await readCardDelivery(scope, [...product.fromSameShop, ...product.related]),
    specification: specificationOf(product),
    shopFacts: shopFacts(product.shopFacts, product.shop.soldCount),
    soldBy: product.shop.soldBy && soldByView(product.shop.soldBy),
    withdrawalNote: product.withdrawalException && withdrawalExceptionLabels[product.withdrawalException],
    reviews: choice ? chosen : product.reviews,
    questions: cursor === null ? product.questions : asked,
    canonical: canonicalUrl(scope),
  }
}

export const meta: Route.MetaFunction = ({ loaderData, error }) => {
  if (!loaderData) return metaWithoutData(error)
  const { product, canonical } = loaderData
  const [picture] = product.pictures
  const trail = [...product.ancestors, ...(product.category ? [product.category] : [])]
  return pageMeta({
    title: `${product.name} by ${product.shop.name}`,
    description: plainText(product.descriptionHtml) || `${product.name} from ${product.shop.name}.`,
    canonical,
    kind: 'product',
    picture: picture && { path: pictureFile(picture), alt: picture.alt },
    jsonLd: import.meta.env.SSR
      ? [
          productJsonLd(canonical, product),
          breadcrumbList(canonical, [...toCrumbs(trail), { label: product.name }]),
        ]
      : undefined,
  })
}

export default function Product({ loaderData: { product, canonical, ...shown } }: Route.ComponentProps) {
  return <ProductPage key={product.id} product={product} address={canonical} {...shown} />
}
