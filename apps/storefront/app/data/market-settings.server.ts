import { unwrap } from '@stoa/api-client'
import { countIn } from '../lib/money.ts'
import { payBy } from '../lib/payment-provider.ts'
import { type LoaderScope, optional, serverApi } from './api.server.ts'

const FRESH_IN_MS = 300_000

let readAt = Number.NEGATIVE_INFINITY

/** Asks the API now and then what it counts in and how one pays; what it said last holds while it does not answer. */
export async function followMarket(scope: Pick<LoaderScope, 'request' | 'context'>): Promise<void> {
  if (Date.now() - readAt < FRESH_IN_MS) return
  const market = await optional(
    "the marketplace's settings",
    unwrap(serverApi(scope).GET('/api/public/market')),
  )
  if (!market) return
  readAt = Date.now()
  countIn(market.currency)
  payBy(market.payment?.provider ?? null)
}
