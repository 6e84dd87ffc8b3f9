import { addFromPage, badge, toast } from '../support/cart.ts'
import { expect, open, test } from '../support/test.ts'

const TOOLS = 'main [data-component="ListingTools"]'

test.describe('a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('closes the sheet on Back with its filters kept, which the next Back removes', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('cookiePreference', 'declined'))
    await open(page, '/about')
    await page.getByRole('navigation').getByRole('link', { name: 'ALL PRODUCTS' }).tap()
    await expect(page).toHaveURL('/all-product')
    const filter = page.getByRole('button', { name: /^Filter/ })
    const sheet = page.locator('[data-component="Filters"]')
    await filter.tap()
    await sheet.getByRole('checkbox', { name: 'Furniture' }).check()
    await expect(page).toHaveURL(/category=furniture/)
    await sheet.getByLabel('In stock').check()
    await expect(page).toHaveURL(/category=furniture.*inStock=1/)
    await page.goBack()
    await expect(sheet).toBeHidden()
    await expect(page).toHaveURL(/category=furniture.*inStock=1/)
    await expect(page.getByRole('button', { name: 'Filter (2)' })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL('/all-product')
    await expect(page.getByRole('button', { name: 'Filter', exact: true })).toBeVisible()
    // Opened and closed without a choice, it leaves no entry.
    await filter.tap()
    await sheet.getByRole('button', { name: 'Close' }).tap()
    await expect(sheet).toBeHidden()
    await page.goBack()
    await expect(page).toHaveURL('/about')
  })

  test('shows a toast above the bar with the product and a button that opens the cart', async ({
    page,
    shelf,
  }) => {
    const [product] = await shelf.plain(1)
    await addFromPage(page, product!.slug)
    const message = toast(page, 'Product added to cart successfully.')
    const bar = page.locator('[data-component="BottomBar"]')
    const [above, below] = [(await message.boundingBox())!, (await bar.boundingBox())!]
    expect(above.y + above.height).toBeLessThanOrEqual(below.y)
    // The toast names the added product and the cart's new total.
    const price = (product!.priceSale ?? product!.price).toFixed(2)
    await expect(message.locator('[data-part="Subject"]')).toHaveText(
      `${product!.name}Cart: 1 item, $${price}`,
    )
    await message.getByRole('button', { name: 'View cart' }).tap()
    await expect(page).toHaveURL('/cart')
    await expect(badge(page)).toHaveText('1')
  })
})

test('shows progress while a page loads slowly, without layout shifts, and announces its title', async ({
  page,
}) => {
  await open(page, '/')
  let letGo = () => {}
  const held = new Promise<void>(resolve => {
    letGo = resolve
  })
  await page.route(/best-seller/, async route => {
    await held
    await route.continue()
  })
  const progress = page.locator('[data-component="PageProgress"]')
  const main = page.getByRole('main')
  const before = await main.boundingBox()
  await expect(progress).toHaveAttribute('data-state', 'idle')
  await page.getByRole('navigation').getByRole('link', { name: 'BEST SELLER' }).click()
  await expect(progress).toHaveAttribute('data-state', 'loading')
  await expect(progress.getByRole('status')).toHaveText('Loading')
  expect(await main.boundingBox()).toEqual(before)
  letGo()
  await expect(page).toHaveURL('/best-seller')
  await expect(progress).toHaveAttribute('data-state', 'idle')
  await expect(progress.getByRole('status')).toHaveText(await page.title())
  expect(await page.title()).toMatch(/^Best sellers/)
})

test('dims the product list while a new sort order loads', async ({ page }) => {
  await open(page, '/all-product')
  let letGo = () => {}
  const held = new Promise<void>(resolve => {
    letGo = resolve
  })
  await page.route(/sort=price_asc/, async route => {
    await held
    await route.continue()
  })
  const list = page.locator('main [data-component="ProductGrid"]')
  await expect(list).toHaveCSS('opacity', '1')
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('price_asc')
  await expect(list).toHaveCSS('opacity', '0.5')
  letGo()
  await expect(page).toHaveURL(/sort=price_asc/)
  await expect(list).toHaveCSS('opacity', '1')
  await expect(page.locator(TOOLS).getByRole('status')).toContainText('Price, low to high')
})
