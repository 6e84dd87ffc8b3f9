import AxeBuilder from '@axe-core/playwright'
import { addFromPage } from './support/cart.ts'
import { expect, hydrated, open, test } from './support/test.ts'

const pages = [
  '/',
  '/all-product',
  '/search?q=mug',
  '/vendors',
  '/help',
  '/cart',
  '/login',
  '/register',
  '/nowhere',
]

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [390, 1280]) {
    test(`axe finds nothing on the shopper's pages in ${colorScheme} at ${width} px`, async ({
      page,
      shelf,
    }) => {
      test.setTimeout(120_000)
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.addInitScript(() => localStorage.setItem('cookiePreference', 'declined'))
      const [plain] = await shelf.plain(1)
      const product = await shelf.withOptions()
      await addFromPage(page, plain!.slug)
      for (const path of [...pages, `/product/${product.slug}`, `/shop/${product.shop.slug}`]) {
        await open(page, path)
        const { violations } = await new AxeBuilder({ page }).analyze()
        expect(
          violations.map(
            ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
          ),
          path,
        ).toEqual([])
      }
    })
  }
}

test('axe finds nothing in the open drawer, the account form and the cookie notice', async ({ page }) => {
  await open(page, '/about')
  await expect(page.getByRole('region', { name: 'Cookie Notice' })).toBeVisible()
  await page.getByRole('banner').getByRole('button', { name: 'Categories', exact: true }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.waitForTimeout(400)
  expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)).toEqual([])
})

test('nothing scrolls sideways at 320 px', async ({ page, shelf }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  const product = await shelf.withOptions()
  for (const path of [...pages, `/product/${product.slug}`]) {
    await page.goto(path)
    await hydrated(page)
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(wide, path).toBeLessThanOrEqual(0)
  }
})
