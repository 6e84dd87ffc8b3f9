import type { Meta, StoryObj } from '@storybook/react-vite'
import { checkoutSums, longCheckoutSums, manyCheckoutSums } from '../../../fixtures/index.ts'
import { CheckoutBar, CheckoutSkeleton, CheckoutSummary } from './index.ts'

const meta = {
  title: 'Patterns/Checkout/CheckoutSummary',
  id: 'patterns-checkoutsummary',
  component: CheckoutSummary,
  args: checkoutSums,
  decorators: [
    Story => (
      <div style={{ maxInlineSize: 372 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CheckoutSummary>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Busy: Story = { args: { loading: true } }
export const Many: Story = { args: manyCheckoutSums }
export const LongText: Story = { args: longCheckoutSums }
export const NotSent: Story = {
  args: { groups: checkoutSums.groups.map(group => ({ ...group, delivery: null })), deliveryTotal: 0 },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
/** Bar at the foot of the screen on phones, which opens. */
export const Phone: StoryObj<typeof CheckoutBar> = {
  render: () => <CheckoutBar {...checkoutSums} action={{ label: 'Pay $218.79', onClick: () => {} }} />,
  globals: { viewport: { value: 'phone' } },
}
export const PhoneOpen: StoryObj<typeof CheckoutBar> = {
  ...Phone,
  play: async () => {
    document.querySelector<HTMLElement>('[data-component=CheckoutBar] [aria-expanded=false]')?.click()
  },
}
/** While the first figures are on their way. */
export const Loading: StoryObj<typeof CheckoutSkeleton> = {
  render: () => <CheckoutSkeleton label="Your order is being priced" />,
}
