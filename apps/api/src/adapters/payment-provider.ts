import type { Config } from '../config.ts'
import { outsideTransaction } from '../platform/db/outside-transaction.ts'
import type { PaymentProvider } from '../ports/payment.ts'
import { createPayPal } from './payment-paypal/index.ts'
import { createTestProvider } from './payment-test.ts'

/** Creates the configured provider, or null if none is configured and nothing can be bought. */
export function createPaymentProvider(config: Config): PaymentProvider | null {
  const provider = chosen(config)
  return provider && outsideTransaction(provider)
}

function chosen({ currency, paypal, testProvider }: Config): PaymentProvider | null {
  if (paypal) return createPayPal({ ...paypal, currency })
  return testProvider ? createTestProvider(testProvider) : null
}
