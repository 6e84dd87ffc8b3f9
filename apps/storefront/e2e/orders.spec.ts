import type { Page } from '@playwright/test'
import { type PlacedOrder, placeOrders } from './support/orders.ts'
import { type Account, enterAs, expect, hydrated, test } from './support/test.ts'

const main = (page: Page) => page.getByRole('main')
const cards = (page: Page) => main(page).locator('[data-component="OrderCard"]')
const chip = (page: Page, name: string) =>
  main(page).getByRole('navigation', { name: 'Orders by stage' }).getByRole('link', { name })

/** Twelve orders, a day apart: two canceled, three delivered, one shipped, one returned, five being prepared. */
const history = (account: Account): PlacedOrder[] =>
  Array.from({ length: 12 }, (_, at) => {
    const place: Partial<PlacedOrder> =
      at < 2
        ? { status: 'canceled', fulfillment: 'canceled' }
        : at < 5
          ? { status: 'completed', fulfillment: 'delivered' }
          : at === 5
            ? { status: 'confirmed', fulfillment: 'shipped' }
            : at === 6
              ? { status: 'confirmed', fulfillment: 'delivered', returned: 'requested' }
              : {}
    return {
      number: `${account.email.slice(8, 16).toUpperCase()}${at}`,
      placedAt: `2026-09-${String(at + 10).padStart(2, '0')}T12:00:00Z`,
      shop: at % 2 ? 'kiln-and-cove' : 'lumen-row',
      total: 2_400 + at,
      lines: [
        { title: `Cove mug ${at}`, quantity: 2, slug: 'cove-mug-320-ml', options: ['Glaze: Lagoon'] },
        { title: 'A plate that is made no longer', quantity: 1 },
      ],
      ...place,
    }
  })

test('[ORD-01] lists orders from the database, newest first, with their status', async ({
  page,
  newAccount,
}) => {
  const account = await newAccount()
  await placeOrders(account.email, history(account))
  await enterAs(page, account, '/account/orders')
  await hydrated(page)
  await expect(cards(page)).toHaveCount(10)
  const first = cards(page).first()
  await expect(first.getByRole('heading', { level: 2 })).toHaveText(/^Order [0-9A-F]{8}11-1$/)
  await expect(first.locator('[data-component="Avatar"] img')).toBeVisible()
  await expect(first).toContainText('Placed')
  await expect(first).toContainText('Sep 21, 2026')
  await expect(first).toContainText('3 items')
  await expect(first).toContainText('$24.11')
  await expect(first).toContainText('Glaze: Lagoon')
  await expect(first.getByRole('link', { name: 'Cove mug 11' })).toHaveAttribute(
    'href',
    '/product/cove-mug-320-ml?glaze=lagoon',
  )
  await expect(first.getByText('A plate that is made no longer')).toBeVisible()
  await expect(first.getByRole('link', { name: 'A plate that is made no longer' })).toHaveCount(0)
  await expect(cards(page).nth(5)).toContainText('Return requested')
  await expect(cards(page).nth(6)).toContainText('Shipped')
  await expect(cards(page).nth(7)).toContainText('Completed')
})

test('[ORD-01] filters orders by status and turns pages, with both in the URL', async ({
  page,
  newAccount,
}) => {
  const account = await newAccount()
  await placeOrders(account.email, history(account))
  await enterAs(page, account, '/account/orders')
  await hydrated(page)
  await expect(chip(page, 'All (12)')).toHaveAttribute('aria-current', 'true')
  await main(page).getByRole('link', { name: 'Next' }).click()
  await expect(cards(page)).toHaveCount(2)
  await expect(page).toHaveURL(/cursor=/)
  await expect(cards(page).first()).toContainText('Canceled')
  await main(page).getByRole('link', { name: 'Previous' }).click()
  await expect(cards(page)).toHaveCount(10)

  for (const [name, count, stage] of [
    ['Delivered (3)', 3, 'delivered'],
    ['On the way (1)', 1, 'on_the_way'],
    ['Returns (1)', 1, 'returned'],
    ['Canceled (2)', 2, 'canceled'],
    ['In preparation (5)', 5, 'preparing'],
  ] as const) {
    await chip(page, name).focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`/account/orders?stage=${stage}`)
    await expect(cards(page)).toHaveCount(count)
    await expect(chip(page, name)).toHaveAttribute('aria-current', 'true')
  }
  await page.reload()
  await expect(cards(page)).toHaveCount(5)
  await page.goBack()
  await expect(cards(page)).toHaveCount(2)
})

test('shows a message for an outdated URL and for invalid responses', async ({ page, newAccount }) => {
  const account = await newAccount()
  await enterAs(page, account, '/account/orders?cursor=old.cursor')
  await expect(page).toHaveURL('/account/orders')
  await expect(main(page)).toContainText('No orders yet')

  await page.goto('/account/orders?stage=lost')
  await expect(main(page)).toContainText('No orders yet')

  for (const body of ['{}', '{"items":[{}],"counts":{"all":1},"page":{}}']) {
    await page.route('**/api/user/orders*', route => route.fulfill({ contentType: 'application/json', body }))
    await page.goto('/account/orders')
    await expect(main(page).getByRole('alert'), body).toContainText('Couldn’t load this section.')
    await page.unroute('**/api/user/orders*')
    await main(page).getByRole('button', { name: 'Try again' }).click()
    await expect(main(page)).toContainText('No orders yet')
  }
})
