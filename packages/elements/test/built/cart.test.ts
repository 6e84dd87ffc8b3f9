import type { CartQuote } from '@stoa/api-client/schema'
import { expect, test } from 'vitest'
import { answerOf } from './marketplace.ts'
import { openPage, useBrowser } from './pages.ts'

useBrowser()

test('shows amounts in the marketplace’s currency, at the first visit and before a quote', async () => {
  const page = await openPage('<stoa-cart></stoa-cart>', { cart: ['bowl'], currency: 'JPY' })
  const subtotal = page.locator('stoa-cart [data-part="Subtotal"]')
  await expect.poll(() => subtotal.textContent()).toBe('¥48')
  // Lines that the marketplace’s own pages have stored come without it.
  await page.evaluate(() => localStorage.removeItem('stoa:market.example:currency'))
  await page.reload()
  await subtotal.waitFor()
  expect(await subtotal.textContent()).toBe('¥48')
})

test('says when a shop on vacation sells again, and removes its line by one press', async () => {
  const page = await openPage('<stoa-cart></stoa-cart>', { cart: ['mug'] })
  await page.route('**/api/public/cart/quote', route => {
    const request = route.request()
    if (request.method() === 'OPTIONS') return route.fallback()
    const quote = answerOf('/api/public/cart/quote', request.postData(), 'USD') as CartQuote
    const problems = [{ code: 'shop_closed', backOn: '2026-12-12' }]
    return route.fulfill({
      json: { ...quote, items: quote.items.map(item => ({ ...item, problems })) },
      headers: { 'access-control-allow-origin': '*' },
    })
  })
  await page.reload()
  await page.getByText('Back on Sat, Dec 12.').waitFor()
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await page.getByText('Your cart is empty').waitFor()
})
