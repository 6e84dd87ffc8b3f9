import { openWithoutScripts } from '../support/scripts.ts'
import { expect, test } from '../support/test.ts'

test('opens the menu of a navigation entry that was hovered during hydration', async ({ page }) => {
  const start = await openWithoutScripts(page, '/help')
  await page.locator('[data-component="NavMenu"] li:has(button) > a').first().hover()
  await start()
  await expect(page.locator('[data-part="Menu"]')).toBeVisible()
})

test('shows the tooltip of a control that was hovered during hydration', async ({ page }) => {
  const start = await openWithoutScripts(page, '/help')
  await page.getByRole('banner').getByRole('link', { name: 'Help Center' }).hover()
  await start()
  await expect(page.getByRole('tooltip')).toHaveText('Help Center')
})

test('opens a phone’s menu and search that were pressed before the scripts ran', async ({ page }) => {
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
