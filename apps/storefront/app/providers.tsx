import { swrSettings } from '@stoa/api-client/swr'
import { CoreProvider } from '@stoa/cart-core/react'
import { type AnchorProps, StoaProvider } from '@stoa/ui'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import { SWRConfig } from 'swr'
import { core } from './data/core.ts'
import { ForgetPrivateData } from './features/session/forget-private-data.tsx'
import { CURRENCY, LOCALE } from './lib/money.ts'

const RouterLink = ({ href, ...props }: AnchorProps) => <Link to={href} {...props} />

/** What every page stands in: links, words and money of the design system, the session, the browser's cache. */
export function Providers({ children }: { children: ReactNode }) {
  const [swr] = useState(() => ({ ...swrSettings, provider: () => new Map() }))
  return (
    <StoaProvider link={RouterLink} locale={LOCALE} currency={CURRENCY}>
      <CoreProvider core={core}>
        <SWRConfig value={swr}>
          <ForgetPrivateData />
          {children}
        </SWRConfig>
      </CoreProvider>
    </StoaProvider>
  )
}
