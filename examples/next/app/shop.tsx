'use client'

import { createApiClient, createMarketApi } from '@stoa/api-client'
import { createCore, noticeText } from '@stoa/cart-core'
import { CoreProvider, useCartCount, useCoreEvent } from '@stoa/cart-core/react'
import type { CategoryLink } from '@stoa/ui/category-drawer'
import { Header } from '@stoa/ui/header'
import { type PictureLoader, StoaProvider } from '@stoa/ui/provider'
import { createToasts, Toasts } from '@stoa/ui/toasts'
import Link from 'next/link'
import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'

/** One a tab. On the server it is made and never started, so that no visitor's data is ever in it. */
const core = createCore({
  api: session => createMarketApi(createApiClient({ session })),
})
const toasts = createToasts()

/** Next's image service cuts the pictures. Outside of any component, so that it stays the same. */
const pictureLoader: PictureLoader = ({ src, width }) =>
  `/_next/image?url=${encodeURIComponent(src)}&w=${width}&q=75`

interface ShopProps {
  categories: readonly CategoryLink[]
  children: ReactNode
}

export function Shop({ categories, children }: ShopProps) {
  return (
    <CoreProvider core={core}>
      <StoaProvider link={Link} pictureLoader={pictureLoader} locale="en-US" currency="USD">
        <ShopHeader categories={categories} />
        <main>{children}</main>
        <Notices />
      </StoaProvider>
    </CoreProvider>
  )
}

function ShopHeader({ categories }: Pick<ShopProps, 'categories'>) {
  const count = useCartCount()
  const currentHref = usePathname()
  return (
    <Header
      logo={{ href: '/', alt: 'The shop of Harbour Weekly' }}
      cart={{ href: '/cart', count }}
      seller={{ href: '/sell', label: 'Sell what you make' }}
      help={{ href: '/help' }}
      account={{ kind: 'guest', loginHref: '/login' }}
      search={{ action: '/', name: 'q' }}
      categories={categories}
      categoriesHref="/category/kitchen"
      nav={{ fixed: [{ label: 'THIS WEEK', href: '/' }], suggested: categories, currentHref }}
    />
  )
}

function Notices() {
  useCoreEvent('notice', notice => {
    toasts.show({ type: notice.kind, ...noticeText(notice) })
  })
  return <Toasts toasts={toasts} />
}
