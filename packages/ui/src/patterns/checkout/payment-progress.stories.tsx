import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../../primitives/button/index.ts'
import { PaymentProgress, PaymentQuestion } from './index.ts'

const meta = {
  title: 'Patterns/Checkout/PaymentProgress',
  id: 'patterns-paymentprogress',
  component: PaymentProgress,
  subcomponents: { PaymentQuestion },
  args: { state: 'waiting' },
} satisfies Meta<typeof PaymentProgress>

export default meta
type Story = StoryObj<typeof meta>

export const Waiting: Story = {}
export const Starting: Story = { args: { state: 'starting' } }
export const Late: Story = {
  args: {
    state: 'late',
    children: (
      <Button emphasis="line" href="#orders">
        Your orders
      </Button>
    ),
  },
}
export const Review: Story = { args: { state: 'review' } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
