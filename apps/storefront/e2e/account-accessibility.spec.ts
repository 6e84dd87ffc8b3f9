import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { enterAs, expect, hydrated, test } from './support/test.ts'

const findings = async (page: Page) =>
  (await new AxeBuilder({ page }).analyze()).violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  )

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [390, 1280]) {
    test(`axe finds nothing in the account and on the contact page in ${colorScheme} at ${width} px`, async ({
      page,
      newAccount,
    }) => {
      test.setTimeout(90_000)
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.addInitScript(() => localStorage.setItem('cookiePreference', 'declined'))
      await enterAs(page, await newAccount(), '/account/profile')
      for (const path of [
        '/account/profile',
        '/account/address',
        '/account/change-password',
        '/account/orders',
        '/contact',
      ]) {
        await page.goto(path)
        await hydrated(page)
        await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
        if (path.endsWith('address')) await page.getByRole('button', { name: 'Add an address' }).click()
        await page.waitForTimeout(300)
        expect(await findings(page), path).toEqual([])
      }
    })
  }
}

test('the account does not scroll sideways at 320 px', async ({ page, newAccount }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await enterAs(page, await newAccount(), '/account/profile')
  for (const path of ['/account/profile', '/account/address', '/account/change-password', '/contact']) {
    await page.goto(path)
    await hydrated(page)
    await page.waitForTimeout(300)
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(wide, path).toBeLessThanOrEqual(0)
  }
})
