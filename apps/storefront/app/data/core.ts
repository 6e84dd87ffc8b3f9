import { createApiClient, createMarketApi } from '@stoa/api-client'
import { createCore } from '@stoa/cart-core'
import { currencyOfMarket } from '../lib/money.ts'

/**
 * Session and cart of this tab. On the server nothing ever starts it, so there it holds no one's data and answers
 * the empty state that the first paint shows.
 */
export const core = createCore({
  api: session => createMarketApi(createApiClient({ session }), { currency: currencyOfMarket() }),
})
