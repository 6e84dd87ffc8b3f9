import { expect, test } from 'vitest'
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
