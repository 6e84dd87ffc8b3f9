import { orderSamples } from './orders.ts'
import { accountSamples, operatorSamples, shopSamples } from './others.ts'

/** Every kind of email, with made-up facts, grouped by its subject. */
export const emailSamples = async () => ({
  orders: await orderSamples(),
  accounts: await accountSamples(),
  shops: await shopSamples(),
  operator: await operatorSamples(),
})
