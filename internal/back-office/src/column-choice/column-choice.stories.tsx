import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { ColumnChoice } from './index.ts'

const columns = [
  { id: 'status', label: 'Status' },
  { id: 'price', label: 'Price' },
  { id: 'stock', label: 'Stock' },
  { id: 'sold', label: 'Sold in 90 days' },
]

const meta = {
  title: 'Seller/Lists/ColumnChoice',
  id: 'seller-columnchoice',
  component: ColumnChoice,
  args: { columns, usual: ['status', 'price', 'stock'], value: ['status', 'price'], onValueChange: () => {} },
  render: function Chosen(args) {
    const [value, setValue] = useState(args.value)
    return <ColumnChoice {...args} value={value} onValueChange={setValue} />
  },
} satisfies Meta<typeof ColumnChoice>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
