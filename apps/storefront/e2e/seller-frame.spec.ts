import type { Page } from '@playwright/test'
import { findings, sideways } from './support/engines.ts'
import { enterAs, expect, hydrated, test } from './support/test.ts'

const SELLER = { email: 'seller@stoa.example', password: 'stoa-demo-2026', username: '' }
const layout = (page: Page) => page.locator('[data-component="SellerLayout"]')

test('[RTE-18] shows its own layout and not-found page in the seller area', async ({ page }) => {
  await enterAs(page, SELLER, '/seller')
  await expect(layout(page)).toBeVisible()
  await expect(page.locator('[data-component="Header"], [data-component="Footer"]')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page')

  const answer = await page.goto('/seller/nowhere')
  expect(answer?.status()).toBe(404)
  await expect(
    layout(page).getByRole('heading', { name: 'We can’t find this page in the Seller Center' }),
  ).toBeVisible()
  await layout(page).getByRole('link', { name: 'Back to the dashboard' }).click()
  await expect(page).toHaveURL('/seller')
})

test('[GRD-06] finds the role in the user’s list by its name', async ({ page }) => {
  let roles = [{ name: 'ROLE_USER' }, { name: 'ROLE_OTHER' }, { name: 'ROLE_SHOP_MANAGER' }]
  await page.route('**/api/user/me', async route => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...(await answer.json()), roles } })
  })
  await enterAs(page, SELLER, '/seller')
  await expect(layout(page)).toBeVisible()
  roles = [{ name: 'ROLE_USER' }, { name: 'SHOP_MANAGER' }]
  await page.goto('/seller')
  await expect(page).toHaveURL('/')
})

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
  await help.getByRole('checkbox', { name: 'Use these keys' }).uncheck()
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
  const returns = { name: /Returns.*1 return and 2 claims to answer/ }
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
