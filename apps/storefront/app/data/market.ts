import { createApiClient, createMarketApi, type MarketApi, type SessionPort } from '@stoa/api-client'
import { guarded } from './guarded.ts'

/** The calls of session and cart. A module of its own, so that it can be fetched late. */
export const createMarket = (session: SessionPort): MarketApi =>
  createMarketApi(guarded(createApiClient({ baseUrl: '', session })))
