import { ROLE_SHOP_MANAGER } from '@stoa/cart-core'
import { useAuth, useAuthReady, useCartCount, useCore } from '@stoa/cart-core/react'
import {
  type CategoryLink,
  type DrawerLink,
  Header,
  type SearchSuggestionGroup,
  toCategoryLinks,
} from '@stoa/ui'
import { Suspense, useCallback, useMemo, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { withMarket } from '../../lib/market.ts'
import { HELP, logo } from '../../shared/frame/frame-links.ts'
import { lazily } from '../../shared/lazy/lazily.ts'
import { useIdle } from '../../shared/lazy/use-idle.ts'
import { useCategories } from './categories.tsx'
import { toSuggestedLinks } from './category-links.ts'
import { siteHeaderLabels } from './site-header.labels.ts'
import { useCartDrawer } from './use-cart-drawer.tsx'

const Suggesting = lazily(async () => (await import('./suggesting.tsx')).Suggesting)

const WISHES = { href: '/wishlist', label: siteHeaderLabels.wishes }
const FIXED_NAV = [
  { label: siteHeaderLabels.home, href: '/' },
  { label: siteHeaderLabels.bestSeller, href: '/best-seller' },
  { label: siteHeaderLabels.allProducts, href: '/all-product' },
]

/** Shows the header with the visitor's session, cart and categories. */
export function SiteHeader() {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  const count = useCartCount()
  const categories = useCategories()
  const [typed, setTyped] = useState('')
  const [suggestions, setSuggestions] = useState<readonly SearchSuggestionGroup[]>()
  const isIdle = useIdle()
  const { opener, drawer } = useCartDrawer()
  const links = useMemo(() => toCategoryLinks(categories), [categories])
  const suggested = useMemo(() => toSuggestedLinks(categories), [categories])
  const search = useCallback((text: string) => navigate(`/search?q=${encodeURIComponent(text)}`), [navigate])
  return (
    <>
      <Header
        logo={logo()}
        cart={{ href: '/cart', count, ...opener }}
        seller={useSellerLink()}
        help={HELP}
        wishes={WISHES}
        account={useAccount()}
        search={{
          action: '/search',
          name: 'q',
          value: pathname === '/search' ? (params.get('q') ?? '') : '',
          onSubmit: search,
          onInputChange: setTyped,
          suggestions,
        }}
        categories={links}
        categoriesHref="/all-product"
        loadBranch={openBranch}
        more={useDrawerLinks()}
        nav={{ fixed: FIXED_NAV, suggested, currentHref: pathname }}
      />
      {drawer}
      <Suspense>{(isIdle || typed) && <Suggesting typed={typed} onFound={setSuggestions} />}</Suspense>
    </>
  )
}

async function openBranch(branch: CategoryLink): Promise<CategoryLink[]> {
  const { readBranch } = await import('./read-branch.ts')
  return readBranch(branch)
}

function useSellerLink() {
  const isSeller = useAuth(state => state.user?.roles.some(role => role.name === ROLE_SHOP_MANAGER) ?? false)
  return isSeller
    ? { href: '/seller', label: siteHeaderLabels.sellerCenter }
    : { href: '/seller-registration', label: siteHeaderLabels.becomeSeller }
}

/** Returns the links of the drawer on phones. Until the session is known, they offer to log in, which redirects users. */
function useDrawerLinks(): DrawerLink[] {
  const isUser = useAuth(state => state.user !== null)
  const seller = useSellerLink()
  return [
    isUser
      ? { label: siteHeaderLabels.account, href: '/account/profile', icon: 'account' }
      : { label: siteHeaderLabels.drawer.logIn, href: '/login', icon: 'account' },
    { label: siteHeaderLabels.drawer.orders, href: '/account/orders', icon: 'orders' },
    { label: siteHeaderLabels.wishes, href: '/wishlist', icon: 'wishes' },
    { label: siteHeaderLabels.drawer.help, href: '/help', icon: 'help' },
    { label: siteHeaderLabels.drawer.shops, href: '/vendors', icon: 'shops' },
    {
      label: seller.href === '/seller' ? seller.label : withMarket(siteHeaderLabels.drawer.sell),
      href: seller.href,
      icon: 'sell',
    },
  ]
}

function useAccount() {
  const core = useCore()
  const navigate = useNavigate()
  const isReady = useAuthReady()
  const user = useAuth(state => state.user)
  const seller = useSellerLink()
  if (!isReady) return { kind: 'loading' as const, loginHref: '/login' }
  if (!user) return { kind: 'guest' as const, loginHref: '/login' }
  return {
    kind: 'user' as const,
    name: user.username,
    email: user.email,
    avatar: user.avatar ?? undefined,
    items: [
      { label: siteHeaderLabels.account, href: '/account/profile', icon: 'user' as const },
      { label: siteHeaderLabels.orderHistory, href: '/account/orders', icon: 'orders' as const },
      { label: siteHeaderLabels.wishes, href: '/wishlist', icon: 'heart' as const },
      seller.href === '/seller'
        ? { label: siteHeaderLabels.sellerChannel, href: '/seller', icon: 'store' as const }
        : {
            label: siteHeaderLabels.sellerRegistration,
            href: '/seller-registration',
            icon: 'store' as const,
          },
    ],
    onLogOut: async () => {
      // Home first: a page for users would treat the logout as an expired session and ask to log in again.
      await navigate('/')
      await core.auth.logout()
    },
  }
}
