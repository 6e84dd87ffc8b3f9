import { pointAt } from '../support/pointer.ts'
import { enterAs, expect, hydrated, open, test } from '../support/test.ts'

test('[HDR-05] shows the search as an overlay on a small screen, and closing clears the text', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/')
  await page
    .getByRole('banner')
    .getByRole('button', { name: /search/i })
    .click()
  const overlay = page.getByRole('dialog')
  const box = overlay.getByRole('searchbox')
  await expect(box).toBeFocused()
  await box.fill('lamp')
  await overlay.getByRole('button', { name: /close/i }).click()
  await expect(overlay).toBeHidden()
  await page
    .getByRole('banner')
    .getByRole('button', { name: /search/i })
    .click()
  await expect(page.getByRole('dialog').getByRole('searchbox')).toHaveValue('')
})

test('[HDR-06] [HDR-08] [HDR-09] [HDR-10] shows tooltips and links, and a badge for a filled cart', async ({
  page,
  shelf,
}) => {
  const [product] = await shelf.plain(1)
  await open(page, '/')
  const banner = page.getByRole('banner')
  const become = banner.getByRole('link', { name: 'Become a seller' })
  await expect(become).toHaveAttribute('href', '/seller-registration')
  await pointAt(page, become, page.getByRole('tooltip', { name: 'Become a seller' }))
  const cart = banner.getByRole('link', { name: /^Shopping Cart/ })
  await expect(cart).toHaveAttribute('href', '/cart')
  const badge = cart.locator('[data-part="Count"]')
  await expect(badge).toHaveCount(0)
  await pointAt(page, cart, page.getByRole('tooltip', { name: 'Shopping Cart' }))
  const login = banner.getByRole('link', { name: 'Login' })
  await expect(login).toHaveAttribute('href', '/login')
  await pointAt(page, login, page.getByRole('tooltip', { name: 'Login' }))
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(become).toBeHidden()
  await page.setViewportSize({ width: 1280, height: 900 })

  await open(page, `/product/${product!.slug}`)
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await expect(cart).toContainText('1')
  const [red, green, blue] = await badge.evaluate(node => {
    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!
    context.fillStyle = getComputedStyle(node).backgroundColor
    context.fillRect(0, 0, 1, 1)
    return [...context.getImageData(0, 0, 1, 1).data]
  })
  expect(red!).toBeGreaterThan(2 * green!)
  expect(red!).toBeGreaterThan(2 * blue!)

  // A seller's icon and account menu link to the seller area.
  await page.evaluate(() => localStorage.clear())
  await enterAs(page, { email: 'seller@stoa.example', password: 'stoa-demo-2026', username: '' })
  await hydrated(page)
  const center = banner.getByRole('link', { name: 'Seller Center' })
  await expect(center).toHaveAttribute('href', '/seller')
  await pointAt(page, center, page.getByRole('tooltip', { name: 'Seller Center' }))
  await banner.getByRole('button', { name: /account/i }).click()
  await expect(page.getByRole('menu').getByRole('menuitem', { name: 'Seller Channel' })).toHaveAttribute(
    'href',
    '/seller',
  )
})
