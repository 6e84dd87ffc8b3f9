import { openWithoutScripts } from './support/scripts.ts'
import { expect, test } from './support/test.ts'

test('a pointer that rests on an entry of the bar while the page comes alive gets its menu', async ({
  page,
}) => {
  const start = await openWithoutScripts(page, '/help')
  await page.locator('[data-component="NavMenu"] li:has(button) > a').first().hover()
  await start()
  await expect(page.locator('[data-part="Menu"]')).toBeVisible()
})

test('a pointer that rests on a control while the page comes alive gets its tooltip', async ({ page }) => {
  const start = await openWithoutScripts(page, '/help')
  await page.getByRole('banner').getByRole('link', { name: 'Help Center' }).hover()
  await start()
  await expect(page.getByRole('tooltip')).toHaveText('Help Center')
})
