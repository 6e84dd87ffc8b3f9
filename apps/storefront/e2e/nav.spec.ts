import { pointAt } from './support/pointer.ts'
import { expect, open, test } from './support/test.ts'

interface Category {
  name: string
  slug: string
  isShowSuggest: boolean
  child: Category[]
}

const suggested = async (request: import('@playwright/test').APIRequestContext): Promise<Category[]> => {
  const tree: Category[] = await (await request.get('/api/public/category/get_tree_category')).json()
  return tree.filter(category => category.isShowSuggest)
}
const bar = (page: import('@playwright/test').Page) => page.locator('[data-component="NavMenu"]')

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('[NAV-01] [NAV-02] starts with HOME, BEST SELLER and ALL PRODUCTS, then suggested categories', async ({
    page,
    request,
  }) => {
    const categories = await suggested(request)
    expect(categories.length).toBeGreaterThan(3)
    await page.goto('/')
    const links = bar(page).getByRole('link')
    for (const [at, [name, href]] of [
      ['HOME', '/'],
      ['BEST SELLER', '/best-seller'],
      ['ALL PRODUCTS', '/all-product'],
    ].entries()) {
      await expect(links.nth(at)).toHaveText(name!)
      await expect(links.nth(at)).toHaveAttribute('href', href!)
    }
    for (const category of categories) {
      await expect(bar(page).locator(`a[href="/category/${category.slug}"]`).first()).toHaveText(
        new RegExp(category.name),
      )
    }
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Help', exact: true })).toBeVisible()
  })
})

test('[NAV-03] opens a menu of three columns, 700 px wide, for an entry with children', async ({
  page,
  request,
}) => {
  const parent = (await suggested(request)).find(({ child }) => child.length >= 3)!
  await open(page, '/')
  await pointAt(
    page,
    bar(page).locator(`a[href="/category/${parent.slug}"]`).first(),
    bar(page).locator(`a[href="/category/${parent.slug}/${parent.child[0]!.slug}"]`),
  )
  for (const child of parent.child) {
    await expect(bar(page).locator(`a[href="/category/${parent.slug}/${child.slug}"]`)).toBeVisible()
  }
  const menu = bar(page).locator('[data-part="Menu"]:visible')
  expect((await menu.boundingBox())!.width).toBe(700)
  const lefts = await Promise.all(
    parent.child.map(async child =>
      Math.round(
        (await bar(page).locator(`a[href="/category/${parent.slug}/${child.slug}"]`).boundingBox())!.x,
      ),
    ),
  )
  expect(new Set(lefts).size).toBe(3)
})

test('[NAV-05] works without categories and shows no message', async ({ page }) => {
  const errors: Error[] = []
  page.on('pageerror', error => errors.push(error))
  await page.route('**/api/public/category/**', route => route.abort())
  await open(page, '/about')
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /our vendors|vendors/i })
    .first()
    .click()
  await expect(page).toHaveURL('/vendors')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.locator('[data-component="Toast"]')).toHaveCount(0)
  expect(errors).toEqual([])
})

test('[NAV-06] loads the tree once for bar and drawer, and a deep branch when it opens', async ({
  page,
  request,
}) => {
  const tree: Category[] = await (await request.get('/api/public/category/get_tree_category')).json()
  const calls: string[] = []
  page.on('request', sent => sent.url().includes('/category/get_tree') && calls.push(sent.url()))
  await open(page, '/')
  await page.getByRole('contentinfo').getByRole('link', { name: /about/i }).first().click()
  await expect(page).toHaveURL('/about')
  expect(calls.length).toBeLessThanOrEqual(1)
  await page.getByRole('banner').getByRole('button', { name: 'Categories', exact: true }).click()
  const drawer = page.getByRole('dialog')
  const deep = tree.find(a => a.child.some(b => b.child.length > 0))!
  const branch = deep.child.find(b => b.child.length > 0)!
  await drawer.getByRole('button', { name: new RegExp(deep.name) }).click()
  await drawer.getByRole('button', { name: new RegExp(branch.name) }).click()
  await expect(
    drawer.locator(`a[href="/category/${deep.slug}/${branch.slug}/${branch.child[0]!.slug}"]`),
  ).toBeVisible()
})
