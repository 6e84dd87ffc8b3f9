import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { badge } from './support/cart.ts'
import { axeFindings, colorFindings, findings, sideways } from './support/engines.ts'
import { type PlacedOrder, placeOrders } from './support/orders.ts'
import { isSoak } from './support/soak.ts'
import { type Account, enterAs, expect, hydrated, test } from './support/test.ts'

const main = (page: Page) => page.getByRole('main')
const card = (page: Page, shop: string) => main(page).getByRole('article', { name: shop, exact: true })
const numberOf = (account: Account) => account.email.slice(8, 18).replace('-', 'X').toUpperCase()

/** One purchase from two shops, of which one has shipped a parcel. */
const purchase = (account: Account): PlacedOrder[] => {
  const common = { number: numberOf(account), placedAt: '2026-09-10T12:00:00Z', isTest: true }
  return [
    {
      ...common,
      shop: 'kiln-and-cove',
      total: 4_800,
      status: 'confirmed',
      fulfillment: 'shipped',
      arrives: ['2026-09-14', '2026-09-16'],
      events: [
        { kind: 'placed', at: '2026-09-10T12:00:00Z' },
        { kind: 'shipped', at: '2026-09-11T12:00:00Z' },
      ],
      parcel: { carrier: 'Northpost', number: 'NP-77', href: 'https://carrier.example/NP-77' },
      lines: [
        { title: 'Cove mug', quantity: 2, slug: 'cove-mug-320-ml', options: ['Glaze: Lagoon'], unit: 2_000 },
        { title: 'A plate that is made no longer', quantity: 1, unit: 800 },
      ],
    },
    {
      ...common,
      shop: 'lumen-row',
      total: 9_900,
      arrives: ['2026-09-15', '2026-09-15'],
      events: [{ kind: 'placed', at: '2026-09-10T12:00:00Z' }],
      lines: [{ title: 'Globe lamp', quantity: 1, unit: 9_900 }],
    },
  ]
}

/** Creates the purchase of a new account and opens a path as its buyer. */
async function enterWith(page: Page, newAccount: () => Promise<Account>, path: (number: string) => string) {
  const account = await newAccount()
  await placeOrders(account.email, purchase(account))
  const number = numberOf(account)
  await enterAs(page, account, path(number))
  return number
}
const orderPath = (number: string) => `/account/orders/${number}`
const donePath = (number: string) => `/checkout/done/${number}`
const listPath = () => '/account/orders'

