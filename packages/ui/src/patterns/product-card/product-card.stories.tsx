import type { Meta, StoryObj } from '@storybook/react-vite'
import { inStates } from '../../../fixtures/in-states.tsx'
import { arabic } from '../../../fixtures/right-to-left.ts'
import { longName, products } from '../../../fixtures/store-data.ts'
import { ProductCard, type ProductCardData } from './product-card.tsx'
import { ProductCardSkeleton } from './product-card-skeleton.tsx'

const productAt = (place: number) => products[place] as ProductCardData

const meta = {
  title: 'Patterns/Finding/ProductCard',
  id: 'patterns-productcard',
  component: ProductCard,
  subcomponents: { ProductCardSkeleton },
  args: { product: productAt(0), onAddToCart: () => {}, onSavedChange: () => {} },
  decorators: [
    (Story, { parameters }) => (
      <div style={{ inlineSize: parameters.width ?? 280 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProductCard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { args: { product: productAt(2) } }
export const Sale: Story = {}
export const Saved: Story = { args: { saved: true } }
export const SoldOut: Story = { args: { product: productAt(9) } }
export const Colors: Story = { args: { product: { ...productAt(0), left: 2 } } }
export const From: Story = { args: { product: productAt(11) } }
export const Delivery: Story = { args: { product: { ...productAt(2), delivery: 'Arrives Dec 3–7' } } }
export const MissingPicture: Story = { args: { product: { ...productAt(0), picture: null } } }
export const LongText: Story = {
  args: { product: { ...productAt(0), name: longName, shop: { name: longName } } },
}
export const Markup: Story = {
  args: { product: { ...productAt(2), name: '<img src=x onerror=alert(1)> & <b>bold</b>' } },
}
export const Plain: Story = {
  args: { product: productAt(3), onAddToCart: undefined, onSavedChange: undefined },
}
export const Loading: Story = { render: () => <ProductCardSkeleton /> }
export const States: Story = {
  ...inStates({ 'Sold out': { product: productAt(9) } }, { target: 'a[href]', width: 180 }),
  parameters: { width: 'auto' },
}
export const RightToLeft: Story = {
  args: { product: { ...productAt(0), name: arabic.mug, shop: { name: arabic.shop } } },
  globals: { direction: 'rtl' },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
