import { badge, cartPage } from './support/cart.ts'
import { expect, hydrated, open, stored, test } from './support/test.ts'

test('[RTE-24] the error screen is titled to the letter and shows the message', async ({ page }) => {
  await open(page, '/about')
  await page.route('**/vendors.data*', route => route.fulfill({ status: 500, body: 'broken' }))
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /vendors/i })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Internal Server Error')
  await expect(page.getByRole('banner')).toBeVisible()
})

for (const [name, value] of [
  ['not JSON', '{{{'],
  ['another shape', '{"v":99,"lines":"no"}'],
  ['an old list', '[1,2,3]'],
]) {
  test(`storage that holds ${name} breaks no page`, async ({ page }) => {
    const problems: string[] = []
    page.on('pageerror', error => problems.push(error.message))
    await page.addInitScript(text => {
      for (const key of [
        'user-data',
        'guest_cart_items',
        'local_selected_items',
        'cookiePreference',
        'theme',
      ]) {
        if (!sessionStorage.getItem(`seen-${key}`)) localStorage.setItem(key, text)
        sessionStorage.setItem(`seen-${key}`, 'yes')
      }
    }, value!)
    for (const path of ['/', '/cart', '/login']) {
      await page.goto(path)
      await hydrated(page)
      await expect(page.getByRole('banner')).toBeVisible()
    }
    expect(problems).toEqual([])
  })
}

test('blocked storage breaks no page, and the cart lives as long as the page', async ({ page, shelf }) => {
  const [product] = await shelf.plain(1)
  const problems: string[] = []
  page.on('pageerror', error => problems.push(error.message))
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    Object.defineProperty(window, 'localStorage', { get: refuse })
    Object.defineProperty(window, 'sessionStorage', { get: refuse })
  })
  await open(page, `/product/${product!.slug}`)
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click()
  await expect(badge(page)).toHaveText('1')
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Shopping Cart/ })
    .click()
  await expect(cartPage(page).line(product!.name)).toBeVisible()
  expect(problems).toEqual([])
})

test('a readable cart survives a damaged selection', async ({ page, shelf }) => {
  const [product] = await shelf.plain(1)
  await open(page, `/product/${product!.slug}`)
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click()
  await expect(badge(page)).toHaveText('1')
  await expect.poll(() => stored(page, 'guest_cart_items').then(JSON.stringify)).toContain(product!.id)
  await page.goto('/about')
  await page.evaluate(() => localStorage.setItem('local_selected_items', '%%%'))
  await open(page, '/cart')
  await expect(cartPage(page).line(product!.name)).toBeVisible()
})
