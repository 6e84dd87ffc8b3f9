import { isApiError, unwrap } from '@stoa/api-client'
import { SellerLayout } from '@stoa/back-office/seller-layout'
import { Button } from '@stoa/ui/button'
import { Note } from '@stoa/ui/note'
import { type AnchorProps, StoaProvider } from '@stoa/ui/provider'
import ClipboardList from 'lucide-react/icons/clipboard-list'
import Search from 'lucide-react/icons/search'
import Store from 'lucide-react/icons/store'
import Sun from 'lucide-react/icons/sun'
import { Link, Outlet, useLocation, useNavigate } from 'react-router-dom'
import { client } from '../api/client.ts'
import { ME, useRead } from '../api/use-read.ts'
import { frameLabels as t } from './frame.labels.ts'
import { Login } from './login.tsx'

const RouterLink = ({ href, ...props }: AnchorProps) => <Link to={href} {...props} />

const messages = {
  sellerLayout: { tabs: t.areas, menu: t.menu, search: t.search },
  sideNav: { label: t.areas },
}

/** The frame of every page: the areas that the operator's keys open, or the login. */
export function Frame() {
  const { data: me, error, mutate } = useRead(ME, () => unwrap(client.GET('/api/operator/me')))
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const isLoggedOut = isApiError(error) && error.status === 401

  async function logOut() {
    await client.DELETE('/api/operator/session').catch(() => undefined)
    // A new load forgets what this operator has read.
    window.location.assign('/')
  }

  const seesShops = me?.keys.some(key => key === 'shops' || key === 'support')
  const areas = [
    { label: t.today, href: '/', icon: Sun },
    { label: t.find, href: '/find', icon: Search },
    ...(seesShops
      ? [
          { label: t.applications, href: '/applications', icon: ClipboardList },
          { label: t.shops, href: '/shops', icon: Store },
        ]
      : []),
  ].map(area => ({ ...area, tab: area.label, current: isIn(pathname, area.href) }))

  return (
    <StoaProvider link={RouterLink} messages={messages} brand={me?.market}>
      {isLoggedOut ? (
        <Login onEntered={() => void mutate()} />
      ) : me ? (
        <SellerLayout
          brand={{ href: '/', alt: t.home }}
          nav={areas}
          onSearch={() => void navigate('/find')}
          actions={
            <Button emphasis="plain" size="sm" onClick={() => void logOut()}>
              {t.logOut}
            </Button>
          }
        >
          <Outlet />
        </SellerLayout>
      ) : error ? (
        <Note tone="critical" role="alert" action={{ label: t.reload, onClick: () => void mutate() }}>
          {t.unreachable}
        </Note>
      ) : null}
    </StoaProvider>
  )
}

const isIn = (path: string, href: string): boolean =>
  href === '/' ? path === '/' : path === href || path.startsWith(`${href}/`)
