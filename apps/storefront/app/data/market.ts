import { createApiClient, createMarketApi, type MarketApi, type SessionPort } from '@stoa/api-client'
import { currencyOfMarket } from '../lib/money.ts'

/** The calls of session and cart. A module of its own, so that it can be fetched with the first of them. */
export const createMarket = (session: SessionPort): MarketApi =>
  createMarketApi(createApiClient({ session }), { currency: currencyOfMarket() })
