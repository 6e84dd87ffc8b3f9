import type { Handlers } from '../contract/handlers.ts'
import type { Deps } from '../platform/deps.ts'

export const createMarketHandlers = ({
  money,
  payment,
}: Pick<Deps, 'money' | 'payment'>): Pick<Handlers, 'getMarket'> => ({
  getMarket: async () => ({
    currency: money.currency,
    payment: payment && { provider: payment.name, ...payment.settings() },
  }),
})
