import { CoreProvider } from '@stoa/cart-core/react'
import { type AnchorProps, StoaProvider } from '@stoa/ui'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { core } from './data/core.ts'
import { currencyOfMarket, LOCALE } from './lib/money.ts'

const RouterLink = ({ href, ...props }: AnchorProps) => <Link to={href} {...props} />

/** What every page stands in: links, words and money of the design system, and the session. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <StoaProvider link={RouterLink} locale={LOCALE} currency={currencyOfMarket()}>
      <CoreProvider core={core}>{children}</CoreProvider>
    </StoaProvider>
  )
}
