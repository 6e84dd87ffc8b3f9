import type { Category } from '@stoa/api-client/schema'
import { Header, type HeaderProps } from '@stoa/ui/header'
import { formatMessage } from '@stoa/ui/messages'
import { StoaProvider } from '@stoa/ui/provider'
import { useCallback, useMemo, useState } from 'react'
import type { Market } from '../market/types.ts'
import { brandOf } from './brand.ts'
import { useCart } from './drawing.ts'
import { headerLabels as t } from './header.labels.ts'
import type { HeaderFacts } from './header-facts.ts'
import { toBarLinks, toDrawerLinks } from './header-links.ts'
import { useSuggestions } from './use-suggestions.ts'

/** Parts of the header that the page replaces. */
export interface HeaderSettings {
  /** Address of a picture 30 px high, in place of the marketplace's logo. */
  readonly logo?: string | undefined
  /** URL of the logo's link. Default: the marketplace's home page. */
  readonly logoHref?: string | undefined
  /** State of the session. Default: a guest. */
  readonly account?: HeaderProps['account'] | undefined
  /** Links of the bar. Default: the marketplace's. */
  readonly nav?: HeaderProps['nav'] | undefined
}

interface HeaderViewProps {
  readonly market: Market
  readonly facts: HeaderFacts
  readonly settings: HeaderSettings
}

/** The marketplace's header, with the number of items in the page's cart. */
export function HeaderView({ market, facts, settings }: HeaderViewProps) {
  const { name, categories } = facts
  const { origin } = market.config
  const { logoHref = `${origin}/` } = settings
  const brand = useMemo(() => brandOf(facts, origin, settings.logo), [facts, origin, settings.logo])
  const count = useCart(market, state => state.summary.count)
  const [typed, setTyped] = useState('')
  const suggestions = useSuggestions(market, typed)
  const links = useMemo(() => linksOf(origin, name), [origin, name])
  const suggested = useMemo(() => toBarLinks(categories, origin), [categories, origin])
  const loadBranch = useCallback<NonNullable<HeaderProps['loadBranch']>>(
    async ({ id, href }) => {
      const path = `/api/public/category/get_tree_category?parent=${id}&depth=1` as const
      return toDrawerLinks((await market.calls.read(path)) as Category[], origin, href)
    },
    [market, origin],
  )
  return (
    <StoaProvider brand={brand}>
      <Header
        logo={{ href: logoHref, alt: formatMessage(t.logo, { market: name }) }}
        cart={{ href: `${origin}/cart`, count, onOpen: link => openCart(market, link), opensOnPhones: true }}
        seller={{ href: `${origin}/seller-registration`, label: t.becomeSeller }}
        help={{ href: `${origin}/help` }}
        wishes={links.wishes}
        account={settings.account ?? links.guest}
        search={{ action: `${origin}/search`, name: 'q', onInputChange: setTyped, suggestions }}
        categories={useMemo(() => toDrawerLinks(categories, origin), [categories, origin])}
        categoriesHref={`${origin}/all-product`}
        loadBranch={loadBranch}
        more={links.more}
        nav={settings.nav ?? { fixed: links.fixed, suggested }}
        start={<slot name="start" />}
        end={<slot name="end" />}
      />
    </StoaProvider>
  )
}

/** Not every browser focuses a pressed link, and the drawer returns the focus to it. */
function openCart({ stoa }: Market, link: HTMLElement): void {
  link.focus({ preventScroll: true })
  stoa.open()
}

function linksOf(origin: string, market: string) {
  const to = (path: string) => `${origin}${path}`
  const wishes = { href: to('/wishlist'), label: t.wishes }
  return {
    wishes,
    guest: { kind: 'guest', loginHref: to('/login') } as const,
    fixed: [
      { label: t.home, href: to('/') },
      { label: t.bestSeller, href: to('/best-seller') },
      { label: t.allProducts, href: to('/all-product') },
    ],
    more: [
      { label: t.logIn, href: to('/login'), icon: 'account' },
      { label: t.orders, href: to('/account/orders'), icon: 'orders' },
      { ...wishes, icon: 'wishes' },
      { label: t.help, href: to('/help'), icon: 'help' },
      { label: t.shops, href: to('/vendors'), icon: 'shops' },
      { label: formatMessage(t.sell, { market }), href: to('/seller-registration'), icon: 'sell' },
    ],
  } satisfies Partial<Record<string, unknown>> & Pick<HeaderProps, 'more'>
}
