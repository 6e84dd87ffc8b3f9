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

test('a phone’s menu and search, pressed before the scripts are there, open once they are', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const [name, dialog] of [
    ['Categories', 'Categories'],
    ['Search', /search/i],
  ] as const) {
    const start = await openWithoutScripts(page, '/help')
    await page.getByRole('banner').getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL('/help')
    await start()
    await expect(page.getByRole('dialog', { name: dialog })).toBeVisible()
    await expect(page).toHaveURL('/help')
    await page.unrouteAll()
  }
})
