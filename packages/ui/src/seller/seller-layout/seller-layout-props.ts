import type { ReactNode } from 'react'
import type { SideNavItem } from '../side-nav/index.ts'

export interface SellerNavItem extends SideNavItem {
  /** A place in the tab bar of phones, under this word. */
  tab?: string | undefined
}

export interface SellerLayoutProps {
  brand: { href: string; alt: string }
  nav: readonly SellerNavItem[]
  collapsed?: boolean | undefined
  onCollapsedChange?: ((collapsed: boolean) => void) | undefined
  /** The shop that is worked for, above the areas. */
  shop?: ((collapsed: boolean) => ReactNode) | undefined
  /** Opens the search over everything of the shop. */
  onSearch?: (() => void) | undefined
  /** The keys that open it, as words. */
  searchKeys?: string | undefined
  /** The way to the shop's page, as buyers see it. */
  shopLink?: { label: string; href: string } | undefined
  /** The list of keys; phones have none. */
  keysButton?: { label: string; onClick: () => void } | undefined
  /** At the end of the head: the account. */
  actions?: ReactNode
  /** Above every page: such as that the shop is suspended. */
  notice?: ReactNode
  children: ReactNode
}
