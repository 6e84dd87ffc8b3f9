import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SettingsError } from '@stoa/server-kit/settings'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from './config.ts'

const KEY = 'q7Rt2mXv9LbK4wZc8HdN1sYf6PgJ3uTe'
const DATABASE_URL = 'postgres://db.example/stoa'
/** Settings that a marketplace requires outside the demo. */
const LIVE = {
  DATABASE_URL,
  TOKEN_SECRET: KEY,
  SITE_URL: 'https://shop.example',
  SMTP_URL: 'smtp://mail.example',
  MAIL_FROM: 'Shop <no-reply@shop.example>',
  OPERATOR_EMAIL: 'desk@shop.example',
}
const strictly = (env: Record<string, string>) => readConfig(env, { strict: true })

/** The names of the settings that are named as wrong or missing. */
function refusedOf(env: Record<string, string>): string[] {
  try {
    strictly(env)
    return []
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error
    return [...error.message.matchAll(/^- ([A-Z_]+)/gm)].map(([, name = '']) => name)
  }
}

test('runs the demo when nothing is set', () => {
  expect(strictly({})).toMatchObject({
    isDemo: true,
    host: '127.0.0.1',
    apiPort: 4000,
    databaseUrl: null,
    siteUrl: 'http://localhost:3000',
    migrate: 'auto',
    reference: 'on',
  })
  expect(readConfig({ PORT: '8080' }).siteUrl).toBe('http://localhost:8080')
})

test.each([
  [{ MAIL_FROM: 'Harbor Hall <no-reply@shop.example>' }, 'Harbor Hall'],
  [{ MAIL_FROM: '"Hall, by the sea" <no-reply@shop.example>' }, 'Hall, by the sea'],
  [{ MAIL_FROM: 'Orders <no-reply@shop.example>', MARKETPLACE_NAME: 'Harbor Hall' }, 'Harbor Hall'],
])('reads from %j that the marketplace is called %s', (env, name) => {
  expect(readConfig(env).market.name).toBe(name)
})

test('outside the demo everything that is missing is named at once, with what to do', () => {
  expect(refusedOf({ DATABASE_URL })).toEqual([
    'SITE_URL',
    'TOKEN_SECRET',
    'SMTP_URL',
    'MAIL_FROM',
    'OPERATOR_EMAIL',
  ])
  expect(() => strictly({ DATABASE_URL })).toThrow('TOKEN_SECRET is not set: make one with `openssl rand')
  expect(strictly(LIVE)).toMatchObject({ isDemo: false, migrate: 'wait', reference: 'off' })
})

test.each([
  ['an address that others reach', { HOST: '0.0.0.0' }],
  ['an operator console that others reach', { OPERATOR_HOST: '0.0.0.0' }],
  ['a database elsewhere', { DATABASE_URL: 'postgres://db.example/stoa', SEED: 'demo' }],
  ['a database of one’s own', { DATABASE_URL: 'postgres://127.0.0.1/stoa' }],
  ['a mail server', { SMTP_URL: 'smtp://127.0.0.1' }],
  ['money', { ...paypal('production') }],
])('%s is no demo', (_, env) => {
  expect(readConfig(env).isDemo).toBe(false)
  expect(refusedOf(env)).toContain('TOKEN_SECRET')
})

test.each([
  ['the demo marketplace', { SEED: 'demo' }],
  ['what a test fills by itself', { SEED: 'own' }],
])('%s on a database of this machine may do without', (_, seed) => {
  expect(refusedOf({ DATABASE_URL: 'postgres://127.0.0.1:5432/stoa', ...seed })).toEqual([])
})

test('a command does with what it needs', () => {
  expect(readConfig({ DATABASE_URL })).toMatchObject({
    isDemo: false,
    market: { operatorEmail: null, set: [] },
  })
})

test.each([
  ['links in emails without TLS', { SITE_URL: 'http://shop.example' }, 'SITE_URL must begin with https'],
  ['a console without its address', { OPERATOR_PORT: '4001' }, 'OPERATOR_ORIGIN is not set'],
  [
    'a console without TLS',
    { OPERATOR_ORIGIN: 'http://op.example' },
    'OPERATOR_ORIGIN must begin with https',
  ],
  ['a network that is none', { OPERATOR_NETWORKS: 'office' }, 'OPERATOR_NETWORKS must be'],
  ['a short key', { TOKEN_SECRET: 'short' }, 'TOKEN_SECRET must have at least 32 characters'],
  ['a key of few characters', { TOKEN_SECRET: 'abcdefgh'.repeat(8) }, '10 of them different'],
  ['a weak key before', { TOKEN_SECRET_PREVIOUS: 'x'.repeat(64) }, 'TOKEN_SECRET_PREVIOUS must'],
  ['everybody’s X-Forwarded-For', { TRUST_PROXY: 'true' }, 'TRUST_PROXY must be'],
  [
    'a path among origins',
    { EMBED_ORIGINS: 'https://a.example,https://b.example/blog' },
    'EMBED_ORIGINS must be',
  ],
])('%s: refused', (_, env, message) => {
  expect(() => strictly({ ...LIVE, ...env })).toThrow(message)
})

