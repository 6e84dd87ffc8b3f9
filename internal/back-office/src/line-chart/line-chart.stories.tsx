import type { Meta, StoryObj } from '@storybook/react-vite'
import { chartPoints } from '../../fixtures/seller-figures.ts'
import { LineChart } from './index.ts'

const meta = {
  title: 'Seller/Figures/LineChart',
  id: 'seller-linechart',
  component: LineChart,
  args: { label: 'Sales by day', points: chartPoints(30), format: value => `$${value.toFixed(0)}` },
} satisfies Meta<typeof LineChart>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Empty: Story = {
  args: { points: chartPoints(7).map(point => ({ ...point, value: 0, before: 0 })) },
}
export const OneDay: Story = { args: { points: chartPoints(1) } }
export const Many: Story = { args: { points: chartPoints(92) } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
