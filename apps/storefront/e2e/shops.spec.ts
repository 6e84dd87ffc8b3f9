import type { Shop } from '@stoa/api-client/schema'
import { expect, open, test } from './support/test.ts'

const SHOP = '/shop/kiln-and-cove'

test('shows banner, logo, story, place, ratings and categories of a shop', async ({ page, request }) => {
  const shop: Shop = await (await request.get('/api/public/shops/kiln-and-cove')).json()
  await open(page, SHOP)
  const head = page.locator('[data-component="ShopHeader"]')
  await expect(head.getByRole('heading', { level: 1, name: shop.name })).toBeVisible()
  await expect(head).toContainText(shop.story)
  await expect(head).toContainText(`${shop.city}, United Kingdom`)
  await expect(head).toContainText(shop.rating!.average.toFixed(1))
  await expect(head).toContainText(`${shop.productCount} products`)
  await expect
    .poll(() =>
      head.locator('img').evaluateAll(all => all.map(one => (one as HTMLImageElement).naturalWidth > 0)),
    )
    // The banner, the makers and the logo.
    .toEqual([true, true, true, true])
  const categories = page.getByRole('navigation', { name: `Categories of ${shop.name}` })
  await expect(categories.getByRole('link')).toHaveText([
    'All',
    ...shop.categories.map(({ name }) => name),
    'On sale',
  ])
  const chosen = shop.categories[1]!
  await categories.getByRole('link', { name: chosen.name }).click()
  await expect(page).toHaveURL(`${SHOP}?category=${chosen.path}`)
  await expect(
    page
      .locator('main [data-component="ListingTools"]')
      .getByText(`${chosen.productCount} products`, { exact: true }),
  ).toBeVisible()
})

test('searches within a shop without scripts and keeps the filters', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: process.env.STOREFRONT_URL })
  const page = await context.newPage()
  await page.goto(`${SHOP}?onSale=1`)
  const find = page.getByRole('search', { name: 'Search in Kiln & Cove' })
  await find.getByRole('searchbox').fill('mug')
  await find.getByRole('searchbox').press('Enter')
  await expect(page).toHaveURL(`${SHOP}?onSale=1&q=mug`)
  await expect(page.locator('main [data-component="ProductCard"]').first()).toContainText(/mug/i)
  await context.close()
})

test('finds shops by name and by letter, each with its logo', async ({ page }) => {
  await open(page, '/vendors')
  const cards = page.locator('[data-component="ShopCard"]')
  // Other tests open and close shops at the same time, so that nothing here counts them.
  const kiln = cards.filter({ hasText: 'Kiln & Cove' })
  await expect(kiln).toHaveCount(1)
  await expect(kiln.locator('[data-component="Avatar"] img')).toHaveAttribute('src', /logo/)
  const find = page.getByRole('search', { name: 'Search for a shop' })
  await find.getByRole('searchbox').fill('cove')
  await find.getByRole('searchbox').press('Enter')
  await expect(page).toHaveURL('/vendors?q=cove')
  await expect(cards).toHaveCount(1)
  await expect(cards).toContainText('Kiln & Cove')
  await find.getByRole('searchbox').fill('zzqq')
  await find.getByRole('searchbox').press('Enter')
  await expect(page.getByRole('main')).toContainText('No shops found for “zzqq”')
  await page.getByRole('link', { name: 'All shops' }).click()
  await expect(page).toHaveURL('/vendors')
  await expect(kiln).toHaveCount(1)
  await expect.poll(() => cards.count()).toBeGreaterThan(1)
  const letter = 'K'
  await page
    .getByRole('navigation', { name: 'Shops by letter' })
    .getByRole('link', { name: letter, exact: true })
    .click()
  await expect(cards.filter({ hasNotText: /^K/ })).toHaveCount(0)
  await expect(kiln).toHaveCount(1)
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0)
})
