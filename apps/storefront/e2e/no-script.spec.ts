import { expect, test } from './support/test.ts'

test.use({ javaScriptEnabled: false })

test('shows the complete home page without scripts', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await page.locator('main [data-component="ProductCard"]').count()).toBeGreaterThan(3)
  const cart = page.getByRole('banner').getByRole('link', { name: /^Shopping Cart/ })
  await expect(cart).toBeVisible()
  // The login link is next to the cart, and no taller.
  const [login, beside] = [
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).boundingBox(),
    await cart.boundingBox(),
  ]
  expect([login?.y, login?.height]).toEqual([beside?.y, beside?.height])
})

test('says on the cart page that scripts are needed', async ({ page }) => {
  await page.goto('/cart')
  await expect(page.locator('noscript [data-component="Note"]')).toContainText(
    'Turn on JavaScript to use your cart.',
  )
  await expect(page.locator('[data-component="CartSkeleton"]')).toBeHidden()
})

test('searches without scripts', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('banner').getByRole('searchbox').fill('mug')
  await page.getByRole('banner').getByRole('searchbox').press('Enter')
  await expect(page).toHaveURL(/\/search\?q=mug/)
  await expect(page.locator('main [data-component="ProductCard"]').first()).toContainText(/mug/i)
})

test('filters by a form and turns pages by links without scripts', async ({ page, request }) => {
  await page.goto('/all-product?onSale=true')
  const list = await (await request.get('/api/public/products?onSale=true&limit=24')).json()
  await expect(page.locator('main [data-component="ProductCard"]')).toHaveCount(list.items.length)
  const form = page.locator('main form[method="get"]').first()
  await expect(form.getByRole('button', { name: /apply|show/i })).toBeVisible()
})

test('says in the Seller Center that scripts are needed', async ({ page }) => {
  for (const path of ['/seller', '/seller/orders', '/seller/nowhere']) {
    await page.goto(path)
    const note = page.locator('noscript [data-component="Note"]')
    await expect(note).toBeVisible()
    await expect(note).toContainText('Turn on JavaScript to use the Seller Center')
  }
})

test('ends emails by a POST from the mail program’s own button, without a page', async ({ request }) => {
  for (const [query, settings] of [
    ['token=0123456789abcdef', 'on your wish list'],
    ['token=0198a000-0000-4000-8000-000000000000&about=orders', 'in the Seller Center'],
  ]) {
    const answer = await request.post(`/stop-emails?${query}`, { form: { 'List-Unsubscribe': 'One-Click' } })
    expect(answer.status()).toBe(200)
    expect(await answer.text()).toContain('Emails stopped')
    expect(await answer.text()).toContain(`You can turn them on again ${settings}`)
  }
})
