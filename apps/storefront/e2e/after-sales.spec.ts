import type { Page } from '@playwright/test'
import type { OrderGroup } from '@stoa/api-client/schema'
import { joinShop } from './support/database.ts'
import { axeFindings, findings, sideways } from './support/engines.ts'
import { blackPng } from './support/png.ts'
import { buy, type Caller, createCaller, ship } from './support/sale.ts'
import { isSoak } from './support/soak.ts'
import { type Account, enterAs, expect, type Fixtures, hydrated, logIn, test } from './support/test.ts'

const main = (page: Page) => page.getByRole('main')
const card = (page: Page, shop: string) => main(page).getByRole('article', { name: shop, exact: true })
const cases = (page: Page, shop: string) => card(page, shop).locator('[data-component="OrderCases"]')
const dialog = (page: Page) => page.getByRole('dialog')
interface Sale {
  buyer: Account
  call: Caller
  seller: Caller
  group: OrderGroup
  /** The shop that ships two items of each of two products, and the other one. */
  shop: string
  other: string
}

/** Two items each of two products from the seller's shop, and one item from another. Stock isn't counted. */
async function sell({ shelf, newAccount }: Fixtures): Promise<Sale> {
  const [soap, wash, bowls] = await Promise.all(
    ['soap-bars-set-of-three', 'hand-wash-bergamot', 'nesting-bowls-set-of-three'].map(shelf.product),
  )
  const [buyer, worker] = [await newAccount(), await newAccount()]
  await joinShop(worker.email, soap!.shop.slug)
  const call = await createCaller(buyer)
  const group = await buy(call, [
    { id: soap!.id, quantity: 2 },
    { id: wash!.id, quantity: 2 },
    { id: bowls!.id, quantity: 1 },
  ])
  const seller = await createCaller(worker, { 'stoa-shop': soap!.shop.slug })
  return { buyer, call, seller, group, shop: soap!.shop.name, other: bowls!.shop.name }
}

const orderOf = ({ group }: Sale, shop: string) => group.orders.find(order => order.shop.name === shop)!

/** Ships the whole order of the first shop and marks it as delivered. */
async function deliver(sale: Sale): Promise<void> {
  const order = orderOf(sale, sale.shop)
  await ship(
    sale.seller,
    order,
    order.lines.map(({ id, quantity }) => ({ orderLineId: id, quantity })),
  )
  const { orders } = await sale.call<OrderGroup>('GET', `/api/user/orders/${sale.group.number}`)
  const [parcel] = orders.find(({ number }) => number === order.number)!.fulfillments
  await sale.call('POST', `/api/user/orders/${order.number}/fulfillments/${parcel!.id}/deliver`)
}

const onPhone = async (page: Page) => {
  await page.setViewportSize({ width: 390, height: 900 })
  await page.emulateMedia({ colorScheme: 'dark' })
}

/** Checks the current page on a phone in dark theme, on which the test continues. A soak also checks it on a desktop. */
const looksRight = async (page: Page) => {
  expect(await axeFindings(page)).toEqual([])
  expect(await sideways(page)).toBe(0)
  if (!isSoak) return
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light')
  expect(await findings(page)).toEqual([])
  expect(await sideways(page)).toBe(0)
  await onPhone(page)
}

