import type { Meta, StoryObj } from '@storybook/react-vite'
import { BarList } from './index.ts'

const items = [
  {
    id: 'mug',
    label: 'Cove mug',
    value: 5_992,
    text: '$5,992.00',
    note: '214 sold',
    href: '#',
    picture: null,
  },
  { id: 'bowls', label: 'Nesting bowls', value: 5_112, text: '$5,112.00', note: '71 sold', picture: null },
  { id: 'vase', label: 'Amphora vase', value: 1_128, text: '$1,128.00', note: '16 sold', picture: null },
]

const meta = {
  title: 'Seller/Figures/BarList',
  id: 'seller-barlist',
  component: BarList,
  args: { items, 'aria-label': 'Best products' },
} satisfies Meta<typeof BarList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithoutPictures: Story = {
  args: { items: items.map(({ picture: _, href: __, ...item }) => item) },
}
export const Empty: Story = { args: { items: items.map(item => ({ ...item, value: 0, text: '$0.00' })) } }
export const LongText: Story = {
  args: {
    items: items.map(item => ({
      ...item,
      label: `${item.label} with a name that goes on for quite a while`,
    })),
  },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
