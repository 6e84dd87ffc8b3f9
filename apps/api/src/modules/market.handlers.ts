import type { Handlers } from '../contract/handlers.ts'
import type { Deps } from '../platform/deps.ts'
import { shippingPrice, type Tier } from './read-model/index.ts'

export const createMarketHandlers = ({
  money,
  payment,
}: Pick<Deps, 'money' | 'payment'>): Pick<Handlers, 'getMarket'> => ({
  getMarket: async () => ({
    currency: money.currency,
    shippingPrices: {
      standard: priceOf('standard', money),
      premium: priceOf('premium', money),
      express: priceOf('express', money),
    },
    payment: payment && { provider: payment.name, ...payment.settings() },
  }),
})

const priceOf = (tier: Tier, money: Deps['money']) => money.toDecimal(shippingPrice(tier, money))
