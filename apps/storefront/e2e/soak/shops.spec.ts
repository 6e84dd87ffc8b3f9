import { countShifts, shiftOf } from '../support/checkout.ts'
import { expect, open, test } from '../support/test.ts'

const SHOP = '/shop/kiln-and-cove'

test('searches products of one shop only, corrects a misspelling and clears the search', async ({ page }) => {
  await open(page, SHOP)
  const find = page.getByRole('search', { name: 'Search in Kiln & Cove' })
  await find.getByRole('searchbox').fill('vase')
  await find.getByRole('searchbox').press('Enter')
  await expect(page).toHaveURL(`${SHOP}?q=vase`)
  const cards = page.locator('main [data-component="ProductCard"]')
  await expect(cards.first()).toContainText(/vase/i)
  for (const card of await cards.all()) await expect(card).toContainText('Kiln & Cove')
  await find.getByRole('searchbox').fill('teapto')
  await find.getByRole('button', { name: 'Search' }).click()
  await expect(page.getByRole('main')).toContainText('did you mean “teapot”?')
  await find.getByRole('searchbox').fill('')
  await find.getByRole('searchbox').press('Enter')
  await expect(page).toHaveURL(SHOP)
})

test('shifts nothing on a shop’s page on a slow connection', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const line = await page.context().newCDPSession(page)
  await line.send('Network.enable')
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 90_000,
  })
  await countShifts(page)
  await open(page, SHOP)
  await page.waitForLoadState('networkidle')
  expect(await shiftOf(page)).toBeLessThanOrEqual(0.01)
})
