import type { Page } from '@playwright/test'
import type { Product } from '@stoa/api-client/schema'
import { cartPage } from './support/cart.ts'
import { type Shop, startShop } from './support/shop.ts'
import { expect, hydrated, test } from './support/test.ts'

const MUG = 'cove-mug-320-ml'

const enter = async (page: Page, shop: Shop, path: string) => {
  await page.goto(`${shop.address}${path}`)
  await hydrated(page)
}

for (const [currency, digits, sign, name] of [
  ['JPY', 0, '¥', 'Japanese yen'],
  ['KWD', 3, 'KWD', 'Kuwaiti dinars'],
] as const)
  test.describe(`a marketplace that counts in ${currency}`, () => {
    // One after the other: on two workers each would start a shop of its own.
    test.describe.configure({ mode: 'default' })
    let shop: Shop
    let product: Product
    test.beforeAll(async () => {
      test.setTimeout(180_000)
      shop = await startShop({ CURRENCY: currency })
      product = await (await fetch(`${shop.address}/api/public/products/${MUG}`)).json()
    })
    test.afterAll(() => shop?.stop())

    test('names it in its policies, from the very first request on', async ({ request }) => {
      const terms = await (await request.get(`${shop.address}/terms-of-service`)).text()
      expect(terms).toContain(`Prices are in ${name}`)
      const shipping = await (await request.get(`${shop.address}/shipping-policy`)).text()
      expect(shipping).toContain(digits === 0 ? '¥699' : 'KWD\u00a00.699')
      expect(shipping).not.toMatch(/\$[0-9]|dollar/)
    })

    const written = (decimal: number) =>
      new Intl.NumberFormat('en-US', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
        .format(decimal)
        .replace(/\s/g, ' ')

    test('writes its prices so, in the server’s HTML, after hydration, in the cart and for search engines', async ({
      page,
      request,
    }) => {
      const [variant] = product.variants
      const price = variant!.priceSale ?? variant!.price
      expect(written(price)).toContain(sign)
      expect(written(price).split('.')[1]?.length ?? 0).toBe(digits)

      const html = (await (await request.get(`${shop.address}/product/${MUG}`)).text()).replaceAll(
        '\u00a0',
        ' ',
      )
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
        `${written(1000).replace('.000', '')} to ${written(9000).replace('.000', '')}`,
      )
      await enter(page, shop, '/all-product?minPrice=1')
      await expect(page.locator('main [data-component="Price"]').first()).toContainText(sign)
      await expect(page.locator('body')).not.toContainText('$')
      expect(errors).toEqual([])
    })
  })
