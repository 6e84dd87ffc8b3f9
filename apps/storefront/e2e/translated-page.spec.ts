import { addFromPage, cartPage, viewCart } from './support/cart.ts'
import { checkoutPage, fillAddress } from './support/checkout.ts'
import { expect, logIn, open, test } from './support/test.ts'
import { translate } from './support/translator.ts'

test('logs in, adds to the cart, saves an address and pays on a translated page', async ({
  page,
  shelf,
  newAccount,
}) => {
  const translation = await translate(page)
  await page.addInitScript(() => localStorage.setItem('cookiePreference', 'declined'))
  // Slow answers keep buttons busy for long enough to be translated.
  await page.route(/\/api\/(auth|cart|user|checkout|orders|payments)/, async route => {
    if (route.request().method() !== 'GET') await new Promise(done => setTimeout(done, 300))
    await route.continue().catch(() => {})
  })
  const [product, other] = await shelf.plain(2)
  await open(page, '/login')
  await logIn(page, { email: 'nobody@example.com', password: 'not the password' })
  await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible()
  await logIn(page, await newAccount())
  await expect(page).not.toHaveURL(/\/login/)

  for (const { slug } of [product!, other!]) await addFromPage(page, slug)
  await viewCart(page)
  const cart = cartPage(page)
  await cart.more(product!.name).click()
  await expect(cart.quantity(product!.name)).toHaveValue('2')
  await cart.select(other!.name).click()
  await cart.select(other!.name).click()
  await cart.remove(other!.name).click()
  await expect(cart.lines).toHaveCount(1)
  await page.getByRole('main').getByRole('button', { name: 'Check out' }).click()

  const checkout = checkoutPage(page)
  await fillAddress(page)
  await page.getByRole('button', { name: 'Save and ship here' }).click()
  await checkout.isOpen('Shipping')
  await checkout.tier(product!.shop.name, 'Premium').click()
  await checkout.toPayment.click()
  await checkout.card('Declined').click()
  await checkout.pay.click()
  await expect(checkout.section('Payment').getByRole('alert')).toContainText('Payment not completed.')
  await checkout.card('Pays').click()
  await checkout.pay.click()
  await expect(page).toHaveURL(/\/checkout\/done\//)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(translation.errors).toEqual([])
  expect(translation.lost).toEqual([])
})
