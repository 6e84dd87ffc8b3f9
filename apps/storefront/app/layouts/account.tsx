import { AccountLayout as AccountFrame } from '@stoa/ui'
import { Outlet, useLocation } from 'react-router-dom'
import { accountLayoutLabels as t } from './account.labels.ts'

/** Pages of the account. Each one's title names it, because five equal titles would not help. */
const PAGES: readonly { label: string; href: string; title?: string }[] = [
  { label: t.profile, href: '/account/profile' },
  { label: t.addresses, href: '/account/address' },
  { label: t.security, href: '/account/change-password', title: t.securityTitle },
  { label: t.orders, href: '/account/orders' },
  { label: t.reviews, href: '/account/reviews' },
]

export default function AccountLayout() {
  const { pathname } = useLocation()
  const current = PAGES.find(({ href }) => pathname === href || pathname.startsWith(`${href}/`))
  return (
    <AccountFrame
      title={current?.title ?? current?.label ?? t.title}
      nav={PAGES.map(page => ({ ...page, current: page === current }))}
    >
      <Outlet />
    </AccountFrame>
  )
}
