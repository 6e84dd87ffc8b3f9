import { expect, type Locator, type Page } from '@playwright/test'

/**
 * Points at something until what it opens is there, as a hand does that wanders off and comes back. Menus and
 * tooltips come after the page, so a test that measures their timing first points once this way.
 */
export const pointAt = async (page: Page, target: Locator, opened: Locator): Promise<void> => {
  await expect(async () => {
    await page.mouse.move(640, 500, { steps: 5 })
    await target.hover()
    await expect(opened).toBeVisible({ timeout: 2500 })
  }).toPass({ timeout: 20_000 })
}
