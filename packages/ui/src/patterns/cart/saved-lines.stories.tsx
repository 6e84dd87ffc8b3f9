import type { Meta, StoryObj } from '@storybook/react-vite'
import { lineOf, longName } from '../../../fixtures/store-data.ts'
import type { CartLineData } from './index.ts'
import { SavedLines } from './saved-lines.tsx'

/** Returns the saved fields of a line. */
const saved = (
  { id, name, href, picture, options, unitPrice, unitPriceSale }: CartLineData,
  shopName: string,
) => ({
  id,
  name,
  href,
  picture,
  options,
  unitPrice,
  unitPriceSale,
  shopName,
})
const mug = saved(lineOf('Cove mug', 'mug-teal', { options: 'Lagoon, 320 ml' }), 'Kiln & Cove')
const lamp = saved(lineOf('Orchard lamp', 'lamp', { unitPriceSale: 2240 }), 'Lumen Row')

const meta = {
  title: 'Patterns/Cart/SavedLines',
  id: 'patterns-savedlines',
  component: SavedLines,
  args: { lines: [mug, lamp], onMoveToCart: () => {}, onRemove: () => {} },
} satisfies Meta<typeof SavedLines>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
/** Lines of a wish list: one with a lower price, one with options to choose, one that cannot be bought. */
export const Wishes: Story = {
  args: {
    lines: [
      { ...lamp, good: 'Price fell by $5.60 since you saved it' },
      { ...mug, options: '', chooseHref: mug.href },
      { ...mug, id: 'gone', name: 'Cove bowl', options: '', missing: 'Sold out' },
    ],
  },
}
export const Many: Story = {
  args: { lines: Array.from({ length: 12 }, (_, place) => ({ ...mug, id: `mug-${place}` })) },
}
/** Like a list of products, for a wish list. */
export const Grid: Story = { args: { layout: 'grid' } }
export const LongText: Story = {
  args: { lines: [{ ...mug, name: longName, shopName: longName, options: longName }] },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
