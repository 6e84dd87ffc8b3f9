import type { Meta, StoryObj } from '@storybook/react-vite'
import { deliveryTiers, longName, shopOf } from '../../../fixtures/index.ts'
import { DeliveryChoice, DeliveryResult } from './index.ts'

const shop = shopOf('Kiln & Cove')
const [standard, ...faster] = deliveryTiers

const meta = {
  title: 'Patterns/Checkout/DeliveryChoice',
  id: 'patterns-deliverychoice',
  component: DeliveryChoice,
  subcomponents: { DeliveryResult },
  args: {
    shop,
    tiers: deliveryTiers,
    value: 'standard',
    onValueChange: () => {},
    itemCount: 3,
    freeFrom: 10000,
  },
} satisfies Meta<typeof DeliveryChoice>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Free: Story = { args: { tiers: [{ ...standard!, price: 0 }, ...faster], freeFrom: null } }
export const NothingChosen: Story = { args: { value: null } }
export const NotSent: Story = { args: { tiers: [], value: null, freeFrom: null } }
export const Result: Story = {
  render: () => (
    <DeliveryResult
      deliveries={[
        { shop, tier: { ...standard!, price: 0 } },
        { shop: shopOf('Lumen Row'), tier: faster[0]! },
      ]}
    />
  ),
}
export const LongText: Story = { args: { shop: shopOf(longName) } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
