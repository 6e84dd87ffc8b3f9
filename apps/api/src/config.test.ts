import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test('nothing set is a working configuration', () => {
  expect(readConfig({})).toMatchObject({
    host: '127.0.0.1',
    port: 4000,
    databaseUrl: null,
    registration: 'active',
    currency: 'USD',
    siteUrl: 'http://localhost:3000',
  })
  expect(readConfig({ PORT: '8080' }).siteUrl).toBe('http://localhost:8080')
})

test('applications for a shop are approved at once in the demo marketplace, by an operator elsewhere', () => {
  const approvalIn = (env: Record<string, string>) => readConfig(env).sellerApproval
  const DATABASE_URL = 'postgres://db/stoa'
  expect(approvalIn({})).toBe('auto')
  expect(approvalIn({ DATABASE_URL })).toBe('manual')
  expect(approvalIn({ DATABASE_URL, SEED: 'demo' })).toBe('auto')
  expect(approvalIn({ SELLER_APPROVAL: 'manual' })).toBe('manual')
  expect(() => readConfig({ SELLER_APPROVAL: 'never' })).toThrow('SELLER_APPROVAL')
})

test('every mistake is named at once', () => {
  const read = () =>
    readConfig({
      API_PORT: 'x',
      REGISTRATION: 'maybe',
      CURRENCY: 'ABC',
      DATABASE_URL: 'mysql://',
      TOKEN_SECRET: 'short',
      SITE_URL: 'nowhere',
    })
  for (const name of ['API_PORT', 'REGISTRATION', 'CURRENCY', 'DATABASE_URL', 'TOKEN_SECRET', 'SITE_URL'])
    expect(read).toThrow(name)
})

const PAYPAL = {
  PAYPAL_CLIENT_ID: 'client',
  PAYPAL_CLIENT_SECRET: 'secret',
  PAYPAL_WEBHOOK_ID: 'webhook',
  PAYPAL_ENVIRONMENT: 'sandbox',
}
const TEST = { TEST_PROVIDER_URL: 'http://127.0.0.1:4999/', TEST_PROVIDER_KEY: 'k'.repeat(32) }

test('payments have no provider, PayPal or the test provider', () => {
  expect(readConfig({})).toMatchObject({ paypal: null, testProvider: null, commissionBasisPoints: 800 })
  expect(readConfig(PAYPAL)).toMatchObject({
    paypal: { clientId: 'client', environment: 'sandbox', apiUrl: null },
    testProvider: null,
  })
  expect(readConfig(TEST)).toMatchObject({
    paypal: null,
    testProvider: { url: 'http://127.0.0.1:4999', key: TEST.TEST_PROVIDER_KEY },
  })
})

test.each([
  ['a part of PayPal', { PAYPAL_CLIENT_ID: 'client' }, /PAYPAL_CLIENT_SECRET, PAYPAL_WEBHOOK_ID must be set/],
  [
    'no environment',
    { ...PAYPAL, PAYPAL_ENVIRONMENT: '' },
    /PAYPAL_ENVIRONMENT must be sandbox or production/,
  ],
  ['another PayPal far away', { ...PAYPAL, PAYPAL_API_URL: 'https://paypal.example' }, /PAYPAL_API_URL/],
  ['both providers', { ...PAYPAL, ...TEST }, /payments have one provider/],
  ['a test provider elsewhere', { ...TEST, TEST_PROVIDER_URL: 'http://pay.example' }, /on this machine/],
  ['a test provider that others reach', { ...TEST, HOST: '0.0.0.0' }, /HOST must be a loopback address/],
  ['a short key', { ...TEST, TEST_PROVIDER_KEY: 'short' }, /at least 32 characters/],
  ['a key alone', { TEST_PROVIDER_KEY: 'k'.repeat(32) }, /TEST_PROVIDER_URL must be/],
])('%s stops the start', (_, env, message) => {
  expect(() => readConfig(env)).toThrow(message)
})
