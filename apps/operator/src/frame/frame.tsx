import { isApiError } from '@stoa/api-client'
import { SellerLayout } from '@stoa/back-office/seller-layout'
import { Button } from '@stoa/ui/button'
import { Note } from '@stoa/ui/note'
import { type AnchorProps, StoaProvider } from '@stoa/ui/provider'
import { Link, Outlet, useLocation, useNavigate } from 'react-router-dom'
import { client } from '../api/client.ts'
import { useKeptSession } from '../api/use-kept-session.ts'
import { useMe } from '../api/use-me.ts'
import { areas } from './areas.ts'
import { frameLabels as t } from './frame.labels.ts'
import { Login } from './login.tsx'

/** Link to a page of the console. The browser itself loads files of the API. */
const RouterLink = ({ href, ...props }: AnchorProps) =>
  href.startsWith('/api/') ? <a href={href} {...props} /> : <Link to={href} {...props} />

const messages = {
  sellerLayout: { tabs: t.areas, menu: t.menu, search: t.search },
  sideNav: { label: t.areas },
}

/** The frame of every page: the areas that the operator's keys open, or the login. */
export function Frame() {
  const { data: me, error, mutate } = useMe()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const isLoggedOut = isApiError(error) && error.status === 401
  useKeptSession(me !== undefined && !isLoggedOut)

  async function logOut() {
    await client.DELETE('/api/operator/session').catch(() => undefined)
    // A new load forgets what this operator has read.
    window.location.assign('/')
  }

  const nav = areas
    .filter(({ keys }) => keys.length === 0 || me?.keys.some(key => keys.includes(key)))
    .map(({ label, href, icon, isTab }) => ({
      label,
      href,
      icon,
      ...(isTab && { tab: label }),
      current: isIn(pathname, href),
    }))

  return (
    <StoaProvider link={RouterLink} messages={messages} brand={me?.market} currency={me?.currency}>
      {isLoggedOut ? (
        <Login onEntered={() => void mutate()} />
      ) : me ? (
        <SellerLayout
          brand={{ href: '/', alt: t.home }}
          nav={nav}
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
