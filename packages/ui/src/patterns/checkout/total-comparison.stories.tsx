import type { Meta, StoryObj } from '@storybook/react-vite'
import { longName, totalChanges } from '../../../fixtures/index.ts'
import { TotalComparison } from './index.ts'

const meta = {
  title: 'Patterns/Checkout/TotalComparison',
  id: 'patterns-totalcomparison',
  component: TotalComparison,
  args: {
    changes: totalChanges,
    totalBefore: 21879,
    totalNow: 18898,
    onAccept: () => {},
    cancel: { label: 'Back to the cart', href: '#cart' },
  },
} satisfies Meta<typeof TotalComparison>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Busy: Story = { args: { busy: true } }
export const AnotherAddress: Story = {
  args: {
    changes: [{ id: 'address', label: 'Address', before: '12 Colonnade Street', now: '400 Harbour Road' }],
    totalNow: 21879,
  },
}
export const LongText: Story = {
  args: {
    changes: [{ id: 'l1', label: longName, before: 123_456_789_00, now: 223_456_789_00 }],
    totalBefore: 123_456_789_00,
    totalNow: 223_456_789_00,
  },
}
export const Many: Story = {
  args: {
    changes: Array.from({ length: 12 }, (_, place) => ({
      id: `l${place}`,
      label: `Cove mug no. ${place + 1}`,
      before: 2240,
      now: 2800,
    })),
  },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
