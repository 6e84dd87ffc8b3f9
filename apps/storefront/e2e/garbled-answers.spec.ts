import type { Page } from '@playwright/test'
import type { Category } from '@stoa/api-client/schema'
import { toast } from './support/cart.ts'
import { enterAs, expect, hydrated, logIn, open, stored, test } from './support/test.ts'

/** Answers of status 200 that are none: empty, of another kind, or with a hole where a page would step. */
const NONE = ['null', '[]', '{"items":[{}],"page":{}}']

/** From now on every answer of these calls has this body. */
const garble = (page: Page, path: string, body: string) =>
  page.route(path, route => route.fulfill({ contentType: 'application/json', body }))

/** What went wrong by itself: no answer may leave an error that nobody caught. */
const uncaught = (page: Page) => {
  const errors: string[] = []
  page.on('pageerror', error => errors.push(error.message))
  return errors
}
const noErrorPage = (page: Page) => expect(page.getByText('Unexpected Application Error!')).toHaveCount(0)

test('a login that is answered with nothing fails with a word, and stores nothing', async ({
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

for (const body of NONE) {
  test(`what public pages read in the browser may be answered ${body}`, async ({ page }) => {
    const errors = uncaught(page)
    await open(page, '/product/cove-mug-320-ml')

    await garble(page, '**/api/public/products/*/reviews*', body)
    await page.getByRole('link', { name: 'Show more reviews' }).click()
    await expect(page.getByText('More reviews cannot be shown right now.')).toBeVisible()
    await page.unroute('**/api/public/products/*/reviews*')
    await page.getByRole('link', { name: 'Show more reviews' }).click()
    await expect(page.locator('[data-component="Review"]')).toHaveCount(20)

    await garble(page, '**/api/public/search/suggestions*', body)
    const asked = page.waitForResponse('**/api/public/search/suggestions*')
    const box = page.getByRole('banner').getByRole('searchbox')
    await box.pressSequentially('mug')
    await (await asked).finished()
    await expect(page.getByRole('region', { name: 'Suggestions' })).toHaveCount(0)
    await page.unroute('**/api/public/search/suggestions*')
    await box.pressSequentially('s')
    await expect(page.getByRole('region', { name: 'Suggestions' })).toBeVisible()

    await noErrorPage(page)
    expect(errors).toEqual([])
  })

  test(`a page of a signed-in person may be answered ${body}`, async ({ page, newAccount }) => {
    const errors = uncaught(page)
    const paths = ['addresses', 'sessions', 'orders'].map(name => `**/api/user/${name}*`)
    // A list without entries is a proper answer for lists.
    const isList = body === '[]'
    for (const path of paths) await garble(page, path, body)
    await enterAs(page, await newAccount(), '/account/address')
    await hydrated(page)
    const main = page.getByRole('main')
    if (!isList) await expect(main.getByRole('alert')).toContainText('This could not be loaded')
    await page.goto('/account/change-password')
    if (!isList) await expect(main.getByRole('alert')).toContainText('This could not be loaded')
    await page.goto('/account/orders')
    await expect(main.getByRole('alert')).toContainText('This could not be loaded')
    await noErrorPage(page)
    expect(errors).toEqual([])
  })
}

test('a profile that is answered as nothing keeps the session, and is asked for again by hand', async ({
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
  test(`a branch of the drawer that is answered ${body} leaves the drawer in working order`, async ({
    page,
    request,
  }) => {
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
