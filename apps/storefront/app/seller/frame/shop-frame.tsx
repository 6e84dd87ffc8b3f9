import { SellerLayout, ShopSwitcher } from '@stoa/back-office'
import type { User } from '@stoa/cart-core'
import { useCore } from '@stoa/cart-core/react'
import { AccountMenu } from '@stoa/ui/account-menu'
import { type ReactNode, Suspense, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { withMarket } from '../../lib/market.ts'
import { signOf } from '../../lib/view.ts'
import { lazily } from '../../shared/lazy/lazily.ts'
import { useShop } from '../access/shop-context.ts'
import { useLeave } from '../drafts/leave-guard.tsx'
import { laterDialog } from '../lazy/later-dialog.tsx'
import { SellerShortcuts } from '../shortcuts/shortcuts.tsx'
import { AREAS, isWithin } from './areas.ts'
import { useSellerSettings } from './seller-settings.ts'
import { shopFrameLabels, shopStatusLabels } from './shop-frame.labels.ts'
import { useAreaCounts } from './use-area-counts.ts'
import { useKeptFocus } from './use-kept-focus.ts'

/** Loaded after the page’s own data. */
const ShopLive = lazily(async () => (await import('../live/shop-live.tsx')).ShopLive)
/** Loaded only for shops that aren't open, or not for long. */
const ShopStatusNote = lazily(async () => (await import('./shop-status-note.tsx')).ShopStatusNote)
const SellerSearch = laterDialog(async () => (await import('../search/seller-search.tsx')).SellerSearch)

/** Shows the menu, header, search and shortcuts around a page of the selected shop. */
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
        brand={{ href: '/', alt: withMarket(shopFrameLabels.brand) }}
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
        searchKeys={shopFrameLabels.searchKeys}
        notice={
          (shop.status !== 'open' || shop.endsOn) && (
            <Suspense>
              <ShopStatusNote />
            </Suspense>
          )
        }
        shopLink={
          shop.status === 'pending' || shop.status === 'terminated'
            ? undefined
            : { label: shopFrameLabels.viewShop, href: `/shop/${shop.slug}` }
        }
        keysButton={{ label: shopFrameLabels.shortcuts, onClick: () => setOverlay('keys') }}
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
      shops={shops.map(({ slug, name, logo, tone, status, isPaused }) => ({
        slug,
        name,
        logo: signOf(logo),
        tone,
        status: shopStatusLabels[status === 'open' && isPaused ? 'paused' : status],
      }))}
      value={shop.slug}
      onValueChange={slug =>
        leave(async () => {
          // The open page may show a record of the previous shop, and its drawer may close once the new one is there.
          await navigate('/seller')
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
          { label: shopFrameLabels.account, href: '/account/profile', icon: 'user' },
          { label: shopFrameLabels.orders, href: '/account/orders', icon: 'orders' },
          { label: shopFrameLabels.emails, href: '/seller/emails', icon: 'settings' },
        ],
        onLogOut: () =>
          leave(() => {
            // Goes home first: a page that needs a login would ask for one after the logout.
            void Promise.resolve(navigate('/')).then(() => core.auth.logout())
          }),
      }}
    />
  )
}
