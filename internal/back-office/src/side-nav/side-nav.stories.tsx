import { longName } from '@stoa/ui/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { DashboardIcon, OrdersIcon, ProductsIcon, ShopIcon } from '../icons/index.ts'
import { SideNav } from './index.ts'

const items = [
  { label: 'Dashboard', href: '#seller', icon: DashboardIcon },
  { label: 'Orders', href: '#orders', icon: OrdersIcon, count: 6, countLabel: '6 to ship', current: true },
  { label: 'Products', href: '#products', icon: ProductsIcon },
  { label: 'Shop', href: '#shop', icon: ShopIcon },
]

const meta = {
  title: 'Seller/Page/SideNav',
  id: 'seller-sidenav',
  component: SideNav,
  args: { items, onCollapsedChange: () => {} },
  decorators: [
    (Story, { args }) => (
      <div style={{ display: 'flex', minBlockSize: 320, inlineSize: args.collapsed ? 48 : 224 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SideNav>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Collapsed: Story = { args: { collapsed: true } }
export const LongText: Story = {
  args: { items: items.map(item => ({ ...item, label: longName, count: 240 })) },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
