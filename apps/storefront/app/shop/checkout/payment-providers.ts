import type { PaymentProvider } from '@stoa/api-client/schema'
import type { ComponentType } from 'react'
import type { CheckoutPolicy } from '../../lib/checkout-policy.ts'
import type { ProviderStepProps } from './provider-step.ts'

interface ProviderEntry {
  /** Policy of the checkout page; null if its code is all ours. */
  readonly policy: CheckoutPolicy | null
  /** Fetches its part of the payment step. */
  readonly load: () => Promise<ComponentType<ProviderStepProps>>
}

/** Every payment provider of the contract. The server reads the policies, the payment step the components. */
export const PAYMENT_PROVIDERS: Readonly<Record<PaymentProvider, ProviderEntry>> = {
  paypal: {
    policy: {
      scripts: 'https://www.paypal.com https://www.sandbox.paypal.com https://www.paypalobjects.com',
      hosts: 'https://*.paypal.com https://*.paypalobjects.com',
      writesStyles: true,
      // The wallet opens a window that reports to this page; under `same-origin` neither would know the other.
      opener: 'same-origin-allow-popups',
    },
    load: async () => (await import('./paypal-provider.tsx')).PayPalProvider,
  },
  test: {
    policy: null,
    load: async () => (await import('./test-provider.tsx')).TestProvider,
  },
}
