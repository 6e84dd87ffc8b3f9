import { axeFindings, sideways } from '../support/engines.ts'
import { expect, open, test } from '../support/test.ts'

/** Variants of the pages that `whole-pages.spec.ts` checks completely with both engines. */
const PAGES = [
  '/search',
  '/search?q=mgu',
  '/category/kitchen?option=Glaze%3ALagoon&minRating=4',
  '/shop/kiln-and-cove?q=vase',
  '/help?q=return',
  '/privacy-policy',
]

/** Loads each page once: axe on a phone, then the width at 320 px, then with text twice as large. */
test('passes axe on pages for searching and comparing, without horizontal scrolling', async ({ page }) => {
  test.setTimeout(150_000)
  await page.addInitScript(() => localStorage.setItem('cookiePreference', 'accepted'))
  for (const path of PAGES) {
    await page.setViewportSize({ width: 390, height: 900 })
    await open(page, path)
    expect(await axeFindings(page), path).toEqual([])
    await page.setViewportSize({ width: 320, height: 700 })
    expect(await sideways(page), path).toBeLessThanOrEqual(0)
    await page.setViewportSize({ width: 640, height: 700 })
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    expect(await sideways(page), `${path} at 200 %`).toBeLessThanOrEqual(0)
  }
})

for (const [colorScheme, width] of [
  ['light', 390],
  ['dark', 1280],
] as const) {
  test(`passes axe with large pictures and suggestions, in ${colorScheme} at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme })
    await page.addInitScript(() => localStorage.setItem('cookiePreference', 'accepted'))
    await open(page, '/search?q=mug')
    await open(page, '/product/cove-mug-320-ml')
    await page.getByRole('link', { name: /^Enlarge picture 1/ }).click()
    const viewer = page.locator('[data-component="PictureViewer"]')
    await expect(viewer).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
    await viewer.getByRole('button', { name: 'Zoom in' }).click()
    expect(await axeFindings(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(viewer).toHaveCount(0)
    if (width < 600) {
      await page.getByRole('banner').getByRole('button', { name: 'Search' }).first().click()
      await expect(page.getByRole('dialog')).toBeVisible()
    } else await page.getByRole('banner').getByRole('searchbox').focus()
    await expect(page.getByRole('region', { name: 'Suggestions' })).toContainText('Recent searches')
    await page.waitForTimeout(400)
    expect(await axeFindings(page)).toEqual([])
  })
}
