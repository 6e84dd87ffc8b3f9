import type { ReactNode } from 'react'
import type { SideNavItem } from '../side-nav/index.ts'

export interface SellerNavItem extends SideNavItem {
  /** Label in the tab bar of phones. Without one it appears only in the menu. */
  tab?: string | undefined
}

export interface SellerLayoutProps {
  /** URL and name of the logo, such as "Stoa, home". */
  brand: { href: string; alt: string }
  /** The areas in order. Mark the one that is shown with `current`. */
  nav: readonly SellerNavItem[]
  /** Whether the rail shows icons alone; the host keeps the state. Default `false`. */
  collapsed?: boolean | undefined
  /** Called with the new state when the rail is collapsed or expanded. Without it there is no such button. */
  onCollapsedChange?: ((collapsed: boolean) => void) | undefined
  /** Renders content above the areas, such as `ShopSwitcher`. Receives whether the rail is collapsed. */
  shop?: ((collapsed: boolean) => ReactNode) | undefined
  /** Called when the search is opened. Without it there is no such button. */
  onSearch?: (() => void) | undefined
  /** Keys that open the search, as a text: "Ctrl K". Leave out for none. */
  searchKeys?: string | undefined
  /** A link to the shop's page as buyers see it. Leave out for none. */
  shopLink?: { label: string; href: string } | undefined
  /** A button that opens the list of keys, not shown on phones. Leave out for none. */
  keysButton?: { label: string; onClick: () => void } | undefined
  /** Content at the end of the head, such as `AccountMenu`. */
  actions?: ReactNode
  /** Above every page, such as that the shop is suspended. */
  notice?: ReactNode
  /** The page, inside `<main id="content">`. */
  children: ReactNode
}
