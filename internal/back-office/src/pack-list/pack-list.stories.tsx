import { Button } from '@stoa/ui/button'
import { choosable } from '@stoa/ui/fixtures/after-sales'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { OrderPanel } from '../order-parts/index.ts'
import { PackList, type PackListProps } from './index.ts'

const lines = choosable.map(({ unitPrice: _, ...line }, at) => ({ ...line, sku: `CM-LAG-${320 + at}` }))

function Packed({ value: start, ...props }: PackListProps) {
  const [value, setValue] = useState(start)
  return <PackList {...props} value={value} onValueChange={setValue} />
}
Packed.displayName = 'PackList'

const meta = {
  title: 'Seller/Orders/PackList',
  id: 'seller-packlist',
  component: PackList,
  args: { lines, value: { l1: 1 }, onValueChange: () => {} },
  render: args => <Packed {...args} />,
} satisfies Meta<typeof PackList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
/** Shows shipping details next to the items, and the buttons at a phone's foot. */
export const Complete: Story = {
  args: {
    children: <OrderPanel title="How it is sent">A parcel of the shop’s own.</OrderPanel>,
    actions: <Button size="lg">Ship 1 piece</Button>,
  },
}
export const Disabled: Story = { args: { disabled: true } }
export const Many: Story = {
  args: { lines: Array.from({ length: 12 }, (_, at) => ({ ...lines[at % 2]!, id: `l${String(at)}` })) },
}
export const LongText: Story = {
  args: {
    lines: lines.map(line => ({
      ...line,
      title: `${line.title} `.repeat(8),
      options: ['Glaze: a blue that is nearly green, fired twice'],
      sku: 'LONG-'.repeat(16),
    })),
  },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
