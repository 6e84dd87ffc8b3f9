import { joinShop } from './support/database.ts'
import { blackPng } from './support/png.ts'
import { createCaller } from './support/sale.ts'
import { type Account, enterAs, expect, hydrated, onPlainHttp, type Shelf, test } from './support/test.ts'

/** Member of a shop in the demo catalog. */
async function newSeller(shelf: Shelf, newAccount: () => Promise<Account>) {
  const [product] = await shelf.plain(1)
  const seller = await newAccount()
  await joinShop(seller.email, product!.shop.slug)
  return { seller, product: product!, shop: product!.shop.slug }
}

const picture = (name: string, edge: number) => ({
  name,
  mimeType: 'image/png',
  buffer: blackPng(edge, edge),
})

test('[SEL-05] [RTE-20] adds a product with options, details, pictures and a sale by keyboard on plain http', async ({
  page,
  shelf,
  newAccount,
}) => {
  const { seller, shop } = await newSeller(shelf, newAccount)
  const name = `Tide bowl ${crypto.randomUUID().slice(0, 6)}`
  await onPlainHttp(page)
  await enterAs(page, seller, '/seller/products')
  await page.getByRole('link', { name: 'New product' }).first().click()
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name)

  await page.getByRole('textbox', { name: 'Price', exact: true }).fill('24')
  await page.getByRole('button', { name: 'Add an option' }).press('Enter')
  // The new option has the focus. A pasted list becomes several values.
  await expect(page.getByRole('textbox', { name: 'Name of option 1' })).toBeFocused()
  await page.keyboard.type('Glaze')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Lagoon,Ember,lagoon,')
  await expect(page.getByText('“lagoon” already exists.')).toBeVisible()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('Delete')
  await page.getByRole('button', { name: 'Add an option' }).press('Enter')
  await page.keyboard.type('Size')
  await page.keyboard.press('Tab')
  await page.keyboard.type('200 ml,320 ml,')
  await expect(page.getByText('Creates 4 variants')).toBeVisible()

  // The first group is open: Lagoon 200 ml and 320 ml. The price was copied, and a sale is typed and filled down.
  const cell = (row: string, column: number) =>
    page
      .getByRole('row', { name: new RegExp(`^${row}`) })
      .getByRole('gridcell')
      .nth(column)
  await expect(cell('Lagoon · 320 ml', 1)).toHaveText('24')
  await cell('Lagoon · 200 ml', 2).focus()
  await page.keyboard.type('19.5')
  await page.keyboard.press('Enter')
  await expect(cell('Lagoon · 320 ml', 2)).toBeFocused()
  await page.keyboard.press('ControlOrMeta+d')
  await expect(cell('Lagoon · 320 ml', 2)).toHaveText('19.5')
  await page.keyboard.press('ControlOrMeta+z')
  await expect(cell('Lagoon · 320 ml', 2)).toHaveText('')
  await page.getByRole('button', { name: 'Set stock' }).click()
  await page.getByRole('textbox', { name: 'Items of each variant' }).fill('7')
  await page.getByRole('button', { name: 'Set for 4' }).click()
  await page.getByRole('button', { name: 'Add a detail' }).click()
  await page.getByRole('textbox', { name: 'Name of detail 1' }).fill('Material')
  await page.getByRole('textbox', { name: 'Text of Material' }).fill('Stoneware')

  await page
    .getByLabel('Pictures of the product')
    .last()
    .setInputFiles([
      picture('one.png', 400),
      picture('two.png', 420),
      { name: 'three.heic', mimeType: 'image/heic', buffer: Buffer.from('x') },
    ])
  await expect(page.getByText(/three\.heic is a HEIC picture/)).toBeVisible()
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await page.getByRole('textbox', { name: 'Description of picture 2' }).fill('The bowl from above')
  await page.keyboard.press('Alt+ArrowUp')
  await expect(page.getByRole('textbox', { name: 'Description of picture 1' })).toHaveValue(
    'The bowl from above',
  )

  await page.getByRole('combobox', { name: 'Status' }).selectOption('active')
  await page.keyboard.press('ControlOrMeta+s')
  await page.waitForURL(/\/seller\/products\/edit\//)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByRole('status').getByText(/changes? /)).toHaveCount(0)

  const link = page.getByRole('link', { name: 'See it in the shop' })
  const address = await link.getAttribute('href')
  await page.goto(address!)
  await hydrated(page)
  await expect(page.getByRole('main')).toContainText('$19.50')
  await expect(page.getByRole('main')).toContainText('320 ml')
  await page.goto(`/shop/${shop}?sort=newest`)
  await expect(page.getByRole('main').getByText(name).first()).toBeVisible()
})

