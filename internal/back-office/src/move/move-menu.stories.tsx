import { MenuItem } from '@stoa/ui/menu'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { MoveMenu } from './index.ts'

const meta = {
  title: 'Seller/Lists/MoveMenu',
  id: 'seller-movemenu',
  component: MoveMenu,
  args: { name: 'Glaze tests', index: 2, count: 5, onMove: () => {} },
} satisfies Meta<typeof MoveMenu>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Open: Story = {
  args: { children: <MenuItem>Into another category…</MenuItem> },
  play: async ({ canvas }) => canvas.getByRole('button').click(),
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
