import type { Page } from '@playwright/test'
import { type FaultyShop, startFaultyShop } from '../support/faulty-api.ts'
import { expect, hydrated, test } from '../support/test.ts'

let shop: FaultyShop
test.beforeAll(async () => {
  shop = await startFaultyShop()
})
test.afterAll(() => shop?.close())
test.afterEach(() => shop.fail())

const enter = async (page: Page, path: string) => {
  await page.goto(`${shop.address}${path}`)
  await hydrated(page)
}
const top = (page: Page) => page.evaluate(() => Math.round(scrollY))
const products = () => shop.asked().filter(path => path.startsWith('/api/public/products'))
/** Longer than any test, so that a page that waits for it doesn't show. */
const NEVER = { delayMs: 120_000 }

test('shows lists and products at once on Back and Forward, however slow the API is', async ({ page }) => {
  await enter(page, '/all-product?sort=newest')
  const card = page.locator('main [data-component="ProductCard"] a').nth(8)
  await card.scrollIntoViewIfNeeded()
  await page.evaluate(() => window.scrollBy({ top: 137, behavior: 'instant' }))
  const place = await top(page)
  expect(place).toBeGreaterThan(100)
  const name = await card.textContent()
  const slug = (await card.getAttribute('href'))!.split('/').at(-1)
  await card.click()
  const title = page.getByRole('heading', { level: 1, name: name! })
  await expect(title).toBeVisible()
  await page.waitForFunction(() => scrollY === 0)

  shop.fail(() => NEVER)
  await page.goBack()
  await expect(page).toHaveURL(/\/all-product\?sort=newest$/)
  await expect(card).toBeInViewport()
  await expect.poll(() => top(page)).toBe(place)
  await page.goForward()
  await expect(title).toBeVisible()
  await page.goBack()
  await expect(card).toBeInViewport()
  await expect.poll(() => top(page)).toBe(place)
  // The pointer may be over another product by now, whose page is prefetched.
  const own = ['/api/public/products', `/api/public/products/${slug}`]
  expect(products().filter(path => own.includes(path))).toEqual([])
})

test('reads a page again after more than five minutes', async ({ page }) => {
  await page.clock.install()
  await enter(page, '/all-product')
  await page.locator('main [data-component="ProductCard"] a').first().click()
  await expect(page.locator('[data-component="RatingSummary"], #reviews').first()).toBeAttached()
  shop.fail()
  await page.clock.runFor(4 * 60_000)
  await page.goBack()
  await expect(page).toHaveURL(/\/all-product$/)
  await expect(page.locator('main [data-component="ProductCard"]').first()).toBeVisible()
  expect(products()).not.toContain('/api/public/products')

  await page.goForward()
  await expect(page).toHaveURL(/\/product\//)
  await page.clock.runFor(2 * 60_000)
  await page.goBack()
  await expect(page).toHaveURL(/\/all-product$/)
  await expect.poll(products).toContain('/api/public/products')
})

test('reads a failed page again on the way back', async ({ page }) => {
  await enter(page, '/about')
  shop.fail(() => 'unavailable')
  await page
    .getByRole('navigation', { name: 'Shop', exact: true })
    .getByRole('link', { name: 'ALL PRODUCTS' })
    .click()
  await expect(page.getByRole('main')).toContainText('can’t be reached right now')
  shop.fail()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Help' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/help/i)
  await page.goBack()
  await expect(page.locator('main [data-component="ProductCard"]').first()).toBeVisible()
})

for (const [how, intend] of [
  ['hover', async (page: Page) => page.locator('main [data-component="ProductCard"] a').nth(1).hover()],
  ['focus', async (page: Page) => page.locator('main [data-component="ProductCard"] a').nth(1).focus()],
] as const)
  test(`fetches the page behind a link by ${how}, so that the click waits for nothing`, async ({ page }) => {
    await enter(page, '/all-product')
    const link = page.locator('main [data-component="ProductCard"] a').nth(1)
    const slug = (await link.getAttribute('href'))!.split('/').at(-1)
    const read = () => shop.asked().filter(path => path === `/api/public/products/${slug}`)
    const arrived = page.waitForResponse(
      response => response.url().includes(`/product/${slug}.data`) && response.ok(),
    )
    await intend(page)
    await (await arrived).finished()
    expect(read()).toHaveLength(1)
    shop.fail(() => NEVER)
    await link.click()
    await expect(page).toHaveURL(new RegExp(`/product/${slug}$`))
    await expect(page.getByRole('button', { name: 'Add to cart' }).first()).toBeVisible()
    expect(read()).toEqual([])
  })

for (const [why, connection] of [
  ['the browser saves data', { saveData: true }],
  ['the network is slow', { effectiveType: '2g' }],
] as const)
  test(`prefetches nothing if ${why}`, async ({ page }) => {
    await page.clock.install()
    await page.addInitScript(value => {
      Object.defineProperty(navigator, 'connection', { value })
    }, connection)
    const asked: string[] = []
    page.on('request', request => {
      if (/\.data(\?|$)/.test(request.url())) asked.push(request.resourceType())
    })
    await enter(page, '/all-product')
    const link = page.locator('main [data-component="ProductCard"] a').nth(1)
    await link.hover()
    await page.clock.runFor(1000)
    await link.click()
    await expect(page).toHaveURL(/\/product\//)
    expect(asked).toEqual(['fetch'])
  })

test('restores the position after going back twice quickly', async ({ page }) => {
  await enter(page, '/all-product?sort=newest')
  const card = page.locator('main [data-component="ProductCard"] a').nth(8)
  await card.scrollIntoViewIfNeeded()
  await page.evaluate(() => window.scrollBy({ top: 137, behavior: 'instant' }))
  const place = await top(page)
  await card.click()
  await expect(page).toHaveURL(/\/product\//)
  await page.waitForFunction(() => scrollY === 0)
  await page.getByRole('banner').getByRole('link', { name: 'Help Center' }).click()
  await expect(page).toHaveURL(/\/help$/)
  await page.evaluate(() => {
    history.back()
    setTimeout(() => history.back(), 20)
  })
  await expect(page).toHaveURL(/\/all-product\?sort=newest$/)
  await expect(card).toBeInViewport()
  expect(await top(page)).toBe(place)
})
