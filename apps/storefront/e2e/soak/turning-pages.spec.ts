import type { Page } from '@playwright/test'
import { expect, open, test } from '../support/test.ts'

const top = (page: Page) => page.evaluate(() => Math.round(scrollY))
const atRest = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise(resolve => requestAnimationFrame(resolve))
    for (let still = 0, at = -1; still < 10; still = scrollY === at ? still + 1 : 0) {
      at = scrollY
      await frame()
    }
  })

test('starts the next page of a list at its top, and Back returns to the end', async ({ page }) => {
  await open(page, '/all-product')
  const range = page.getByRole('main').locator('[data-component="Pagination"] [data-part="Range"]')
  await page.getByRole('link', { name: 'Next' }).focus()
  await atRest(page)
  const end = await top(page)
  expect(end).toBeGreaterThan(500)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/[?&]page=2/)
  await expect.poll(() => top(page)).toBe(0)
  await expect(page.getByRole('main')).toBeFocused()

  await page.getByRole('link', { name: 'Previous' }).click()
  await expect(page).toHaveURL('/all-product')
  await expect.poll(() => top(page)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL(/[?&]page=2/)
  await expect(range).toBeInViewport()
  await page.goBack()
  await expect(page).toHaveURL('/all-product')
  await expect.poll(() => top(page)).toBe(end)
})

test('keeps the position when the sort order changes, also on a later page', async ({ page }) => {
  await open(page, '/all-product')
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL(/[?&]page=2/)
  await expect(page.getByRole('main')).toBeFocused()
  await expect.poll(() => top(page)).toBe(0)
  await page.evaluate(() => scrollTo({ top: 160, behavior: 'instant' }))
  const order = page.getByRole('combobox', { name: 'Sort by' })
  await order.focus()
  await atRest(page)
  const place = await top(page)
  await order.selectOption('price_asc')
  await expect(page).toHaveURL('/all-product?sort=price_asc')
  await atRest(page)
  expect(await top(page)).toBe(place)
  await expect(order).toBeFocused()
})

for (const category of ['decor', 'kitchen', 'kitchen/teapots-and-jugs', 'kitchen/mugs-and-cups/mugs'])
  test(`names a chosen category in chip and field: ${category}`, async ({ page, baseURL }) => {
    const answer = await fetch(`${baseURL}/api/public/category/by-path?path=${encodeURIComponent(category)}`)
    const { name } = (await answer.json()) as { name: string }
    await page.goto(`/all-product?category=${encodeURIComponent(category)}`)
    await expect(page.getByRole('link', { name: `Remove filter ${name}`, exact: true })).toBeAttached()
    const label = page.locator('[data-component="Filters"] label').filter({ has: page.locator(':checked') })
    await expect(label.filter({ hasText: name })).toHaveCount(1)
  })
