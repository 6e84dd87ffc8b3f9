import { createCore } from '@stoa/cart-core'
import { lazyMarket } from './lazy-market.ts'

/**
 * Session and cart of this tab. On the server nothing ever starts it, so there it holds no one's data and answers
 * the empty state that the first paint shows. The client of the API comes with its first call: most pages are read
 * without one.
 */
export const core = createCore({
  api: session => lazyMarket(async () => (await import('./market.ts')).createMarket(session)),
})
