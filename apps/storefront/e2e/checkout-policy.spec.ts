import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Market } from '@stoa/api-client/schema'
import { startStorefrontAt } from './support/shop.ts'
import { isSoak } from './support/soak.ts'
import { expect, test } from './support/test.ts'

/** Storefront of a marketplace with this payment provider. All other responses come from the real API. */
async function startShopPaidBy(payment: Market['payment']) {
  const between = createServer(async (incoming, response) => {
    const answer = await fetch(new URL(incoming.url ?? '/', process.env.API_ADDRESS))
    const isMarket = incoming.url === '/api/public/market'
    const body = isMarket
      ? JSON.stringify({ ...((await answer.json()) as Market), payment })
      : Buffer.from(await answer.arrayBuffer())
    response
      .writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'text/plain' })
      .end(body)
  })
  await new Promise<void>(resolve => between.listen(0, '127.0.0.1', resolve))
  const storefront = await startStorefrontAt(`http://127.0.0.1:${(between.address() as AddressInfo).port}`)
  return {
    address: storefront.address,
    stop: async () => {
      await storefront.stop()
      between.closeAllConnections()
      await new Promise(resolve => between.close(resolve))
    },
  }
}

const headersOf = async (address: string) => {
  const { headers } = await fetch(address)
  return {
    policy: headers.get('content-security-policy') ?? '',
    opener: headers.get('cross-origin-opener-policy'),
  }
}

test('allows PayPal only on the checkout of a marketplace that uses it [CHK-03]', async () => {
  const shop = await startShopPaidBy({ provider: 'paypal', environment: 'sandbox', clientId: 'client-7' })
  try {
    for (const path of ['/checkout', '/checkout?paid=1']) {
      const { policy, opener } = await headersOf(shop.address + path)
      expect([path, opener]).toEqual([path, 'same-origin-allow-popups'])
      expect(policy).toMatch(/script-src 'self'( 'sha256-[^']+')+ https:\/\/www\.paypal\.com /)
      expect(policy).toContain('frame-src https://*.paypal.com https://*.paypalobjects.com')
      expect(policy).not.toMatch(/script-src[^;]*(unsafe|\*)/)
    }
    for (const path of ['/', '/cart', '/checkout/done/A1B2C3D4E5', '/account/orders', '/no-such-page']) {
      const { policy, opener } = await headersOf(shop.address + path)
      expect([path, opener]).toEqual([path, 'same-origin'])
      expect(policy).toContain("script-src 'self' 'sha256-")
      expect(policy).not.toContain('paypal')
    }
  } finally {
    await shop.stop()
  }
})

async function expectUsualPolicy(address: string): Promise<void> {
  const { policy, opener } = await headersOf(`${address}/checkout`)
  expect(opener).toBe('same-origin')
  expect(policy).toContain("script-src 'self' 'sha256-")
  expect(policy).not.toContain('paypal')
}

test('keeps the usual policy at a checkout paid by test [CHK-03]', ({ baseURL }) =>
  expectUsualPolicy(baseURL!))

if (isSoak)
  test('keeps the usual policy at a checkout paid by nothing [CHK-03]', async () => {
    const shop = await startShopPaidBy(null)
    await expectUsualPolicy(shop.address).finally(shop.stop)
  })
