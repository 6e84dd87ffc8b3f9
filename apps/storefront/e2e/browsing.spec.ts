import { expect, open, test } from './support/test.ts'

const TOOLS = 'main [data-component="ListingTools"]'

test.describe('a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('chooses several filters in one visit of the sheet and shows the number of results', async ({
    page,
  }) => {
    await open(page, '/all-product')
    await page.getByRole('button', { name: 'Filter', exact: true }).tap()
    const sheet = page.locator('[data-component="Filters"]')
    await sheet.getByRole('checkbox', { name: 'Furniture' }).check()
    await expect(page).toHaveURL(/category=furniture/)
    await expect(sheet).toBeVisible()
    await sheet.getByLabel('In stock').check()
    await expect(page).toHaveURL(/category=furniture.*inStock=1/)
    await expect(page.getByRole('link', { name: 'Remove filter In stock' })).toBeAttached()
    const show = sheet.getByRole('button', { name: /^Show \d+ products$/ })
    const count = (await show.textContent())?.match(/\d+/)?.[0]
    await show.tap()
    await expect(sheet).toBeHidden()
    await expect(page.locator(TOOLS).getByText(`${count} products`, { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Filter (2)' })).toBeVisible()
  })
})

test('chooses and removes a category by keyboard alone', async ({ page }) => {
  await open(page, '/all-product')
  const filters = page.locator('[data-component="Filters"]')
  const furniture = filters.getByRole('checkbox', { name: 'Furniture' })
  await furniture.focus()
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/category=furniture/)
  await expect(page.getByRole('link', { name: 'Clear all' })).toBeVisible()
  await expect(furniture).toBeFocused()
  await expect(furniture).toBeChecked()
  await page.keyboard.press('Space')
  await expect(page).toHaveURL('/all-product')
  await expect(furniture).toBeFocused()
})

test('starts a subcategory with its products at any width', async ({ page }) => {
  await open(page, '/category/kitchen/boards-and-tools')
  for (const [width, lowest] of [
    [1280, 400],
    [900, 400],
    [1920, 400],
    [390, 360],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    const tile = (await page.locator('[data-component="CategoryTile"]').first().boundingBox())!
    expect(tile.height, `a tile at ${width}`).toBeLessThanOrEqual(80)
    const first = (await page.locator('main [data-component="ProductCard"]').first().boundingBox())!
    expect(first.y, `the first product at ${width}`).toBeLessThanOrEqual(lowest)
  }
})

test('scrolls to the head of the list when a filter far down makes it shorter', async ({ page }) => {
  await open(page, '/all-product')
  await page.evaluate(() => scrollTo(0, 2500))
  await page.locator('[data-component="Filters"]').getByLabel('On sale').check()
  await expect(page).toHaveURL(/onSale=1/)
  await expect(page.locator(TOOLS)).toBeInViewport()
})
