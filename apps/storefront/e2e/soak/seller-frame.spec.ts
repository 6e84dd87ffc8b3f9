import type { Page } from '@playwright/test'
import { findings, sideways } from '../support/engines.ts'
import { enterAs, expect, hydrated, test } from '../support/test.ts'

const SELLER = { email: 'seller@stoa.example', password: 'stoa-demo-2026', username: '' }
const layout = (page: Page) => page.locator('[data-component="SellerLayout"]')

test('navigates the seller area by shortcuts, which can be switched off', async ({ page }) => {
  await enterAs(page, SELLER, '/seller/nowhere')
  await expect(layout(page)).toBeVisible()
  await hydrated(page)
  await page.keyboard.press('g')
  await page.keyboard.press('d')
  await expect(page).toHaveURL('/seller')

  await page.keyboard.press('Control+k')
  const search = page.getByRole('combobox', { name: 'Search your shop' })
  await expect(search).toBeFocused()
  // In a field, letters are typed.
  await search.pressSequentially('?gd')
  await expect(search).toHaveValue('?gd')
  await search.fill('dash')
  await expect(page.getByRole('option', { name: 'Dashboard' })).toBeVisible()
  await page.keyboard.press('Escape')

  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await help.getByRole('switch', { name: 'Use these keys' }).uncheck()
  await help.getByRole('button', { name: 'Close' }).click()
  await expect(help).toBeHidden()
  await page.keyboard.press('?')
  await page.keyboard.press('Control+k')
  await expect(search).toBeFocused()
  await expect(help).toBeHidden()
})

test('keeps the frame intact at every width, collapsed and by touch', async ({ page }) => {
  await page.route('**/api/seller/start', async route => {
    const answer = await route.fetch()
    const start = { ...(await answer.json()), returns: { waiting: 1, claims: 2 } }
    await route.fulfill({ response: answer, json: start })
  })
  await enterAs(page, SELLER, '/seller')
  await expect(layout(page)).toBeVisible()
  const returns = { name: /Returns.*1 return and 2 claims waiting for you/ }
  await expect(page.getByRole('link', returns)).toBeVisible()
  await page.getByRole('button', { name: 'Collapse menu' }).click()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Expand menu' })).toBeVisible()
  expect(await findings(page)).toEqual([])
  for (const width of [1024, 768, 390, 320]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await sideways(page), `${width} px`).toBe(0)
  }
  const menu = page.getByRole('button', { name: 'Menu' })
  await menu.click()
  const drawer = page.getByRole('dialog', { name: 'Menu' })
  await expect(drawer.getByRole('link', { name: 'Dashboard' })).toBeVisible()
  await expect(drawer.getByRole('link', returns)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeFocused()
})
