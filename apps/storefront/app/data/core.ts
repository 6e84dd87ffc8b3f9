import { createCore, type MarketApi, type SessionPort } from '@stoa/cart-core'
import { lazyCalls, once } from '../lib/lazy-calls.ts'

const AUTH = ['logIn', 'register', 'readUser', 'updateProfile', 'logOut', 'refreshTokens'] as const
const CART = ['read', 'add', 'merge', 'setQuantity', 'remove', 'quote'] as const

/** The calls of session and cart. The client of the API is loaded by the first of them: most pages are read without one. */
function lazyMarket(session: SessionPort): MarketApi {
  const load = once(async () => (await import('./market.ts')).createMarket(session))
  return {
    auth: lazyCalls(async () => (await load()).auth, AUTH),
    cart: lazyCalls(async () => (await load()).cart, CART),
  }
}

/**
 * Session and cart of this tab. On the server nothing ever starts it, so there it holds no one's data and answers
 * the empty state that the first paint shows.
 */
export const core = createCore({ api: lazyMarket })
