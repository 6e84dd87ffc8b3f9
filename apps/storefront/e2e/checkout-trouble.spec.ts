import { badge, cartPage } from './support/cart.ts'
import {
  checkoutOf,
  checkoutPage,
  fillAddress,
  goToCheckout,
  ordersOf,
  spareProducts,
} from './support/checkout.ts'
import { changeProduct } from './support/database.ts'
import { expect, hydrated, logIn, open, test } from './support/test.ts'

test('[CHK-04] starts one payment and places one order after a double press of Pay', async ({
  page,
  shelf,
  newAccount,
}) => {
  const account = await newAccount()
  const begun: string[] = []
  page.on('request', request => {
    if (request.method() === 'POST' && /\/api\/checkout\/.+\/payments$/.test(request.url()))
      begun.push(request.url())
  })
  await goToCheckout(page, { account, products: await shelf.plain(1) })
  const checkout = checkoutPage(page)
  await checkout.toPayment.click()
  await checkout.pay.dblclick()
  await expect(page).toHaveURL(/\/checkout\/done\//)
  expect(begun).toHaveLength(1)
  expect(await ordersOf(account)).toHaveLength(1)
})

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

test('[CHK-04] shows a price change line by line and charges it only once accepted', async ({
  page,
  newAccount,
}) => {
  const [product, scarce] = await spareProducts(0, 2)
  const account = await newAccount()
  await goToCheckout(page, { account, products: [product!, scarce!], quantity: 2 })
  const checkout = checkoutPage(page)
  await checkout.toPayment.click()
  await expect(checkout.pay).toBeVisible()
  await changeProduct(product!.id, { priceMinor: 98_765 })
  await changeProduct(scarce!.id, { stock: 1 })
  await checkout.pay.click()
  await expect(checkout.comparison).toBeVisible()
  await expect(checkout.comparison.getByRole('heading')).toBeFocused()
  await expect(checkout.comparison.getByRole('row', { name: new RegExp(product!.name) })).toContainText(
    '$1,975.30',
  )
  await expect(checkout.pay).toHaveCount(0)
  expect(await ordersOf(account)).toHaveLength(0)
  await checkout.comparison.getByRole('button', { name: 'Accept the new total' }).click()
  await expect(checkout.comparison).toHaveCount(0)
  await expect(checkout.problems).toContainText(`${scarce!.name}: Only 1 left.`)
  await checkout.problems.getByRole('button', { name: 'Change to 1' }).click()
  await expect(checkout.problems).toHaveCount(0)
  await checkout.pay.click()
  await expect(page).toHaveURL(/\/checkout\/done\//)
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

test('[RTE-16] waits for a lost answer, also after a reload', async ({ page, shelf, newAccount }) => {
  const account = await newAccount()
  await goToCheckout(page, { account, products: await shelf.plain(1) })
  const checkout = checkoutPage(page)
  await checkout.toPayment.click()
  await checkout.card('Pays later').click()
  await page.route(/\/confirm$/, route => route.abort())
  await checkout.pay.click()
  await expect(checkout.section('Payment')).toContainText('Waiting for your bank')
  await expect(checkout.change('Address')).toHaveCount(0)
  // Money may have moved, so that only the answer is left to wait for.
  const { payment } = await checkoutOf(account)
  expect(payment?.status).toMatch(/pending|processing|in_review/)
  await page.unroute(/\/confirm$/)
  await expect(checkout.section('Payment')).toContainText('Your bank is reviewing the payment')
  await page.reload()
  await expect(checkout.section('Payment')).toContainText('Your bank is reviewing the payment')
  await expect(page).toHaveURL(/\/checkout\/done\//)
  await hydrated(page)
  await expect(badge(page)).toHaveCount(0)
  expect(await ordersOf(account)).toHaveLength(1)
})
