import type { Meta, StoryObj } from '@storybook/react-vite'
import { longName, products } from '../../../fixtures/store-data.ts'
import { ProductGrid, ProductGridSkeleton } from './product-grid.tsx'

const meta = {
  title: 'Patterns/Finding/ProductGrid',
  id: 'patterns-productgrid',
  component: ProductGrid,
  subcomponents: { ProductGridSkeleton },
  args: { products: products.slice(0, 8) },
} satisfies Meta<typeof ProductGrid>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const ThreeColumns: Story = { args: { columns: 3 } }
export const Lead: Story = { args: { products: products.slice(0, 5), lead: true } }
export const Many: Story = {
  args: {
    products: Array.from({ length: 6 }, (_, round) =>
      products.map(product => ({ ...product, id: `${product.id} ${round}` })),
    ).flat(),
  },
}
export const Loading: Story = { render: () => <ProductGridSkeleton /> }
export const LongText: Story = {
  args: { products: products.slice(0, 4).map(product => ({ ...product, name: longName })) },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
