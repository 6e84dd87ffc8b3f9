import type { Page } from '@playwright/test'
import type { Product } from '@stoa/api-client/schema'
import { badge, cartPage } from '../support/cart.ts'
import { openWithoutScripts } from '../support/scripts.ts'
import { expect, open, type Shelf, test } from '../support/test.ts'

/** Value that isn't chosen by default, and that is in stock with all other options unchanged. */
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

/** Opens a product's page without its scripts, with an option that can be chosen. */
async function productWithoutScripts(page: Page, shelf: Shelf) {
  const product = await shelf.withOptions()
  const { option, value } = another(product)
  const start = await openWithoutScripts(page, `/product/${product.slug}`)
  const group = page.getByRole('group', { name: option })
  return { product, value, group, radio: group.getByRole('radio', { name: value, exact: true }), start }
}

const entries = (page: Page) => page.evaluate(() => history.length)

test('adds the option that was tapped before the scripts ran to the cart', async ({ page, shelf }) => {
  const { product, value, group, radio, start } = await productWithoutScripts(page, shelf)
  await group.locator('label').filter({ hasText: value }).click()
  await expect(radio).toBeChecked()
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click()
  await start()
  await expect(badge(page)).toHaveText('1')
  await expect(radio).toBeChecked()
  await open(page, '/cart')
  await expect(cartPage(page).line(product.name)).toContainText(value)
})

test('keeps the option that arrow keys chose before the scripts ran', async ({ page, shelf }) => {
  const { product, value, group, radio, start } = await productWithoutScripts(page, shelf)
  await group.locator('input:checked').focus()
  const choices = await group.getByRole('radio').count()
  for (let step = 0; step < choices && !(await radio.isChecked()); step++)
    await page.keyboard.press('ArrowRight')
  await start()
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click()
  await expect(badge(page)).toHaveText('1')
  await expect(radio).toBeChecked()
  await open(page, '/cart')
  await expect(cartPage(page).line(product.name)).toContainText(value)
})

test('requests a sort order once that was chosen before the scripts ran', async ({ page }) => {
  const start = await openWithoutScripts(page, '/all-product')
  const order = page.getByRole('combobox', { name: 'Sort by' })
  const before = await entries(page)
  await order.selectOption('price_asc')
  await start()
  await expect(page).toHaveURL('/all-product?sort=price_asc')
  await expect(order).toHaveValue('price_asc')
  expect(await entries(page)).toBe(before + 1)
})

test('requests filters that were chosen before the scripts ran', async ({ page }) => {
  const start = await openWithoutScripts(page, '/all-product')
  const filters = page.getByRole('complementary', { name: 'Filters' })
  await filters.getByRole('checkbox', { name: 'In stock' }).check()
  await filters.locator('label').filter({ hasText: 'Kitchen & Table' }).click()
  await filters.getByRole('spinbutton', { name: 'Price: from' }).fill('20')
  await filters.getByRole('spinbutton', { name: 'Price: from' }).blur()
  await start()
  await expect(page).toHaveURL(/[?&]inStock=1(&|$)/)
  await expect(page).toHaveURL(/[?&]category=kitchen(&|$)/)
  await expect(page).toHaveURL(/[?&]minPrice=20(&|$)/)
  await expect(filters.getByRole('checkbox', { name: 'In stock' })).toBeChecked()
  await expect(filters.locator('input[value="kitchen"]')).toBeChecked()
})

test('requests nothing for a checkbox that was cleared again before the scripts ran', async ({ page }) => {
  const start = await openWithoutScripts(page, '/all-product')
  const box = page.getByRole('complementary', { name: 'Filters' }).getByRole('checkbox', { name: 'In stock' })
  const before = await entries(page)
  await box.check()
  await box.uncheck()
  await start()
  await expect(box).not.toBeChecked()
  await expect(page).toHaveURL('/all-product')
  expect(await entries(page)).toBe(before)
})

/** Ways to send credentials before the page's scripts listen, or at the moment when they start to. */
const sends: [how: string, send: (page: Page, start: () => Promise<void>) => Promise<void>][] = [
  [
    'by the button before the scripts come',
    async (page, start) => {
      await logInButton(page).click()
      await expect(logInButton(page)).toHaveAttribute('data-pending')
      await start()
    },
  ],
  [
    'by Enter before the scripts come',
    async (page, start) => {
      await page.keyboard.press('Enter')
      await start()
    },
  ],
  [
    'by a press that waited for the scripts to take over',
    async (page, start) => {
      await logInButton(page).evaluate((button: HTMLElement) =>
        new MutationObserver(() => setTimeout(() => button.click())).observe(document.documentElement, {
          attributeFilter: ['data-hydrated'],
        }),
      )
      await start()
    },
  ],
]
const logInButton = (page: Page) => page.getByRole('button', { name: /^log in$/i })

for (const [how, send] of sends)
  test(`logs in with credentials that are typed early and sent ${how}`, async ({ page, newAccount }) => {
    const account = await newAccount()
    const start = await openWithoutScripts(page, '/login')
    await page.getByLabel(/e-?mail/i).fill(account.email)
    await page.getByLabel('Password', { exact: true }).fill(account.password)
    await send(page, start)
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('button', { name: /ines marlow/i })).toBeVisible()
  })

test('keeps a search that was typed before the scripts ran and shows its suggestions', async ({
  page,
  shelf,
}) => {
  const [product] = await shelf.plain(1)
  const start = await openWithoutScripts(page, '/about')
  const field = page.getByRole('banner').getByRole('searchbox')
  await field.click()
  await field.pressSequentially(product!.name.slice(0, 5))
  await start()
  await expect(field).toHaveValue(product!.name.slice(0, 5))
  await expect(page.locator('[data-part="Suggestion"]').first()).toBeVisible()
})

test('opens the drawer if Categories was pressed before the scripts ran', async ({ page }) => {
  const start = await openWithoutScripts(page, '/about')
  await page.getByRole('banner').locator('[data-replay]:visible').first().click()
  await expect(page.locator('[data-pending]')).toHaveCount(1)
  await start()
  await expect(page.getByRole('dialog', { name: 'Categories' })).toBeVisible()
  await expect(page).toHaveURL('/about')
  await expect(page.locator('[data-pending]')).toHaveCount(0)
})
