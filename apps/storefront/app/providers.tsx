import { CoreProvider } from '@stoa/cart-core/react'
import { type AnchorProps, StoaProvider } from '@stoa/ui'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { core } from './data/core.ts'
import { currencyOfMarket, LOCALE } from './lib/money.ts'

/** The page behind a link is fetched when a visitor points at it, focuses it or touches it, unless data is to be saved. */
const RouterLink = ({ href, ...props }: AnchorProps) => (
  <Link to={href} prefetch={savesData() ? 'none' : 'intent'} {...props} />
)

/** The browser was told to save data, or the network is too slow for anything ahead of need. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } }
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '')
}

/** What every page stands in: links, words and money of the design system, and the session. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <StoaProvider link={RouterLink} locale={LOCALE} currency={currencyOfMarket()}>
      <CoreProvider core={core}>{children}</CoreProvider>
    </StoaProvider>
  )
}
