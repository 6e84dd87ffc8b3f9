import { expect, open, test } from './support/test.ts'

test('answers a search from help and policies and links to the exact place', async ({ page }) => {
  await open(page, '/help')
  const find = page.getByRole('search', { name: 'Search in help' })
  await find.getByRole('searchbox').fill('forgot password')
  await find.getByRole('searchbox').press('Enter')
  await expect(page).toHaveURL('/help?q=forgot%20password')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await page.getByRole('main').getByRole('link', { name: 'What if I forgot my password?' }).click()
  await expect(page).toHaveURL('/help#what-if-i-forgot-my-password')
  await expect(page.getByRole('heading', { name: 'What if I forgot my password?' })).toBeInViewport()
  await page.goto('/help?q=intellectual')
  await expect(page.getByRole('main')).toContainText('Intellectual property policy')
  await page.goto('/help?q=xqzzvw')
  await page.getByRole('main').getByRole('link', { name: 'Contact us' }).click()
  await expect(page).toHaveURL('/contact')
})

test('searches the help without scripts', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: process.env.STOREFRONT_URL })
  const page = await context.newPage()
  await page.goto('/help')
  await page.getByRole('search', { name: 'Search in help' }).getByRole('searchbox').fill('returns')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/help?q=returns')
  expect(await page.locator('[data-component="FoundList"] > li').count()).toBeGreaterThan(3)
  await context.close()
})

test('shows the search text as text', async ({ page }) => {
  await open(page, `/help?q=${encodeURIComponent('<img src=x onerror=alert(1)> password')}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('<img src=x onerror=alert(1)>')
  await expect(page.locator('main img')).toHaveCount(0)
})
