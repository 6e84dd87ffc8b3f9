import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'

/** Points at something before any script of the page has run, and stays there. */
async function restOn(page: Page, path: string, part: string): Promise<void> {
  let release = () => {}
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route('**/assets/*.js', async route => {
    await held
    await route.continue()
  })
  await page.goto(path)
  await page.locator(part).hover()
  release()
}

test('a pointer that rests on an entry of the bar while the page comes alive gets its menu', async ({
  page,
}) => {
  await restOn(page, '/help', '[data-component="NavMenu"] li:has(button) > a >> nth=0')
  await expect(page.locator('[data-part="Menu"]')).toBeVisible()
})

test('a pointer that rests on a control while the page comes alive gets its tooltip', async ({ page }) => {
  await restOn(page, '/help', 'header a[aria-label="Help Center"]')
  await expect(page.getByRole('tooltip')).toHaveText('Help Center')
})
