import { longName } from '@stoa/ui/fixtures'
import { Note } from '@stoa/ui/note'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import {
  CategoriesIcon,
  DashboardIcon,
  OrdersIcon,
  ProductsIcon,
  ReturnsIcon,
  ShopIcon,
} from '../icons/index.ts'
import { PageHead } from '../page-head/index.ts'
import { ShopSwitcher } from '../shop-switcher/index.ts'
import { SellerLayout, type SellerLayoutProps } from './index.ts'

const shops = [{ slug: 'kiln-cove', name: 'Kiln & Cove', status: 'Open' }]

function Interactive(props: SellerLayoutProps) {
  const [collapsed, setCollapsed] = useState(props.collapsed ?? false)
  return <SellerLayout {...props} collapsed={collapsed} onCollapsedChange={setCollapsed} />
}
Interactive.displayName = 'SellerLayout'

const meta = {
  title: 'Seller/Page/SellerLayout',
  id: 'seller-sellerlayout',
  component: SellerLayout,
  render: props => <Interactive {...props} />,
  args: {
    brand: { href: '#home', alt: 'Stoa, home' },
    nav: [
      { label: 'Dashboard', href: '#seller', icon: DashboardIcon, tab: 'Home', current: true },
      {
        label: 'Orders',
        href: '#orders',
        icon: OrdersIcon,
        tab: 'Orders',
        count: 6,
        countLabel: '6 to ship',
      },
      { label: 'Products', href: '#products', icon: ProductsIcon, tab: 'Products' },
      { label: 'Categories', href: '#categories', icon: CategoriesIcon, tab: 'Categories' },
      { label: 'Returns', href: '#returns', icon: ReturnsIcon, count: 1, countLabel: '1 waiting' },
      { label: 'Shop', href: '#shop', icon: ShopIcon, tab: 'Shop' },
    ],
    shop: collapsed => (
      <ShopSwitcher shops={shops} value="kiln-cove" onValueChange={() => {}} collapsed={collapsed} />
    ),
    onSearch: () => {},
    searchKeys: 'Ctrl K',
    shopLink: { label: 'View my shop', href: '#shop-page' },
    keysButton: { label: 'Keyboard shortcuts', onClick: () => {} },
    children: <PageHead title="Good morning, Ines" />,
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SellerLayout>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Collapsed: Story = { args: { collapsed: true } }
export const Suspended: Story = {
  args: {
    notice: (
      <Note tone="critical" title="Kiln & Cove is suspended.">
        Its products are not on sale.
      </Note>
    ),
  },
}
export const LongText: Story = {
  args: {
    children: <PageHead title={longName} />,
    shop: collapsed => (
      <ShopSwitcher
        shops={[{ slug: 'long', name: longName }]}
        value="long"
        onValueChange={() => {}}
        collapsed={collapsed}
      />
    ),
  },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
