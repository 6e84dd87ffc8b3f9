import { AccountLayout as AccountFrame } from '@stoa/ui'
import { Outlet, useLocation } from 'react-router-dom'

const PAGES = [
  { label: 'Profile', href: '/account/profile', icon: 'user' as const },
  { label: 'Addresses', href: '/account/address', icon: 'address' as const },
  { label: 'Password', href: '/account/change-password', icon: 'password' as const },
  { label: 'Orders', href: '/account/orders', icon: 'orders' as const },
]

export default function AccountLayout() {
  const { pathname } = useLocation()
  return (
    <AccountFrame
      title="Your account"
      nav={PAGES.map(page => ({ ...page, current: page.href === pathname }))}
    >
      <Outlet />
    </AccountFrame>
  )
}
