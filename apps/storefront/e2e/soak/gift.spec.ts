import type { Page } from '@playwright/test'
import { cartPage } from '../support/cart.ts'
import { ADDRESS, checkoutPage, fillAddress } from '../support/checkout.ts'
import { watchLayoutShifts } from '../support/layout-shifts.ts'
import { expect, hydrated, logIn, test } from '../support/test.ts'

/** Slow phone on a slow network. */
const slowPhone = async (page: Page) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const device = await page.context().newCDPSession(page)
  await device.send('Network.enable')
  await device.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 90_000,
  })
  // Makes the machine half as fast by keeping it busy.
  await device.send('Emulation.setCPUThrottlingRate', { rate: 2 })
}

/** Days that a text names, in the nearest year. */
const daysIn = (text: string): Date[] =>
  [...text.matchAll(/[A-Z][a-z]{2}, ([A-Z][a-z]{2} \d{1,2})/g)].map(([, day]) => {
    const now = new Date()
    const date = new Date(`${day} ${now.getUTCFullYear()} UTC`)
    if (date < new Date(now.getTime() - 86_400_000)) date.setUTCFullYear(date.getUTCFullYear() + 1)
    return date
  })

test('finds two matching mugs on a slow phone, pays and has them arrive before Friday', async ({
  page,
  newAccount,
}) => {
  test.setTimeout(240_000)
  const account = await newAccount()
  const shifts = await watchLayoutShifts(page)
  await slowPhone(page)
  await page.goto('/')
  const main = page.getByRole('main')
  await page.getByRole('button', { name: 'Decline', exact: true }).click()

  await hydrated(page)
  await page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }).click()
  await page.getByRole('searchbox').locator('visible=true').fill('cove mug')
  await page.keyboard.press('Enter')
  await main.getByRole('link', { name: 'Cove mug', exact: true }).first().click()

  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Cove mug')
  await hydrated(page)
  await main.getByRole('radio', { name: 'Ink' }).check()
  await expect(page).toHaveURL(/glaze=ink/)
  await expect(main.getByText(/Arrives /).first()).toBeVisible()
  await main
    .getByRole('button', { name: /^Increase quantity/ })
    .first()
    .click()
  await main.getByRole('button', { name: 'Add to cart' }).first().click()
  await page
    .getByRole('link', { name: 'View cart' })
    .or(page.getByRole('button', { name: 'View cart' }))
    .first()
    .click()

  const cart = cartPage(page)
  await expect(cart.lines).toHaveCount(1)
  await expect(cart.lines.first()).toContainText('Ink')
  await expect(cart.quantity('Cove mug')).toHaveValue('2')
  await main.getByRole('button', { name: 'Check out' }).first().click()
  await logIn(page, account)

  const checkout = checkoutPage(page)
  await checkout.isOpen('Address')
  await fillAddress(page, { ...ADDRESS, fullName: 'Nadia Brandt', line1: '8 Harbour Steps' })
  await page.getByRole('button', { name: 'Save and ship here' }).click()
  await checkout.isOpen('Shipping')
  // The Friday that the fastest parcel can reach, and the cheapest shipping that reaches it, by the dates on the page.
  const tiers = checkout.section('Shipping').getByRole('radio')
  const offers = await Promise.all(
    (await tiers.all()).map(async radio => {
      const label = await radio.evaluate(input => input.closest('label')?.textContent ?? '')
      return { radio, arrives: daysIn(label).at(-1)! }
    }),
  )
  const friday = new Date(Math.min(...offers.map(({ arrives }) => arrives.getTime())) + 86_400_000)
  while (friday.getUTCDay() !== 5) friday.setUTCDate(friday.getUTCDate() + 1)
  const inTime = offers.find(({ arrives }) => arrives < friday)!
  await inTime.radio.check()
  await checkout.toPayment.click()
  await checkout.isOpen('Payment')
  await checkout.card('Pays').click()
  await checkout.pay.click()

  await expect(page).toHaveURL(/\/checkout\/done\//)
  await expect(main).toContainText('Nadia Brandt')
  await expect(main).toContainText('2 items')
  const promised = (await main.textContent()) ?? ''
  expect(daysIn(promised).map(Number)).toContain(Number(inTime.arrives))
  await main.getByRole('link', { name: 'See your order' }).click()
  await expect(main).toContainText('Cove mug')
  await expect(main).toContainText('Ink')

  // Within the checkout, steps open and close on a press. Nothing else may move.
  const moved = shifts.filter(({ where }) => !where.startsWith('/checkout:'))
  expect(
    moved.reduce((sum, { value }) => sum + value, 0),
    JSON.stringify(moved, null, 1),
  ).toBeLessThan(0.05)
  // The footer must not come into view while the checkout loads or is being paid either.
  expect(shifts.filter(({ where }) => where.includes('footer of Footer 0+0 →'))).toEqual([])
})
