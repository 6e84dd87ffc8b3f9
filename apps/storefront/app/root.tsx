import '@stoa/ui/styles.css'
import './fonts.css'
import displayFont from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url'
import textFont from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?url'
import { unwrap } from '@stoa/api-client'
import { themeScript } from '@stoa/ui/theme-script'
import { type ReactNode, useEffect } from 'react'
import { Links, Meta, Outlet, Scripts } from 'react-router-dom'
import type { Route } from './+types/root'
import { optional, serverApi } from './data/api.server.ts'
import { CATEGORY_TREE, type RootData, toCategoryNodes } from './data/category-tree.ts'
import { closedMarket } from './data/closed-market.server.ts'
import { destinationOf } from './data/delivery.server.ts'
import { followMarket } from './data/market-settings.server.ts'
import { isCheckoutApart } from './lib/checkout-policy.ts'
import { isMarketClosed } from './lib/closed-market.ts'
import { countryName } from './lib/country-name.ts'
import { marketFacts } from './lib/market.ts'
import { COLORS, marketColors } from './lib/market-colors.ts'
import { iconLinks } from './lib/marks.ts'
import { currencyOfMarket, isMarketKnown } from './lib/money.ts'
import { metaOfClosedMarket } from './lib/seo.ts'
import { Providers } from './providers.tsx'
import { DeliverToKeeper } from './shared/deliver-to/deliver-to-keeper.tsx'
import { ErrorPage, usePreloadedErrorPage } from './shared/errors/error-page.tsx'
import { PageChange } from './shared/navigation/page-change.tsx'
import { ScrollManager } from './shared/navigation/scroll-manager.tsx'
import { useNonce } from './shared/starter/nonce.ts'
import { Starter } from './shared/starter/starter.tsx'
import { ThemeKeeper } from './shared/theme/theme-keeper.tsx'
import { CoreToasts } from './shop/cart/core-toasts.tsx'

export const links: Route.LinksFunction = () => [
  ...[textFont, displayFont].map(href => ({
    rel: 'preload' as const,
    href,
    as: 'font' as const,
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
  })),
  ...iconLinks(),
]

/** The head of a closed marketplace's pages. All others have their own. */
export const meta: Route.MetaFunction = ({ error }) => (isMarketClosed(error) ? metaOfClosedMarket() : [])

export const middleware: Route.MiddlewareFunction[] = [...closedMarket]

/** The category tree and the destination, once for all pages. A page without the tree has fewer links and works. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<RootData> {
  const [tree, market] = await Promise.all([
    optional(
      'the category tree',
      unwrap(serverApi({ request, context }).GET(CATEGORY_TREE, { params: { query: { depth: 2 } } })),
    ),
    followMarket({ request, context }),
  ])
  const code = destinationOf(request) ?? market.delivery.defaultCountry
  return { categories: tree && toCategoryNodes(tree), deliverTo: { code, name: countryName(code) } }
}

export const shouldRevalidate = () => false

/** React Aria, which makes style elements, reads the nonce by this name, which bundlers gave it. */
const NONCE_SCRIPT = 'window.__webpack_nonce__=document.currentScript.nonce;'

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce()
  return (
    <html
      lang={marketFacts().language}
      data-market={isMarketKnown() ? JSON.stringify(marketFacts()) : undefined}
      data-currency={isMarketKnown() ? currencyOfMarket() : undefined}
      data-checkout={isCheckoutApart() ? 'apart' : undefined}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        {/* Before the style sheet: the first paint already has the chosen theme. */}
        <script
          nonce={nonce}
          suppressHydrationWarning
          // It has run by the time that the page hydrates.
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? NONCE_SCRIPT + themeScript : '' }}
        />
        <Starter />
        <Meta />
        <Links nonce={nonce} />
        {marketColors() && (
          <style
            id={COLORS}
            nonce={nonce}
            suppressHydrationWarning
            dangerouslySetInnerHTML={{ __html: marketColors() }}
          />
        )}
      </head>
      <body data-stoa="">
        <Providers>{children}</Providers>
        <Scripts nonce={nonce} />
      </body>
    </html>
  )
}

export default function App() {
  usePreloadedErrorPage()
  useEffect(() => {
    // The API was away when this document was drawn, and is back: another one has the right currency and policy.
    if (!isMarketKnown()) window.location.reload()
    document.documentElement.dataset.hydrated = 'true'
  }, [])
  if (!isMarketKnown()) return null
  return (
    <>
      <PageChange />
      <Outlet />
      <ScrollManager />
      <ThemeKeeper />
      <DeliverToKeeper />
      <CoreToasts />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <main>
      <ErrorPage error={error} />
    </main>
  )
}
