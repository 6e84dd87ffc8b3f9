import type { Meta, StoryObj } from '@storybook/react-vite'
import { checkoutAddresses, longName } from '../../../fixtures/index.ts'
import {
  AddressResult,
  CheckoutAction,
  CheckoutBar,
  CheckoutHeading,
  CheckoutSection,
  CheckoutSkeleton,
} from './index.ts'

const { fullName, lines } = checkoutAddresses[0]!
const address = { fullName, lines }

const meta = {
  title: 'Patterns/Checkout/CheckoutSection',
  id: 'patterns-checkoutsection',
  component: CheckoutSection,
  subcomponents: { CheckoutHeading, CheckoutAction, CheckoutBar, CheckoutSkeleton },
  args: { number: 1, title: 'Address', state: 'open', children: 'What there is to do.' },
} satisfies Meta<typeof CheckoutSection>

export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {}
export const Done: Story = {
  args: { state: 'done', result: <AddressResult address={address} />, onEdit: () => {} },
}
export const Waiting: Story = { args: { number: 3, title: 'Payment', state: 'waiting' } }
export const Steps: Story = {
  render: () => (
    <>
      <CheckoutHeading title="Checkout" />
      <CheckoutSection
        number={1}
        title="Address"
        state="done"
        result={<AddressResult address={address} />}
        onEdit={() => {}}
      />
      <CheckoutSection number={2} title="Shipping" state="open">
        What there is to do.
      </CheckoutSection>
      <CheckoutSection number={3} title="Payment" state="waiting" />
    </>
  ),
}
export const LongText: Story = {
  args: {
    title: longName,
    state: 'done',
    result: <AddressResult address={{ fullName: longName, lines: [longName] }} />,
    onEdit: () => {},
  },
}
export const RightToLeft: Story = { ...Steps, globals: { direction: 'rtl' } }
export const Phone: Story = { ...Steps, globals: { viewport: { value: 'phone' } } }