test('[ORD-03] [RTE-25] cancels one shop’s order and returns a line of the other’s two parcels', async ({
  page,
  shelf,
  newAccount,
}) => {
  test.setTimeout(240_000)
  const sale = await sell({ shelf, newAccount })
  const { shop, other } = sale
  const order = orderOf(sale, shop)
  const [one, two] = order.lines.map(({ id }) => ({ orderLineId: id, quantity: 2 }))
  await onPhone(page)
  await page.addInitScript(() => localStorage.setItem('cookiePreference', 'declined'))
  const path = `/account/orders/${sale.group.number}`
  await enterAs(page, sale.buyer, path)
  await hydrated(page)

  // The other shop's order is canceled by keyboard alone.
  const cancel = card(page, other).getByRole('button', { name: `Cancel items of ${other}` })
  await cancel.focus()
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByRole('checkbox').first()).toBeFocused()
  await expect(dialog(page)).toContainText('to Test card')
  expect(await axeFindings(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(cancel).toBeFocused()
  await page.keyboard.press('Enter')
  await dialog(page).getByRole('button', { name: 'Cancel 1 item' }).focus()
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toHaveCount(0)
  await expect(cases(page, other)).toContainText('You canceled')
  await expect(cases(page, other)).toContainText(/Refunding \$[\d.]+|\$[\d.]+ was refunded/)
  await expect(cancel).toHaveCount(0)

  await ship(sale.seller, order, [one!])
  await ship(sale.seller, order, [two!])
  await page.goto(path)
  await card(page, shop).getByRole('button', { name: 'Mark as delivered: parcel 1' }).click()
  await expect(card(page, shop)).toContainText(/Parcel 1 · Delivered/)
  await card(page, shop).getByRole('button', { name: 'Mark as delivered: parcel 2' }).click()
  await expect(card(page, shop)).toContainText(/Parcel 2 · Delivered/)

  await card(page, shop)
    .getByRole('link', { name: `Return items to ${shop}` })
    .click()
  await expect(page).toHaveURL(`/account/orders/${order.number}/return`)
  const title = order.lines[0]!.title
  await main(page).getByRole('button', { name: 'Request return' }).click()
  await expect(main(page).getByRole('alert')).toContainText(['Choose at least one item.'])
  await main(page).getByRole('checkbox', { name: title }).check()
  await main(page)
    .getByRole('spinbutton', { name: `Quantity of ${title}` })
    .press('ArrowDown')
  await main(page).getByRole('combobox', { name: title }).selectOption('It is damaged')
  await main(page)
    .getByRole('textbox', { name: 'Anything the shop should know?' })
    .fill('The rim is chipped.')
  await main(page)
    .locator('input[type=file]')
    .setInputFiles({ name: 'rim.png', mimeType: 'image/png', buffer: blackPng(600, 400) })
  await expect(main(page).getByRole('list', { name: 'Pictures' }).getByRole('listitem')).toHaveCount(1)
  await expect(main(page)).toContainText('The full shipping price is refunded')
  await looksRight(page)

  // A reload loses nothing.
  await page.reload()
  await expect(main(page).getByRole('checkbox', { name: title })).toBeChecked()
  await expect(main(page).getByRole('spinbutton')).toHaveValue('1')
  await expect(main(page).getByRole('combobox', { name: title })).toHaveValue('damaged')
  await expect(main(page).getByRole('textbox', { name: 'Anything the shop should know?' })).toHaveValue(
    'The rim is chipped.',
  )
  await expect(main(page).getByRole('list', { name: 'Pictures' }).getByRole('listitem')).toHaveCount(1)
  await main(page).getByRole('button', { name: 'Request return' }).click()
  await expect(main(page).getByRole('heading', { name: 'Return requested' })).toBeVisible()
  // The form was longer than the phone's screen.
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await expect(main(page)).toContainText(/\(UTC\).*the return is approved automatically/)
  await page.reload()
  await main(page).getByRole('link', { name: 'See your order' }).click()
  await expect(card(page, shop)).toContainText('Return requested')

  const { returns } = await sale.seller<{ returns: { id: string }[] }>(
    'GET',
    `/api/seller/orders/${order.number}`,
  )
  const agreed = { postage: 'reimburse', maxPostage: 6, instructions: '1 Kiln Row' }
  await sale.seller('POST', `/api/seller/returns/${returns[0]!.id}/approve`, agreed)
  await page.reload()
  await expect(cases(page, shop)).toContainText('We refund up to $6.00 of postage.')
  await cases(page, shop).getByRole('button', { name: 'Mark as sent' }).click()
  const postage = dialog(page).getByLabel('Postage you paid')
  await postage.fill('six')
  await dialog(page).getByRole('button', { name: 'Mark as sent' }).click()
  await expect(postage).toBeFocused()
  await expect(dialog(page)).toContainText('Enter an amount, for example 4.50.')
  await postage.fill('4.25')
  await dialog(page).getByLabel('Carrier').fill('Northpost')
  await dialog(page).getByLabel('Tracking number').fill('NP-RET-1')
  await dialog(page).getByRole('button', { name: 'Mark as sent' }).click()
  await expect(cases(page, shop)).toContainText('NP-RET-1')
  await sale.seller('POST', `/api/seller/returns/${returns[0]!.id}/receive`, {
    lines: [{ orderLineId: one!.orderLineId, receivedQuantity: 1, condition: 'damaged' }],
  })
  await page.reload()
  await expect(cases(page, shop)).toContainText('We refunded')
  await expect(cases(page, shop)).toContainText(/Postage, included\s*\$4\.25/)
  await expect(card(page, shop)).toContainText('1 item returned')
  await expect(card(page, shop).getByRole('link', { name: `Write a review: ${title}` })).toHaveAttribute(
    'href',
    /\/account\/reviews\/[0-9a-f-]{36}$/,
  )
  await looksRight(page)
})

test('[ORD-03] reports a problem and opens a dispute, and keeps the text when the session ends', async ({
  page,
  shelf,
  newAccount,
}) => {
  test.setTimeout(180_000)
  const sale = await sell({ shelf, newAccount })
  const { shop } = sale
  const order = orderOf(sale, shop)
  await deliver(sale)
  await page.addInitScript(() => localStorage.setItem('cookiePreference', 'declined'))
  await enterAs(page, sale.buyer, `/account/orders/${order.number}/claim`)
  await hydrated(page)
  await main(page).getByRole('radio', { name: 'Something is missing' }).check()
  await main(page).getByRole('checkbox', { name: order.lines[1]!.title }).check()
  await main(page).getByRole('textbox', { name: 'What happened?' }).fill('Only the lid came.')

  await page.evaluate(async () => {
    const { token } = JSON.parse(localStorage.getItem('user-data') ?? '{}')
    await fetch('/api/auth/signout', { headers: { authorization: `Bearer ${token}` } })
  })
  await main(page).getByRole('button', { name: 'Report problem' }).click()
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByText('was ended on another device').first()).toBeVisible()
  await logIn(page, sale.buyer)
  await expect(page).toHaveURL(`/account/orders/${order.number}/claim`)
  await expect(main(page).getByRole('textbox', { name: 'What happened?' })).toHaveValue('Only the lid came.')
  await expect(main(page).getByRole('radio', { name: 'Something is missing' })).toBeChecked()

  await page.route('**/claims', route => route.abort())
  await main(page).getByRole('button', { name: 'Report problem' }).click()
  await expect(main(page).getByText('We couldn’t reach the server.')).toBeVisible()
  await page.unroute('**/claims')
  // A toast that fades out has too little contrast for a moment.
  await expect(page.getByText('Login successful')).toBeHidden()
  expect(await findings(page)).toEqual([])
  await main(page).getByRole('button', { name: 'Report problem' }).click()
  await expect(main(page).getByRole('heading', { name: 'The shop has your claim' })).toBeVisible()

  const { claims } = await sale.seller<{ claims: { id: string }[] }>(
    'GET',
    `/api/seller/orders/${order.number}`,
  )
  await sale.seller('POST', `/api/seller/claims/${claims[0]!.id}/answer`, {
    answer: 'reject',
    text: 'The scale says otherwise.',
  })
  await page.goto(`/account/orders/${sale.group.number}`)
  await expect(cases(page, shop)).toContainText('The scale says otherwise.')
  await cases(page, shop).getByRole('button', { name: 'Open a dispute' }).click()
  await dialog(page).getByRole('textbox').fill('I have a picture of the parcel.')
  expect(await axeFindings(page)).toEqual([])
  await dialog(page).getByRole('button', { name: 'Open dispute' }).click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(card(page, shop)).toContainText('In dispute')
  await expect(cases(page, shop)).toContainText(/Dispute over \$/)
})

if (isSoak)
  test('[ORD-03] declines to cancel items that the shop has shipped since, and reads the page again', async ({
    page,
    shelf,
    newAccount,
  }) => {
    const sale = await sell({ shelf, newAccount })
    const { shop } = sale
    const order = orderOf(sale, shop)
    await enterAs(page, sale.buyer, `/account/orders/${sale.group.number}`)
    await hydrated(page)
    await card(page, shop)
      .getByRole('button', { name: `Cancel items of ${shop}` })
      .click()
    await expect(dialog(page)).toBeVisible()
    await ship(
      sale.seller,
      order,
      order.lines.map(({ id, quantity }) => ({ orderLineId: id, quantity })),
    )
    await dialog(page).getByRole('button', { name: 'Cancel 4 items' }).click()
    await expect(dialog(page).getByRole('alert')).toContainText(['This order has changed.'])
    await expect(dialog(page)).toContainText('None of these items can be canceled anymore.')
    await dialog(page).getByRole('button', { name: 'Back' }).click()
    await expect(card(page, shop)).toContainText('Shipped')
  })
