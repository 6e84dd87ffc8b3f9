import { unwrap } from '@stoa/api-client'
import type { Market, PaymentProvider } from '@stoa/api-client/schema'
import { countIn } from '../lib/money.ts'
import { type LoaderScope, optional, serverApi, unavailable } from './api.server.ts'

const FRESH_IN_MS = 300_000

let readAt = Number.NEGATIVE_INFINITY
let market: Market | null = null

/**
 * Returns the marketplace's currency, shipping prices and way to pay. Asks the API every five minutes; while the API
 * doesn't answer, the last answer holds.
 *
 * @throws 503 before the first answer: a tab keeps its prices and its content policy for its life
 */
export async function followMarket(scope: Pick<LoaderScope, 'request' | 'context'>): Promise<Market> {
  if (market && Date.now() - readAt < FRESH_IN_MS) return market
  const answer = await optional(
    "the marketplace's settings",
    unwrap(serverApi(scope).GET('/api/public/market')),
  )
  if (!answer) {
    if (market) return market
    throw unavailable()
  }
  readAt = Date.now()
  market = answer
  countIn(market.currency)
  return market
}

/** Provider that takes the payments, as the API said last; null if buyers can't pay. */
export const paymentProvider = (): PaymentProvider | null => market?.payment?.provider ?? null
