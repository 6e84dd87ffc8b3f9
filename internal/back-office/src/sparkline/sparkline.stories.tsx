import type { Meta, StoryObj } from '@storybook/react-vite'
import { Sparkline } from './index.ts'

const meta = {
  title: 'Seller/Figures/Sparkline',
  id: 'seller-sparkline',
  component: Sparkline,
  args: { values: [4, 6, 5, 9, 7, 12, 10, 14] },
} satisfies Meta<typeof Sparkline>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Empty: Story = { args: { values: [0, 0, 0] } }
export const Many: Story = {
  args: { values: Array.from({ length: 90 }, (_, at) => 40 + 30 * Math.sin(at / 6) + at) },
}
