import { createMoney } from '../../platform/money.ts'
import type { OrderState } from '../orders/index.ts'
import { SHIPPING_PRICES } from '../read-model/index.ts'

/** What standard delivery costs, in minor units of the order's currency. */
export const standardDeliveryOf = ({ currency }: Pick<OrderState, 'currency'>): number =>
  createMoney(currency).toMinor(SHIPPING_PRICES.standard)
