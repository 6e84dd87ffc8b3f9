import { unwrap } from '@stoa/api-client'
import type { Market, PaymentProvider } from '@stoa/api-client/schema'
import { brandSheet } from '@stoa/ui/brand'
import { setMarketFacts } from '../lib/market.ts'
import { setMarketColors } from '../lib/market-colors.ts'
import { countIn } from '../lib/money.ts'
import { type LoaderScope, optional, serverApi, unavailable } from './api.server.ts'
import { requestScope } from './scope.server.ts'

const FRESH_IN_MS = 10_000

let readAt = Number.NEGATIVE_INFINITY
/** Version of the public data of which the settings are; null if they belong to none. */
let readFor: string | null = null
let market: Market | null = null

/**
 * Returns the marketplace's published settings and way to pay. Publishing moves the version of the public data, so that a
 * page that is kept for a version has its settings; for others they are read every ten seconds. While the API doesn't
 * answer, the last answer holds.
 *
 * @throws 503 before the first answer: a tab keeps its prices and its content policy for its life
 */
export async function followMarket(scope: Pick<LoaderScope, 'request' | 'context'>): Promise<Market> {
  const { version = null } = scope.context.get(requestScope)
  const isFresh = version === null ? Date.now() - readAt < FRESH_IN_MS : version === readFor
  if (market && isFresh) return market
  const answer = await optional(
    "the marketplace's settings",
    unwrap(serverApi(scope).GET('/api/public/market')),
  )
  if (!answer) {
    if (market) return market
    throw unavailable()
  }
  readAt = Date.now()
  readFor = version
  market = answer
  countIn(market.currency)
  setMarketFacts(market)
  setMarketColors(compact(brandSheet(market.theme)))
  return market
}

/** Removes what a style sheet has for readers. */
const compact = (sheet: string): string => sheet.replace(/\n\s*/g, '').replace(/(?<=[:;{}]) | (?=\{)/g, '')

/** Provider that takes the payments, as the API said last; null if buyers can't pay. */
export const paymentProvider = (): PaymentProvider | null => market?.payment?.provider ?? null
