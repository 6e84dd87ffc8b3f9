import { setTimeout } from 'node:timers/promises'
import { addFromPage, badge, cartPage } from './support/cart.ts'
import {
  ADDRESS,
  checkoutPage,
  countShifts,
  fillAddress,
  goToCheckout,
  ordersOf,
  shiftOf,
} from './support/checkout.ts'
import { axeFindings } from './support/engines.ts'
import { isSoak } from './support/soak.ts'
import { expect, logIn, open, test } from './support/test.ts'

const sizes = [
  [390, 'dark'],
  [1280, 'light'],
] as const
for (const [width, colorScheme] of isSoak ? sizes : sizes.slice(0, 1)) {
  test(`[RTE-16] [CRT-11] [CHK-01] [CHK-04] buys as a guest from two of three shops, at ${width} px, in ${colorScheme}`, async ({
    page,
    shelf,
    newAccount,
  }) => {
    test.setTimeout(180_000)
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme })
    await page.addInitScript(() => localStorage.setItem('cookiePreference', 'declined'))
    const [one, two, left] = await shelf.plain(3)
    const account = await newAccount()
    for (const product of [one, two, left]) await addFromPage(page, product!.slug)
    await open(page, '/cart')
    const cart = cartPage(page)
    await cart.select(left!.name).click()
    await page.getByRole('main').getByRole('button', { name: 'Check out' }).click()
    await expect(page).toHaveURL(/\/login/)
    await logIn(page, account)
    await expect(page).toHaveURL('/checkout')

    const checkout = checkoutPage(page)
    await checkout.isOpen('Address')
    expect(await axeFindings(page)).toEqual([])
    await fillAddress(page)
    await page.getByRole('button', { name: 'Save and ship here' }).click()
    await expect(page).toHaveURL('/checkout?step=delivery')
    await checkout.isOpen('Shipping')
    await expect(checkout.heading('Shipping')).toBeFocused()
    await expect(checkout.section('Address')).toContainText(ADDRESS.line1)
    await expect(checkout.speed('Standard')).toBeChecked()
    await expect(checkout.main.locator('[data-part="Parcel"]')).toHaveCount(2)
    expect(await axeFindings(page)).toEqual([])
    await checkout.speed('Fastest').click()
    await expect(checkout.main.locator('[data-part="Parcel"]')).toContainText(['$30.99', '$30.99'])
    await checkout.speed('Choose per shop').click()
    await expect(checkout.tier(one!.shop.name, 'Express')).toBeChecked()
    // A choice that is slow to arrive isn't stored over the one made after it.
    await page.route(
      '**/api/checkout',
      async route => {
        await setTimeout(1000)
        await route.continue()
      },
      { times: 1 },
    )
    await checkout.tier(one!.shop.name, 'Standard').click()
    await expect(checkout.tier(one!.shop.name, 'Standard')).toBeChecked()
    for (const words of ['Standard', '$6.99', 'Premium', '$12.99', 'Express', '$30.99'])
      await expect(checkout.section('Shipping')).toContainText(words)
    await checkout.tier(two!.shop.name, 'Premium').click()
    await expect(checkout.tier(two!.shop.name, 'Premium')).toBeChecked()
    expect(await axeFindings(page)).toEqual([])
    // On a slow network the order can be opened before the provider's code is there, which brings a bar of its own.
    let fetchProvider = () => {}
    const isFetched = new Promise<void>(resolve => {
      fetchProvider = resolve
    })
    await page.route('**/assets/test-provider-*.js', async route => {
      await isFetched
      await route.continue()
    })
    await checkout.toPayment.click()
    await checkout.isOpen('Payment')
    if (width < 900) {
      await checkout.main.getByRole('button', { name: /show your order/ }).click()
      const sheet = checkout.main.getByRole('region', { name: 'Your order' })
      await expect(sheet).toContainText(one!.name)
      fetchProvider()
      await expect(checkout.section('Payment')).toContainText('No money moves. Don’t enter a real card.')
      await expect(sheet).toContainText(one!.name)
      expect(await axeFindings(page)).toEqual([])
      await page.keyboard.press('Escape')
      await expect(sheet).toHaveCount(0)
    } else {
      fetchProvider()
      await expect(checkout.section('Payment')).toContainText('No money moves. Don’t enter a real card.')
      await expect(checkout.summary).toContainText(two!.name)
      await expect(checkout.summary).not.toContainText(left!.name)
      expect(await axeFindings(page)).toEqual([])
    }

    await expect(checkout.section('Payment')).toContainText('By paying you agree to the Terms')
    await expect(checkout.section('Payment').getByRole('link', { name: 'Terms' })).toHaveAttribute(
      'href',
      '/terms-of-service',
    )
    const withdrawal = checkout.section('Payment').getByRole('link', { name: 'right of withdrawal' })
    await expect(withdrawal).toHaveAttribute('href', '/right-of-withdrawal')
    await checkout.card('Declined').click()
    await checkout.pay.click()
    await expect(checkout.section('Payment').getByRole('alert')).toContainText('Payment not completed.')
    await expect(checkout.section('Payment').getByRole('alert')).toBeInViewport({ ratio: 0.9 })
    await expect(checkout.section('Shipping')).toContainText('Premium')
    await expect(badge(page)).toHaveText('3')
    await checkout.card('Pays').click()
    await checkout.pay.click()
    await expect(page).toHaveURL(/\/checkout\/done\/[0-9A-Z]{10}$/)
    const number = page.url().split('/').at(-1)
    await expect(badge(page)).toHaveText('1')
    expect((await ordersOf(account)).map(order => order.number).sort()).toEqual([
      `${number}-1`,
      `${number}-2`,
    ])
    await open(page, '/cart')
    await expect(cart.lines).toHaveCount(1)
    await expect(cart.line(left!.name)).toBeVisible()
  })
}

