import { CookieBanner, ShopLayout } from '@stoa/ui'
import { Outlet } from 'react-router-dom'
import { SiteFooter } from '../features/header/late-site-footer.ts'
import { SiteHeader } from '../features/header/site-header.tsx'
import { KeepConsent } from '../features/remembered/keep-consent.tsx'
import { forgetAll } from '../features/remembered/remembered.ts'

/** The frame of all public pages. */
export default function PublicLayout() {
  return (
    <>
      <ShopLayout header={<SiteHeader />} footer={<SiteFooter />}>
        <Outlet />
      </ShopLayout>
      <CookieBanner onChoice={choice => choice === 'accepted' || forgetAll()} />
      <KeepConsent />
    </>
  )
}
