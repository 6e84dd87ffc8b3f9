import { container, Footer, Header, type HeaderProps, ShopLayout } from '@stoa/ui'
import type { ReactNode } from 'react'
import { footerProps, headerProps } from '../../../packages/ui/test/shell-data.ts'

interface InShopProps {
  account?: HeaderProps['account']
  children: ReactNode
}

const nav = { ...headerProps.nav, currentHref: undefined }

/** A page between the shop's header and footer. */
export function InShop({ account = headerProps.account, children }: InShopProps) {
  return (
    <ShopLayout
      header={<Header {...headerProps} nav={nav} account={account} />}
      footer={<Footer {...footerProps} />}
    >
      <div className={container.shop}>{children}</div>
    </ShopLayout>
  )
}
