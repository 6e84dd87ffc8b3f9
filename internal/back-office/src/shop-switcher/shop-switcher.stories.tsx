import { longName } from '@stoa/ui/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { ShopSwitcher } from './index.ts'

const shops = [
  { slug: 'kiln-cove', name: 'Kiln & Cove', status: 'Open' },
  { slug: 'north-loom', name: 'North Loom', status: 'Paused' },
]

const meta = {
  title: 'Seller/Page/ShopSwitcher',
  id: 'seller-shopswitcher',
  component: ShopSwitcher,
  args: { shops, value: 'kiln-cove', onValueChange: () => {} },
  decorators: [
    (Story, { args }) => (
      <div style={{ minBlockSize: 220, inlineSize: args.collapsed ? 52 : 224 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ShopSwitcher>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const OneShop: Story = { args: { shops: shops.slice(0, 1) } }
export const Collapsed: Story = { args: { collapsed: true } }
export const Open: Story = {
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button')
    trigger.focus()
    trigger.click()
  },
}
export const LongText: Story = { args: { shops: shops.map(shop => ({ ...shop, name: longName })) } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
