import { SellerLayout, ShopSwitcher } from '@stoa/back-office'
import type { User } from '@stoa/cart-core'
import { useCore } from '@stoa/cart-core/react'
import { AccountMenu } from '@stoa/ui/account-menu'
import { type ReactNode, Suspense, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { signOf } from '../../lib/view.ts'
import { lazily } from '../../shared/lazy/lazily.ts'
import { useShop } from '../access/shop-context.ts'
import { useLeave } from '../drafts/leave-guard.tsx'
import { laterDialog } from '../lazy/later-dialog.tsx'
import { SellerShortcuts } from '../shortcuts/shortcuts.tsx'
import { AREAS, isWithin } from './areas.ts'
import { useSellerSettings } from './seller-settings.ts'
import { ShopStatusNote } from './shop-status-note.tsx'
import { useAreaCounts } from './use-area-counts.ts'
import { useKeptFocus } from './use-kept-focus.ts'

/** What it tells of comes after what the page itself has read. */
const ShopLive = lazily(async () => (await import('../live/shop-live.tsx')).ShopLive)
const SellerSearch = laterDialog(async () => (await import('../search/seller-search.tsx')).SellerSearch)

/** Rail, head, search and keys around a page of the shop that is worked for. */
export function ShopFrame({ user, children }: { user: User; children: ReactNode }) {
  const { pathname } = useLocation()
  const { shop, may } = useShop()
  const { settings, change } = useSellerSettings(user.id)
  const [overlay, setOverlay] = useState<'search' | 'keys'>()
  const counts = useAreaCounts()
  useKeptFocus()
  const areas = AREAS.filter(({ key }) => !key || may(key))
  return (
    <>
      <SellerLayout
        brand={{ href: '/', alt: 'Stoa, home' }}
        nav={areas.map(({ label, href, icon, tab }) => ({
          label,
          href,
          icon,
          tab,
          ...counts[href],
          current: isWithin(href, pathname),
        }))}
        collapsed={settings.collapsed}
        onCollapsedChange={collapsed => change({ collapsed })}
        shop={collapsed => <Shops userId={user.id} collapsed={collapsed} />}
        onSearch={() => setOverlay('search')}
        searchKeys="Ctrl K"
        notice={<ShopStatusNote />}
        shopLink={{ label: 'View my shop', href: `/shop/${shop.slug}` }}
        keysButton={{ label: 'Keyboard shortcuts', onClick: () => setOverlay('keys') }}
        actions={<SellerAccount user={user} />}
      >
        {children}
      </SellerLayout>
      <Suspense>
        <ShopLive />
      </Suspense>
      <SellerShortcuts
        areas={areas}
        userId={user.id}
        helpOpen={overlay === 'keys'}
        onHelpChange={open => setOverlay(open ? 'keys' : undefined)}
        onSearch={() => setOverlay('search')}
      />
      {overlay === 'search' && <SellerSearch areas={areas} onClose={() => setOverlay(undefined)} />}
    </>
  )
}

function Shops({ userId, collapsed }: { userId: string; collapsed: boolean }) {
  const navigate = useNavigate()
  const leave = useLeave()
  const { shop, shops } = useShop()
  const { change } = useSellerSettings(userId)
  return (
    <ShopSwitcher
      collapsed={collapsed}
      shops={shops.map(({ slug, name, logo, status, isPaused }) => ({
        slug,
        name,
        logo: signOf(logo),
        status: status === 'suspended' ? 'Suspended' : isPaused ? 'Paused' : 'Open',
      }))}
      value={shop.slug}
      onChange={slug =>
        leave(() => {
          // The page that was open shows a record of the shop before.
          void navigate('/seller')
          change({ shop: slug })
        })
      }
    />
  )
}

function SellerAccount({ user }: { user: User }) {
  const core = useCore()
  const navigate = useNavigate()
  const leave = useLeave()
  return (
    <AccountMenu
      account={{
        kind: 'user',
        name: user.username,
        email: user.email,
        avatar: user.avatar ?? undefined,
        items: [
          { label: 'Account', href: '/account/profile', icon: 'user' },
          { label: 'Order History', href: '/account/orders', icon: 'orders' },
        ],
        onLogOut: () =>
          leave(() => {
            // Home first: a page for signed-in people would take the log-out for an errand and ask to log in again.
            void Promise.resolve(navigate('/')).then(() => core.auth.logout())
          }),
      }}
    />
  )
}
