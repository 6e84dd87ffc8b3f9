import type { Meta, StoryObj } from '@storybook/react-vite'
import { inContainer } from '../../../fixtures/in-container.tsx'
import { inStates } from '../../../fixtures/in-states.tsx'
import { longName, shops } from '../../../fixtures/store-data.ts'
import { ShopCard } from './index.ts'
import { ShopGrid } from './shop-card.tsx'

const meta = {
  title: 'Patterns/Finding/ShopCard',
  id: 'patterns-shopcard',
  component: ShopGrid,
  subcomponents: { ShopCard },
  args: { shops },
  parameters: { layout: 'fullscreen' },
  decorators: [inContainer],
} satisfies Meta<typeof ShopGrid>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Row: Story = { args: { layout: 'row' } }
export const MissingPictures: Story = {
  args: { shops: shops.map(shop => ({ ...shop, pictures: [], tagline: null, productCount: 12 })) },
}
export const LongText: Story = {
  args: { shops: shops.map(shop => ({ ...shop, name: longName, tagline: longName })) },
}
export const States: Story = { render: () => <ShopCard shop={shops[0]!} />, ...inStates() }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
