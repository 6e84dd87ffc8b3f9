import type { Meta, StoryObj } from '@storybook/react-vite'
import { Price } from './price.tsx'

const meta = {
  title: 'Components/Content/Price',
  id: 'primitives-price',
  component: Price,
  args: { amount: 2800 },
} satisfies Meta<typeof Price>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Sale: Story = { args: { saleAmount: 2240 } }
export const SaleWithPercent: Story = { args: { saleAmount: 2240, showPercent: true } }
export const ProductPage: Story = { args: { saleAmount: 2240, showPercent: true, size: 'page' } }
export const From: Story = { args: { amount: 1900, from: true } }
export const Stacked: Story = { args: { saleAmount: 2240, stacked: true } }
export const Free: Story = { args: { saleAmount: 0, showPercent: true } }
export const Huge: Story = { args: { amount: 123_456_789_00, saleAmount: 99_999_999_99, showPercent: true } }
export const Yen: Story = { args: { amount: 2800, currency: 'JPY' } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
