import type { SideNavItem } from '@stoa/back-office'
import {
  CategoriesIcon,
  DashboardIcon,
  EarningsIcon,
  OrdersIcon,
  ProductsIcon,
  QuestionsIcon,
  ReturnsIcon,
  ReviewsIcon,
  ShopIcon,
} from '@stoa/back-office/icons'
import type { ShopKey } from '../access/shop-context.ts'

export interface SellerArea {
  readonly label: string
  readonly href: string
  readonly icon: SideNavItem['icon']
  /** Its word in the tab bar of phones. */
  readonly tab?: string | undefined
  /** The key after `g` that leads there. */
  readonly letter: string
  /** Shown only to who holds it. */
  readonly key?: ShopKey | undefined
}

/** The areas of the seller center, in the order of the rail. Only those whose pages there are. */
export const AREAS: readonly SellerArea[] = [
  { label: 'Dashboard', href: '/seller', icon: DashboardIcon, tab: 'Home', letter: 'd' },
  { label: 'Orders', href: '/seller/orders', icon: OrdersIcon, tab: 'Orders', letter: 'o', key: 'orders' },
  {
    label: 'Products',
    href: '/seller/products',
    icon: ProductsIcon,
    tab: 'Products',
    letter: 'p',
    key: 'products',
  },
  {
    label: 'Categories',
    href: '/seller/categories',
    icon: CategoriesIcon,
    tab: 'Categories',
    letter: 'c',
    key: 'products',
  },
  { label: 'Returns', href: '/seller/returns', icon: ReturnsIcon, letter: 'r', key: 'orders' },
  { label: 'Reviews', href: '/seller/reviews', icon: ReviewsIcon, letter: 'v', key: 'products' },
  { label: 'Questions', href: '/seller/questions', icon: QuestionsIcon, letter: 'q', key: 'products' },
  { label: 'Earnings', href: '/seller/earnings', icon: EarningsIcon, letter: 'e', key: 'reports' },
  { label: 'Shop', href: '/seller/shop', icon: ShopIcon, tab: 'Shop', letter: 's' },
]

/** Whether a page belongs to an area; the dashboard is the one page of its own. */
export const isWithin = (href: string, pathname: string): boolean =>
  pathname.replace(/\/$/, '') === href || (href !== '/seller' && pathname.startsWith(`${href}/`))
