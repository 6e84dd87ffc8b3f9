import { longName } from '@stoa/ui/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { FilterBar } from './index.ts'

const filters = [
  {
    id: 'stock',
    label: 'Stock',
    options: [
      { value: 'out', label: 'Out of stock' },
      { value: 'low', label: 'Low' },
    ],
  },
  { id: 'category', label: 'Category', options: [{ value: 'mugs', label: 'Mugs' }] },
]

const meta = {
  title: 'Seller/Lists/FilterBar',
  id: 'seller-filterbar',
  component: FilterBar,
  args: { searchLabel: 'Search products', onSearchChange: () => {}, filters, onValueChange: () => {} },
} satisfies Meta<typeof FilterBar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Filtered: Story = { args: { search: 'mug', value: { stock: 'low' } } }
export const LongText: Story = {
  args: {
    searchLabel: longName,
    filters: filters.map(filter => ({ ...filter, label: longName.slice(0, 80) })),
  },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
