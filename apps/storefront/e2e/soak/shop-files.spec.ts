import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { joinShop } from '../support/database.ts'
import { enterAs, expect, hydrated, test } from '../support/test.ts'

const data = process.env.STOA_DATA_DIR
const folder = data && existsSync(join(data, 'inputs')) ? join(data, 'inputs') : null
if (!folder) console.log('SKIPPED: files of real shops in the browser (STOA_DATA_DIR does not have them)')
test.skip(!folder, 'STOA_DATA_DIR does not have files of real shops')

interface Shown {
  /** Products that the button imports. */
  count: number
  /** Texts on the page after the check. */
  texts?: readonly string[]
  /** Answers a question of the page. `count` is true of the file after it. */
  answer?: (page: Page) => Promise<void>
}

const main = (page: Page) => page.getByRole('main')
const decimals = (mark: 'comma' | 'point') => async (page: Page) => {
  await expect(main(page).getByText('Is 1.200 one thousand two hundred')).toBeVisible()
  await main(page)
    .getByRole('radio', { name: mark === 'comma' ? /^A comma/ : /^A point/ })
    .click()
}
const encoded = (name: string) => async (page: Page) => {
  const choice = main(page).getByLabel(/^Encoding of the file/)
  await expect(choice.locator('option:checked')).toHaveText(name)
}

const SHOWN: Readonly<Record<string, Shown>> = {
  '01-grams.csv': {
    count: 4,
    texts: ['Weight (g): 227', 'Weight (g): 57', '0.6 grams were rounded to 1', 'Weight (g): 250'],
  },
  '02-barcode.csv': {
    count: 3,
    texts: ['Barcode: 0850001234567', 'Barcode: 4006381333931', 'shortened the barcode to “8.50001E+12”'],
  },
  '03-long-texts.csv': {
    count: 4,
    texts: ['line 2, SEO Description: the text has', 'line 3, Image Alt Text: the text has 512 characters'],
  },
  '04-thousands-semicolon.csv': {
    count: 6,
    texts: ['Price: 1299.00', 'Price: 89.90', 'Price: 1200.00', 'Stock: 1000', 'Price: 1.20'],
    answer: decimals('comma'),
  },
  '04-thousands-tab.tsv': {
    count: 4,
    texts: ['Price: 1299.00', 'Price: 89.90', 'Price: 1200.00', 'Stock: 1500'],
    answer: decimals('point'),
  },
  '05-description.csv': {
    count: 7,
    texts: [
      'Soft cotton Machine wash cold',
      'Size | Chest S | 90 cm',
      'Fits &lt;a4 paper and smaller. Ships in 2 days.',
    ],
  },
  '06-tracked-no-quantity.csv': {
    count: 1,
    texts: ['Stock: 0', 'new variants start with 0, others keep theirs'],
  },
  '07-gift-card.csv': {
    count: 0,
    texts: ['Nothing to import.', 'a gift card isn’t shipped, so it was left out'],
  },
  '08-cp1250.csv': {
    count: 1,
    texts: ['Żółta kołdra łąka'],
    answer: encoded('Central European (Windows-1250)'),
  },
  '08-cp1251.csv': { count: 1, texts: ['Синяя кружка'], answer: encoded('Cyrillic (Windows-1251)') },
  '08-sjis.csv': { count: 1, texts: ['青いマグカップ'], answer: encoded('Japanese (Shift JIS)') },
  '09-sep.csv': { count: 1, texts: ['Price: 12.50'] },
  '11-excel-words.csv': { count: 4, texts: ['Status: active'] },
  '13-title-only.csv': { count: 2, texts: ['Blue mug', 'Red mug'] },
  '14-etsy.csv': {
    count: 2,
    texts: ['Grey bud vase', 'Oak shelf', 'one quantity (9) for 2 variants'],
  },
  '14-woo.csv': {
    count: 2,
    texts: ['Line tee', 'Line belt'],
  },
  '15-names.csv': { count: 40, texts: ['Black/White Striped Blanket'] },
  '16-handles.csv': { count: 12, texts: ['Handle kołdra-łąka', 'Handle straße'] },
  '19-more-than-the-editor.csv': { count: 3, texts: ['Many pictures and tags', 'Sku long'] },
  '20-category.csv': { count: 2, texts: ['Shell studs', 'Earrings', 'Rings'] },
}

test('[SEL-07] shows the products of each file of a real shop, imports and undoes them', async ({
  page,
  newAccount,
}) => {
  test.setTimeout(300_000)
  expect(
    readdirSync(folder!)
      .filter(name => /\.[ct]sv$/.test(name))
      .sort(),
  ).toEqual(Object.keys(SHOWN).sort())
  const account = await newAccount()
  await joinShop(account.email, 'kiln-and-cove')
  await enterAs(page, account, '/seller/products/import')
  await hydrated(page)
  for (const [name, { count, texts = [], answer }] of Object.entries(SHOWN))
    await test.step(name, async () => {
      await main(page).getByLabel('Product file').setInputFiles(join(folder!, name))
      await expect(main(page).getByRole('heading', { level: 1, name })).toBeVisible()
      await answer?.(page)
      const apply = main(page).getByRole('button', {
        name: `Import ${count} ${count === 1 ? 'product' : 'products'}`,
      })
      if (count > 0) await expect(apply).toBeVisible()
      for (const text of texts) await expect(main(page).getByText(text).first()).toBeVisible()
      if (count > 0) {
        await apply.click()
        const done = (text: string) => main(page).getByRole('status').filter({ hasText: text })
        await expect(done(`${count} product`)).toContainText('imported')
        await main(page).getByRole('button', { name: 'Undo' }).click()
        await page.getByRole('dialog').getByRole('button', { name: 'Undo import' }).press('Enter')
        await expect(done('restored')).toBeVisible()
      }
      await main(page).getByRole('link', { name: 'Another file', exact: true }).click()
    })
})
