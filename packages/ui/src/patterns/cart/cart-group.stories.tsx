import type { Meta, StoryObj } from '@storybook/react-vite'
import { cartGroups, lineOf, longName, shopOf } from '../../../fixtures/store-data.ts'
import { CartGroup, type CartGroupData, CartGroupFrame } from './index.ts'

const group = cartGroups[0] as CartGroupData

const meta = {
  title: 'Patterns/Cart/CartGroup',
  id: 'patterns-cartgroup',
  component: CartGroup,
  subcomponents: { CartGroupFrame },
  args: {
    group,
    onSelectedChange: () => {},
    onGroupSelectedChange: () => {},
    onQuantityChange: () => {},
    onRemove: () => {},
    onSaveForLater: () => {},
    onProblemAction: () => {},
  },
} satisfies Meta<typeof CartGroup>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
/** Shipping price and arrival. */
export const WithDelivery: Story = {
  args: { delivery: 'Shipping from $6.99, arrives Thu, Nov 26 – Mon, Nov 30' },
}
/** A guest's group with lines of several shops: the shipping price of each shop is below them. */
export const OfAGuest: Story = {
  args: {
    shipsSeparately: false,
    parcels: [
      { id: 'a', shop: 'Kiln & Cove', text: 'Shipping from $6.99, arrives Thu, Nov 26 – Mon, Nov 30' },
      { id: 'b', shop: longName, text: 'Free delivery, arrives Fri, Nov 27 – Wed, Dec 2' },
    ],
  },
}
/** Some of it is selected: the box says "mixed". */
export const Mixed: Story = {
  args: {
    group: { ...group, lines: group.lines.map((line, place) => ({ ...line, selected: place === 0 })) },
  },
}
export const Many: Story = {
  args: {
    group: {
      id: 'many',
      shop: shopOf('Kiln & Cove'),
      lines: Array.from({ length: 20 }, (_, place) => lineOf(`Cove mug no. ${place + 1}`, 'mug-teal')),
    },
  },
}
export const LongText: Story = {
  args: { group: { ...group, shop: { ...group.shop, name: longName } } },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
