import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import type { Desk } from './desk.ts'

const SEARCHES = ['oak', 'candleholder', 'SKU-00000040', 'zebra']
/** A person types no quicker. */
const TYPING_MS = 60
const VALUES = { Glaze: 50, Size: 40 }

const settle = (page: Page) => page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'))

/** Older and older, as far as there is something. */
export async function pageThrough(page: Page, pages: number): Promise<number> {
  for (let nth = 1; nth < pages; nth++) {
    const older = page.getByRole('link', { name: 'Next', exact: true })
    if ((await older.count()) === 0) return nth
    const first = await page.locator('[data-row]').first().getAttribute('data-row')
    await older.click()
    await page.waitForFunction(
      before => {
        const row = document.querySelector('[data-row]')?.getAttribute('data-row')
        return row !== undefined && row !== null && row !== before
      },
      first,
      { polling: 50 },
    )
  }
  return pages
}

/** Words and numbers as somebody types them, each taken back again. */
export async function searchProducts(page: Page): Promise<number> {
  const field = page.locator('[data-list-search]')
  for (const text of SEARCHES) {
    await field.fill('')
    await field.pressSequentially(text, { delay: TYPING_MS })
    await field.press('Enter')
    await page.waitForURL(url => url.searchParams.get('q') === text)
    await settle(page)
    await page.waitForTimeout(500)
  }
  return SEARCHES.length
}

/** A product of 2,000 variants: opened, one price changed, saved. */
export async function editLargeProduct(page: Page, address: string, desk: Desk) {
  const options = Object.entries(VALUES).map(([name, count]) => ({
    id: randomUUID(),
    name,
    values: Array.from({ length: count }, (_, nth) => ({ id: randomUUID(), value: `${name} ${nth + 1}` })),
  }))
  const [glazes, sizes] = options.map(({ values }) => values.map(({ id }) => id))
  const variants = glazes!.flatMap(glaze => sizes!.map(size => ({ valueIds: [glaze, size], price: 20 })))
  const product = await desk.post('/products', { name: 'A mug in every glaze', options, variants })
  return [
    {
      name: '2,000 variants, opened',
      walk: async () => {
        await page.goto(`${address}/seller/products/edit/${product.id}`)
        await page.getByRole('grid', { name: 'Variants' }).waitFor()
        await page.waitForTimeout(1_000)
        return 1
      },
    },
    {
      name: '2,000 variants, a price typed',
      walk: async () => {
        const cell = page.getByRole('grid', { name: 'Variants' }).getByRole('gridcell').nth(1)
        await cell.focus()
        await page.keyboard.type('21.5', { delay: TYPING_MS })
        await page.keyboard.press('Enter')
        await page.waitForTimeout(500)
        return 1
      },
    },
    {
      name: '2,000 variants, saved',
      walk: async () => {
        await page.keyboard.press('ControlOrMeta+s')
        await page.getByText('Saved', { exact: true }).waitFor()
        await page.waitForTimeout(1_000)
        return 1
      },
    },
  ]
}
