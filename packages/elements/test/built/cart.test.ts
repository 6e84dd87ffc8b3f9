import type { CartQuote } from '@stoa/api-client/schema'
import { expect, test } from 'vitest'
import { answerOf } from './marketplace.ts'
import { MARKET, openPage, useBrowser } from './pages.ts'

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

const cartLink = '<stoa-header></stoa-header><p style="height: 2000px"></p>'

test('moves from the header to the cart in the page, if there is no drawer', async () => {
  const page = await openPage(`${cartLink}<stoa-cart></stoa-cart>`, { cart: ['mug'] })
  await page.getByRole('link', { name: 'Shopping Cart, 1 item' }).click()
  const hasFocus = () =>
    page.evaluate(() => document.querySelector('stoa-cart')?.contains(document.activeElement))
  await expect.poll(hasFocus).toBe(true)
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)
  expect(page.url()).not.toContain(MARKET)
})

test('takes the lines from the header to the marketplace, if the page shows no cart', async () => {
  const page = await openPage(cartLink, { cart: ['mug', 'bowl'] })
  const sent = page.waitForRequest(`${MARKET}/cart/hand-over`)
  await page.getByRole('link', { name: 'Shopping Cart, 2 items' }).click()
  const form = new URLSearchParams((await sent).postData() ?? '')
  expect(JSON.parse(form.get('lines') ?? '')).toMatchObject([
    { productId: 'mug', quantity: 1 },
    { productId: 'bowl', quantity: 1 },
  ])
  await page.goBack()
  await page.getByRole('link', { name: 'Shopping Cart, 2 items' }).waitFor()
  await page.evaluate(() => window.stoa?.clear())
  await page.getByRole('link', { name: 'Shopping Cart', exact: true }).click()
  await page.waitForURL(`${MARKET}/cart`)
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
