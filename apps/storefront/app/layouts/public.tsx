import { CookieBanner, ShopLayout } from '@stoa/ui'
import { Outlet } from 'react-router-dom'
import { SiteFooter } from '../features/header/site-footer.tsx'
import { SiteHeader } from '../features/header/site-header.tsx'

/** The frame of all public pages. */
export default function PublicLayout() {
  return (
    <>
      <ShopLayout header={<SiteHeader />} footer={<SiteFooter />}>
        <Outlet />
      </ShopLayout>
      <CookieBanner />
    </>
  )
}