test('reads origins with spaces and slashes, and a star for all', () => {
  const origins = (text: string) => strictly({ ...LIVE, EMBED_ORIGINS: text }).embedOrigins
  expect(origins('https://a.example/, http://localhost:8080')).toBe('https://a.example,http://localhost:8080')
  expect(origins('*')).toBe('*')
  expect(strictly(LIVE).embedOrigins).toBeNull()
})

test('secrets come from files, and are in no message', () => {
  const folder = mkdtempSync(join(tmpdir(), 'stoa-settings-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = (name: string, content: string) => {
    writeFileSync(join(folder, name), content)
    return join(folder, name)
  }
  const { TOKEN_SECRET, SMTP_URL, ...rest } = LIVE
  const TOKEN_SECRET_FILE = file('key', `${TOKEN_SECRET}\n`)
  expect(strictly({ ...rest, TOKEN_SECRET_FILE, SMTP_URL_FILE: file('smtp', SMTP_URL) })).toMatchObject({
    tokenSecret: KEY,
    smtpUrl: 'smtp://mail.example',
  })
  const wrong = () =>
    strictly({
      ...LIVE,
      TOKEN_SECRET_FILE,
      SMTP_URL: '',
      SMTP_URL_FILE: join(folder, 'nowhere'),
      DATABASE_URL: 'mysql://root:hush@db',
    })
  expect(wrong).toThrow(/TOKEN_SECRET and TOKEN_SECRET_FILE are both set/)
  expect(wrong).toThrow(/SMTP_URL_FILE names .*nowhere, which cannot be read \(ENOENT\)/)
  expect(wrong).not.toThrow('hush')
})

test('every mistake is named at once', () => {
  expect(
    refusedOf({
      ...LIVE,
      API_PORT: 'x',
      DATABASE_URL: 'mysql://',
      TOKEN_SECRET: 'short',
      CURRENCY: 'ABC',
      REGISTRATION: 'maybe',
      SITE_URL: 'nowhere',
    }).sort(),
  ).toEqual(['API_PORT', 'CURRENCY', 'DATABASE_URL', 'REGISTRATION', 'SITE_URL', 'TOKEN_SECRET'])
})

function paypal(environment: string) {
  return {
    PAYPAL_CLIENT_ID: 'client',
    PAYPAL_CLIENT_SECRET: 'secret',
    PAYPAL_WEBHOOK_ID: 'webhook',
    PAYPAL_ENVIRONMENT: environment,
  }
}
const TEST = { TEST_PROVIDER_URL: 'http://127.0.0.1:4999/', TEST_PROVIDER_KEY: KEY }

test('payments have no provider, PayPal or the test provider', () => {
  expect(readConfig({})).toMatchObject({ payment: null })
  expect(readConfig(paypal('sandbox'))).toMatchObject({
    isDemo: true,
    payment: {
      provider: 'paypal',
      settings: { clientId: 'client', environment: 'sandbox', apiUrl: null },
    },
  })
  expect(readConfig(TEST)).toMatchObject({
    payment: {
      provider: 'test',
      settings: { url: 'http://127.0.0.1:4999', key: TEST.TEST_PROVIDER_KEY },
    },
  })
})

test.each([
  [
    'a part of PayPal',
    { PAYPAL_CLIENT_ID: 'client' },
    /PAYPAL_CLIENT_SECRET, PAYPAL_WEBHOOK_ID, PAYPAL_ENVI/,
  ],
  ['another environment', paypal('live'), /PAYPAL_ENVIRONMENT must be sandbox or production/],
  ['no environment', paypal(''), /PAYPAL_ENVIRONMENT must be set/],
  [
    'another PayPal far away',
    { ...paypal('sandbox'), PAYPAL_API_URL: 'https://paypal.example' },
    /PAYPAL_API_URL/,
  ],
  ['both providers', { ...paypal('sandbox'), ...TEST }, /payments have one provider/],
  ['a test provider elsewhere', { ...TEST, TEST_PROVIDER_URL: 'http://pay.example' }, /on this machine/],
  ['a test provider that others reach', { ...TEST, HOST: '0.0.0.0' }, /refused outside the demo/],
  ['test money in earnest', { ...LIVE, ...TEST }, /refused outside the demo/],
  ['a short key', { ...TEST, TEST_PROVIDER_KEY: 'short' }, /at least 32 characters/],
  ['a key alone', { TEST_PROVIDER_KEY: KEY }, /must be set together/],
])('%s stops the start', (_, env, message) => {
  expect(() => readConfig(env)).toThrow(message)
})
