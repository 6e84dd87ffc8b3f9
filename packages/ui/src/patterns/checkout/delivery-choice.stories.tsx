import type { Meta, StoryObj } from '@storybook/react-vite'
import { deliveryTiers, longName, shopOf } from '../../../fixtures/index.ts'
import { Stack } from '../../primitives/stack/index.ts'
import { DeliveryChoice, DeliverySwitch, ParcelList } from './index.ts'

const shop = shopOf('Kiln & Cove')
const [standard, ...faster] = deliveryTiers

const meta = {
  title: 'Patterns/Checkout/DeliveryChoice',
  id: 'patterns-deliverychoice',
  component: DeliveryChoice,
  subcomponents: { DeliverySwitch, ParcelList },
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
/** One choice for all shops, over the parcels that it makes. */
export const AllShops: Story = {
  render: () => allShops(['Kiln & Cove', 'Lumen Row', 'Common Thread']),
}
export const AllShopsLongText: Story = {
  render: () => allShops(['Kiln & Cove', longName], 123_456_789_00),
}
export const LongText: Story = { args: { shop: shopOf(longName) } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

const tones = ['sage', 'navy', 'peach'] as const

function allShops(names: readonly string[], price = 699) {
  const plans = [
    { ...standard!, price: price * names.length },
    { ...faster[1]!, value: 'fastest', label: 'Fastest', price: 3099 * names.length },
  ]
  const parcels = names.map((name, at) => ({
    shop: { ...shopOf(name), tone: tones[at] },
    tier: { ...standard!, price },
    itemCount: at + 1,
    freeFrom: at === 0 ? 12_000 : null,
  }))
  return (
    <Stack>
      <DeliverySwitch plans={plans} value="standard" onValueChange={() => {}} parcelCount={names.length} />
      <ParcelList parcels={parcels} />
    </Stack>
  )
}
