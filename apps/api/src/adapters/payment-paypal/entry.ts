import { isLoopbackUrl } from '@stoa/server-kit/settings'
import type { PaymentProviderEntry } from '../payment-provider-entry.ts'
import { createPayPal, type PayPalOptions } from './index.ts'

type Settings = Pick<PayPalOptions, 'clientId' | 'clientSecret' | 'webhookId' | 'environment' | 'apiUrl'>

/** PayPal, with its settings `PAYPAL_…`. */
export const payPal: PaymentProviderEntry<Settings> = {
  configure(values, { mistakes }) {
    const {
      paypalClientId: clientId,
      paypalClientSecret: clientSecret,
      paypalWebhookId: webhookId,
      paypalEnvironment: environment,
      paypalApiUrl: apiUrl,
    } = values
    const all = {
      PAYPAL_CLIENT_ID: clientId,
      PAYPAL_CLIENT_SECRET: clientSecret,
      PAYPAL_WEBHOOK_ID: webhookId,
      PAYPAL_ENVIRONMENT: environment,
    }
    const missing = Object.entries(all).flatMap(([name, value]) => (value ? [] : [name]))
    if (missing.length > 0) mistakes.push(`${missing.join(', ')} must be set where PayPal is used`)
    if (apiUrl && !isLoopbackUrl(apiUrl))
      mistakes.push('PAYPAL_API_URL is for tests: it must be an address on this machine')
    return clientId && clientSecret && webhookId && environment
      ? { clientId, clientSecret, webhookId, environment, apiUrl }
      : null
  },
  create: (settings, market) =>
    createPayPal({
      ...settings,
      get currency() {
        return market.currency
      },
    }),
}
