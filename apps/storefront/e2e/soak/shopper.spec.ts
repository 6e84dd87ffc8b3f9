import { badge, cartPage, toast, viewCart } from '../support/cart.ts'
import { expect, logIn, open, stored, test } from '../support/test.ts'

/** A shopper's whole path: from a search as a guest to the server's cart and logging out. */
test('searches, fills a cart from two shops, registers, logs in and finds the same cart', async ({
  page,
  shelf,
}) => {
  test.setTimeout(90_000)
  const product = await shelf.withOptions()
  const other = (await shelf.plain(4)).find(({ shop }) => shop.id !== product.shop.id)!
  const account = {
    email: `path-${Date.now()}@example.com`,
    password: 'walnut-harbour-fable',
    username: 'Nele Brandt',
  }

  await open(page, '/')
  const box = page.getByRole('banner').getByRole('searchbox')
  await box.fill(product.name)
  await box.press('Enter')
  await expect(page).toHaveURL(/\/search\?q=/)
  await page
    .locator('main form[method="get"]')
    .getByLabel(/in stock/i)
    .first()
    .check()
  await expect(page).toHaveURL(/inStock=/)
  await page.getByRole('main').getByRole('link', { name: product.name }).first().click()
  await expect(page.getByRole('heading', { name: product.name, level: 1 })).toBeVisible()
  await page.waitForFunction(() => scrollY === 0)
  await expect(page).toHaveURL(`/product/${product.slug}`)

  const variant = product.variants.findLast(({ stock }) => stock === null || stock >= 5)!
  for (const option of product.options) {
    const value = option.values.find(({ id }) => variant.optionIds.includes(id))!
    await page
      .getByRole('group', { name: option.name })
      .getByRole('radio', { name: value.name, exact: true })
      .check({ force: true })
  }
  const add = page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first()
  await add.click()
  await expect(badge(page)).toHaveText('1')
  await add.click()
  await expect(badge(page)).toHaveText('2')
  await open(page, `/product/${other.slug}`)
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click()
  await expect(badge(page)).toHaveText('3')

  await viewCart(page)
  const cart = cartPage(page)
  await expect(cart.lines).toHaveCount(2)
  await expect(cart.quantity(product.name)).toHaveValue('2')

  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click()
  await page
    .getByRole('main')
    .getByRole('link', { name: /create an account|register|sign up/i })
    .click()
  await expect(page).toHaveURL('/register')
  await page.getByLabel(/name/i).fill(account.username)
  await page
    .getByRole('main')
    .getByLabel(/e-?mail/i)
    .fill(account.email)
  await page.getByRole('main').getByLabel('Password', { exact: true }).fill(account.password)
  await page
    .getByRole('main')
    .getByRole('button', { name: /create an account/i })
    .click()
  await expect(page).toHaveURL(/\/login|\/$/)
  if (new URL(page.url()).pathname === '/login') await logIn(page, account)
  await expect(toast(page, 'Cart synced successfully.')).toBeVisible()

  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Shopping Cart/ })
    .click()
  await expect(cart.groups).toHaveCount(2)
  await expect(cart.group(product.shop.name)).toContainText(product.name)
  await expect(cart.group(other.shop.name)).toContainText(other.name)
  await expect(cart.quantity(product.name)).toHaveValue('2')

  await cart.more(product.name).click()
  await expect(cart.quantity(product.name)).toHaveValue('3')
  await expect(toast(page, 'Cart quantity updated.')).toBeVisible()
  if (!(await cart.selectAll.isChecked())) await cart.selectAll.click()
  const unit = Math.round((variant.priceSale ?? variant.price) * 100)
  const otherUnit = Math.round((other.priceSale ?? other.price) * 100)
  await expect.poll(async () => (await cart.amounts()).total).toBe(3 * unit + otherUnit)
  await cart.select(other.name).click()
  await expect.poll(async () => (await cart.amounts()).total).toBe(3 * unit)
  await cart.remove(other.name).click()
  await expect(cart.groups).toHaveCount(1)
  await expect(badge(page)).toHaveText('3')

  await page
    .getByRole('banner')
    .getByRole('button', { name: new RegExp(account.username) })
    .click()
  await page.getByRole('menuitem', { name: 'Log Out' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
  await expect(badge(page)).toHaveCount(0)
  expect(await stored(page, 'user-data')).toBeNull()
})
