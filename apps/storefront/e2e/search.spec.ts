import type { ProductList, Suggestions } from '@stoa/api-client/schema'
import { expect, open, test } from './support/test.ts'

const suggestions = (page: import('@playwright/test').Page) =>
  page.getByRole('region', { name: 'Suggestions' })
/** Number of results of the list. A category next to it may have an equal number. */
const countOf = (page: import('@playwright/test').Page, count: number) =>
  page.locator('main [data-component="ListingTools"]').getByText(`${count} products`, { exact: true })

test('suggests products, categories and shops and moves through them by arrow keys', async ({
  page,
  request,
}) => {
  const found: Suggestions = await (await request.get('/api/public/search/suggestions?q=pa')).json()
  expect(Math.min(found.products.length, found.shops.length)).toBeGreaterThan(0)
  await open(page, '/')
  const box = page.getByRole('banner').getByRole('searchbox')
  // Typed slowly, because the first letter has its own suggestions.
  const answered = page.waitForResponse(response => response.url().endsWith('/search/suggestions?q=pa'))
  await box.pressSequentially('pa')
  await answered
  await expect(suggestions(page)).toContainText(found.products[0]!.name)
  const { price, priceSale } = found.products[0]!
  await expect(suggestions(page).getByRole('link').first()).toContainText(
    `$${(priceSale ?? price).toFixed(2)}`,
  )
  await expect(suggestions(page).getByRole('link')).toHaveCount(
    found.products.length + found.categories.length + found.shops.length + 1,
  )
  const names = [
    ...found.products.map(({ name }) => name),
    ...found.categories.map(({ name }) => name),
    ...found.shops.map(({ name }) => name),
  ]
  for (const name of names) {
    await page.keyboard.press('ArrowDown')
    await expect(page.locator(':focus')).toContainText(name)
  }
  await page.keyboard.press('ArrowDown')
  await expect(page.locator(':focus')).toHaveText('All results for “pa”')
  await page.keyboard.press('ArrowDown')
  await expect(box).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(suggestions(page)).toHaveCount(0)
  await expect(box).toHaveValue('pa')
})

test('shows categories and popular products if a search has no results', async ({ page }) => {
  await open(page, '/search?q=xqzzvw')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No results for “xqzzvw”')
  await expect(page.locator('[data-component="Filters"]')).toHaveCount(0)
  const popular = page.getByRole('region', { name: 'Popular right now' })
  await expect(popular.locator('[data-component="ProductCard"]')).toHaveCount(4)
  // If the header has no space for a search field, the page has one.
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByRole('main').getByRole('searchbox')).toBeInViewport()
  await page.setViewportSize({ width: 1280, height: 900 })
  const first = page
    .getByRole('main')
    .getByRole('navigation', { name: 'Categories' })
    .getByRole('link')
    .first()
  const name = (await first.textContent())!
  await first.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
})

test('shows the search field on an empty search page on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/search')
  const box = page.getByRole('main').getByRole('searchbox')
  await expect(box).toBeInViewport()
  await box.fill('lamp')
  await box.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “lamp”')
})

test.describe('colors as filters', () => {
  const lists = async (request: import('@playwright/test').APIRequestContext, search: string) =>
    (await (await request.get(`/api/public/products?${search}`)).json()) as ProductList

  test('counts them, keeps them in the URL and removes them by their chips', async ({ page, request }) => {
    const [one, two] = (await lists(request, 'category=kitchen')).facets.colors
    const [a, b] = [one!.value, two!.value].toSorted()
    const { total } = await lists(request, `category=kitchen&colors=${a}&colors=${b}`)
    await open(page, '/category/kitchen')
    const box = ({ label }: { label: string }) =>
      page.getByRole('group', { name: 'Color' }).getByRole('checkbox', { name: new RegExp(`^${label}`) })
    await expect(page.getByRole('group', { name: 'Color' })).toContainText(String(one!.count))
    await box(one!).check()
    await expect(page).toHaveURL(`/category/kitchen?color=${one!.value}`)
    await box(two!).check()
    await expect(page).toHaveURL(`/category/kitchen?color=${a}&color=${b}`)
    await expect(countOf(page, total)).toBeVisible()
    const said = page.locator('main [data-component="ListingTools"]').getByRole('status')
    await expect(said).toContainText(`Showing 1–${Math.min(24, total)} of ${total}. Best sellers.`)
    await page.getByRole('link', { name: `Remove filter ${one!.label}` }).click()
    await expect(page).toHaveURL(`/category/kitchen?color=${two!.value}`)
    await expect(box(one!)).not.toBeChecked()
    await page.getByRole('link', { name: 'Clear all' }).click()
    await expect(page).toHaveURL('/category/kitchen')
  })

  test('works without scripts, as fields of the form', async ({ browser, request }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      baseURL: process.env.STOREFRONT_URL,
    })
    const page = await context.newPage()
    await page.goto('/category/kitchen')
    await page.getByRole('checkbox', { name: /^Teal/ }).check()
    await page.getByRole('button', { name: /^Show \d+ products$/ }).click()
    await expect(page).toHaveURL(/color=teal/)
    const { total } = await lists(request, 'category=kitchen&colors=teal')
    await expect(countOf(page, total)).toBeVisible()
    await context.close()
  })
})
