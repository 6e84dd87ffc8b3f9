import { CoreProvider } from '@stoa/cart-core/react'
import { type AnchorProps, StoaProvider } from '@stoa/ui'
import { type ReactNode, useEffect, useMemo } from 'react'
import { Link } from 'react-router-dom'
import { core } from './data/core.ts'
import { zoneInWords } from './lib/locale.ts'
import { marketFacts } from './lib/market.ts'
import { brandShown, hasSuppliedBrand } from './lib/marks.ts'
import { currencyOfMarket } from './lib/money.ts'
import { priorPriceLabels } from './lib/price.labels.ts'
import { useIdle } from './shared/lazy/use-idle.ts'

/** The page behind a link is fetched when a visitor points at it, focuses it or touches it, unless data is to be saved. */
const RouterLink = ({ href, ...props }: AnchorProps) => (
  <Link
    to={href}
    prefetch={savesData() ? 'none' : 'intent'}
    viewTransition={'data-view-transition' in props && maySeeMotion()}
    {...props}
  />
)

/** Whether transitions may move. False on the server. */
const maySeeMotion = () =>
  typeof matchMedia === 'function' && !matchMedia('(prefers-reduced-motion: reduce)').matches

/** Whether the browser is set to save data, or the network is too slow for prefetching. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } }
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '')
}

/** Provides links, locale, currency and session to every page. */
export function Providers({ children }: { children: ReactNode }) {
  usePreloadedClient()
  const { locale, timeZone, consentText, reduction } = marketFacts()
  // A new object would draw everything again that has labels.
  const messages = useMemo(
    () => ({
      ...(consentText && { cookieBanner: { text: consentText } }),
      ...(reduction === 'prior30' && { price: priorPriceLabels }),
    }),
    [consentText, reduction],
  )
  const brand = useMemo(brandShown, [])
  const deadlineZone = useMemo(() => ({ id: timeZone, name: zoneInWords(timeZone) }), [timeZone])
  return (
    <StoaProvider
      link={RouterLink}
      locale={locale}
      timeZone={timeZone}
      deadlineZone={deadlineZone}
      currency={currencyOfMarket()}
      messages={messages}
      closeOnBack
      brand={brand}
      drawings={hasSuppliedBrand() ? 'arcade' : 'plain'}
    >
      <CoreProvider core={core}>{children}</CoreProvider>
    </StoaProvider>
  )
}

/** Fetches the API's client before the first call of session or cart needs it. */
function usePreloadedClient() {
  const isIdle = useIdle()
  useEffect(() => {
    // A failed fetch is tried again by the call.
    if (isIdle) import('./data/market.ts').catch(() => {})
  }, [isIdle])
}
