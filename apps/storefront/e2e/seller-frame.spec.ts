import type { Page } from '@playwright/test'
import { enterAs, expect, test } from './support/test.ts'

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