test('[SEL-05] merges unsaved changes with a colleague’s save', async ({ page, shelf, newAccount }) => {
  const { seller, product, shop } = await newSeller(shelf, newAccount)
  const call = await createCaller(seller, { 'stoa-shop': shop })
  type Edited = { id: string; version: number; variants: { id: string }[] }
  const { id } = await call<Edited>('POST', '/api/seller/products', {
    name: `Guarded ${product.id.slice(0, 4)}`,
    variants: [{ price: 20, stock: { from: 0, to: 5 } }],
  })
  await enterAs(page, seller, `/seller/products/edit/${id}`)
  const name = page.getByRole('textbox', { name: 'Name', exact: true })
  await name.fill('Cup of mine')
  await page.getByRole('textbox', { name: 'Items in stock' }).fill('7')

  // A colleague saves the name and the tags, and one item is sold.
  const read = await call<Edited>('GET', `/api/seller/products/${id}`)
  const other = await createCaller(seller, { 'stoa-shop': shop, 'if-match': `"${String(read.version)}"` })
  await other('PATCH' as 'POST', `/api/seller/products/${id}`, { name: 'Cup of theirs', tags: ['new'] })
  await call('POST', `/api/seller/variants/${read.variants[0]!.id}/stock`, { from: 5, to: 4 })

  await page.keyboard.press('ControlOrMeta+s')
  const panel = page.getByRole('region', { name: /saved at|saved meanwhile/ })
  await expect(panel).toBeFocused()
  await expect(panel).toContainText('Tags')
  await panel.getByRole('button', { name: 'Take theirs: Name' }).click()
  await expect(name).toHaveValue('Cup of theirs')
  await page.keyboard.press('ControlOrMeta+s')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Items in stock' })).toHaveValue('6')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('[SEL-05] changes price and stock in the list and undoes it', async ({ page, shelf, newAccount }) => {
    const { seller, shop } = await newSeller(shelf, newAccount)
    const call = await createCaller(seller, { 'stoa-shop': shop })
    const name = `Pocket vase ${crypto.randomUUID().slice(0, 6)}`
    await call('POST', '/api/seller/products', {
      name,
      status: 'active',
      variants: [{ price: 20, stock: { from: 0, to: 5 } }],
    })
    await enterAs(page, seller, `/seller/products?q=${encodeURIComponent(name)}`)
    await page.getByRole('button', { name: new RegExp(`Price of ${name}`) }).click()
    const price = page.getByRole('textbox', { name: `Price of ${name}` })
    await price.fill('nonsense')
    await price.press('Enter')
    await expect(page.getByText('“nonsense” isn’t an amount, such as 24.50.')).toBeVisible()
    await price.fill('22.5')
    await price.press('Enter')
    await expect(page.getByRole('button', { name: new RegExp(`Price of ${name}`) })).toContainText('$22.50')

    await page.getByRole('button', { name: new RegExp(`Stock of ${name}`) }).click()
    const stock = page.getByRole('textbox', { name: `Stock of ${name}` })
    // The stock is changed, and no response arrives until the next press.
    let lost = 0
    await page.route('**/api/seller/variants/*/stock', async route => {
      const response = await route.fetch()
      lost += 1
      await (lost > 3 ? route.fulfill({ response }) : route.abort())
    })
    await stock.fill('9')
    await stock.press('Enter')
    await expect.poll(() => lost).toBe(3)
    await expect(stock).toBeEnabled()
    await stock.press('Enter')
    await expect(page.getByRole('button', { name: new RegExp(`Stock of ${name}`) })).toContainText('9')
    await page.unroute('**/api/seller/variants/*/stock')
    // Toasts appear above the tabs, never over them.
    const undo = page.getByRole('button', { name: 'Undo' }).last()
    const tabs = page.getByRole('navigation', { name: 'Main areas of your shop' })
    const [above, below] = [await undo.boundingBox(), await tabs.boundingBox()]
    expect(above!.y + above!.height).toBeLessThanOrEqual(below!.y)
    await undo.click()
    await expect(page.getByRole('button', { name: new RegExp(`Stock of ${name}`) })).toContainText('5')
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(390)

    await page.getByRole('link', { name }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('link', { name })).toBeFocused()
  })
})
