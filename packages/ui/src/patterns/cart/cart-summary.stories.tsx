import type { Meta, StoryObj } from '@storybook/react-vite'
import { CartSummary } from './cart-summary.tsx'
import { CartBar } from './index.ts'

const meta = {
  title: 'Patterns/Cart/CartSummary',
  id: 'patterns-cartsummary',
  component: CartSummary,
  subcomponents: { CartBar },
  args: {
    subtotal: 25780,
    shipping: 0,
    total: 25780,
    itemCount: 5,
    onCheckOut: () => {},
    shippingNote: 'Delivery is chosen per shop in the next step: from $20.97 for 3 parcels.',
    trust: [
      { icon: 'protection', text: 'Buyer protection covers every item' },
      { icon: 'returns', text: 'Returns within 30 days, per shop' },
      { icon: 'payment', text: 'Paid once, through a secure provider' },
    ],
  },
  decorators: [
    Story => (
      <div style={{ maxInlineSize: 372 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CartSummary>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const NothingSelected: Story = { args: { subtotal: 0, total: 0, itemCount: 0 } }
export const Busy: Story = { args: { busy: true } }
export const Huge: Story = { args: { subtotal: 123_456_789_00, total: 123_456_789_00, itemCount: 50_000 } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
