import type { Meta, StoryObj } from '@storybook/react-vite'
import MapPin from 'lucide-react/icons/map-pin'
import Package from 'lucide-react/icons/package'
import User from 'lucide-react/icons/user'
import { footerProps, headerProps, signedIn } from '../../../fixtures/site-data.ts'
import { Footer } from '../footer/index.ts'
import { Header, ShortHeader } from '../header/index.ts'
import { AccountLayout, CardLayout, ShopLayout, SkipLink } from './index.ts'

const meta = {
  title: 'Patterns/Site/Layouts',
  id: 'patterns-layouts',
  component: ShopLayout,
  subcomponents: { AccountLayout, CardLayout, SkipLink },
  args: {
    header: <Header {...headerProps} account={signedIn} />,
    footer: <Footer {...footerProps} />,
    children: <div style={{ padding: 40 }}>The page</div>,
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ShopLayout>

export default meta
type Story = StoryObj<typeof meta>

export const Shop: Story = {}
export const Account: Story = {
  args: {
    children: (
      <AccountLayout
        title="Order History"
        nav={[
          { label: 'Profile', href: '/account/profile', icon: User },
          { label: 'Order History', href: '/account/orders', icon: Package, current: true },
          { label: 'Addresses', href: '/account/address', icon: MapPin },
        ]}
      >
        <p>No orders yet.</p>
      </AccountLayout>
    ),
  },
}
export const Card: Story = {
  render: () => (
    <CardLayout
      header={<ShortHeader logo={headerProps.logo} help={{ href: '/help', label: 'Help Center' }} />}
    >
      <h1>Log in</h1>
      <p>Log in to see your cart and orders.</p>
    </CardLayout>
  ),
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
