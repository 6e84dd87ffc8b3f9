import { badge } from './support/cart.ts'
import { checkoutOf, checkoutPage, goToCheckout, ordersOf, spareProducts } from './support/checkout.ts'
import { changeProduct } from './support/database.ts'
import { expect, hydrated, test } from './support/test.ts'

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
