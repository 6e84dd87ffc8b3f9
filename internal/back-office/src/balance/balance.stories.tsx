import type { Meta, StoryObj } from '@storybook/react-vite'
import { Balance } from './index.ts'

const meta = {
  title: 'Seller/Figures/Balance',
  id: 'seller-balance',
  component: Balance,
  args: { amounts: { available: '$1,204.50', waiting: '$386.20', balance: '$1,590.70' } },
} satisfies Meta<typeof Balance>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Loading: Story = { args: { amounts: undefined } }
export const LongText: Story = {
  args: { amounts: { available: '-$112,204,318.50', waiting: '$98,386,220.75', balance: '-$13,818,097.75' } },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
