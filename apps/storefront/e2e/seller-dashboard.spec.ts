import type { Page } from '@playwright/test'
import type { ProductList } from '@stoa/api-client/schema'
import { changeDatabase, joinShop } from './support/database.ts'
import { axeFindings, colorFindings, findings, sideways } from './support/engines.ts'
import { placeOrders } from './support/orders.ts'
import { isSoak } from './support/soak.ts'
import { type Account, enterAs, expect, hydrated, test } from './support/test.ts'

const SHOP = 'paper-mill-lane'
const DAY = 86_400_000
const DAYS = 30

const daysAgo = (days: number) => new Date(Date.now() - days * DAY - 60_000).toISOString()
const tile = (page: Page, name: string) => page.getByRole('main').getByRole('article', { name, exact: true })

/** Orders of sixty days, in waves, of three products. */
async function sell({ email }: Account, isNew = false) {
  const response = await fetch(`${process.env.STOREFRONT_URL}/api/public/products?shop=${SHOP}&limit=3`)
  const { items } = (await response.json()) as ProductList
  const base = email.slice(8, 14).replace(/\W/g, 'X').toUpperCase()
  const places = isNew ? [0] : Array.from({ length: 60 }, (_, at) => at + 1)
  await placeOrders(
    email,
    places.map(at => ({
      number: `${base}${String(at).padStart(3, '0')}`,
      placedAt: daysAgo(at),
      shop: SHOP,
      total: 2_400 + 100 * (at % 7),
      status: at < 3 ? 'placed' : 'confirmed',
      fulfillment: at < 5 ? 'unfulfilled' : 'delivered',
      events: [{ kind: 'placed', at: daysAgo(at) }],
      lines: [{ title: items[at % items.length]!.name, slug: items[at % items.length]!.slug, quantity: 2 }],
    })),
  )
}

test('[SEL-02] [RTE-18] shows the dashboard on desktop and phone, and new orders automatically', async ({
  page,
  newAccount,
}) => {
  test.setTimeout(240_000)
  const [seller, buyer] = [await newAccount(), await newAccount()]
  await joinShop(seller.email, SHOP)
  await page.addInitScript(() => localStorage.setItem('cookiePreference', 'declined'))
  await sell(buyer)
  await changeDatabase(
    `insert into shop_views select s.id, d::date, 'search', 40 from shops s,
      generate_series(now() - interval '70 days', now(), interval '1 day') d where s.slug = $1 on conflict do nothing`,
    [SHOP],
  )
  await page.setViewportSize({ width: 1280, height: 900 })
  await enterAs(page, seller, '/seller')
  await hydrated(page)

  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toContainText(/^Good (morning|afternoon|evening), /)
  const count = tile(page, 'Orders').locator('p').first()
  await expect(count).toHaveText(/^\d+$/)
  const orders = Number(await count.textContent())
  expect(orders).toBeGreaterThanOrEqual(DAYS - 1)

  const reader = main.getByRole('slider', { name: 'Sales by day' })
  await reader.focus()
  const last = await reader.getAttribute('aria-valuetext')
  await page.keyboard.press('ArrowLeft')
  await expect(reader).not.toHaveAttribute('aria-valuetext', last!)
  await expect(reader).toHaveAttribute('aria-valuetext', /^\w+ \d+, \d{4}: \$[\d.,]+, before \$[\d.,]+$/)
  await main.getByRole('button', { name: 'Show Sales as a table' }).click()
  await expect(main.getByRole('table', { name: 'Sales' }).getByRole('row')).toHaveCount(DAYS + 1)
  const file = page.waitForEvent('download')
  await main.getByRole('button', { name: 'Save Sales as a CSV file' }).click()
  expect((await file).suggestedFilename()).toBe(`${SHOP}-sales.csv`)

  // A buyer places an order. Nothing is pressed and the page isn't reloaded.
  await sell(buyer, true)
  await expect(page.getByText('New order: $24.00, 2 items', { exact: true })).toBeVisible()
  await expect(count).toHaveText(String(orders + 1))

  const found: string[] = isSoak ? await findings(page) : []
  await main.getByRole('button', { name: 'Show Sales as a table' }).click()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const look = colorScheme === 'dark' ? colorFindings : axeFindings
    if (isSoak) {
      await page.setViewportSize({ width: 1280, height: 900 })
      found.push(...(await look(page)))
    }
    await page.setViewportSize({ width: 390, height: 844 })
    found.push(...(await look(page)))
  }
  expect(await sideways(page)).toBe(0)
  expect(found).toEqual([])
})
