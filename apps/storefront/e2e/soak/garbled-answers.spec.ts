import type { Page } from '@playwright/test'
import type { Category } from '@stoa/api-client/schema'
import { toast } from '../support/cart.ts'
import { enterAs, expect, hydrated, logIn, open, stored, test } from '../support/test.ts'

/** Invalid responses with status 200: empty, of another kind, or with missing parts. */
const NONE = ['null', '[]', '{"items":[{}],"page":{}}']

/** Makes every response of these calls have this body from now on. */
const garble = (page: Page, path: string, body: string) =>
  page.route(path, route => route.fulfill({ contentType: 'application/json', body }))

/** Collects uncaught errors. No response may cause one. */
const uncaught = (page: Page) => {
  const errors: string[] = []
  page.on('pageerror', error => errors.push(error.message))
  return errors
}
const noErrorPage = (page: Page) => expect(page.getByText('Unexpected Application Error!')).toHaveCount(0)

test('shows an error and stores nothing when a login gets an invalid response', async ({
  page,
  newAccount,
}) => {
  const errors = uncaught(page)
  const account = await newAccount()
  await open(page, '/login')
  for (const body of NONE) {
    await garble(page, '**/api/auth/signin', body)
    const answered = page.waitForResponse('**/api/auth/signin')
    await logIn(page, account)
    await (await answered).finished()
    await expect(toast(page, 'Login failed'), body).toBeVisible()
    await expect(page).toHaveURL('/login')
    expect(await stored(page, 'user-data')).toBeNull()
    await toast(page, 'Login failed').hover()
    await page.keyboard.press('Escape')
    await page.unroute('**/api/auth/signin')
  }
  await logIn(page, account)
  await expect(page).toHaveURL('/')
  expect(errors).toEqual([])
})

test('keeps public pages working with invalid responses', async ({ page }) => {
  const errors = uncaught(page)
  await open(page, '/product/cove-mug-320-ml')

  const READS = '**/api/public/products/*/reviews*'
  for (const body of NONE) {
    await garble(page, READS, body)
    const answered = page.waitForResponse(READS)
    await page.getByRole('link', { name: 'Show more reviews' }).click()
    await (await answered).finished()
    await expect(page.getByText('More reviews can’t be shown right now.'), body).toBeVisible()
    await page.unroute(READS)
  }
  await page.getByRole('link', { name: 'Show more reviews' }).click()
  await expect(page.locator('[data-component="Review"]')).toHaveCount(20)

  const SUGGESTED = '**/api/public/search/suggestions*'
  const box = page.getByRole('banner').getByRole('searchbox')
  for (const [at, body] of NONE.entries()) {
    await garble(page, SUGGESTED, body)
    const answered = page.waitForResponse(SUGGESTED)
    await box.pressSequentially('mug'[at]!)
    await (await answered).finished()
    await expect(page.getByRole('region', { name: 'Suggestions' }), body).toHaveCount(0)
    await page.unroute(SUGGESTED)
  }
  await box.pressSequentially('s')
  await expect(page.getByRole('region', { name: 'Suggestions' })).toBeVisible()

  await noErrorPage(page)
  expect(errors).toEqual([])
})

test('keeps account pages working with invalid responses', async ({ page, newAccount }) => {
  const errors = uncaught(page)
  await enterAs(page, await newAccount(), '/about')
  for (const [name, path] of [
    ['addresses', '/account/address'],
    ['sessions', '/account/change-password'],
    ['orders', '/account/orders'],
  ] as const)
    for (const body of NONE) {
      // An empty list is a valid response for lists.
      if (body === '[]' && name !== 'orders') continue
      await garble(page, `**/api/user/${name}*`, body)
      await page.goto(path)
      await expect(page.getByRole('main').getByRole('alert'), `${path} ${body}`).toContainText(
        'Couldn’t load this section.',
      )
      await noErrorPage(page)
      await page.unroute(`**/api/user/${name}*`)
    }
  expect(errors).toEqual([])
})

test('keeps the session after an invalid profile response and retries on request', async ({
  page,
  newAccount,
}) => {
  const errors = uncaught(page)
  await garble(page, '**/api/user/me', '{}')
  await enterAs(page, await newAccount(), '/account/profile')
  await hydrated(page)
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
  expect(await stored(page, 'user-data')).not.toBeNull()
  await page.unroute('**/api/user/me')
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Profile' })).toBeVisible()
  expect(errors).toEqual([])
})

for (const body of NONE.filter(one => one !== '[]'))
  test(`keeps the drawer working when a branch gets ${body}`, async ({ page, request }) => {
    const errors = uncaught(page)
    const path = '**/api/public/category/get_tree_category*'
    const tree: Category[] = await (await request.get('/api/public/category/get_tree_category')).json()
    const root = tree.find(one => one.child.some(({ child }) => child.length > 0))!
    const branch = root.child.find(({ child }) => child.length > 0)!
    await open(page, '/about')
    await garble(page, path, body)
    await page.getByRole('banner').getByRole('button', { name: 'Categories', exact: true }).click()
    const drawer = page.getByRole('dialog')
    await drawer.getByRole('button', { name: new RegExp(root.name) }).click()
    const opener = drawer.getByRole('button', { name: new RegExp(branch.name) })
    const asked = page.waitForResponse(path)
    await opener.click()
    await (await asked).finished()
    await page.unroute(path)
    const leaf = drawer.locator(`a[href="/category/${root.slug}/${branch.slug}/${branch.child[0]!.slug}"]`)
    await expect(async () => {
      await opener.click()
      await expect(leaf).toBeVisible({ timeout: 1000 })
    }).toPass({ timeout: 15_000 })
    await noErrorPage(page)
    expect(errors).toEqual([])
  })
