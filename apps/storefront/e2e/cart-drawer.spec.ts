import { addFromPage, cartDrawer, cartLink, cartPage, toast } from './support/cart.ts'
import { expect, hydrated, open, test } from './support/test.ts'

test('changes, restores and buys lines in the cart over the page on wide screens', async ({
  page,
  shelf,
}) => {
  const [product] = await shelf.plain(1)
  const { name, slug } = product!
  await addFromPage(page, slug)
  const drawer = cartDrawer(page)
  const line = drawer.locator('[data-component="CartLine"]').filter({ hasText: name })
  await expect(drawer).toHaveCount(0)

  await cartLink(page).click()
  await line.getByRole('button', { name: /increase/i }).click()
  await expect(toast(page, 'Cart quantity updated.')).toBeVisible()
  await expect(drawer.getByText('Subtotal, 2 items')).toBeVisible()

  await line.getByRole('button', { name: /remove/i }).click()
  await expect(drawer.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  await expect(drawer.getByRole('heading', { name: 'Your cart', exact: true })).toBeFocused()
  await toast(page, 'Product removed from cart.').getByRole('button', { name: 'Undo' }).click()
  await expect(line).toBeVisible()

  // Back closes it, and the focus returns.
  await page.goBack()
  await expect(drawer).toHaveCount(0)
  await expect(page).toHaveURL(`/product/${slug}`)
  await expect(cartLink(page)).toBeFocused()

  // Each way on leaves no history entry of the drawer behind.
  await cartLink(page).click()
  await drawer.locator('[data-component="CartDrawer"]').getByRole('button', { name: 'Check out' }).click()
  await expect(page).toHaveURL(/\/login/)
  await page.goBack()
  await expect(page).toHaveURL(`/product/${slug}`)
  await expect(drawer).toHaveCount(0)
  await cartLink(page).click()
  await drawer.getByRole('link', { name: 'View cart' }).click()
  await expect(page).toHaveURL('/cart')
  await expect(cartPage(page).line(name)).toBeVisible()
  await expect(drawer).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(`/product/${slug}`)
})

test('follows the link to the cart on narrow screens, and on the cart’s own page', async ({ page }) => {
  await page.setViewportSize({ width: 899, height: 900 })
  await open(page, '/help')
  await cartLink(page).click()
  await expect(page).toHaveURL('/cart')
  await page.setViewportSize({ width: 1280, height: 900 })
  await hydrated(page)
  await cartLink(page).click()
  await expect(cartDrawer(page)).toHaveCount(0)
  await expect(page).toHaveURL('/cart')
})
