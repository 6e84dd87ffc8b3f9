import type { Page } from '@playwright/test'
import type { Product, ProductCard, ProductList, ShopDelivery } from '@stoa/api-client/schema'
import { badge, cartPage } from './support/cart.ts'
import { checkoutPage } from './support/checkout.ts'
import { arrivalOf } from './support/delivery.ts'
import { axeFindings } from './support/engines.ts'
import { type Account, expect, logIn, open, signIn, test } from './support/test.ts'

const control = (page: Page, area: 'main' | 'contentinfo' = 'main') =>
  page.getByRole(area).getByRole('button', { name: /^Deliver to: / })

/** Chooses a country like a shopper: by a part of its name and Enter. */
async function choose(page: Page, typed: string, area?: 'main' | 'contentinfo'): Promise<void> {
  await control(page, area).click()
  await page.getByRole('combobox', { name: 'Country or region' }).fill(typed)
  await page.getByRole('dialog').getByRole('option').first().waitFor()
  await page.keyboard.press('Enter')
}

const read = async <T>(path: string): Promise<T> =>
  (await fetch(`${process.env.STOREFRONT_URL}${path}`)).json() as Promise<T>

/** Product without options whose shop delivers to a country, or doesn't. */
async function productFor(country: string, status: ShopDelivery['status']): Promise<ProductCard> {
  const { items } = await read<ProductList>('/api/public/products?limit=60&inStock=true&sort=best_seller')
  const plain = items.filter(({ optionCount }) => optionCount === 0)
  const shops = [...new Set(plain.map(({ shop }) => shop.id))]
  const list = await read<{ items: ShopDelivery[] }>(
    `/api/public/delivery?country=${country}&shops=${shops.join('&shops=')}`,
  )
  const found = list.items.find(item => item.status === status)
  return plain.find(({ shop }) => shop.id === found?.shopId)!
}

// The shops of the demo that don't deliver to Germany are outside the EU.
const NOT_TO_EU = 'This shop can’t deliver to the EU yet.'

const ADDRESS_IN_BERLIN = {
  fullName: 'Ines Marlow',
  phone: '+49 30 901820',
  line1: 'Torstraße 12',
  city: 'Berlin',
  postalCode: '10119',
  countryCode: 'DE',
}

async function addAddress(account: Account, address: object): Promise<void> {
  const { token } = await signIn(account)
  const response = await fetch(`${process.env.STOREFRONT_URL}/api/user/addresses`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(address),
  })
  expect(response.status).toBe(201)
}

test('shows the chosen country everywhere, also on pages that were fetched before', async ({
  page,
  shelf,
}) => {
  const product = await productFor('DE', 'available')
  const shop = (await shelf.product(product.slug)).shop
  await open(page, `/shop/${shop.slug}`)
  const link = page.getByRole('main').locator(`a[href="/product/${product.slug}"]`).first()
  const prefetched = page.waitForResponse(response =>
    response.url().includes(`/product/${product.slug}.data`),
  )
  await link.hover()
  await prefetched
  await expect(control(page, 'contentinfo')).toHaveText('Deliver to: United States')
  const before = await page.locator('[data-part="Delivery"]').first().textContent()
  await choose(page, 'germ', 'contentinfo')
  await expect(control(page, 'contentinfo')).toBeFocused()
  await expect(control(page, 'contentinfo')).toHaveText('Deliver to: Germany')
  await expect(page.locator('[data-part="Delivery"]').first()).not.toHaveText(before!)
  await link.click()
  await expect(page).toHaveURL(`/product/${product.slug}`)
  await expect(control(page)).toHaveText('Deliver to: Germany')
  await expect(page.getByText('Import duties may be due on delivery.')).toHaveCount(0)
  // Another choice here changes the list that Back leads to.
  await choose(page, 'united sta')
  await expect(page.getByText('Import duties may be due on delivery.')).toBeVisible()
  await page.goBack()
  await expect(page.locator('[data-part="Delivery"]').first()).toHaveText(before!)
  expect(await page.evaluate(() => localStorage.getItem('stoa:deliver-to'))).toBe('US')
})

