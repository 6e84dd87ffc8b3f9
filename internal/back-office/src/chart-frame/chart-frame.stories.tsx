import type { Meta, StoryObj } from '@storybook/react-vite'
import { chartPoints } from '../../fixtures/seller-figures.ts'
import { LineChart } from '../line-chart/index.ts'
import { ChartFrame } from './index.ts'

const format = (value: number) => `$${value.toFixed(0)}`
const points = chartPoints(30)

const meta = {
  title: 'Seller/Figures/ChartFrame',
  id: 'seller-chartframe',
  component: ChartFrame,
  args: {
    title: 'Sales',
    summary: '$19,842.00, 18% more than in the 30 days before. The best day was November 19 with $890.00.',
    table: {
      columns: ['Day', 'Sales', 'Before'],
      rows: points.map(({ name, value, before }) => [name, format(value), format(before)]),
    },
    onDownload: () => {},
    children: <LineChart label="Sales by day" points={points} format={format} />,
  },
} satisfies Meta<typeof ChartFrame>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Empty: Story = {
  args: {
    summary: undefined,
    table: undefined,
    onDownload: undefined,
    children: 'Nothing was sold in these days.',
  },
}
export const Downloading: Story = { args: { busy: true } }
export const LongText: Story = {
  args: { title: 'Sales of everything that was ever made in the workshop behind the harbour' },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
