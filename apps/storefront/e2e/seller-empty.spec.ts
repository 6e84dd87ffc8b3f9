import { axeFindings, sideways } from './support/engines.ts'
import { openShop } from './support/own-shop.ts'
import { enterAs, expect, hydrated, test } from './support/test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 390, height: 844 } })

/** What a shop in which nothing has happened says on each of its pages, and what it does not burden them with. */
const PAGES = [
  ['orders?view=to_ship', 'Orders', 'No orders yet'],
  ['returns', 'Returns', 'No returns yet'],
  ['reviews?view=unanswered', 'Reviews', 'No reviews yet'],
  ['questions', 'Questions', 'No questions yet'],
  ['products', 'Products', 'No products yet'],
  ['products/runs', 'Imports and changes', 'No imports or changes yet'],
  ['earnings/2026-11', 'Statement of November 2026', 'No entries in this month'],
] as const

test('[RTE-18] a new shop’s pages say what will be there, and offer nothing to do with nothing', async ({
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
    // The frame around them is the same, and looked at by itself.
    expect(await axeFindings(page, 'main'), path).toEqual([])
    await expect(page).toHaveTitle(/ · Seller Center · Stoa$/)
  }
  // The key for something new works where the first one is added, too.
  await page.goto('/seller/products')
  await hydrated(page)
  await expect(page.getByRole('main').getByRole('link', { name: 'Add a product' })).toBeVisible()
  await page.keyboard.press('n')
  await expect(page).toHaveURL('/seller/products/create')
})
