import { CookieBanner, ShopLayout } from '@stoa/ui'
import { useState } from 'react'
import { Outlet } from 'react-router-dom'
import { ForgetDraft } from '../features/checkout/forget-draft.tsx'
import { CategoriesProvider } from '../features/header/categories.tsx'
import { SiteFooter } from '../features/header/site-footer.tsx'
import { SiteHeader } from '../features/header/site-header.tsx'
import { restoreFromCache } from '../features/navigation/page-cache.ts'
import { KeepConsent } from '../features/recently-viewed/keep-consent.tsx'
import { clearStoredLists } from '../features/recently-viewed/stored-lists.ts'
import type { Route } from './+types/public'

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [restoreFromCache]

/** The frame of all public pages. */
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
