import type { Product, QuestionList, ReviewList } from '@stoa/api-client/schema'
import {
  Breadcrumbs,
  DescriptionList,
  FactTable,
  Gallery,
  Link,
  MadeBy,
  Note,
  ProductFrame,
  ProductGrid,
  ProductHeading,
  ProductLayout,
  Prose,
  Section,
  ShareButton,
  ShopPanel,
  Stack,
} from '@stoa/ui'
import { formatMessage } from '@stoa/ui/messages'
import { useEffect, useState } from 'react'
import type { CardDelivery } from '../../lib/card-delivery.ts'
import { reportHref } from '../../lib/report-href.ts'
import { placeOf, signOf, toCrumbs, toProductCards } from '../../lib/view.ts'
import { SoldBy } from '../../shared/sold-by/sold-by.tsx'
import type { SoldByView } from '../../shared/sold-by/sold-by-facts.ts'
import { useQuickAdd } from '../cart/use-quick-add.ts'
import { RecentlyViewed } from '../recently-viewed/lazy-recently-viewed.tsx'
import { recentlyViewed } from '../recently-viewed/stored-lists.ts'
import { useWishes } from '../wish-list/use-wishes.ts'
import { labelsOf, variantOf } from './choice.ts'
import { chosenMeasures } from './chosen-measures.ts'
import { countView } from './count-view.ts'
import { DeliveryFacts } from './delivery-facts.tsx'
import { madeByView } from './made-by-view.ts'
import { describedPictures } from './picture-words.ts'
import { productPageLabels as t } from './product-page.labels.ts'
import { ProductQuestions } from './product-questions.tsx'
import { ProductReviews } from './product-reviews.tsx'
import { PurchasePanel } from './purchase-panel.tsx'
import { shareByMail, shareThisPage } from './share.ts'
import type { ShopFacts } from './shop-facts.ts'
import type { Specification } from './specification.ts'
import { useChoice } from './use-choice.ts'

interface ProductPageProps {
  readonly product: Product
  /** Lines about shipping on the cards of other products, by shop id. */
  readonly cardDelivery: CardDelivery
  readonly specification: Specification
  readonly shopFacts: ShopFacts
  /** Reason why buyers can't withdraw from the contract; undefined if they can. */
  readonly withdrawalNote: string | undefined
  /** Business behind the shop; undefined if the shop hasn't given its details. */
  readonly soldBy: SoldByView | undefined
  /** URL of the page, without a choice. */
  readonly address: string
  /** Page of reviews for the URL; null if it couldn't be read. */
  readonly reviews: ReviewList | null
  /** Page of questions for the URL; null if it couldn't be read. */
  readonly questions: QuestionList | null
}

/** Shows a product: pictures, purchase, description, reviews, questions and similar products. */
export function ProductPage({
  product,
  cardDelivery,
  specification,
  shopFacts,
  withdrawalNote,
  soldBy,
  address,
  reviews,
  questions,
}: ProductPageProps) {
  const onAddToCart = useQuickAdd([...product.fromSameShop, ...product.related])
  const [choice, setChoice, isChosen] = useChoice(product)
  const variant = variantOf(product, choice)
  const { savedIds, onSavedChange } = useWishes([
    { ...product, variant: isChosen ? variant : undefined },
    ...product.fromSameShop,
    ...product.related,
  ])
  const [pictures] = useState(() => describedPictures(product, variant?.pictureId))
  useEffect(() => recentlyViewed.add(product.id), [product.id])
  useEffect(() => countView(product.slug), [product.slug])
  const trail = [...product.ancestors, ...(product.category ? [product.category] : [])]
  const { shop } = product
  const madeBy = madeByView(shop)
  const { sizes, details } = specification
  const title = formatMessage(t.shareTitle, { product: product.name, shop: shop.name })
  return (
    <ProductFrame>
      <Breadcrumbs items={[...toCrumbs(trail), { label: product.name }]} />
      <ProductLayout
        gallery={
          <Gallery name={product.name} pictures={pictures} selectedId={variant?.pictureId ?? undefined} />
        }
        info={
          <>
            <ProductHeading
              shop={shopReference(shop)}
              name={product.name}
              avatar={signOf(shop.logo)}
              rating={product.rating ?? undefined}
              reviewsHref="#reviews"
              end={
                <ShareButton href={shareByMail(title, address)} onShare={() => void shareThisPage(title)} />
              }
            />
            <PurchasePanel
              product={product}
              choice={choice}
              onChoiceChange={setChoice}
              hasSizes={sizes !== null}
              saved={savedIds.has(product.id)}
              onSavedChange={isSaved => onSavedChange(product.id, isSaved)}
            />
            {madeBy && <MadeBy {...madeBy} />}
            <DeliveryFacts delivery={product.delivery} isSoldOut={!variant?.isBuyable} />
            {withdrawalNote && <Note>{withdrawalNote}</Note>}
            <ShopPanel
              shop={shopReference(shop)}
              avatar={signOf(shop.logo)}
              text={shop.tagline}
              {...shopFacts}
              rating={shop.rating}
              note={[placeOf(shop), formatMessage(t.since, { year: String(shop.since) })]
                .filter(Boolean)
                .join(' · ')}
            />
            {soldBy && <SoldBy {...soldBy} />}
            <Link tone="muted" href={reportHref('product', product.id)}>
              {t.report}
            </Link>
          </>
        }
        about={
          <Section title={t.description}>
            <Stack>
              <Prose html={product.descriptionHtml} />
              <DescriptionList
                size="sm"
                items={details.map(({ label, value }) => ({ term: label, description: value }))}
              />
              <FactTable title={t.dimensions} rows={chosenMeasures(specification, Object.values(choice))} />
              {sizes && (
                <FactTable id="sizes" title={t.sizes} current={labelsOf(product, choice).Size} {...sizes} />
              )}
            </Stack>
          </Section>
        }
      />
      <ProductReviews product={product} reviews={reviews} />
      <ProductQuestions product={product} questions={questions} />
      {product.fromSameShop.length > 0 && (
        <Section
          title={formatMessage(t.fromShop, { shop: shop.name })}
          more={{ label: t.visitShop, href: shopReference(shop).href }}
        >
          <ProductGrid
            products={toProductCards(product.fromSameShop.slice(0, 4), cardDelivery)}
            columns={4}
            wholeRows
            onAddToCart={onAddToCart}
            savedIds={savedIds}
            onSavedChange={onSavedChange}
          />
        </Section>
      )}
      {product.related.length > 0 && (
        <Section title={t.related}>
          <ProductGrid
            products={toProductCards(product.related.slice(0, 4), cardDelivery)}
            columns={4}
            wholeRows
            onAddToCart={onAddToCart}
            savedIds={savedIds}
            onSavedChange={onSavedChange}
          />
        </Section>
      )}
      <RecentlyViewed exceptId={product.id} />
    </ProductFrame>
  )
}

const shopReference = (shop: Product['shop']) => ({
  id: shop.id,
  name: shop.name,
  tone: shop.tone,
  href: `/shop/${encodeURIComponent(shop.slug)}`,
})
