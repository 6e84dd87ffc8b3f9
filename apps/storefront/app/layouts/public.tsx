import { CookieBanner, ShopLayout } from '@stoa/ui'
import { useState } from 'react'
import { Outlet } from 'react-router-dom'
import { ForgetDraft } from '../shared/drafts/forget-draft.tsx'
import { restoreFromCache } from '../shared/navigation/page-cache.ts'
import { CategoriesProvider } from '../shop/header/categories.tsx'
import { SiteFooter } from '../shop/header/site-footer.tsx'
import { SiteHeader } from '../shop/header/site-header.tsx'
import { KeepConsent } from '../shop/recently-viewed/keep-consent.tsx'
import { clearStoredLists } from '../shop/recently-viewed/stored-lists.ts'
import type { Route } from './+types/public'

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [restoreFromCache]

/** Frame of all public pages. */
export default function PublicLayout() {
  const [asked, setAsked] = useState(0)
  return (
    <CategoriesProvider>
      <ShopLayout
        header={<SiteHeader />}
        footer={<SiteFooter onCookieSettings={() => setAsked(count => count + 1)} />}
      >
        <Outlet />
      </ShopLayout>
      <CookieBanner asked={asked} onChoice={choice => choice === 'accepted' || clearStoredLists()} />
      <KeepConsent />
      <ForgetDraft />
    </CategoriesProvider>
  )
}
