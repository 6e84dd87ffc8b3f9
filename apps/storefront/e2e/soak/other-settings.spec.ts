import type { Page } from '@playwright/test'
import type { Product } from '@stoa/api-client/schema'
import { cartPage, toast } from '../support/cart.ts'
import { mailedLink } from '../support/mailbox.ts'
import { type Shop, startShop } from '../support/shop.ts'
import { expect, hydrated, logIn, open, stored, test } from '../support/test.ts'

const MUG = 'cove-mug-320-ml'

const main = (page: Page) => page.getByRole('main')

const enter = async (page: Page, shop: Shop, path: string) => {
  await page.goto(`${shop.address}${path}`)
  await hydrated(page)
}

/** One shop for all tests. Yen have no hundredths, and accounts need the button behind an emailed link. */
const [currency, sign] = ['JPY', '¥']
const OTHER_SETTINGS = { CURRENCY: currency, REGISTRATION: 'activate' }

// One test after the other: with two workers, each would start a shop.
test.describe.configure({ mode: 'default' })
let shop: Shop
let product: Product
test.beforeAll(async () => {
  test.setTimeout(180_000)
  shop = await startShop(OTHER_SETTINGS)
  product = await (await fetch(`${shop.address}/api/public/products/${MUG}`)).json()
})
test.afterAll(() => shop?.stop())

test('names the currency in the policies from the first request on', async ({ request }) => {
  const terms = await (await request.get(`${shop.address}/terms-of-service`)).text()
  expect(terms).toContain('Prices are in Japanese yen')
  const shipping = await (await request.get(`${shop.address}/shipping-policy`)).text()
  expect(shipping).not.toMatch(/\$[0-9]|dollar/)
  const { offers } = product.delivery
  expect(offers.length).toBeGreaterThan(0)
  for (const { price } of offers) expect(shipping).toContain(`<td>${written(price)}</td>`)
})

const written = (decimal: number) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .format(decimal)
    .replace(/\s/g, ' ')

test('shows prices in the currency in HTML, after hydration, in the cart and in structured data', async ({
  page,
  request,
}) => {
  const [variant] = product.variants
  const price = variant!.priceSale ?? variant!.price
  expect(written(price)).toContain(sign)
  expect(written(price)).not.toContain('.')

  const html = (await (await request.get(`${shop.address}/product/${MUG}`)).text()).replaceAll('\u00a0', ' ')
  expect(html).toContain(written(price))
  expect(html).toContain(`"priceCurrency":"${currency}"`)
  expect(html).not.toContain('$2')

  const errors: string[] = []
  page.on('console', message => message.type() === 'error' && errors.push(message.text()))
  await enter(page, shop, `/product/${MUG}`)
  await expect(page.getByRole('main')).toContainText(written(price))
  const add = page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first()
  await add.click()
  await add.click()
  await enter(page, shop, '/cart')
  await expect(cartPage(page).summary.locator('[data-part="Total"]')).toContainText(written(2 * price))
  await enter(page, shop, '/all-product?minPrice=1000&maxPrice=9000')
  await expect(page.getByRole('link', { name: /^Remove filter/ })).toHaveText(
    `${written(1000)} to ${written(9000)}`,
  )
  await enter(page, shop, '/all-product?minPrice=1')
  await expect(page.locator('main [data-component="Price"]').first()).toContainText(sign)
  await expect(page.locator('body')).not.toContainText('$')
  expect(errors).toEqual([])
})

test('[AUT-13] [AUT-04] activates a new account by the button behind the emailed link', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: shop.address })
  const page = await context.newPage()
  const email = `waiting-${Date.now()}@example.com`
  const password = 'walnut-harbour-fable'
  await open(page, '/register')
  await main(page).getByLabel('Name', { exact: true }).fill('Runa Vale')
  await main(page)
    .getByLabel(/e-?mail/i)
    .fill(email)
  await main(page).getByLabel('Password', { exact: true }).fill(password)
  await main(page)
    .getByRole('button', { name: /create an account/i })
    .click()
  await expect(page).toHaveURL('/login')
  await expect(main(page)).toContainText('Check your inbox')

  const { path } = await mailedLink(shop.address, email, '/verify-account')
  await open(page, path)
  await expect(main(page).getByRole('button', { name: 'Activate my account' })).toBeVisible()

  // Opened but not pressed, like a program that scans emails would do.
  await open(page, '/login')
  await logIn(page, { email, password })
  await expect(toast(page, 'Account not activated')).toContainText(
    'Please check your email to activate your account',
  )
  await expect(main(page)).toContainText('Your account is not activated')
  await expect(page).toHaveURL('/login')
  expect(await stored(page, 'user-data')).toBeNull()
  await main(page).getByRole('link', { name: 'Ask for another email' }).click()
  await expect(page).toHaveURL('/verify-account')
  await expect(main(page).getByRole('button', { name: 'Send the email again' })).toBeVisible()

  await open(page, path)
  await main(page).getByRole('button', { name: 'Activate my account' }).click()
  await expect(main(page)).toContainText('Account activated')
  await main(page).getByRole('link', { name: 'Log in' }).click()
  await logIn(page, { email, password })
  await expect(toast(page, 'Login successful')).toBeVisible()
  await context.close()
})
