import '@stoa/ui/styles.css'
import './brand.css'
import { CoreProvider, useCartCount } from '@stoa/cart-core/react'
import { Footer } from '@stoa/ui/footer'
import { Header } from '@stoa/ui/header'
import { ShopLayout } from '@stoa/ui/layouts'
import { type AnchorProps, StoaProvider } from '@stoa/ui/provider'
import { themeScript } from '@stoa/ui/theme-script'
import { Toasts } from '@stoa/ui/toasts'
import type { ReactNode } from 'react'
import { Link, Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation } from 'react-router'
import type { Route } from './+types/root'
import { core, toasts } from './market.ts'
import { useNonce } from './nonce.ts'
import { stands } from './stands.server.ts'

/** Outside of any component, so that it stays the same. */
const link = ({ href, ...rest }: AnchorProps) => <Link to={href} {...rest} />

const logo = { href: '/', alt: 'Valley Growers' }

export const meta: Route.MetaFunction = () => [{ title: 'Valley Growers' }]

export const links: Route.LinksFunction = () => [{ rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' }]

export const loader = () => ({
  stands: stands.map(({ id, name }) => ({ id, name, href: `/stand/${id}`, hasChildren: false })),
})

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce()
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of the package */}
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: themeScript }} />
        <Meta />
        <Links nonce={nonce} />
      </head>
      {/* The whole page is the shop's, so the reset may apply to all of it. */}
      <body data-stoa="">
        {children}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  )
}

export default function App({ loaderData }: Route.ComponentProps) {
  return (
    <CoreProvider core={core}>
      <StoaProvider link={link} locale="en-GB" currency="EUR">
        <ShopLayout header={<ShopHeader stands={loaderData.stands} />} footer={<ShopFooter />}>
          <Outlet />
        </ShopLayout>
        <Toasts toasts={toasts} />
      </StoaProvider>
    </CoreProvider>
  )
}

function ShopHeader({ stands }: Route.ComponentProps['loaderData']) {
  const count = useCartCount()
  const { pathname } = useLocation()
  return (
    <Header
      logo={logo}
      cart={{ href: '/cart', count }}
      seller={{ href: '/', label: 'Join the growers' }}
      help={{ href: '/' }}
      account={{ kind: 'guest', loginHref: '/' }}
      search={{ action: '/', name: 'q' }}
      categories={stands}
      categoriesHref="/"
      nav={{ fixed: [{ label: 'MARKET', href: '/' }], suggested: stands, currentHref: pathname }}
    />
  )
}

function ShopFooter() {
  return (
    <Footer
      logo={logo}
      groups={[{ title: 'Visit us', links: [{ label: 'The market hall', href: '/' }] }]}
      address={['Valley Growers', '3 Weir Lane']}
      email="hello@growers.example"
      social={[]}
      brand="Valley Growers"
      year={2026}
    />
  )
}