test('[CHK-05] preselects the default address, adds another one, and pays by keyboard alone', async ({
  page,
  shelf,
  newAccount,
}) => {
  const account = await newAccount()
  await goToCheckout(page, { account, products: await shelf.plain(1) })
  const checkout = checkoutPage(page)
  await checkout.isOpen('Shipping')
  await expect(checkout.section('Address')).toContainText(ADDRESS.line1)
  const press = async (name: RegExp | string) => {
    const button = checkout.main.getByRole('button', { name })
    for (let tabs = 0; tabs < 60; tabs++) {
      if (await button.evaluate(element => element === document.activeElement)) break
      await page.keyboard.press('Tab')
    }
    await expect(button).toBeFocused()
    await page.keyboard.press('Enter')
  }
  await press('Change: Address')
  await expect(checkout.heading('Address')).toBeFocused()
  await expect(checkout.main.getByRole('radio').first()).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  const form = checkout.main.getByRole('form', { name: 'New address' })
  await form.getByLabel('Full name').waitFor()
  // The radio keeps the focus, and the form is the next stop.
  for (const text of [
    'Mara Lindqvist',
    null,
    '400 Harbour Road',
    null,
    'Portland',
    'Oregon',
    '97205',
    '+49 40 555 0148',
  ]) {
    await page.keyboard.press('Tab')
    if (text) await page.keyboard.type(text)
  }
  await expect(form.getByLabel('Phone')).toHaveValue('+49 40 555 0148')
  await page.keyboard.press('Enter')
  await checkout.isOpen('Shipping')
  await expect(checkout.section('Address')).toContainText('400 Harbour Road')
  await press('Continue to payment')
  await expect(checkout.heading('Payment')).toBeFocused()
  await press(/^Asks for a second step/)
  await press(/^Pay \$/)
  await expect(checkout.main.getByRole('heading', { name: 'Is this you?' })).toBeFocused()
  await press('Yes, confirm')
  await expect(page).toHaveURL(/\/checkout\/done\//)
  await open(page, '/account/address')
  await expect(page.getByRole('main')).toContainText('400 Harbour Road')
  await expect(page.getByRole('main')).toContainText(ADDRESS.line1)
})

test('[RTE-16] keeps step, choices and input on reload and Back, without layout shifts', async ({
  page,
  shelf,
  newAccount,
}) => {
  const [product] = await shelf.plain(1)
  await goToCheckout(page, { account: await newAccount(), products: [product!], hasAddress: false })
  const checkout = checkoutPage(page)
  await checkout.isOpen('Address')
  await fillAddress(page, { fullName: 'Ines Marlow', line1: '12 Colonnade Street', region: 'OR' })
  await checkout.main.getByLabel('Country').selectOption('IE')
  await page.reload()
  await expect(checkout.main.getByLabel('County')).toHaveValue('')
  await checkout.main.getByLabel('Country').selectOption('US')
  await expect(checkout.main.getByLabel('Full name')).toHaveValue('Ines Marlow')
  await expect(checkout.main.getByLabel('Street address')).toHaveValue('12 Colonnade Street')
  await page.goBack()
  await expect(page).toHaveURL('/cart')
  await page.goForward()
  await expect(checkout.main.getByLabel('Full name')).toHaveValue('Ines Marlow')
  await fillAddress(page)
  await page.getByRole('button', { name: 'Save and ship here' }).click()
  await checkout.isOpen('Shipping')
  await checkout.tier(product!.shop.name, 'Express').click()
  await expect(checkout.summary).toContainText('$30.99')
  await page.reload()
  await checkout.isOpen('Shipping')
  await expect(checkout.tier(product!.shop.name, 'Express')).toBeChecked()
  await checkout.toPayment.click()
  await checkout.isOpen('Payment')
  await countShifts(page)
  await page.reload()
  await checkout.isOpen('Payment')
  await expect(checkout.pay).toBeVisible()
  expect(await shiftOf(page)).toBeLessThanOrEqual(0.01)
  await page.goBack()
  await checkout.isOpen('Shipping')
  await expect(checkout.tier(product!.shop.name, 'Express')).toBeChecked()
  await page.goForward()
  await checkout.isOpen('Payment')
  await checkout.pay.click()
  await expect(page).toHaveURL(/\/checkout\/done\//)
  await page.goBack()
  await expect(checkout.main).toContainText('This order is placed')
  await expect(checkout.main.getByRole('link', { name: 'See the order' })).toHaveAttribute(
    'href',
    /^\/account\/orders\/[0-9A-Z]{10}$/,
  )
})

test('explains without scripts that paying needs them and how to continue', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  await page.goto('/checkout')
  const note = page.locator('main noscript [data-component="Note"]')
  await expect(note).toBeVisible()
  await expect(note).toContainText('Turn on JavaScript to check out')
  await expect(note).toContainText('Your cart is safe')
  await context.close()
})
