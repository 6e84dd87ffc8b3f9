import { createApiClient, createMarketApi, type MarketApi, type SessionPort } from '@stoa/api-client'

/** The calls of session and cart. A module of its own, so that it can be fetched late. */
export const createMarket = (session: SessionPort): MarketApi =>
  createMarketApi(createApiClient({ baseUrl: '', session }))
