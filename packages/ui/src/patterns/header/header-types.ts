import type { AccountState } from '../account-menu/index.ts'
import type { CategoryLink, DrawerLink, LoadBranch } from '../category-drawer/index.ts'
import type { NavMenuProps } from '../nav-menu/index.ts'
import type { SearchProps } from '../search/index.ts'

export interface HeaderLogo {
  href: string
  /** The link's name, such as "Stoa, home". */
  alt: string
  /** A picture 30 px high; without one the lock-up is drawn and follows the theme. */
  src?: string | undefined
  /** The same for the dark theme. */
  srcDark?: string | undefined
  /** Of the picture, in CSS pixels; keeps its place before it loads. Default 105 × 30. */
  width?: number | undefined
  height?: number | undefined
}

export interface HeaderProps {
  logo: HeaderLogo
  /** `count` is the badge; 0 shows none. */
  cart: { href: string; count: number }
  /** "Seller Center" or "Become a seller"; not on small screens. */
  seller: { href: string; label: string }
  help: { href: string; label?: string | undefined }
  account: AccountState
  search: SearchProps
  /** Everything for the drawer. */
  categories: readonly CategoryLink[]
  /** Where the Categories button goes while there are no scripts. */
  categoriesHref: string
  /** Fetches the children of a branch that came with `hasChildren` only, when it is first opened. */
  onOpenBranch?: LoadBranch | undefined
  /** Below the categories in the drawer: what a phone's header has no room for. */
  more?: readonly DrawerLink[] | undefined
  nav: NavMenuProps
}
