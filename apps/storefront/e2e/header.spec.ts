import { pointAt } from './support/pointer.ts'
import { enterAs, expect, hydrated, open, test } from './support/test.ts'

test('[HDR-01] [HDR-07] links the logo to home and the Help Center icon to help', async ({
  page,
  request,
}) => {
  await page.goto('/about')
  const logo = page.getByRole('banner').getByRole('link', { name: /stoa/i }).first()
  await expect(logo).toHaveAttribute('href', '/')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Help Center' })).toHaveAttribute(
    'href',
    '/help',
  )
  const picture = await request.get('/logo.png')
  expect(picture.status()).toBe(200)
  expect(picture.headers()['content-type']).toBe('image/png')
})

test('[HDR-02] [HDR-03] opens a drawer of 20rem with all categories from the left, and a link closes it', async ({
  page,
  request,
}) => {
  const tree = await (await request.get('/api/public/category/get_tree_category')).json()
  await open(page, '/')
  await page.getByRole('banner').getByRole('button', { name: 'Categories', exact: true }).click()
  const drawer = page.getByRole('dialog')
  await expect(drawer).toBeVisible()
  await expect.poll(async () => (await drawer.boundingBox())?.x).toBe(0)
  expect((await drawer.boundingBox())?.width).toBe(320)
  for (const category of tree) {
    await expect(drawer.getByRole('link', { name: category.name, exact: true }).first()).toHaveAttribute(
      'href',
      `/category/${category.slug}`,
    )
  }
  const parent = tree.find((category: { child: unknown[] }) => category.child.length > 0)
  await drawer.getByRole('button', { name: new RegExp(parent.name) }).click()
  await drawer.locator(`a[href="/category/${parent.slug}/${parent.child[0].slug}"]`).click()
  await expect(drawer).toBeHidden()
  await expect(page).toHaveURL(`/category/${parent.slug}/${parent.child[0].slug}`)
})

test('[HDR-04] opens /search with the trimmed and encoded text, and ignores an empty one', async ({
  page,
}) => {
  await open(page, '/about')
  const box = page.getByRole('banner').getByRole('searchbox', { name: /search/i })
  await expect(box).toHaveAttribute('placeholder', 'Search for amazing products...')
  await box.fill('   ')
  await box.press('Enter')
  await expect(page).toHaveURL('/about')
  await box.fill('  mug & bowl  ')
  await box.press('Enter')
  await expect(page).toHaveURL(/\/search\?q=mug(%20|\+)%26(%20|\+)bowl$/)
})

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
  await expect(cart).toHaveText('')
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
  const badge = cart.locator('[data-part="Count"]')
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

test('[HDR-10] shows users an account menu, with the seller’s entry for the role', async ({
  page,
  newAccount,
}) => {
  const account = await newAccount()
  await enterAs(page, account)
  await hydrated(page)
  const avatar = page.getByRole('banner').getByRole('button', { name: new RegExp(account.username) })
  await avatar.click()
  const menu = page.getByRole('menu')
  await expect(menu).toContainText(account.username)
  await expect(menu.getByRole('menuitem', { name: 'Account', exact: true })).toHaveAttribute(
    'href',
    '/account/profile',
  )
  await expect(menu.getByRole('menuitem', { name: 'Order History' })).toHaveAttribute(
    'href',
    '/account/orders',
  )
  await expect(menu.getByRole('menuitem', { name: 'Seller Registration' })).toHaveAttribute(
    'href',
    '/seller-registration',
  )
  await menu.getByRole('menuitem', { name: 'Log Out' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
})
