/** Settings of the payment providers, by the provider's name in the contract. A marketplace has one provider or none. */
import { address, choice, key, text } from '../kinds.js'

const paypal = {
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
}

const test = {
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

export const paymentSettings = { ...paypal, ...test }

export const PAYMENT_PROVIDERS = {
  paypal: {
    settings: paypal,
    /** Settings that an operator must set to use it; null if it isn't for operators. */
    setup: 'PAYPAL_CLIENT_ID, PAYPAL_CLIENT_SECRET, PAYPAL_WEBHOOK_ID and PAYPAL_ENVIRONMENT',
    /**
     * Whether its payments move money: such a marketplace is no demo.
     *
     * @param {Readonly<Record<string, string | undefined>>} env
     */
    movesMoney: env => env.PAYPAL_ENVIRONMENT?.trim() === 'production',
  },
  test: { settings: test, setup: null, movesMoney: () => false },
}
