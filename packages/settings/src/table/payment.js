/** Settings of the payment providers: PayPal or the test provider. */
import { address, choice, key, text } from '../kinds.js'

export const paymentSettings = {
  PAYPAL_CLIENT_ID: text({ for: ['api'], says: 'payments through PayPal; all four of `PAYPAL_…` or none' }),
  PAYPAL_CLIENT_SECRET: text({ for: ['api'], secret: true, says: 'the secret to that id' }),
  PAYPAL_WEBHOOK_ID: text({ for: ['api'], says: 'the id that PayPal gave the webhook' }),
  PAYPAL_ENVIRONMENT: choice(['sandbox', 'production'], {
    for: ['api'],
    says: 'which PayPal; `sandbox` moves no money',
  }),
  PAYPAL_API_URL: address(['http', 'https'])({
    for: ['api'],
    says: 'another PayPal on this machine, for tests',
  }),
  TEST_PROVIDER_URL: address(['http'])({
    for: ['api'],
    usually: 'set by `pnpm start` for the demo',
    says: 'payments without money, in a demo only',
  }),
  TEST_PROVIDER_KEY: key({
    for: ['api'],
    secret: true,
    says: 'what the API and the test provider both know',
  }),
}
