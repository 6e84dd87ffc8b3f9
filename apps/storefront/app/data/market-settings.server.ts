import { unwrap } from '@stoa/api-client'
import { countIn, isMarketKnown } from '../lib/money.ts'
import { payBy } from '../lib/payment-provider.ts'
import { type LoaderScope, optional, serverApi, unavailable } from './api.server.ts'

const FRESH_IN_MS = 300_000

let readAt = Number.NEGATIVE_INFINITY

/**
 * Asks the API now and then what it counts in and how one pays; what it said last holds while it does not answer.
 * Before it has said anything no page is shown: a tab keeps its prices and its policy for its life.
 */
export async function followMarket(scope: Pick<LoaderScope, 'request' | 'context'>): Promise<void> {
  if (Date.now() - readAt < FRESH_IN_MS) return
  const market = await optional(
    "the marketplace's settings",
    unwrap(serverApi(scope).GET('/api/public/market')),
  )
  if (!market) {
    if (isMarketKnown()) return
    throw unavailable()
  }
  readAt = Date.now()
  countIn(market.currency)
  payBy(market.payment?.provider ?? null)
}
