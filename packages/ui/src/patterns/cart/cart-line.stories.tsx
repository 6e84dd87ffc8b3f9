import type { Meta, StoryObj } from '@storybook/react-vite'
import { arabic } from '../../../fixtures/right-to-left.ts'
import { lineOf, longName } from '../../../fixtures/store-data.ts'
import { box } from './cart-box.css.ts'
import { CartLine } from './cart-line.tsx'

const meta = {
  title: 'Patterns/Cart/CartLine',
  id: 'patterns-cartline',
  component: CartLine,
  decorators: [
    Story => (
      <div className={box}>
        <Story />
      </div>
    ),
  ],
  args: {
    line: lineOf('Cove mug', 'mug-teal', {
      options: 'Lagoon, 320 ml',
      quantity: 2,
      unitPriceSale: 2240,
    }),
    onSelectedChange: () => {},
    onQuantityChange: () => {},
    onRemove: () => {},
    onSaveForLater: () => {},
    onProblemAction: () => {},
  },
} satisfies Meta<typeof CartLine>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const NotSelected: Story = {
  args: { line: lineOf('Orchard lamp', 'lamp', { selected: false, unitPrice: 12900 }) },
}
/** A guest's lines of several shops: each names its shop. */
export const WithShop: Story = { args: { line: lineOf('Cove mug', 'mug-teal', { shopName: 'Kiln & Cove' }) } }
export const AtStock: Story = {
  args: {
    line: lineOf('Amphora vase', 'vase', {
      max: 1,
      problems: [
        {
          code: 'stock_reduced',
          title: 'Only 1 left.',
          text: 'You had 2; we kept the last one for you.',
          action: { label: 'OK' },
        },
      ],
    }),
  },
}
export const PriceChanged: Story = {
  args: {
    line: lineOf('Amphora vase', 'vase', {
      problems: [
        {
          code: 'price_changed',
          tone: 'positive',
          title: 'It costs less now.',
          text: 'It was $64.00 when you put it here.',
        },
      ],
    }),
  },
}
export const SoldOut: Story = {
  args: {
    line: lineOf('Saffron cushion', 'cushion', {
      selectable: false,
      selected: false,
      problems: [
        {
          code: 'out_of_stock',
          title: 'Sold out.',
          text: 'We can tell you when it is back.',
          action: { label: 'Tell me' },
        },
      ],
    }),
  },
}
export const Updating: Story = {
  args: { line: lineOf('Cove mug', 'mug-teal', { busyWith: 'updating', quantity: 3 }) },
}
export const Removing: Story = { args: { line: lineOf('Cove mug', 'mug-teal', { busyWith: 'removing' }) } }
export const MissingPicture: Story = { args: { line: { ...lineOf('Cove mug', 'x'), picture: null } } }
export const LongText: Story = {
  args: {
    line: {
      ...lineOf(longName, 'mug-teal', {
        options: longName,
        unitPrice: 123_456_789_00,
        unitPriceSale: 99_999_999_99,
        quantity: 99,
      }),
    },
  },
}
export const RightToLeft: Story = {
  args: { line: lineOf(arabic.mug, 'mug-teal', { options: arabic.glaze, quantity: 2, unitPriceSale: 2240 }) },
  globals: { direction: 'rtl' },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
