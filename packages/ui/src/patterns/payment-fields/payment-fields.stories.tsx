import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../../primitives/button/index.ts'
import { PaymentFields } from './payment-fields.tsx'

/** Puts a text in place of the provider's field. */
const filled = (text: string) => ({
  boxRef: (box: HTMLDivElement | null) => {
    if (!box) return
    box.textContent = text
    box.style.padding = '9px 14px'
  },
})

const meta = {
  title: 'Patterns/Checkout/PaymentFields',
  id: 'patterns-paymentfields',
  component: PaymentFields,
  args: {
    status: 'resolved',
    provider: 'PayPal',
    method: 'card',
    card: { number: filled('4000 0000 0000 0002'), expiry: filled('12/30'), securityCode: filled('123') },
    action: (
      <Button size="lg" block>
        Pay $61.97
      </Button>
    ),
    onRetry: () => {},
  },
  decorators: [
    Story => (
      <div style={{ maxInlineSize: 480 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PaymentFields>

export default meta
type Story = StoryObj<typeof meta>

export const Initial: Story = { args: { status: 'initial' } }
export const Pending: Story = { args: { status: 'pending', card: {} } }
export const Resolved: Story = {}
export const Rejected: Story = { args: { status: 'rejected', card: {} } }
export const FieldErrors: Story = {
  args: {
    card: {
      number: { ...filled('4000 0000 0000 0001'), error: 'This card number is not complete.' },
      expiry: { ...filled('12/20'), error: 'This date is over.' },
      securityCode: { ...filled('12'), isFocused: true },
    },
  },
}
export const WalletPending: Story = { args: { method: 'wallet', status: 'pending' } }
export const WalletRejected: Story = { args: { method: 'wallet', status: 'rejected' } }
export const LongText: Story = {
  args: {
    status: 'rejected',
    provider: 'The Payment Company with the Longest Name that Anybody Has Ever Registered',
    card: {},
  },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
