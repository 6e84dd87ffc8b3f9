import type { SettingsOf } from '@stoa/server-kit/settings'
import type { PastPayments } from '../ports/past-payments.ts'
import type { PaymentProvider } from '../ports/payment.ts'
import type { TestBuyer } from '../ports/test-buyer.ts'

/** Entry of a payment provider: reads its settings and creates its adapter. */
export interface PaymentProviderEntry<Settings = unknown> {
  /** Reads the provider's own settings, of which at least one is set. Adds errors to `mistakes`. */
  configure(
    values: SettingsOf<'api'>,
    context: { readonly isDemo: boolean; readonly mistakes: string[] },
  ): Settings | null
  /** @param market.currency ISO 4217; read it at each call, because it may change until the first order */
  create(settings: Settings, market: { readonly currency: string }): PaymentProvider
  /** Payments for the orders that a demo makes up. Only a provider without money has them. */
  createPastPayments?(settings: Settings): PastPayments
  /** The buyer's side, for pages of a demo. Only a provider without money has it. */
  createTestBuyer?(settings: Settings): TestBuyer
}
