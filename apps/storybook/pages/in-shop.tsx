import { container, Footer, Header, type HeaderProps, ShopLayout } from '@stoa/ui'
import { footerProps, headerProps } from '@stoa/ui/fixtures'
import type { ReactNode } from 'react'

interface InShopProps {
  account?: HeaderProps['account']
  cart?: HeaderProps['cart']
  /** Whether the page has a container of its own. */
  bare?: boolean
  children: ReactNode
}

const nav = { ...headerProps.nav, currentHref: undefined }

/** A page between the shop's header and footer. */
export function InShop({
  account = headerProps.account,
  cart = headerProps.cart,
  bare = false,
  children,
}: InShopProps) {
  return (
    <ShopLayout
      header={<Header {...headerProps} nav={nav} account={account} cart={cart} />}
      footer={<Footer {...footerProps} />}
    >
      {bare ? children : <div className={container.shop}>{children}</div>}
    </ShopLayout>
  )
}
