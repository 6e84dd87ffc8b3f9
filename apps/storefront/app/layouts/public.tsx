import { CookieBanner, ShopLayout } from '@stoa/ui'
import { useState } from 'react'
import { Outlet } from 'react-router-dom'
import { SiteFooter } from '../features/header/late-site-footer.ts'
import { SiteHeader } from '../features/header/site-header.tsx'
import { restoreKept } from '../features/navigation/restore.ts'
import { KeepConsent } from '../features/remembered/keep-consent.tsx'
import { forgetAll } from '../features/remembered/remembered.ts'
import type { Route } from './+types/public'

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [restoreKept]

/** The frame of all public pages. */
export default function PublicLayout() {
  const [asked, setAsked] = useState(0)
  return (
    <>
      <ShopLayout
        header={<SiteHeader />}
        footer={<SiteFooter onCookieSettings={() => setAsked(count => count + 1)} />}
      >
        <Outlet />
      </ShopLayout>
      <CookieBanner asked={asked} onChoice={choice => choice === 'accepted' || forgetAll()} />
      <KeepConsent />
    </>
  )
}
