import { createContext, data, type MiddlewareFunction } from 'react-router-dom'
import { MARKET_CLOSED } from '../lib/closed-market.ts'
import { followMarket } from './market-settings.server.ts'

/**
 * Paths that a closed marketplace answers. Its operator, its sellers and everyone with an account use them, or agree to
 * their texts.
 */
const STAYS_OPEN = new RegExp(
  `^/(${[
    'robots\\.txt|site\\.webmanifest|icon\\.svg',
    'set-up',
    'login|register|forgot-password|reset-password|verify-email|verify-account|known-device',
    'confirm-email|new-password|stop-emails',
    'account|checkout/done|track-order|withdraw|deliver-to',
    'seller|seller-registration',
    'terms-of-service|privacy-policy|legal-notice|return-policy|right-of-withdrawal',
    'marketplace-guidelines|shipping-policy|prohibited-items',
  ].join('|')})(/|$)`,
)

/** Seconds after which robots and monitors may ask again. */
const ASK_AGAIN = 3_600

const isRefused = createContext(false)

/** Answers 503 for the other pages while the marketplace is closed. The page says "Opening soon". */
export const closedMarket: readonly MiddlewareFunction<Response>[] = [
  async ({ context }, next) => {
    const response = await next()
    if (context.get(isRefused)) {
      response.headers.set('cache-control', 'no-store')
      response.headers.set('retry-after', String(ASK_AGAIN))
      response.headers.set('x-robots-tag', 'noindex')
    }
    return response
  },
  async scope => {
    if (STAYS_OPEN.test(scope.url.pathname)) return
    const { state } = await followMarket(scope)
    if (state === 'open') return
    scope.context.set(isRefused, true)
    throw data(MARKET_CLOSED, { status: 503, statusText: 'Service Unavailable' })
  },
]
