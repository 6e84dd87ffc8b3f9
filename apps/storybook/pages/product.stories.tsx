import {
  Breadcrumbs,
  BuyBar,
  BuyRow,
  DeliveryList,
  DescriptionList,
  Gallery,
  initialSelection,
  ProductGrid,
  ProductHeading,
  ProductLayout,
  ProductPrice,
  Prose,
  RatingSummary,
  ReviewList,
  ReviewsLayout,
  Section,
  ShopPanel,
  Stack,
  StockLine,
  VariantPicker,
  variantFor,
} from '@stoa/ui'
import { gallery, mugOptions, mugVariants, products, reviews, shopOf } from '@stoa/ui/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { InShop } from './in-shop.tsx'

function ProductPage() {
  const [selection, setSelection] = useState(() => ({ ...initialSelection(mugVariants), size: '320' }))
  const [quantity, setQuantity] = useState(1)
  const [saved, setSaved] = useState(false)
  const soldOut = !variantFor(mugVariants, selection)?.available
  const buying = { soldOut, onAddToCart: () => {} }
  return (
    <InShop>
      <Breadcrumbs
        items={[
          { label: 'Home', href: '/' },
          { label: 'Kitchen & Table', href: '/category/kitchen' },
          { label: 'Mugs & cups', href: '/category/kitchen/mugs' },
          { label: 'Cove mug' },
        ]}
      />
      <ProductLayout
        gallery={<Gallery name="Cove mug" pictures={gallery} />}
        info={
          <>
            <ProductHeading
              shop={shopOf('Kiln & Cove')}
              name="Cove mug"
              rating={{ average: 4.8, count: 214 }}
              reviewsHref="#reviews"
            />
            <ProductPrice amount={2800} saleAmount={2240} saleEnds="Until Sunday" />
            <VariantPicker
              options={mugOptions}
              variants={mugVariants}
              value={selection}
              onValueChange={next => setSelection({ ...selection, ...next })}
            />
            <StockLine
              state={soldOut ? 'out' : 'in'}
              text={soldOut ? 'Sold out in this size.' : 'In stock. Ships tomorrow from Falmouth.'}
            />
            <BuyRow
              {...buying}
              name="Cove mug"
              quantity={quantity}
              onQuantityChange={setQuantity}
              max={5}
              saved={saved}
              onSavedChange={setSaved}
            />
            <DeliveryList
              items={[
                { id: 's', icon: 'standard', title: 'Standard', text: '3 to 5 days', amount: 699 },
                { id: 'p', icon: 'premium', title: 'Premium', text: '2 days', amount: 1299 },
                { id: 'e', icon: 'express', title: 'Express', text: 'Tomorrow before noon', amount: 3099 },
                {
                  id: 'r',
                  icon: 'returns',
                  title: 'Returns within 30 days',
                  text: 'The shop pays the way back.',
                },
              ]}
            />
            <ShopPanel
              shop={shopOf('Kiln & Cove')}
              note="Here since 2021 · 2,940 sales"
              text="Two potters, one kiln, and a view of the harbour. Answers within three hours."
            />
          </>
        }
        about={
          <Section title="About this mug">
            <Stack>
              <Prose html="<p>A straight-sided mug with a handle wide enough for three fingers. Thrown in stoneware, dipped by hand, fired twice. No two glazes settle the same way; yours will be a shade of its own.</p>" />
              <DescriptionList
                size="sm"
                items={[
                  { term: 'Material', description: 'Stoneware, food-safe glaze' },
                  { term: 'Size', description: '9 × 9.5 cm, 320 ml' },
                  { term: 'Care', description: 'Dishwasher and microwave safe' },
                  { term: 'Made in', description: 'Falmouth, in batches of forty' },
                ]}
              />
            </Stack>
          </Section>
        }
      />
      <Section id="reviews" title="214 reviews">
        <ReviewsLayout summary={<RatingSummary average={4.8} distribution={[176, 27, 8, 2, 1]} />}>
          <ReviewList reviews={reviews} />
        </ReviewsLayout>
      </Section>
      <Section title="From the same kiln">
        <ProductGrid products={products.slice(4, 8)} />
      </Section>
      <BuyBar {...buying} amount={2800} saleAmount={2240} />
    </InShop>
  )
}

/** One product, and how it is bought. */
const meta = {
  title: 'Pages/Product',
  component: ProductPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ProductPage>

export default meta

export const Default: StoryObj<typeof meta> = {}
