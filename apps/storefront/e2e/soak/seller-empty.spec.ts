import { axeFindings, sideways } from '../support/engines.ts'
import { openShop } from '../support/own-shop.ts'
import { enterAs, expect, hydrated, test } from '../support/test.ts'

test.use({ viewport: { width: 390, height: 844 } })

/** Path, title and text of each page of a shop without data. */
const PAGES = [
  ['orders?view=to_ship', 'Orders', 'No orders yet'],
  ['returns', 'Returns', 'No returns yet'],
  ['reviews?view=unanswered', 'Reviews', 'No reviews yet'],
  ['questions', 'Questions', 'No questions yet'],
  ['products', 'Products', 'No products yet'],
  ['products/runs', 'Imports and changes', 'No imports or changes yet'],
  ['earnings/2026-11', 'Statement of November 2026', 'No entries in this month'],
] as const

test('[RTE-18] explains empty pages of a new shop and hides controls that need data', async ({
  page,
  newAccount,
}) => {
  const account = await newAccount()
  await openShop(account)
  await enterAs(page, account, '/seller')
  for (const [path, title, empty] of PAGES) {
    await page.goto(`/seller/${path}`)
    await hydrated(page)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 2, name: empty })).toBeVisible()
    await expect(main.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(main.getByRole('navigation')).toHaveCount(0)
    await expect(main.getByRole('searchbox')).toHaveCount(0)
    await expect(main.getByRole('button', { name: /Columns|Save as/ })).toHaveCount(0)
    expect(await sideways(page), path).toBe(0)
    // The frame is equal on all pages, and is checked in its own test.
    expect(await axeFindings(page, 'main'), path).toEqual([])
    await expect(page).toHaveTitle(/ · Seller Center · Stoa$/)
  }
  // The shortcut for creating also works if nothing exists yet.
  await page.goto('/seller/products')
  await hydrated(page)
  await expect(page.getByRole('main').getByRole('link', { name: 'Add a product' })).toBeVisible()
  await page.keyboard.press('n')
  await expect(page).toHaveURL('/seller/products/create')
})
