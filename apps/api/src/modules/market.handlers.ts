import type { Handlers } from '../contract/handlers.ts'
import type { Deps } from '../platform/deps.ts'

export const createMarketHandlers = ({ money }: Pick<Deps, 'money'>): Pick<Handlers, 'getMarket'> => ({
  getMarket: async () => ({ currency: money.currency, payment: null }),
})
