import { accountMenuLabels } from './patterns/account-menu/account-menu.labels.ts'
import { categoryDrawerLabels } from './patterns/category-drawer/category-drawer.labels.ts'
import { cookieBannerLabels } from './patterns/cookie-banner/cookie-banner.labels.ts'
import { footerLabels } from './patterns/footer/footer.labels.ts'
import { headerLabels } from './patterns/header/header.labels.ts'
import { layoutsLabels } from './patterns/layouts/layouts.labels.ts'
import { navMenuLabels } from './patterns/nav-menu/nav-menu.labels.ts'
import { searchLabels } from './patterns/search/search.labels.ts'
import { themeControlLabels } from './patterns/theme-control/theme-control.labels.ts'
import { toastsLabels } from './patterns/toasts/toasts.labels.ts'
import { toastLabels } from './primitives/toast/toast.labels.ts'

/** Every word that Stoa brings, by component: the shape of `StoaProvider`'s `messages`, for translators. */
export const english = {
  accountMenu: accountMenuLabels,
  categoryDrawer: categoryDrawerLabels,
  cookieBanner: cookieBannerLabels,
  footer: footerLabels,
  header: headerLabels,
  layouts: layoutsLabels,
  navMenu: navMenuLabels,
  search: searchLabels,
  themeControl: themeControlLabels,
  toast: toastLabels,
  toasts: toastsLabels,
} as const
