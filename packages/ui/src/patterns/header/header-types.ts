import type { ReactNode } from 'react'
import type { AccountState } from '../account-menu/index.ts'
import type { CategoryLink, DrawerLink, LoadBranch } from '../category-drawer/index.ts'
import type { NavMenuProps } from '../nav-menu/index.ts'
import type { SearchProps } from '../search/index.ts'

export interface HeaderLogo {
  /** URL of the logo, usually the home page. */
  href: string
  /** The link's name, such as "Stoa, home". */
  alt: string
  /** Address of a picture 30 px high. Without one Stoa's own logo is drawn and follows the theme. */
  src?: string | undefined
  /** Address of the picture for the dark theme. Default `src` on a light plate; give `src` again to leave that out. */
  srcDark?: string | undefined
  /** Width of the picture in CSS pixels; keeps its place before it loads. Default 105. */
  width?: number | undefined
  /** Height of the picture in CSS pixels. Default 30. */
  height?: number | undefined
}

export interface HeaderProps {
  /** The logo at the start; a link. */
  logo: HeaderLogo
  /**
   * URL of the cart and number of its items. 0 shows no badge, above 99 it reads "99+". `onOpen` opens the cart over the
   * page instead of following the link, such as in a `CartDrawer`: called with the link at a press without modifier keys,
   * from 900 px, or in any window with `opensOnPhones`. `preload` is called there when the pointer or focus comes near.
   */
  cart: {
    href: string
    count: number
    onOpen?: ((link: HTMLAnchorElement) => void) | undefined
    preload?: (() => void) | undefined
    opensOnPhones?: boolean | undefined
  }
  /** The link for sellers: "Seller Center" or "Become a seller". Not shown on small screens. */
  seller: { href: string; label: string }
  /** The link to the help. `label` replaces "Help Center". Not shown on small screens. */
  help: { href: string; label?: string | undefined }
  /** Link to the wish list, next to the cart. Small screens show it in the drawer instead. */
  wishes?: { href: string; label: string } | undefined
  /** State of the session; see `AccountMenu`. */
  account: AccountState
  /** The search of the whole site; see `SearchBox`. On small screens it opens from an icon. */
  search: SearchProps
  /** The category tree of the drawer. */
  categories: readonly CategoryLink[]
  /** URL of the Categories button until scripts have loaded. */
  categoriesHref: string
  /**
   * Fetches the children of a branch that has `hasChildren` only, when it is first opened. A rejection offers
   * a retry.
   */
  loadBranch?: LoadBranch | undefined
  /** Links below the categories in the drawer, for what a phone's header has no room for. */
  more?: readonly DrawerLink[] | undefined
  /** The bar below the header; see `NavMenu`. */
  nav: NavMenuProps
  /** Content of the host at the start of the first row, before the logo. Has to fit on small screens. */
  start?: ReactNode
  /** Content of the host at the end of the first row. Has to fit on small screens. */
  end?: ReactNode
}
