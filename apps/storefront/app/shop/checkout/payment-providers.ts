import type { PaymentProvider } from '@stoa/api-client/schema'
import type { ComponentType } from 'react'
import type { CheckoutPolicy } from '../../lib/checkout-policy.ts'
import type { ProviderStepProps } from './provider-step.ts'

interface ProviderEntry {
  /** Content policy that the checkout page needs; null if the provider has no code of its own. */
  readonly policy: CheckoutPolicy | null
  /** Fetches the provider's part of the payment step. */
  readonly load: () => Promise<ComponentType<ProviderStepProps>>
}

/** All payment providers of the API. The server reads the policies, the payment step the components. */
export const PAYMENT_PROVIDERS: Readonly<Record<PaymentProvider, ProviderEntry>> = {
  paypal: {
    policy: {
      scripts: 'https://www.paypal.com https://www.sandbox.paypal.com https://www.paypalobjects.com',
      hosts: 'https://*.paypal.com https://*.paypalobjects.com',
      writesStyles: true,
      // The wallet opens a window that reports to this page; `same-origin` would cut the connection.
      opener: 'same-origin-allow-popups',
    },
    load: async () => (await import('./paypal-provider.tsx')).PayPalProvider,
  },
  test: {
    policy: null,
    load: async () => (await import('./test-provider.tsx')).TestProvider,
  },
}
