import { createMoney } from '../../platform/money.ts'
import type { OrderState } from './order-state.ts'

/** Price in every marketplace before prices were settings, in whole units of its currency. */
const PRICE_BEFORE = 6.99

/** Price of standard shipping when an order was placed, in minor units of its currency. */
export const standardShippingOf = ({
  currency,
  standardShippingMinor,
}: Pick<OrderState, 'currency' | 'standardShippingMinor'>): number =>
  standardShippingMinor ?? createMoney(currency).toMinor(PRICE_BEFORE)
