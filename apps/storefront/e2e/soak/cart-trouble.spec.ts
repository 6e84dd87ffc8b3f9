import { addFromPage, badge, cartPage, toast } from '../support/cart.ts'
import { enterAs, expect, logIn, open, signIn, stored, test } from '../support/test.ts'

test('[CRT-09] puts one product with equal variants on one line, in any order of choosing', async ({
  page,
  shelf,
}) => {
  const product = await shelf.withOptions()
  const variant = product.variants.find(({ stock }) => stock === null || stock >= 5)!
  const chosen = product.options.map(option => ({
    name: option.name,
    value: option.values.find(({ id }) => variant.optionIds.includes(id))!.name,
  }))
  const choose = async (options: typeof chosen) => {
    for (const { name, value } of options) {
      await page
        .getByRole('group', { name })
        .getByRole('radio', { name: value, exact: true })
        .check({ force: true })
    }
    await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click()
  }
  await open(page, `/product/${product.slug}`)
  await choose(chosen)
  await expect(badge(page)).toHaveText('1')
  await open(page, `/product/${product.slug}`)
  await choose(chosen.toReversed())
  await expect(badge(page)).toHaveText('2')
  await open(page, '/cart')
  await expect(cartPage(page).lines).toHaveCount(1)
  await expect(cartPage(page).quantity(product.name)).toHaveValue('2')
  await cartPage(page).line(product.name).getByRole('link', { name: product.name }).click()
  await expect(page).toHaveURL(new RegExp(`/product/${product.slug}\\?([^&]+=[^&]+&?){${chosen.length}}$`))
  for (const { name, value } of chosen)
    await expect(
      page.getByRole('group', { name }).getByRole('radio', { name: value, exact: true }),
    ).toBeChecked()
})

test('[CRT-15] shows a toast for each failure and leaves the cart unchanged', async ({
  page,
  shelf,
  newAccount,
}) => {
  const [product, other] = await shelf.plain(2)
  const account = await newAccount()
  const { token } = await signIn(account)
  await page.request.post('/api/cart/add', {
    headers: { authorization: `Bearer ${token}` },
    data: { productDTO: { id: product!.id }, quantity: 1, optionIds: [] },
  })
  const refuse = (pattern: string) => page.route(pattern, route => route.abort())
  await enterAs(page, account, '/cart')
  const cart = cartPage(page)
  await expect(cart.lines).toHaveCount(1)

  await refuse('**/api/cart/changeQuantity/**')
  await cart.more(product!.name).click()
  await expect(toast(page, 'Failed to update quantity. Please try again.')).toBeVisible()
  await expect(cart.quantity(product!.name)).toHaveValue('1')

  await refuse('**/api/cart/remove/**')
  await cart.remove(product!.name).click()
  await expect(toast(page, 'Failed to remove product from cart. Please try again.')).toBeVisible()
  await expect(cart.line(product!.name)).toBeVisible()

  await refuse('**/api/cart/add')
  await open(page, `/product/${other!.slug}`)
  await expect(badge(page)).toHaveText('1')
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click()
  await expect(toast(page, 'Failed to add product to cart. Please try again.')).toBeVisible()
  await expect(badge(page)).toHaveText('1')

  await refuse('**/api/cart/findAll')
  await page.goto('/cart')
  await expect(toast(page, 'Failed to load cart. Please try again.')).toBeVisible()
})

test('[CRT-16] keeps the guest’s items after a failed sync', async ({ page, shelf, newAccount }) => {
  const [product] = await shelf.plain(1)
  const account = await newAccount()
  await addFromPage(page, product!.slug)
  await page.route('**/api/cart/add-multiple', route => route.abort())
  await open(page, '/login')
  await logIn(page, account)
  await expect(toast(page, 'Failed to sync cart. Please try again.')).toBeVisible()
  expect(JSON.stringify(await stored(page, 'guest_cart_items'))).toContain(product!.id)
  await page.unroute('**/api/cart/add-multiple')
  await page.reload()
  await expect(badge(page)).toHaveText('1')
  await open(page, '/cart')
  await expect(cartPage(page).group(product!.shop.name)).toContainText(product!.name)
})
