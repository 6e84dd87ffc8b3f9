import { unwrap } from '@stoa/api-client'
import type { PaymentProvider } from '@stoa/api-client/schema'
import { countIn } from '../lib/money.ts'
import { type LoaderScope, optional, serverApi } from './api.server.ts'

const FRESH_IN_MS = 300_000

let readAt = Number.NEGATIVE_INFINITY
let paymentProvider: PaymentProvider | null = null

/** What the marketplace is paid by, as the API said last; null before its first answer, and where nothing is set up. */
export const paymentProviderOfMarket = () => paymentProvider

/** Asks the API now and then what holds for the marketplace; what it said last holds while it does not answer. */
export async function followMarket(scope: Pick<LoaderScope, 'request' | 'context'>): Promise<void> {
  if (Date.now() - readAt < FRESH_IN_MS) return
  const market = await optional(
    "the marketplace's settings",
    unwrap(serverApi(scope).GET('/api/public/market')),
  )
  if (!market) return
  readAt = Date.now()
  countIn(market.currency)
  paymentProvider = market.payment?.provider ?? null
}
