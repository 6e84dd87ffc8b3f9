import type { Locator, Page } from '@playwright/test'
import { toast } from '../support/cart.ts'
import { enterAs, expect, hydrated, open, test } from '../support/test.ts'

const add = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first()

/** Waits until the animation of a toast is over. */
const settled = (target: Locator) =>
  target.evaluate(element => Promise.all(element.getAnimations().map(animation => animation.finished)))

const boxOf = async (target: Locator) => {
  await settled(target)
  return (await target.boundingBox())!
}

test('[TST-01] shows and announces success, error, warning, info and loading distinctly', async ({
  page,
  shelf,
  newAccount,
}) => {
  const [product] = await shelf.plain(1)
  const typed = (type: string, title: string) =>
    page.locator(`[data-component="Toast"][data-type="${type}"]`).filter({ hasText: title })
  await enterAs(page, await newAccount(), `/product/${product!.slug}`)
  await hydrated(page)
  await add(page).click()
  const added = typed('success', 'Product added to cart successfully.')
  await expect(added).toContainText('Success')
  // Shown again, it replaces itself.
  await add(page).click()
  await expect(added).toHaveAttribute('data-updated', 'true')
  await expect(added.locator('visible=true')).toHaveCount(1)
  await page.route('**/api/cart/add', route => route.abort())
  await add(page).click()
  await expect(typed('error', 'Failed to add product to cart. Please try again.')).toContainText('Error')
  await open(page, '/cart')
  await page.getByRole('main').getByRole('checkbox', { name: 'Select all', exact: true }).uncheck()
  await page.getByRole('main').getByRole('button', { name: 'Check out' }).first().click()
  await expect(typed('warning', 'Please select items to checkout.')).toContainText('Warning')

  await open(page, '/account/profile')
  let release = () => {}
  const gate = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route('**/api/user/export', async route => {
    await gate
    await route.continue()
  })
  await page.getByRole('main').getByRole('button', { name: 'Download my data' }).click()
  await expect(typed('loading', 'Preparing your data')).toContainText('Loading')
  release()
  await expect(typed('success', 'Your data has been downloaded')).toBeVisible()
  await expect(typed('loading', 'Preparing your data')).toHaveCount(0)
})

test('[TST-05] [TST-04] shows one message of two parts above the others', async ({ page, newAccount }) => {
  await enterAs(page, await newAccount(), '/account/profile')
  await page.route('**/api/user/update_profile', route => route.abort())
  const save = page.getByRole('main').getByRole('button', { name: 'Save' })
  await save.click()
  const notice = toast(page, 'Update failed')
  await expect(notice).toBeVisible()
  await notice.hover()
  await page.keyboard.press('Escape')
  await save.click()
  await expect(page.locator('[data-component="Toast"]').filter({ hasText: 'Update failed' })).toHaveCount(1)
  await page.getByRole('main').getByRole('button', { name: 'Download my data' }).click()
  const other = toast(page, 'Your data has been downloaded')
  await expect(other).toBeVisible()
  const [above, below] = [await boxOf(notice), await boxOf(other)]
  expect(above.y + above.height).toBeLessThanOrEqual(below.y)
})
