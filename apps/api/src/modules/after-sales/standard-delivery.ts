import { createMoney } from '../../platform/money.ts'
import type { OrderState } from '../orders/index.ts'
import { shippingPrice } from '../read-model/index.ts'

/** Price of standard shipping, in minor units of the order's currency. */
export const standardDeliveryOf = ({ currency }: Pick<OrderState, 'currency'>): number =>
  shippingPrice('standard', createMoney(currency))
