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
  const picture = await request.get((await logo.locator('img').first().getAttribute('src'))!)
  expect(picture.status()).toBe(200)
  expect(picture.headers()['content-type']).toBe('image/svg+xml')
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
