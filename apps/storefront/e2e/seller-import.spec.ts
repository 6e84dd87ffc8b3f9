import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { joinShop } from './support/database.ts'
import { sideways } from './support/engines.ts'
import { enterAs, expect, hydrated, test } from './support/test.ts'

const SHOP = 'oak-and-iron'
const main = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string) => main(page).getByRole('button', { name })

const file = (name: string, ...rows: string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(
    [
      'Handle,Title,Tags,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Price',
      ...rows,
    ].join('\r\n'),
  ),
})

test('[SEL-07] imports products from a file, shows rejected rows and undoes the import', async ({
  page,
  newAccount,
}) => {
  const account = await newAccount()
  await joinShop(account.email, SHOP)
  await enterAs(page, account, '/seller/products/import')
  await hydrated(page)
  await expect(main(page).getByRole('heading', { level: 1, name: 'Import products' })).toBeVisible()
  const choose = main(page).getByLabel('Product file')
  await choose.setInputFiles(file('holiday.csv', ''))
  await expect(main(page).getByRole('alert')).toContainText('a header but no rows')

  await choose.setInputFiles(
    file(
      'kiln.csv',
      'import-mug,Import mug,"clay, blue",IM-1,shopify,4,24.00',
      `import-vase,Import vase,,${'V'.repeat(260)},shopify,2,36.50`,
      'import-bowl,Import bowl,,IB-1,shopify,2,twelve',
      'import-jar,Import jar,,IJ-1,shopify,2,"1,500"',
    ),
  )
  await expect(main(page).getByRole('heading', { level: 1, name: 'kiln.csv' })).toBeVisible()
  await expect(button(page, 'Import 2 products')).toBeVisible()
  await expect(main(page).getByRole('row', { name: /Import mug/ })).toContainText('Price: 24.00')
  await expect(main(page).getByRole('row', { name: /Import vase/ })).toContainText(
    'Note: line 3, Variant SKU: the text has 260 characters',
  )
  await expect(main(page).getByText('Is 1.200 one thousand two hundred')).toBeVisible()
  await main(page)
    .getByRole('radio', { name: /^A point/ })
    .click()
  await expect(button(page, 'Import 3 products')).toBeVisible()
  await expect(main(page).getByRole('row', { name: /Import jar/ })).toContainText('Price: 1500.00')
  // The choices and the button stay in view above the preview, and cover no field that gets the focus.
  for (const [width, height] of [
    [390, 700],
    [1280, 520],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(200)
    for (const control of [button(page, 'Import 3 products'), main(page).getByLabel('Stock in the file')])
      await expect(control).toBeInViewport({ ratio: 1 })
    const tab = main(page).getByRole('link', { name: /Rejected/ })
    // An element that has the focus already isn't scrolled to again.
    await button(page, 'Import 3 products').focus()
    await tab.focus()
    const bar = main(page).getByRole('region', { name: 'Import' })
    const gap = async () => {
      const [above, below] = [await bar.boundingBox(), await tab.boundingBox()]
      return below!.y - above!.y - above!.height
    }
    await expect.poll(gap).toBeGreaterThanOrEqual(0)
  }
  await page.setViewportSize({ width: 1280, height: 900 })
  await main(page)
    .getByRole('link', { name: /Rejected/ })
    .click()
  await expect(main(page).getByRole('row', { name: /Import bowl/ })).toContainText(
    'Line 4, Variant Price: “twelve” isn’t an amount such as 49.90',
  )
  const saved = page.waitForEvent('download')
  await button(page, 'Download rejected rows').click()
  expect((await saved).suggestedFilename()).toBe('refused-rows.csv')
  const { violations } = await new AxeBuilder({ page }).include('main').analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])

  // The page can be left and reloaded, because the URL contains the run.
  await page.reload()
  await button(page, 'Import 3 products').click()
  await expect(main(page).getByRole('status').filter({ hasText: '3 products imported' })).toBeVisible()
  const shown = await page.request.get('/api/public/products/import-mug')
  expect(await shown.json()).toMatchObject({ name: 'Import mug', price: 24 })

  await button(page, 'Undo').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Undo import' }).press('Enter')
  await expect(main(page).getByRole('status').filter({ hasText: '3 products restored' })).toBeVisible()
  expect((await page.request.get('/api/public/products/import-mug')).status()).toBe(404)

  await main(page).getByRole('link', { name: 'History' }).click()
  await expect(
    main(page)
      .getByRole('row', { name: /kiln.csv/ })
      .first(),
  ).toContainText('Undone')
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await sideways(page)).toBe(0)
})
