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
import { areaLabels } from './areas.labels.ts'

export interface SellerArea {
  readonly label: string
  readonly href: string
  readonly icon: SideNavItem['icon']
  /** Label in the tab bar of phones. Areas without one are in the menu only. */
  readonly tab?: string | undefined
  /** Key that opens the area after `g`. */
  readonly letter: string
  /** Permission that the area requires. Everyone sees an area without one. */
  readonly key?: ShopKey | undefined
}

/** Areas of the Seller Center in the order of the menu. */
export const AREAS: readonly SellerArea[] = [
  { label: areaLabels.dashboard, href: '/seller', icon: DashboardIcon, tab: areaLabels.home, letter: 'd' },
  {
    label: areaLabels.orders,
    href: '/seller/orders',
    icon: OrdersIcon,
    tab: areaLabels.orders,
    letter: 'o',
    key: 'orders',
  },
  {
    label: areaLabels.products,
    href: '/seller/products',
    icon: ProductsIcon,
    tab: areaLabels.products,
    letter: 'p',
    key: 'products',
  },
  {
    label: areaLabels.categories,
    href: '/seller/categories',
    icon: CategoriesIcon,
    tab: areaLabels.categories,
    letter: 'c',
    key: 'products',
  },
  { label: areaLabels.returns, href: '/seller/returns', icon: ReturnsIcon, letter: 'r', key: 'orders' },
  { label: areaLabels.reviews, href: '/seller/reviews', icon: ReviewsIcon, letter: 'v', key: 'products' },
  {
    label: areaLabels.questions,
    href: '/seller/questions',
    icon: QuestionsIcon,
    letter: 'q',
    key: 'products',
  },
  { label: areaLabels.earnings, href: '/seller/earnings', icon: EarningsIcon, letter: 'e', key: 'reports' },
  { label: areaLabels.shop, href: '/seller/shop', icon: ShopIcon, tab: areaLabels.shop, letter: 's' },
]

/** Whether a page belongs to an area. The dashboard has no pages below it. */
export const isWithin = (href: string, pathname: string): boolean =>
  pathname.replace(/\/$/, '') === href || (href !== '/seller' && pathname.startsWith(`${href}/`))
