import type { Meta, StoryObj } from '@storybook/react-vite'
import { cartGroups, lineOf, longName, shopOf } from '../../../fixtures/store-data.ts'
import { type CartGroupData, type CartLineData, CartReview } from './index.ts'

/** Returns the fields of a line that a review needs. */
const bought = ({ id, name, href, picture, options, quantity, amount }: CartLineData) => ({
  id,
  name,
  href,
  picture,
  options,
  quantity,
  amount,
})
const { shop, ...group } = cartGroups[0] as CartGroupData
const lines = group.lines.map(bought)

const meta = {
  title: 'Patterns/Cart/CartReview',
  id: 'patterns-cartreview',
  component: CartReview,
  args: { shop, lines },
} satisfies Meta<typeof CartReview>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Problems: Story = {
  args: {
    lines: lines.map((line, place) => ({
      ...line,
      problems: [
        place === 0
          ? { code: 'out_of_stock', title: 'Sold out.', text: 'It’s unavailable right now.' }
          : { code: 'stock_reduced', title: 'Only 2 left.', text: 'You asked for 3.' },
      ],
    })),
  },
}
export const Many: Story = {
  args: {
    lines: Array.from({ length: 20 }, (_, place) => bought(lineOf(`Cove mug no. ${place + 1}`, 'mug-teal'))),
  },
}
export const LongText: Story = {
  args: { shop: shopOf(longName), lines: lines.map(line => ({ ...line, name: longName })) },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
