import { restoreFromCache } from '../shared/navigation/page-cache.ts'
import { SiteFrame } from '../shop/frame/site-frame.tsx'
import { CategoriesProvider } from '../shop/header/categories.tsx'
import { SiteFooter } from '../shop/header/site-footer.tsx'
import { SiteHeader } from '../shop/header/site-header.tsx'
import type { Route } from './+types/public'

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [restoreFromCache]

/** Frame of all public pages. */
export default function PublicLayout() {
  return (
    <CategoriesProvider>
      <SiteFrame header={<SiteHeader />} footer={SiteFooter} />
    </CategoriesProvider>
  )
}
