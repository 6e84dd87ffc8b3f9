import { badge, cartPage, viewCart } from './support/cart.ts'
import { expect, open, test } from './support/test.ts'

test('[RTE-24] shows the exact title and the message on the error screen', async ({ page }) => {
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

test('hides the browser’s own message when a script fails, and offers to reload and to go home', async ({
  page,
}) => {
  await open(page, '/about')
  await page.evaluate(() => {
    const { removeChild } = Node.prototype
    Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
      if (!(this instanceof Element && this.closest('main'))) return removeChild.call(this, child) as T
      Node.prototype.removeChild = removeChild
      throw new DOMException('The node to be removed is not a child of this node.', 'NotFoundError')
    }
  })
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /vendors/i })
    .first()
    .click()
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible()
  await expect(main).not.toContainText('node')
  await expect(main.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/')
  await main.getByRole('button', { name: 'Try again' }).click()
  await expect(main.getByRole('heading', { level: 1 })).not.toHaveText('Unexpected Application Error!')
})

test('[TST-01] works with blocked storage, shows a notice and keeps the cart for the page’s lifetime', async ({
  page,
  shelf,
}) => {
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
  await expect(
    page
      .locator('[data-component="Toast"][data-type="info"]')
      .filter({ hasText: 'Your browser isn’t saving data' }),
  ).toBeVisible()
  await viewCart(page)
  await expect(cartPage(page).line(product!.name)).toBeVisible()
  expect(problems).toEqual([])
})
