import { createApiClient, createMarketApi, type MarketApi, type SessionPort, unwrap } from '@stoa/api-client'
import { currencyOfMarket } from '../lib/money.ts'
import { chosenCountry } from './chosen-country.ts'
import { withSecondStep } from './second-step.ts'

/** The calls of session and cart. A module of its own, so that it can be fetched with the first of them. */
export const createMarket = (session: SessionPort): MarketApi => {
  const client = createApiClient({ session })
  const market = createMarketApi(client, { currency: currencyOfMarket(), country: chosenCountry.get })
  const logIn = withSecondStep(market.auth.logIn, body =>
    unwrap(client.POST('/api/auth/signin/second-factor', { body })),
  )
  return { ...market, auth: { ...market.auth, logIn } }
}
