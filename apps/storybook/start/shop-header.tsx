import '@stoa/ui/styles.css'
import { Header } from '@stoa/ui/header'
import { StoaProvider } from '@stoa/ui/provider'

export function ShopHeader() {
  return (
    <StoaProvider locale="en-US" currency="USD">
      <Header
        logo={{ href: '/', alt: 'Stoa, home' }}
        cart={{ href: '/cart', count: 0 }}
        seller={{ href: '/seller-registration', label: 'Become a seller' }}
        help={{ href: '/help' }}
        account={{ kind: 'guest', loginHref: '/login' }}
        search={{ action: '/search', name: 'q' }}
        categories={[{ id: 'kitchen', name: 'Kitchen', href: '/category/kitchen', hasChildren: true }]}
        categoriesHref="/all-product"
        nav={{ fixed: [{ label: 'HOME', href: '/' }], suggested: [] }}
      />
    </StoaProvider>
  )
}
