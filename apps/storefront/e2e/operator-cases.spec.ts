import type { Order, OrderGroup } from '@stoa/api-client/schema'
import { decide, logInToConsole } from './support/console.ts'
import { joinShop } from './support/database.ts'
import { axeFindings, sideways } from './support/engines.ts'
import { blackPng } from './support/png.ts'
import { buy, createCaller } from './support/sale.ts'
import { enterAs, expect, hydrated, test } from './support/test.ts'
import { deliver, openDispute } from './support/walk-shop.ts'

const address = () => process.env.CONSOLE_ADDRESS ?? ''
test.skip(() => !process.env.CONSOLE_ADDRESS, 'the servers under test have no console')

const STATEMENT = 'The carrier has a signature from that day.'

test('a shop tells its side of a dispute, and an operator decides it', async ({
  browser,
  page,
  shelf,
  newAccount,
}) => {
  test.setTimeout(180_000)
  const product = await shelf.product('hand-wash-bergamot')
  const [buyer, worker] = [await newAccount(), await newAccount()]
  await joinShop(worker.email, product.shop.slug)
  const call = await createCaller(buyer)
  const seller = await createCaller(worker, { 'stoa-shop': product.shop.slug })
  const { orders, number: group } = await buy(call, [{ id: product.id, quantity: 2 }])
  const [order] = orders as [Order]
  const { number } = order
  await deliver(seller, call, order)
  await openDispute(seller, call, order)

  await page.addInitScript(() => localStorage.setItem('cookiePreference', 'declined'))
  await enterAs(page, worker, `/seller/orders/${number}`)
  await hydrated(page)
  await page.getByLabel('Tell us your side').fill(STATEMENT)
  await page
    .getByLabel('Pictures, such as proof of delivery')
    .setInputFiles({ name: 'proof.png', mimeType: 'image/png', buffer: blackPng(40, 40) })
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  const told = page.getByRole('article', { name: 'Your side of the dispute' })
  await expect(told).toContainText(STATEMENT)
  await expect(told.getByRole('img')).toHaveCount(1)
  expect([await axeFindings(page), await sideways(page)]).toEqual([[], 0])

  const [dispute] = (await call<OrderGroup>('GET', `/api/user/orders/${group}`)).orders[0]!.disputes
  await page.goto(`${address()}/cases/dispute/${dispute!.id}`)
  await logInToConsole(page)
  const shop = page.getByRole('region', { name: 'The shop' })
  await expect(shop).toContainText(STATEMENT)
  await expect(shop.getByRole('img')).toHaveJSProperty('complete', true)
  await expect(page.getByRole('region', { name: 'The buyer' })).toContainText('I have pictures of the rims.')
  for (const [width, colorScheme] of [
    [390, 'dark'],
    [1280, 'light'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme })
    expect([width, await axeFindings(page), await sideways(page)]).toEqual([width, [], 0])
  }
  await page.getByRole('button', { name: 'Decide for the buyer' }).click()
  await page.getByRole('dialog').getByLabel('Amount to refund').fill('1.00')
  await decide(page, 'Decide for the buyer', 'The buyer gets $1.00', 'The picture shows a leak.')
  await expect(page.getByRole('region', { name: 'Our decision' })).toContainText('The picture shows a leak.')
  await page.goto(`${address()}/cases?kind=dispute&state=closed`)
  await expect(page.getByRole('link', { name: number })).toBeVisible()

  // Another browser: the shop's member is logged in to this one.
  const own = await (await browser.newContext()).newPage()
  await enterAs(own, buyer, `/account/orders/${group}`)
  await expect(own.getByRole('main')).toContainText(STATEMENT)
})
