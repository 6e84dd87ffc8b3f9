import { expect, test } from 'vitest'
import { PAYMENT_PROVIDERS } from '../app/shop/checkout/payment-providers.ts'
import { contentSecurityPolicy, isCheckoutPage } from './security.ts'

const directives = (policy: string) =>
  Object.fromEntries(policy.split('; ').map(directive => directive.split(/ (.*)/).slice(0, 2)))

test('allows PayPal only on a page that pays with it, and inline scripts only by their hashes', () => {
  const page = { scripts: ["'sha256-h1'"], digest: 'd1' }
  const ordinary = directives(contentSecurityPolicy(page))
  const paying = directives(contentSecurityPolicy(page, PAYMENT_PROVIDERS.paypal.policy))
  expect(JSON.stringify(ordinary)).not.toContain('paypal')
  const scripts =
    "'self' 'sha256-h1' https://www.paypal.com https://www.sandbox.paypal.com https://www.paypalobjects.com"
  expect(paying['script-src']).toBe(scripts)
  expect(paying['frame-src']).toBe('https://*.paypal.com https://*.paypalobjects.com')
  for (const name of ['connect-src', 'img-src', 'script-src'])
    expect(paying[name]?.startsWith(ordinary[name] ?? 'missing')).toBe(true)
  expect(ordinary['style-src']).toBe("'self' 'nonce-d1'")
  expect(ordinary['style-src-attr']).toBe("'unsafe-inline'")
  // PayPal's SDK writes its own style elements.
  expect(paying['style-src']).toBe("'self' 'unsafe-inline'")
  const shared = ['default-src', 'font-src', 'object-src', 'base-uri', 'form-action', 'frame-ancestors']
  for (const name of shared) expect([name, paying[name]]).toEqual([name, ordinary[name]])
})

test.each([
  ['/checkout', true],
  ['/checkout/', true],
  ['/checkout?paid=1', true],
  ['/checkout.data', false],
  ['/checkout/done/A1', false],
  ['/checkouts', false],
  ['/cart?next=/checkout', false],
  ['/', false],
])('tells whether %s is the checkout page: %s', (path, expected) => {
  expect(isCheckoutPage(path)).toBe(expected)
})
