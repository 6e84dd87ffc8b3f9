import { createApiClient, createMarketApi } from '@stoa/api-client'
import type { CartItem, CartQuote } from '@stoa/api-client/schema'
import { createCore } from '@stoa/cart-core'
import { expect, test, vi } from 'vitest'

const item = {
  id: 'mug',
  quantity: 1,
  isReview: false,
  variantValues: {},
  variantLabels: {},
  optionIds: [],
  shop: { id: 'kiln', name: 'Kiln & Cove', slug: 'kiln', logo: null, delivery: null },
  productDTO: { id: 'mug', name: 'Mug', slug: 'mug', price: 28, priceSale: null, picture: null },
  stock: 5,
  problems: [],
} satisfies CartItem

test('shares the cart of a core that the page made', async () => {
  localStorage.clear()
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () =>
    Response.json({ currency: 'USD', items: [item] } satisfies CartQuote),
  )
  const messages = [vi.spyOn(console, 'warn'), vi.spyOn(console, 'error')]
  // The page is on the marketplace's own origin: elsewhere, a page's own core has other keys.
  document.body.innerHTML = `<stoa-market origin="${location.origin}"></stoa-market>
    <stoa-cart-count></stoa-cart-count>`
  const core = createCore({
    api: session => createMarketApi(createApiClient({ session }), { currency: 'USD' }),
  })
  core.start()
  const { stoa } = await import('../src/stoa.ts')
  const counts = () => [
    document.querySelector('stoa-cart-count')?.textContent?.trim(),
    `${core.cart.get().summary.count}`,
  ]

  await stoa.add({ product: 'mug' })
  await expect.poll(counts).toEqual(['1', '1'])
  const [line] = core.cart.get().lines
  await core.cart.setQuantity(line?.id ?? '', 3)
  await expect.poll(counts).toEqual(['3', '3'])
  await core.cart.remove(line?.id ?? '')
  await expect.poll(counts).toEqual(['0', '0'])
  for (const message of messages) expect(message).not.toHaveBeenCalled()
})
