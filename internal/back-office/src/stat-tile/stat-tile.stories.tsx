import type { Meta, StoryObj } from '@storybook/react-vite'
import { Sparkline } from '../sparkline/index.ts'
import { StatTile } from './index.ts'

const meta = {
  title: 'Seller/Figures/StatTile',
  id: 'seller-stattile',
  component: StatTile,
  args: {
    label: 'Sales',
    value: '$19,842.00',
    change: { text: '+18.4%', direction: 'up' },
    comparison: 'vs. 30 days before',
    how: 'Items and delivery of the orders that were placed in these days and not canceled.',
    children: <Sparkline values={[4, 6, 5, 9, 7, 12, 10, 14]} />,
  },
} satisfies Meta<typeof StatTile>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Refunds: Story = {
  args: { label: 'Refunds', value: '$310.00', change: { text: '+4.0%', direction: 'up', tone: 'critical' } },
}
export const Empty: Story = { args: { label: 'Conversion', value: '–', change: undefined, children: null } }
export const LongText: Story = {
  args: {
    label: 'Average order of everyone who bought something in these days',
    value: '₫1,234,567,890,123',
    change: { text: '+12,345,678.9%', direction: 'up' },
  },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
