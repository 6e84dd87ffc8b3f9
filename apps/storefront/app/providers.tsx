import { CoreProvider } from '@stoa/cart-core/react'
import { type AnchorProps, StoaProvider } from '@stoa/ui'
import { type ReactNode, useEffect } from 'react'
import { Link } from 'react-router-dom'
import { core } from './data/core.ts'
import { currencyOfMarket, LOCALE } from './lib/money.ts'
import { useIdle } from './lib/use-idle.ts'

/** The page behind a link is fetched when a visitor points at it, focuses it or touches it. */
const RouterLink = ({ href, ...props }: AnchorProps) => <Link to={href} prefetch="intent" {...props} />

/** What every page stands in: links, words and money of the design system, and the session. */
export function Providers({ children }: { children: ReactNode }) {
  useIdlePreload()
  return (
    <StoaProvider link={RouterLink} locale={LOCALE} currency={currencyOfMarket()}>
      <CoreProvider core={core}>{children}</CoreProvider>
    </StoaProvider>
  )
}

/** What an added product needs: fetched before it is, so that the first tap is answered at once. */
function useIdlePreload() {
  const isIdle = useIdle()
  useEffect(() => {
    if (!isIdle) return
    void core.preload('cart')
    void import('./data/market.ts').catch(() => {})
  }, [isIdle])
}
