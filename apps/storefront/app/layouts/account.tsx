import { AccountLayout as AccountFrame } from '@stoa/ui'
import { Outlet, useLocation } from 'react-router-dom'

/** Each says on its page what it is: five pages of one title are no help. */
const PAGES: readonly { label: string; href: string; title?: string }[] = [
  { label: 'Profile', href: '/account/profile' },
  { label: 'Addresses', href: '/account/address' },
  { label: 'Security', href: '/account/change-password', title: 'Password and devices' },
  { label: 'Orders', href: '/account/orders' },
  { label: 'Reviews', href: '/account/reviews' },
]

export default function AccountLayout() {
  const { pathname } = useLocation()
  const current = PAGES.find(({ href }) => pathname === href || pathname.startsWith(`${href}/`))
  return (
    <AccountFrame
      title={current?.title ?? current?.label ?? 'Your account'}
      nav={PAGES.map(page => ({ ...page, current: page === current }))}
    >
      <Outlet />
    </AccountFrame>
  )
}