test('[RTE-25] [ORD-01] shows an order with a card per shop, its status, parcels and amounts', async ({
  page,
  newAccount,
}) => {
  const number = await enterWith(page, newAccount, listPath)
  // The orders of one purchase are together in the list.
  const together = main(page).locator('[data-component="OrderPurchase"]')
  await expect(together.getByRole('heading', { level: 2 })).toContainText(number)
  await expect(together.locator('[data-component="OrderCard"]')).toHaveCount(2)
  await main(page)
    .getByRole('link', { name: `Order ${number}-1` })
    .click()
  await expect(page).toHaveURL(`/account/orders/${number}`)
  await expect(page).toHaveTitle(new RegExp(number))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order ${number}`)
  const kiln = card(page, 'Kiln & Cove')
  await expect(kiln.getByRole('link', { name: 'Cove mug' })).toHaveAttribute(
    'href',
    '/product/cove-mug-320-ml?glaze=lagoon',
  )
  await expect(kiln).toContainText('Shipped')
  await expect(kiln).toContainText('Arrives between Mon, Sep 14 and Wed, Sep 16')
  await expect(
    kiln
      .getByRole('listitem')
      .filter({ hasText: /^Shipped/ })
      .first(),
  ).toBeVisible()
  await expect(kiln).toContainText('2 × $20.00')
  const carrier = kiln.getByRole('link', { name: 'Track with Northpost' })
  await expect(carrier).toHaveAttribute('href', 'https://carrier.example/NP-77')
  await expect(carrier).toHaveAttribute('rel', /noreferrer/)
  await expect(card(page, 'Lumen Row')).toContainText('Arrives on Tue, Sep 15')
  await expect(main(page)).toContainText('418 Alder Street')
  await expect(main(page)).toContainText('$147.00')
  await expect(main(page)).toContainText('TEST, no money moved')
})

if (isSoak)
  test('passes the engines on the order’s pages, wide and narrow, light and dark', async ({
    page,
    newAccount,
  }) => {
    await page.addInitScript(() => localStorage.setItem('cookiePreference', 'declined'))
    const number = await enterWith(page, newAccount, listPath)
    for (const path of ['/account/orders', `/account/orders/${number}`, `/checkout/done/${number}`]) {
      await page.goto(path)
      await hydrated(page)
      await expect(main(page).getByRole('link', { name: 'Kiln & Cove' }).first()).toBeVisible()
      await page.setViewportSize({ width: 1280, height: 900 })
      expect(await findings(page), path).toEqual([])
      await page.setViewportSize({ width: 390, height: 900 })
      expect(await axeFindings(page), `${path} at 390 px`).toEqual([])
      await page.emulateMedia({ colorScheme: 'dark' })
      expect(await colorFindings(page), `${path}, dark`).toEqual([])
      await page.emulateMedia({ colorScheme: 'light' })
      await page.setViewportSize({ width: 320, height: 900 })
      expect(await sideways(page), `${path} at 320 px`).toBe(0)
    }
  })

test('[RTE-25] shows an order only to its buyer and sends guests to login', async ({ page, newAccount }) => {
  const [owner, other] = [await newAccount(), await newAccount()]
  await placeOrders(owner.email, purchase(owner))
  const path = orderPath(numberOf(owner))
  await page.goto(path)
  await expect(page).toHaveURL(/\/login/)
  await enterAs(page, other, path)
  await expect(main(page).getByRole('heading', { name: 'We can’t find this order' })).toBeVisible()
  await expect(main(page)).not.toContainText('Kiln')
  await page.goto(donePath(numberOf(owner)))
  await expect(main(page).getByRole('heading', { name: 'We can’t find this order' })).toBeVisible()
})

test('[ORD-01] buys lines again and names those that are no longer sold', async ({ page, newAccount }) => {
  await enterWith(page, newAccount, orderPath)
  const kiln = card(page, 'Kiln & Cove')
  await expect(kiln).toContainText('No longer sold')
  await kiln.getByRole('button', { name: 'Buy again: Cove mug' }).click()
  await expect(kiln.getByRole('status')).toContainText('Cove mug is in your cart.')
  await expect(badge(page)).toHaveText(/[12]/)
  await kiln.getByRole('button', { name: 'Reorder from Kiln & Cove' }).click()
  await expect(kiln.getByRole('status')).toContainText('Not added: A plate that is made no longer')
  await expect(card(page, 'Lumen Row').getByRole('button', { name: /buy all/i })).toHaveCount(0)
})

test('[ORD-01] saves the invoice as a file and shows a failure', async ({ page, newAccount }) => {
  await enterWith(page, newAccount, orderPath)
  const kiln = card(page, 'Kiln & Cove')
  const press = () => kiln.getByRole('button', { name: 'Download invoice from Kiln & Cove' }).click()
  const [download] = await Promise.all([page.waitForEvent('download'), press()])
  expect(download.suggestedFilename()).toMatch(/^invoice-TEST-INV-\d{6}\.pdf$/)
  const file = await readFile(await download.path())
  expect(file.subarray(0, 5).toString()).toBe('%PDF-')
  await page.route('**/invoice', route => route.abort())
  await press()
  await expect(kiln.getByRole('alert')).toContainText('Couldn’t download the invoice.')
})

test('[ORD-01] shows the confirmation after a reload, with arrival dates and the test mark', async ({
  page,
  newAccount,
}) => {
  const number = await enterWith(page, newAccount, donePath)
  for (const _ of ['first', 'again']) {
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Thank you for your order')
    await expect(main(page)).toContainText(`Order number: ${number}`)
    await expect(main(page)).toContainText('No money moved')
    await expect(main(page).getByRole('listitem').filter({ hasText: 'Kiln & Cove' })).toContainText(
      'Arrives between Mon, Sep 14 and Wed, Sep 16',
    )
    await page.reload()
  }
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(main(page).getByRole('link', { name: 'See your order' })).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await main(page).getByRole('link', { name: 'See your order' }).click()
  await expect(page).toHaveURL(`/account/orders/${number}`)
})

if (isSoak)
  test('[ORD-01] searches and filters orders by status and shop, with the state in the URL', async ({
    page,
    newAccount,
  }) => {
    await enterWith(page, newAccount, listPath)
    const cards = main(page).locator('[data-component="OrderCard"]')
    await expect(cards).toHaveCount(2)
    await main(page).getByRole('searchbox', { name: 'Search your orders' }).fill('globe')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/account/orders?q=globe')
    await expect(cards).toHaveCount(1)
    await main(page).getByRole('combobox', { name: 'Shop' }).selectOption('Kiln & Cove')
    await expect(main(page)).toContainText('No matching orders')
    await main(page).getByRole('link', { name: 'See all orders' }).click()
    await expect(page).toHaveURL('/account/orders')
    await main(page).getByRole('combobox', { name: 'Status' }).selectOption('Shipped')
    await expect(page).toHaveURL('/account/orders?badge=shipped')
    await expect(cards).toHaveCount(1)
    await page.reload()
    await expect(cards).toContainText(['Kiln & Cove'])
    await expect(main(page).getByRole('combobox', { name: 'Status' })).toHaveValue('shipped')
  })
