import type { Page } from '@playwright/test'
import type { Product } from '@stoa/api-client/schema'
import { badge, cartPage } from './support/cart.ts'
import { expect, hydrated, open, type Shelf, test } from './support/test.ts'

/** Shows a path whose page sleeps on, though somebody is near, until its code is let through. */
async function asleep(page: Page, path: string, code: string): Promise<() => Promise<void>> {
  let release = () => {}
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route(`**/assets/${code}-*.js`, async route => {
    await held
    await route.continue()
  })
  await page.goto(path)
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true')
  return async () => {
    expect(await page.evaluate(() => 'asleep' in document.documentElement.dataset)).toBe(true)
    release()
    await hydrated(page)
  }
}

/** A value that a product does not open with, and that is in stock with all else left as it is. */
function another(product: Product) {
  const inStock = product.variants.filter(({ isBuyable }) => isBuyable)
  const [first] = inStock
  for (const option of product.options)
    for (const value of option.values) {
      const rest = first!.optionIds.filter(id => !option.values.some(one => one.id === id))
      const wanted = [...rest, value.id]
      if (first!.optionIds.includes(value.id)) continue
      if (inStock.some(({ optionIds }) => wanted.every(id => optionIds.includes(id))))
        return { option: option.name, value: value.name }
    }
  throw new Error(`${product.name} has nothing to choose`)
}

/** A product's page that sleeps, with an option of it that can be chosen. */
async function productAsleep(page: Page, shelf: Shelf) {
  const product = await shelf.withOptions()
  const { option, value } = another(product)
  const wake = await asleep(page, `/product/${product.slug}`, 'product-page')
  const group = page.getByRole('group', { name: option })
  return { product, value, group, radio: group.getByRole('radio', { name: value, exact: true }), wake }
}

const entries = (page: Page) => page.evaluate(() => history.length)

test('an option that is tapped while the product page sleeps is what goes into the cart', async ({
  page,
  shelf,
}) => {
  const { product, value, group, radio, wake } = await productAsleep(page, shelf)
  await group.locator('label').filter({ hasText: value }).click()
  await expect(radio).toBeChecked()
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click()
  await wake()
  await expect(badge(page)).toHaveText('1')
  await expect(radio).toBeChecked()
  await open(page, '/cart')
  await expect(cartPage(page).line(product.name)).toContainText(value)
})

test('an option that arrow keys reach while the product page sleeps stays chosen', async ({
  page,
  shelf,
}) => {
  const { product, value, group, radio, wake } = await productAsleep(page, shelf)
  await group.locator('input:checked').focus()
  const choices = await group.getByRole('radio').count()
  for (let step = 0; step < choices && !(await radio.isChecked()); step++)
    await page.keyboard.press('ArrowRight')
  await wake()
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click()
  await expect(badge(page)).toHaveText('1')
  await expect(radio).toBeChecked()
  await open(page, '/cart')
  await expect(cartPage(page).line(product.name)).toContainText(value)
})

test('another order that is chosen while a list sleeps is asked for, once', async ({ page }) => {
  const wake = await asleep(page, '/all-product', 'listing-section')
  const order = page.getByRole('combobox', { name: 'Sort by' })
  const before = await entries(page)
  await order.selectOption('price_asc')
  await wake()
  await expect(page).toHaveURL('/all-product?sort=price_asc')
  await expect(order).toHaveValue('price_asc')
  expect(await entries(page)).toBe(before + 1)
})

test('filters that are chosen while a list sleeps are asked for', async ({ page }) => {
  const wake = await asleep(page, '/all-product', 'listing-section')
  const filters = page.getByRole('complementary', { name: 'Filters' })
  await filters.getByRole('checkbox', { name: 'In stock' }).check()
  await filters.locator('label').filter({ hasText: 'Kitchen & Table' }).click()
  await filters.getByRole('spinbutton', { name: 'Price: from' }).fill('20')
  await filters.getByRole('spinbutton', { name: 'Price: from' }).blur()
  await wake()
  await expect(page).toHaveURL(/[?&]inStock=1(&|$)/)
  await expect(page).toHaveURL(/[?&]category=kitchen(&|$)/)
  await expect(page).toHaveURL(/[?&]minPrice=20(&|$)/)
  await expect(filters.getByRole('checkbox', { name: 'In stock' })).toBeChecked()
  await expect(filters.locator('input[value="kitchen"]')).toBeChecked()
})

test('a tick that is taken back while a list sleeps asks for nothing', async ({ page }) => {
  const wake = await asleep(page, '/all-product', 'listing-section')
  const box = page.getByRole('complementary', { name: 'Filters' }).getByRole('checkbox', { name: 'In stock' })
  const before = await entries(page)
  await box.check()
  await box.uncheck()
  await wake()
  await expect(box).not.toBeChecked()
  await expect(page).toHaveURL('/all-product')
  expect(await entries(page)).toBe(before)
})