test('a German shopper pays the price of Germany, with its days, from the product to checkout', async ({
  page,
  newAccount,
}) => {
  test.setTimeout(120_000)
  const [product, other] = [await productFor('DE', 'available'), await productFor('DE', 'unavailable')]
  const account = await newAccount()
  await page.addInitScript(() => localStorage.setItem('cookiePreference', 'declined'))
  await open(page, `/product/${other.slug}`)
  await page.getByRole('main').getByRole('button', { name: 'Add to cart', exact: true }).first().click()
  await expect(badge(page)).toHaveText('1')
  await choose(page, 'germ')
  await expect(page.getByText(NOT_TO_EU)).toBeVisible()
  await open(page, `/product/${product.slug}`)
  const { delivery } = await read<Product>(`/api/public/products/${product.slug}?country=DE`)
  const [offer] = delivery.offers
  const days = arrivalOf(offer!)
  const facts = page.locator('[data-component="DeliveryList"]')
  await expect(facts).toContainText(days)
  await expect(facts).toContainText(`$${offer!.price}`)
  await page.getByRole('main').getByRole('button', { name: 'Add to cart', exact: true }).first().click()

  await open(page, '/cart')
  const cart = cartPage(page)
  await expect(control(page)).toHaveText('Deliver to: Germany')
  await expect(cart.line(other.name)).toContainText(NOT_TO_EU)
  await expect(cart.select(other.name)).toBeDisabled()
  await expect(page.locator('[data-part="ShippingNote"]')).toContainText(`from $${offer!.price}`)
  await expect(page.locator('[data-part="ShippingNote"]')).toContainText(days)
  // Another country makes it available again, and its line is not lost.
  await choose(page, 'united sta')
  await expect(cart.select(other.name)).toBeEnabled()
  await choose(page, 'germ')
  await expect(cart.select(other.name)).toBeDisabled()

  await addAddress(account, ADDRESS_IN_BERLIN)
  await page.getByRole('main').getByRole('button', { name: 'Check out' }).click()
  await logIn(page, account)
  await expect(page).toHaveURL(/\/checkout/)
  const checkout = checkoutPage(page)
  await checkout.isOpen('Shipping')
  await expect(checkout.section('Shipping')).toContainText(`$${offer!.price}`)
  await expect(checkout.section('Shipping')).toContainText(days)
  await expect(checkout.summary).not.toContainText(other.name)
})

test('finds a country by keyboard, and closes without a choice', async ({ page, shelf }) => {
  const [product] = await shelf.plain(1)
  await open(page, `/product/${product!.slug}`)
  await control(page).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Choose a country' })).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Country or region' })).toBeFocused()
  // Nothing is found by it, so that Enter chooses nothing.
  await page.keyboard.type('zzz')
  await page.keyboard.press('Enter')
  await page.getByText('Nothing found').first().waitFor()
  await page.getByRole('combobox', { name: 'Country or region' }).fill('')
  await page.getByRole('option', { name: 'Albania' }).waitFor()
  expect(await axeFindings(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(control(page)).toBeFocused()
  await expect(control(page)).toHaveText('Deliver to: United States')
})

test('takes the country of the default address at login, and never over a choice', async ({
  page,
  newAccount,
}) => {
  const account = await newAccount()
  await addAddress(account, ADDRESS_IN_BERLIN)
  await open(page, '/login')
  await logIn(page, account)
  await expect(control(page, 'contentinfo')).toHaveText('Deliver to: Germany')
  await page.context().clearCookies({ name: 'deliver-to' })
  // The storage restores the cookie.
  await open(page, '/about')
  await expect(control(page, 'contentinfo')).toHaveText('Deliver to: Germany')
  await expect
    .poll(async () => (await page.context().cookies()).map(({ name }) => name))
    .toContain('deliver-to')
  await choose(page, 'norw', 'contentinfo')
  await open(page, '/account/address')
  await page.getByRole('button', { name: 'Add an address' }).click()
  await expect(page.getByRole('main').getByLabel('Country')).toHaveValue('NO')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('chooses a country on a page of its own and comes back', async ({ page }) => {
    const product = await productFor('JP', 'unavailable')
    await page.goto(`/product/${product.slug}`)
    await control(page).click()
    await expect(page).toHaveURL(`/deliver-to?back=${encodeURIComponent(`/product/${product.slug}`)}`)
    await page.getByRole('combobox', { name: 'Country or region' }).selectOption('Japan')
    await page.getByRole('button', { name: 'Show prices and days' }).click()
    await expect(page).toHaveURL(`/product/${product.slug}`)
    await expect(control(page)).toHaveText('Deliver to: Japan')
    await expect(page.getByText('Doesn’t deliver to Japan.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Add to cart' }).first()).toBeDisabled()
  })

  test('leads nowhere else, and asks again for an unknown country', async ({ request }) => {
    const send = (form: Record<string, string>) => request.post('/deliver-to', { form, maxRedirects: 0 })
    for (const back of ['https://other.example/', '//other.example', '/\\other.example'])
      expect((await send({ country: 'DE', back })).headers().location).toBe('/')
    const refused = await send({ country: 'XX', back: '/about' })
    expect(refused.status()).toBe(400)
    expect(refused.headers()['set-cookie']).toBeUndefined()
    expect(await refused.text()).toContain('Choose a country from the list.')
  })
})
