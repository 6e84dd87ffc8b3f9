import type { Meta, StoryObj } from '@storybook/react-vite'
import { CartHeading } from './cart-layout.tsx'
import { CartRegion, CartSkeleton } from './cart-region.tsx'
import { CartLayout } from './index.ts'

const meta = {
  title: 'Patterns/Cart/CartRegion',
  id: 'patterns-cartregion',
  component: CartRegion,
  subcomponents: { CartLayout, CartHeading, CartSkeleton },
  args: {
    loading: true,
    children: (
      <>
        <CartHeading itemCount={0} />
        <CartSkeleton label="Loading your cart" />
      </>
    ),
  },
} satisfies Meta<typeof CartRegion>

export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = {}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
