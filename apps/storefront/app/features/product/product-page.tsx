import type { Product, QuestionList, ReviewList } from '@stoa/api-client/schema'
import {
  Breadcrumbs,
  DeliveryList,
  Gallery,
  MadeBy,
  ProductGrid,
  ProductHeading,
  ProductLayout,
  Prose,
  Section,
  ShopPanel,
  SpecList,
  Stack,
} from '@stoa/ui'
import { useEffect, useState } from 'react'
import { placeOf, signOf, toCrumbs, toProductCards } from '../../lib/view.ts'
import { useQuickAdd } from '../cart/use-quick-add.ts'
import { RecentlyViewed } from '../recently-viewed/lazy-recently-viewed.tsx'
import { recentlyViewed } from '../recently-viewed/stored-lists.ts'
import { variantOf } from './choice.ts'
import { countView } from './count-view.ts'
import { deliveryItems } from './delivery.ts'
import { madeByView } from './made-by-view.ts'
import { describedPictures } from './picture-words.ts'
import { ProductQuestions } from './product-questions.tsx'
import { ProductReviews } from './product-reviews.tsx'
import { PurchasePanel } from './purchase-panel.tsx'
import { shopFacts } from './shop-facts.ts'
import { useChoice } from './use-choice.ts'

interface ProductPageProps {
  readonly product: Product
  /** The pages of these that the address asks for; null when one could not be read. */
  readonly reviews: ReviewList | null
  readonly questions: QuestionList | null
}

/** One product: pictures, choice and purchase, description, reviews, questions, and what stands beside it. */
export function ProductPage({ product, reviews, questions }: ProductPageProps) {
  const onAddToCart = useQuickAdd([...product.fromSameShop, ...product.related])
  const [choice, setChoice] = useChoice(product)
  const variant = variantOf(product, choice)
  const [pictures] = useState(() => describedPictures(product, variant?.pictureId))
  useEffect(() => recentlyViewed.add(product.id), [product.id])
  useEffect(() => countView(product.slug), [product.slug])
  const trail = [...product.ancestors, ...(product.category ? [product.category] : [])]
  const { shop } = product
  const madeBy = madeByView(shop)
  return (
    <>
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
            />
            <PurchasePanel product={product} choice={choice} onChoiceChange={setChoice} />
            {madeBy && <MadeBy {...madeBy} />}
            <DeliveryList items={deliveryItems(product.delivery)} />
            <ShopPanel
              shop={shopReference(shop)}
              avatar={signOf(shop.logo)}
              text={shop.tagline}
              facts={shopFacts(product.shopFacts)}
              rating={shop.rating}
              note={[placeOf(shop), `On Stoa since ${shop.since}`].filter(Boolean).join(' · ')}
            />
          </>
        }
        about={
          <Section title="Description">
            <Stack>
              <Prose html={product.descriptionHtml} />
              {product.details.length > 0 && (
                <SpecList items={product.details.map(({ label, value }) => ({ term: label, text: value }))} />
              )}
            </Stack>
          </Section>
        }
      />
      <ProductReviews product={product} reviews={reviews} />
      <ProductQuestions product={product} questions={questions} />
      {product.fromSameShop.length > 0 && (
        <Section
          title={`From ${shop.name}`}
          more={{ label: 'Visit the shop', href: shopReference(shop).href }}
        >
          <ProductGrid
            products={toProductCards(product.fromSameShop.slice(0, 4))}
            columns={4}
            wholeRows
            onAddToCart={onAddToCart}
          />
        </Section>
      )}
      {product.related.length > 0 && (
        <Section title="You may also like">
          <ProductGrid
            products={toProductCards(product.related.slice(0, 4))}
            columns={4}
            wholeRows
            onAddToCart={onAddToCart}
          />
        </Section>
      )}
      <RecentlyViewed exceptId={product.id} />
    </>
  )
}

const shopReference = (shop: Product['shop']) => ({
  id: shop.id,
  name: shop.name,
  href: `/shop/${encodeURIComponent(shop.slug)}`,
})
