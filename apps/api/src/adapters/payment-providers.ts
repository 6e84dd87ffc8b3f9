import { providersIn, type SettingsOf } from '@stoa/server-kit/settings'
import { outsideTransaction } from '../platform/db/outside-transaction.ts'
import type { PastPayments } from '../ports/past-payments.ts'
import type { PaymentProvider, ProviderName } from '../ports/payment.ts'
import type { TestBuyer } from '../ports/test-buyer.ts'
import { payPal } from './payment-paypal/entry.ts'
import type { PaymentProviderEntry } from './payment-provider-entry.ts'
import { testProvider } from './payment-test-entry.ts'

/** Every payment provider. Its settings are declared in the settings' table under the same name. */
const PROVIDERS: Readonly<Record<ProviderName, PaymentProviderEntry>> = { paypal: payPal, test: testProvider }

/** The provider that a marketplace is configured for. */
export interface PaymentConfig {
  readonly provider: ProviderName
  /** Settings that the provider's entry has read; `create` takes them. */
  readonly settings: unknown
}

/** Reads the provider that takes payments; null if none is set. Adds errors to `mistakes`. */
export function readPayment(
  env: Readonly<Record<string, string | undefined>>,
  values: SettingsOf<'api'>,
  context: { readonly isDemo: boolean; readonly mistakes: string[] },
): PaymentConfig | null {
  const providers = providersIn(env)
  if (providers.length > 1)
    context.mistakes.push(`Settings of ${providers.join(' and ')} are set: payments have one provider`)
  const configured = providers.flatMap(provider => {
    const settings = PROVIDERS[provider].configure(values, context)
    return settings ? [{ provider, settings }] : []
  })
  return configured[0] ?? null
}

/**
 * Creates the configured provider; null if buyers can't pay.
 *
 * @throws Error if it doesn't take the currency
 */
export function createPaymentProvider(
  payment: PaymentConfig | null,
  market: { readonly currency: string },
): PaymentProvider | null {
  return payment && outsideTransaction(PROVIDERS[payment.provider].create(payment.settings, market))
}

/** Says why the configured provider doesn't take a currency. Null if it does, or if there is none. */
export function currencyFault(payment: PaymentConfig | null, currency: string): string | null {
  try {
    createPaymentProvider(payment, { currency })
    return null
  } catch (error) {
    return `${error instanceof Error ? error.message : error}.`
  }
}

export const createPastPayments = (payment: PaymentConfig | null): PastPayments | null =>
  (payment && PROVIDERS[payment.provider].createPastPayments?.(payment.settings)) ?? null

export const createTestBuyer = (payment: PaymentConfig | null): TestBuyer | null =>
  (payment && PROVIDERS[payment.provider].createTestBuyer?.(payment.settings)) ?? null
