import { startOtherMarket } from './support/other-market.ts'
import { isSoak } from './support/soak.ts'
import { expect, test } from './support/test.ts'

const headersOf = async (address: string) => {
  const { headers } = await fetch(address)
  return {
    policy: headers.get('content-security-policy') ?? '',
    opener: headers.get('cross-origin-opener-policy'),
  }
}

test('allows PayPal only on the checkout of a marketplace that uses it [CHK-03]', async () => {
  const shop = await startOtherMarket({
    payment: { provider: 'paypal', environment: 'sandbox', clientId: 'client-7' },
  })
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
    const shop = await startOtherMarket({ payment: null })
    await expectUsualPolicy(shop.address).finally(shop.stop)
  })
