import { ROLE_SHOP_MANAGER } from '@stoa/cart-core'
import { useAuth, useAuthReady, useCartCount, useCore } from '@stoa/cart-core/react'
import { type CategoryLink, type DrawerLink, Header, type SearchSuggestionGroup } from '@stoa/ui'
import { Suspense, useCallback, useMemo, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { lazily } from '../../shared/lazy/lazily.ts'
import { useIdle } from '../../shared/lazy/use-idle.ts'
import { useCategories } from './categories.tsx'
import { toCategoryLinks, toSuggestedLinks } from './category-links.ts'

const Suggesting = lazily(async () => (await import('./suggesting.tsx')).Suggesting)

const LOGO = { href: '/', alt: 'Stoa, home', src: '/logo.png', srcDark: '/logo-dark.png' }
const HELP = { href: '/help', label: 'Help Center' }
const WISHES = { href: '/wishlist', label: 'Wish list' }
const FIXED_NAV = [
  { label: 'HOME', href: '/' },
  { label: 'BEST SELLER', href: '/best-seller' },
  { label: 'ALL PRODUCTS', href: '/all-product' },
]

/** The header with what only this visitor has: session, cart and categories joined to the design's parts. */
export function SiteHeader() {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  const count = useCartCount()
  const categories = useCategories()
  const [typed, setTyped] = useState('')
  const [suggestions, setSuggestions] = useState<readonly SearchSuggestionGroup[]>()
  const isIdle = useIdle()
  const links = useMemo(() => toCategoryLinks(categories), [categories])
  const suggested = useMemo(() => toSuggestedLinks(categories), [categories])
  const search = useCallback((text: string) => navigate(`/search?q=${encodeURIComponent(text)}`), [navigate])
  return (
    <>
      <Header
        logo={LOGO}
        cart={{ href: '/cart', count }}
        seller={useSellerLink()}
        help={HELP}
        wishes={WISHES}
        account={useAccount()}
        search={{
          action: '/search',
          name: 'q',
          value: pathname === '/search' ? (params.get('q') ?? '') : '',
          onSubmit: search,
          onInput: setTyped,
          suggestions,
        }}
        categories={links}
        categoriesHref="/all-product"
        onOpenBranch={openBranch}
        more={useDrawerLinks()}
        nav={{ fixed: FIXED_NAV, suggested, currentHref: pathname }}
      />
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
    ? { href: '/seller', label: 'Seller Center' as const }
    : { href: '/seller-registration', label: 'Become a seller' as const }
}

/** What a phone's header has no room for. Until the session is known it offers to log in, which leads on who is. */
function useDrawerLinks(): DrawerLink[] {
  const isUser = useAuth(state => state.user !== null)
  const seller = useSellerLink()
  return [
    isUser
      ? { label: 'Account', href: '/account/profile', icon: 'account' }
      : { label: 'Log in', href: '/login', icon: 'account' },
    { label: 'Orders', href: '/account/orders', icon: 'orders' },
    { label: 'Wish list', href: '/wishlist', icon: 'wishes' },
    { label: 'Help', href: '/help', icon: 'help' },
    { label: 'Shops', href: '/vendors', icon: 'shops' },
    { label: seller.href === '/seller' ? seller.label : 'Sell on Stoa', href: seller.href, icon: 'sell' },
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
      { label: 'Account', href: '/account/profile', icon: 'user' as const },
      { label: 'Order History', href: '/account/orders', icon: 'orders' as const },
      { label: 'Wish list', href: '/wishlist', icon: 'heart' as const },
      seller.href === '/seller'
        ? { label: 'Seller Channel', href: '/seller', icon: 'store' as const }
        : { label: 'Seller Registration', href: '/seller-registration', icon: 'store' as const },
    ],
    onLogOut: async () => {
      // Home first: a page for signed-in people would take the log-out for an errand and ask to log in again.
      await navigate('/')
      await core.auth.logout()
    },
  }
}
