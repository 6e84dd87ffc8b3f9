import { AccountLayout as AccountFrame } from '@stoa/ui'
import { Outlet, useLocation } from 'react-router-dom'

const PAGES = [
  { label: 'Profile', href: '/account/profile' },
  { label: 'Addresses', href: '/account/address' },
  { label: 'Security', href: '/account/change-password' },
  { label: 'Orders', href: '/account/orders' },
  { label: 'Reviews', href: '/account/reviews' },
]

export default function AccountLayout() {
  const { pathname } = useLocation()
  return (
    <AccountFrame
      title="Your account"
      nav={PAGES.map(page => ({
        ...page,
        current: pathname === page.href || pathname.startsWith(`${page.href}/`),
      }))}
    >
      <Outlet />
    </AccountFrame>
  )
}
