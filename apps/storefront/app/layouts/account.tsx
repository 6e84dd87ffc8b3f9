import { AccountLayout as AccountFrame } from '@stoa/ui'
import { formatMessage } from '@stoa/ui/messages'
import { Outlet, useLocation, useParams } from 'react-router-dom'
import { accountLayoutLabels } from './account.labels.ts'

/** Pages of the account. `title` replaces the label as heading of the page. */
const PAGES: readonly { label: string; href: string; title?: string }[] = [
  { label: accountLayoutLabels.profile, href: '/account/profile' },
  { label: accountLayoutLabels.addresses, href: '/account/address' },
  {
    label: accountLayoutLabels.security,
    href: '/account/change-password',
    title: accountLayoutLabels.securityTitle,
  },
  { label: accountLayoutLabels.orders, href: '/account/orders' },
  { label: accountLayoutLabels.reviews, href: '/account/reviews' },
]

export default function AccountLayout() {
  const { pathname } = useLocation()
  const { number } = useParams()
  const current = PAGES.find(({ href }) => pathname === href || pathname.startsWith(`${href}/`))
  return (
    <AccountFrame
      title={
        number
          ? formatMessage(accountLayoutLabels.order, { number })
          : (current?.title ?? current?.label ?? accountLayoutLabels.title)
      }
      nav={PAGES.map(page => ({ ...page, current: page === current }))}
    >
      <Outlet />
    </AccountFrame>
  )
}
