import { expect, type Locator, type Page } from '@playwright/test'

/**
 * Hovers over an element, again and again, until it has opened its menu or tooltip. Their code loads after the page, so
 * that a test of their timing calls this first.
 */
export const pointAt = async (page: Page, target: Locator, opened: Locator): Promise<void> => {
  await expect(async () => {
    await page.mouse.move(640, 500, { steps: 5 })
    await target.hover()
    await expect(opened).toBeVisible({ timeout: 2500 })
  }).toPass({ timeout: 20_000 })
}
