import type { Meta, StoryObj } from '@storybook/react-vite'
import { longName, testCards } from '../../../fixtures/index.ts'
import { PaymentQuestion, TestCards, TestPayment } from './index.ts'

const cardsOf = (more: Partial<Parameters<typeof TestCards>[0]> = {}) => (
  <TestCards cards={testCards} value="4000 0000 0000 0002" onValueChange={() => {}} {...more} />
)

const meta = {
  title: 'Patterns/Checkout/TestPayment',
  id: 'patterns-testpayment',
  component: TestPayment,
  subcomponents: { TestCards },
  args: { children: cardsOf() },
} satisfies Meta<typeof TestPayment>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const NothingChosen: Story = { args: { children: cardsOf({ value: null }) } }
export const Disabled: Story = { args: { children: cardsOf({ disabled: true }) } }
export const SecondStep: Story = {
  args: {
    children: (
      <PaymentQuestion
        title="Confirm this payment"
        text="The test bank asks whether it is you."
        confirm="Yes, it is me"
        refuse="No"
        onAnswer={() => {}}
      />
    ),
  },
}
export const LongText: Story = {
  args: { children: cardsOf({ cards: testCards.map(card => ({ ...card, label: longName })) }) },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
