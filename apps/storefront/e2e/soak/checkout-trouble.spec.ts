import { cartPage } from '../support/cart.ts'
import { checkoutPage, fillAddress, goToCheckout, ordersOf, spareProducts } from '../support/checkout.ts'
import { changeProduct } from '../support/database.ts'
import { expect, logIn, open, test } from '../support/test.ts'

test('[CHK-04] does not pay in one tab what another tab has paid', async ({
  page,
  context,
  shelf,
  newAccount,
}) => {
  const account = await newAccount()
  await goToCheckout(page, { account, products: await shelf.plain(1) })
  const checkout = checkoutPage(page)
  await checkout.toPayment.click()
  await expect(checkout.pay).toBeVisible()
  const other = await context.newPage()
  await open(other, '/checkout?step=payment')
  await checkoutPage(other).pay.click()
  await expect(other).toHaveURL(/\/checkout\/done\//)
  await expect(checkout.main).toContainText('This order is placed')
  expect(await ordersOf(account)).toHaveLength(1)
})

test('offers a fix for each item that ran low or sold out, then places the order', async ({
  page,
  newAccount,
}) => {
  const [scarce, gone, rest] = await spareProducts(2, 3)
  await goToCheckout(page, { account: await newAccount(), products: [scarce!, gone!, rest!], quantity: 2 })
  const checkout = checkoutPage(page)
  await checkout.toPayment.click()
  await expect(checkout.pay).toBeVisible()
  await changeProduct(scarce!.id, { stock: 1 })
  await changeProduct(gone!.id, { stock: 0 })
  await checkout.pay.click()
  await expect(checkout.problems).toContainText(`${scarce!.name}: Only 1 left. You asked for 2.`)
  await expect(checkout.problems).toContainText(`${gone!.name}: Sold out.`)
  await expect(checkout.problems.getByRole('heading')).toBeFocused()
  await checkout.card('Pays').focus()
  await checkout.pay.click()
  await expect(checkout.problems.getByRole('heading')).toBeFocused()
  await checkout.problems.getByRole('button', { name: 'Change to 1' }).click()
  await expect(checkout.problems).not.toContainText('Only 1 left')
  await checkout.problems.getByRole('button', { name: 'Remove' }).click()
  await expect(checkout.problems).toHaveCount(0)
  await expect(checkout.summary).not.toContainText(gone!.name)
  await checkout.pay.click()
  await expect(page).toHaveURL(/\/checkout\/done\//)
})

test('[CRT-11] restores lines, step and input after the session expired', async ({
  page,
  shelf,
  newAccount,
}) => {
  const [one, two] = await shelf.plain(2)
  const account = await newAccount()
  await goToCheckout(page, { account, products: [one!, two!], hasAddress: false })
  const checkout = checkoutPage(page)
  await fillAddress(page, { fullName: 'Ines Marlow', city: 'Portland' })
  await page.route(/\/(api|auth)\//, route =>
    route.request().headers().authorization || /refresh/.test(route.request().url())
      ? route.fulfill({
          status: 401,
          contentType: 'application/problem+json',
          body: JSON.stringify({
            status: 401,
            code: 'auth.refresh_refused',
            title: 'Log in again',
            fields: [],
          }),
        })
      : route.continue(),
  )
  await fillAddress(page)
  await page.getByRole('button', { name: 'Save and ship here' }).click()
  await expect(page).toHaveURL(/\/login/)
  await page.unroute(/\/(api|auth)\//)
  await logIn(page, account)
  await expect(page).toHaveURL(/\/checkout/)
  await expect(checkout.main.getByLabel('Street address')).toHaveValue('12 Colonnade Street')
  await expect(checkout.summary).toContainText(one!.name)
  await expect(checkout.summary).toContainText(two!.name)
  await open(page, '/cart')
  await expect(cartPage(page).select(one!.name)).toBeChecked()
})

test('deletes the typed address at logout', async ({ page, shelf, newAccount }) => {
  const account = await newAccount()
  await goToCheckout(page, { account, products: await shelf.plain(1), hasAddress: false })
  await fillAddress(page, { fullName: 'Ines Marlow' })
  const draft = () => page.evaluate(() => sessionStorage.getItem('stoa:checkout'))
  expect(await draft()).toContain('Ines Marlow')
  // The short header of the checkout has no account menu.
  await page.getByRole('banner').getByRole('link', { name: 'Back to cart' }).click()
  await expect(page).toHaveURL('/cart')
  expect(await draft()).toContain('Ines Marlow')
  await page
    .getByRole('banner')
    .getByRole('button', { name: new RegExp(account.username) })
    .click()
  await page.getByRole('menuitem', { name: 'Log Out' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
  await expect.poll(draft).toBeNull()
})

test('keeps everything and charges nothing while the network is down', async ({
  page,
  context,
  shelf,
  newAccount,
}) => {
  const [product] = await shelf.plain(1)
  await goToCheckout(page, { account: await newAccount(), products: [product!] })
  const checkout = checkoutPage(page)
  await expect(checkout.tier(product!.shop.name, 'Standard')).toBeChecked()
  await context.setOffline(true)
  await checkout.tier(product!.shop.name, 'Premium').click()
  await expect(checkout.main.getByRole('alert')).toContainText('Your total may be out of date.')
  await expect(checkout.tier(product!.shop.name, 'Standard')).toBeChecked()
  await context.setOffline(false)
  await expect(checkout.main.getByRole('alert')).toHaveCount(0)
  await expect(checkout.tier(product!.shop.name, 'Premium')).toBeChecked()
  await checkout.toPayment.click()
  await expect(checkout.pay).toBeVisible()
  await context.setOffline(true)
  await checkout.pay.click()
  await expect(checkout.main.getByRole('alert')).toContainText('You haven’t been charged')
  await context.setOffline(false)
  await checkout.pay.click()
  await expect(page).toHaveURL(/\/checkout\/done\//)
})
