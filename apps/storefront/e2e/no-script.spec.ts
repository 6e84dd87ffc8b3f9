import { expect, test } from './support/test.ts'

test.use({ javaScriptEnabled: false })

test('home is complete without scripts', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await page.locator('main [data-component="ProductCard"]').count()).toBeGreaterThan(3)
  const cart = page.getByRole('banner').getByRole('link', { name: /^Shopping Cart/ })
  await expect(cart).toBeVisible()
  // The way to log in stands beside the cart, and no taller.
  const [login, beside] = [
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).boundingBox(),
    await cart.boundingBox(),
  ]
  expect([login?.y, login?.height]).toEqual([beside?.y, beside?.height])
})

test('the cart says that it needs scripts', async ({ page }) => {
  await page.goto('/cart')
  await expect(page.locator('noscript [data-component="Note"]')).toContainText('Turn on JavaScript to use your cart.')
  await expect(page.locator('[data-component="CartSkeleton"]')).toBeHidden()
})

test('the search form works without scripts', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('banner').getByRole('searchbox').fill('mug')
  await page.getByRole('banner').getByRole('searchbox').press('Enter')
  await expect(page).toHaveURL(/\/search\?q=mug/)
  await expect(page.locator('main [data-component="ProductCard"]').first()).toContainText(/mug/i)
})

test('filters are a form and pages are links without scripts', async ({ page, request }) => {
  await page.goto('/all-product?onSale=true')
  const list = await (await request.get('/api/public/products?onSale=true&limit=24')).json()
  await expect(page.locator('main [data-component="ProductCard"]')).toHaveCount(list.items.length)
  const form = page.locator('main form[method="get"]').first()
  await expect(form.getByRole('button', { name: /apply|show/i })).toBeVisible()
})

test('the Seller Center says that it needs scripts', async ({ page }) => {
  for (const path of ['/seller', '/seller/orders', '/seller/nowhere']) {
    await page.goto(path)
    const note = page.locator('noscript [data-component="Note"]')
    await expect(note).toBeVisible()
    await expect(note).toContainText('Turn on JavaScript to use the Seller Center')
  }
})

test('a mail program’s own button ends emails by a POST to their link, with no page before it', async ({
  request,
}) => {
  const answer = await request.post('/stop-emails?token=0123456789abcdef', {
    form: { 'List-Unsubscribe': 'One-Click' },
  })
  expect(answer.status()).toBe(200)
  expect(await answer.text()).toContain('No more of these emails')
})
