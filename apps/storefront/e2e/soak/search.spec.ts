import type { ProductList } from '@stoa/api-client/schema'
import { expect, open, test } from '../support/test.ts'

const suggestions = (page: import('@playwright/test').Page) =>
  page.getByRole('region', { name: 'Suggestions' })
/** Number of results of the list. A category next to it may have an equal number. */
const countOf = (page: import('@playwright/test').Page, count: number) =>
  page.locator('main [data-component="ListingTools"]').getByText(`${count} products`, { exact: true })

test('asks about a misspelling while typing and corrects it in the results', async ({ page }) => {
  await open(page, '/')
  await page.getByRole('banner').getByRole('searchbox').pressSequentially('teapto')
  await expect(suggestions(page)).toContainText('Showing “teapot”.')
  await suggestions(page).getByRole('link', { name: 'All results for “teapot”' }).click()
  await expect(page).toHaveURL('/search?q=teapot')
  await page.goto('/search?q=teapto')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “teapot”')
  await expect(page.getByRole('main')).toContainText('No results for “teapto”: did you mean “teapot”?')
  await page.getByRole('main').getByRole('link', { name: 'teapot', exact: true }).click()
  await expect(page).toHaveURL('/search?q=teapot')
})

test('shows earlier suggestions again after deleting a letter, without a request', async ({ page }) => {
  const asked: string[] = []
  page.on('request', request => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname.endsWith('/search/suggestions')) asked.push(searchParams.get('q') ?? '')
  })
  await open(page, '/')
  const box = page.getByRole('banner').getByRole('searchbox')
  const all = (text: string) => suggestions(page).getByRole('link', { name: `All results for “${text}”` })
  for (const [key, text] of [
    ['m', 'm'],
    ['u', 'mu'],
    ['Backspace', 'm'],
    ['u', 'mu'],
  ] as const) {
    await box.press(key)
    await expect(all(text)).toBeVisible()
  }
  expect(asked).toEqual(['m', 'mu'])
})

test('keeps the filters of a search without results, each removable', async ({ page }) => {
  await open(page, '/search?q=mug&minPrice=9000')
  await expect(page.getByText('No matching products')).toBeVisible()
  await page.getByRole('link', { name: 'Remove filter From $9,000' }).click()
  await expect(page).toHaveURL('/search?q=mug')
  await expect(page.locator('main [data-component="ProductCard"]').first()).toBeVisible()
})

test.describe('colors as filters', () => {
  const lists = async (request: import('@playwright/test').APIRequestContext, search: string) =>
    (await (await request.get(`/api/public/products?${search}`)).json()) as ProductList

  test('shows the matching variant on the card and opens it', async ({ page }) => {
    await open(page, '/search?q=cove+mug&color=teal')
    const card = page.locator('main [data-component="ProductCard"]', { hasText: 'Cove mug' }).first()
    await expect(card.locator('img').first()).toHaveAttribute('src', /lagoon/)
    await card.getByRole('link').first().click()
    await expect(page).toHaveURL(/\/product\/.*\?glaze=lagoon/)
    await expect(page.getByRole('radio', { name: /^Lagoon/ })).toBeChecked()
  })

  test('shows the number of products for each rating', async ({ page, request }) => {
    const [four] = (await lists(request, 'category=kitchen')).facets.ratings
    await open(page, '/category/kitchen')
    await page.getByRole('radio', { name: /4 stars and up/ }).check()
    await expect(page).toHaveURL(/minRating=4/)
    await expect(countOf(page, four!.count)).toBeVisible()
  })
})
