import { container, ShopLayout } from '@stoa/ui'
import type { ReactNode } from 'react'
import { SiteFooter } from '../header/site-footer.tsx'
import { SiteHeader } from '../header/site-header.tsx'

/** The frame of the seller area. */
export function SellerFrame({ children }: { children: ReactNode }) {
  return (
    <ShopLayout header={<SiteHeader />} footer={<SiteFooter />}>
      <div className={container.shop}>{children}</div>
    </ShopLayout>
  )
}
