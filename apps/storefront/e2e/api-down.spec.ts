import { type Switchable, startSwitchable } from './support/switchable-api.ts'
import { expect, hydrated, test } from './support/test.ts'

let shop: Switchable
test.describe.configure({ mode: 'serial' })
test.skip(!process.env.API_ADDRESS && !!process.env.STOREFRONT_URL, 'needs the address of the API')
test.beforeAll(async () => {
  shop = await startSwitchable()
})
test.afterAll(() => shop?.close())

test('shows a message while the API is down and keeps the header working', async ({ page }) => {
  shop.cut()
  for (const path of [
    '/',
    '/all-product',
    '/search?q=mug',
    '/vendors',
    '/product/anything',
    '/shop/anything',
  ]) {
    const answer = await page.goto(`${shop.address}${path}`)
    expect(answer?.status(), path).toBe(503)
    await expect(page.getByRole('banner').getByRole('link', { name: 'Help Center' }), path).toBeVisible()
    await expect(
      page
        .getByRole('main')
        .getByRole('button', { name: /try again/i })
        .or(page.getByRole('main').getByRole('link', { name: /try again/i })),
      path,
    ).toBeVisible()
  }
  await page.getByRole('banner').getByRole('link', { name: 'Help Center' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/help/i)
})

test('restores the page and its categories when a retry succeeds', async ({ page }) => {
  shop.cut()
  await page.goto(`${shop.address}/all-product`)
  await hydrated(page)
  shop.mend()
  await page
    .getByRole('main')
    .getByRole('button', { name: /try again/i })
    .or(page.getByRole('main').getByRole('link', { name: /try again/i }))
    .click()
  await expect(page.locator('main [data-component="ProductCard"]').first()).toBeVisible()
  await expect(
    page.getByRole('banner').getByRole('link', { name: 'Lighting', exact: true }).first(),
  ).toBeVisible()
})

test('shows a message in place when the API goes down later, and keeps information pages working', async ({
  page,
}) => {
  shop.mend()
  await page.goto(`${shop.address}/all-product`)
  await hydrated(page)
  shop.cut()
  await page.getByRole('banner').getByRole('link', { name: 'BEST SELLER' }).click()
  await expect(page.getByRole('main')).toContainText(/try again/i)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Shipping', exact: true }).click()
  await expect(page.getByRole('main')).toContainText('6.99')
})
