import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { Product, ProductList } from '@stoa/api-client/schema'
import { buy, createCaller } from '../support/sale.ts'
import { enterAs, expect, hydrated, logIn, open, test } from '../support/test.ts'

const main = (page: Page) => page.getByRole('main')
const press = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name }).first().click()

const data = process.env.STOA_DATA_DIR
const real = ['shopify-apparel.csv', 'shopify-home-and-garden.csv'].map(name => join(data ?? '', name))
const own = ['linen', 'clay'].map(name => ({
  name: `${name}.csv`,
  mimeType: 'text/csv',
  buffer: Buffer.from(
    [
      'Handle,Title,Published,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Price',
      ...[1, 2, 3].map(n => `${name}-${n},${name} no. ${n},true,${name}-${n},shopify,9,2${n}.00`),
    ].join('\r\n'),
  ),
}))
const files = data && real.every(path => existsSync(path)) ? real : own

async function apply(page: Page, name: string): Promise<void> {
  await main(page).getByLabel('Shop name').fill(name)
  await expect(main(page).getByText('is free.')).toBeVisible()
  await press(page, 'Continue')
  await main(page).getByRole('textbox', { name: 'Story' }).fill('Two files, many shelves, and a harbour.')
  await press(page, 'Continue')
  await main(page).getByLabel('Country', { exact: true }).selectOption('NO')
  await main(page).getByLabel('Street address').fill('4 Shed Lane')
  await main(page).getByLabel('Postal code').fill('5003')
  await main(page).getByLabel('Town').fill('Bergen')
  await press(page, 'Continue')
  await main(page).getByLabel('I have read the rules and agree to them.').check()
  await press(page, 'Send application')
  await expect(main(page)).toContainText(`${name} is approved`)
}

/** Product of the shop without options and with at least two items in stock. */
async function onShelf(page: Page, slug: string): Promise<Product> {
  const list = await page.request.get(`/api/public/products?shop=${slug}&limit=60`)
  for (const item of ((await list.json()) as ProductList).items) {
    if (item.optionCount > 0 || item.isSoldOut) continue
    const product = (await (await page.request.get(`/api/public/products/${item.slug}`)).json()) as Product
    const [variant] = product.variants
    if (variant?.isBuyable && (variant.stock === null || variant.stock > 1)) return product
  }
  throw new Error(`${slug} has nothing on the shelf`)
}

test('[SEL-01] [SEL-02] [SEL-06] [SEL-07] sells from the application to two parcels and a chart', async ({
  page,
  newAccount,
}) => {
  test.setTimeout(240_000)
  const [seller, buyer] = [await newAccount(), await newAccount()]
  const name = `Harbour ${randomUUID().slice(0, 6)}`
  await open(page, '/seller-registration')
  await press(page, 'Log in to apply')
  await logIn(page, seller)
  await apply(page, name)
  const slug = name.toLowerCase().replace(' ', '-')

  for (const file of files) {
    await page.goto('/seller/products/import')
    await hydrated(page)
    await main(page).getByLabel('Product file').setInputFiles(file)
    await main(page)
      .getByRole('button', { name: /^Import \d+ products$/ })
      .click({ timeout: 60_000 })
    await expect(main(page).getByRole('status').filter({ hasText: 'products imported' })).toBeVisible({
      timeout: 60_000,
    })
  }
  const product = await onShelf(page, slug)
  await page.goto(`/product/${product.slug}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.name)

  const { orders } = await buy(await createCaller(buyer), [{ id: product.id, quantity: 2 }])
  const { number, itemTotal, shippingTotal } = orders[0]!
  await page.setViewportSize({ width: 390, height: 844 })
  await enterAs(page, seller, '/seller/orders?view=to_confirm')
  await hydrated(page)
  await main(page).getByRole('link', { name: number }).click()
  await press(page, 'Confirm')
  const pack = main(page).getByRole('link', { name: 'Pack' })
  await expect(pack).toBeFocused()
  await pack.click()
  await press(page, /^Increase/)
  await expect(main(page).getByText('1 of 2 packed')).toBeVisible()
  await press(page, 'Ship 1 item')
  await expect(main(page).getByText('0 of 1 packed')).toBeVisible()
  await press(page, /^Pack all of/)
  await press(page, 'Ship 1 item')
  await expect(main(page).getByRole('article', { name: 'Parcel 2' })).toBeVisible()

  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/seller?days=7')
  await hydrated(page)
  await press(page, 'Show Sales as a table')
  const today = main(page).getByRole('table', { name: 'Sales' }).getByRole('row').last()
  await expect(today).toContainText(
    `$${(itemTotal + shippingTotal).toLocaleString('en-US', { minimumFractionDigits: 2 })}`,
  )
  await expect(
    main(page).getByRole('article', { name: 'Orders', exact: true }).locator('p').first(),
  ).toHaveText('1')
})
