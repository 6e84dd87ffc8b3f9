import { readFile } from 'node:fs/promises'
import type { BrowserContext, Page } from '@playwright/test'
import type { Payment, SellerProduct } from '@stoa/api-client/schema'
import { decide, logInToConsole, REASON, reloadUntil } from './support/console.ts'
import { changeDatabase } from './support/database.ts'
import { type EmptyMarket, startEmptyMarket } from './support/empty-market.ts'
import { type Caller, createCaller, startPayment } from './support/sale.ts'
import { expect, test } from './support/test.ts'
import { confirmEmail, enterAsFirstAdmin, setUpMarket } from './support/walk-set-up.ts'
import {
  addProduct,
  applyFor,
  buyFrom,
  checkReconciliation,
  deliver,
  openDispute,
  reportProduct,
  runJob,
  type Seller,
} from './support/walk-shop.ts'

/** One day of an operator, from an empty marketplace to books that agree. */
test.describe.configure({ mode: 'serial' })
test.skip(!process.env.API_ADDRESS && !!process.env.STOREFRONT_URL, 'starts processes of its own')

let market: EmptyMarket
let cookies: Awaited<ReturnType<BrowserContext['cookies']>> = []
let seller: Seller
let product: SellerProduct
let buyer: Caller

test.beforeAll(async () => {
  test.setTimeout(180_000)
  market = await startEmptyMarket()
})
test.afterAll(() => market?.stop())

/** Opens a page of the console in the admin's session. */
async function visit(page: Page, path: string): Promise<void> {
  await page.context().addCookies(cookies)
  await page.goto(`${market.consoleAddress}${path}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}
const main = (page: Page) => page.getByRole('main')
const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click()
const statusOf = async (path: string) => (await fetch(market.address + path)).status

test('sets the marketplace up, and logs the first admin in with a second factor', async ({ page }) => {
  await enterAsFirstAdmin(page, market, await setUpMarket(page, market))
  await expect(page.getByText('Nothing to do')).toBeVisible()
  cookies = await page.context().cookies(market.consoleAddress)
})

test('approves one application and rejects another', async ({ page, newAccount }) => {
  seller = await applyFor(await newAccount())
  const other = await applyFor(await newAccount())
  await visit(page, '/')
  await expect(page.getByText('2 applications to decide')).toBeVisible()
  await main(page).getByRole('link', { name: other.name }).click()
  await press(page, 'Reject')
  await decide(page, 'Reject', '1 email is sent')
  await expect(main(page).getByText('Rejected')).toBeVisible()
  await visit(page, '/applications')
  await main(page).getByRole('link', { name: seller.name }).click()
  await press(page, 'Approve')
  await decide(page, 'Approve', 'The shop opens')
  expect([await statusOf(`/shop/${seller.slug}`), await statusOf(`/shop/${other.slug}`)]).toEqual([200, 404])
  product = await addProduct(seller)
  buyer = await createCaller(await newAccount())
})

test('suspends a shop and reopens it', async ({ page }) => {
  await visit(page, '/shops')
  await main(page).getByRole('link', { name: seller.name }).click()
  await press(page, 'Suspend')
  await decide(page, 'Suspend', '1 email is sent')
  await expect.poll(() => statusOf(`/product/${product.slug}`)).toBe(404)
  await press(page, 'Reopen')
  await decide(page, 'Reopen', '1 email is sent')
  await expect.poll(() => statusOf(`/product/${product.slug}`)).toBe(200)
})

test('takes a reported product down, which closes the report, and restores it', async ({ page }) => {
  const { id, name, slug } = product
  await reportProduct(id, 'The maker’s mark is copied.')
  await visit(page, '/')
  await expect(page.getByText('1 reported item')).toBeVisible()
  await main(page)
    .getByRole('link', { name: new RegExp(name) })
    .click()
  await expect(main(page).getByText('The maker’s mark is copied.')).toBeVisible()
  await main(page).getByRole('link', { name: 'Take down' }).click()
  await press(page, 'Take down')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('It breaks a law').check()
  await dialog.getByLabel('Law', { exact: true }).fill('Trademark Act, section 32')
  await decide(page, 'Take down', 'It’s hidden from shoppers')
  await expect(main(page).getByText('In force')).toBeVisible()
  await expect.poll(() => statusOf(`/product/${slug}`)).toBe(404)
  await press(page, 'Restore')
  await decide(page, 'Restore', 'It’s shown again')
  await expect.poll(() => statusOf(`/product/${slug}`)).toBe(200)
})

test('decides a dispute in part', async ({ page }) => {
  const { order } = await buyFrom(buyer, product, 2)
  await deliver(seller.call, buyer, order)
  await openDispute(seller.call, buyer, order)
  await visit(page, '/')
  await expect(page.getByText('1 dispute to decide')).toBeVisible()
  await main(page)
    .getByRole('link', { name: new RegExp(order.number) })
    .click()
  await expect(main(page).getByText('I have pictures of the rims.')).toBeVisible()
  await press(page, 'Decide for the buyer')
  await page.getByRole('dialog').getByLabel('Amount to refund').fill('12.50')
  await decide(page, 'Decide for the buyer', 'The buyer gets $12.50')
  await expect(main(page).getByText('Decided for the buyer').first()).toBeVisible()
})

test('settles a payment whose outcome never arrived', async ({ page }) => {
  const { payment, checkout } = await startPayment(buyer, [{ id: product.id, quantity: 1 }])
  await buyer('POST', `/dev/pay/${payment.reference}/card`, { number: '4000 0000 0000 0051' })
  const paid = await buyer<Payment>('POST', `/api/payments/${payment.id}/confirm`)
  expect(paid.status).toBe('in_review')
  // In place of two hours in which no webhook arrives and no check succeeds.
  await changeDatabase(
    `update payments set created_at = created_at - interval '2 hours', updated_at = updated_at - interval '2 hours',
      next_check_at = now() + interval '1 day' where id = $1::uuid`,
    [payment.id],
  )
  await visit(page, '/')
  await expect(page.getByText('1 payment without outcome')).toBeVisible()
  await main(page).getByRole('link', { name: checkout.number }).click()
  await press(page, 'Check with provider')
  await expect(page.getByText('The payment was updated.')).toBeVisible()
  await expect(main(page).getByRole('heading', { name: /^Order / })).toBeVisible()
})

test('lets support refund up to a daily limit, and ends their work when they are removed', async ({
  page,
  browser,
  newAccount,
}) => {
  const support = await newAccount()
  await confirmEmail(support.email)
  await market.command('operator', 'grant', support.email, 'support', '--limit', '30.00')
  const { order } = await buyFrom(buyer, product)
  const desk = await (await browser.newContext()).newPage()
  const dialog = desk.getByRole('dialog')
  const ask = async (amount: string) => {
    await press(desk, 'Refund')
    await dialog.getByLabel('Additional amount').fill(amount)
  }
  await desk.goto(`${market.consoleAddress}/find?q=${order.number}`)
  await logInToConsole(desk, support)
  await main(desk).getByRole('link', { name: order.number }).click()
  await ask('30')
  await decide(desk, 'Refund', 'The buyer gets $30.00')
  await expect(main(desk).getByText('$30.00, Goodwill')).toBeVisible()
  // The provider's answer changes the purchase once more, and a decision needs its newest state.
  await reloadUntil(desk, () => main(desk).getByText('Refunded', { exact: true }).last())
  await ask('0.01')
  await dialog.getByLabel('Reason').fill(REASON)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByRole('alert')).toContainText('You can refund $30.00 a day')

  await visit(page, '/team')
  await main(page).getByRole('row').filter({ hasText: support.email }).getByRole('link').click()
  await press(page, 'Remove')
  await decide(page, 'Remove', null)
  await expect(page.getByRole('heading', { level: 1, name: 'No longer an operator' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(desk.getByRole('button', { name: 'Log in' })).toBeVisible()
  await expect(dialog).toBeHidden()
  await desk.context().close()
})

test('exports a batch of payouts and marks it as paid', async ({ page }) => {
  await seller.call('PUT', '/api/seller/payout-account', {
    password: seller.account.password,
    holder: 'Ines Marlow',
    account: { routingNumber: '021000021', accountNumber: '1234567' },
  })
  const { order } = await buyFrom(buyer, product)
  await deliver(seller.call, buyer, order)
  // In place of the 30 days in which buyers return items, and of 72 hours with a new bank account.
  await changeDatabase(
    "update orders set delivered_at = delivered_at - interval '31 days' where number = $1",
    [order.number],
  )
  await changeDatabase("update payout_accounts set changed_at = changed_at - interval '73 hours'", [])
  await runJob('complete-orders')
  await visit(page, '/money')
  await reloadUntil(page, () => main(page).getByText('Can be paid', { exact: true }))
  await press(page, 'Prepare payouts…')
  await decide(page, 'Prepare payouts', '1 payout of $')
  await press(page, 'Download file for the bank…')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('dialog').getByRole('button', { name: 'Download file' }).click(),
  ])
  const [, line] = (await readFile((await download.path())!, 'utf8')).split(/\r?\n/)
  expect(line).toContain('Ines Marlow')
  await press(page, 'Mark as paid')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Numbers and references').fill(`${line!.split(',')[0]}, BANK-77`)
  await decide(page, 'Mark as paid', '1 payout of $', null)
  await expect(main(page).getByText('BANK-77')).toBeVisible()
})

test('sets a commission for one shop from a day on', async ({ page }) => {
  await visit(page, '/money/commission')
  await press(page, 'Set a rate…')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Shop' }).fill(seller.name)
  await page.getByRole('option', { name: seller.name }).click()
  await dialog.getByLabel('Rate in percent').fill('5.5')
  await decide(page, 'Set rate', 'The rate of 1 shop changes')
  const row = main(page).getByRole('row').filter({ hasText: seller.name })
  await expect(row).toContainText('5.5%')
  await expect(row).toContainText('Upcoming')
})

test('publishes a page and restores its text', async ({ page }) => {
  await visit(page, '/pages/about')
  const body = page.getByLabel('Text in Markdown')
  const before = await body.inputValue()
  await body.fill(`${before}\n\nKauppa began at a pier.`)
  await press(page, 'Publish')
  await decide(page, 'Publish', 'The page changes')
  const read = async () => (await fetch(`${market.address}/about`)).text()
  await expect.poll(read).toContain('Kauppa began at a pier.')
  await main(page).getByRole('button', { name: 'Restore' }).first().click()
  await decide(page, 'Publish', 'The page changes')
  await expect.poll(read).not.toContain('Kauppa began at a pier.')
})

test('has nothing left to do, and its day reconciles', async ({ page }) => {
  await visit(page, '/')
  await expect(page.getByText('Nothing to do')).toBeVisible()
  // In place of midnight: the money of this walk moves to yesterday, which is the first day that is summed.
  await changeDatabase("update payment_events set created_at = created_at - interval '1 day'", [])
  await changeDatabase("update ledger_entries set at = at - interval '1 day'", [])
  await runJob('market-days')
  await visit(page, '/money/days')
  await reloadUntil(page, () => main(page).getByText('Reconciles'))
  await main(page).getByRole('table').getByRole('link').click()
  await expect(main(page).getByText('Payments and ledger agree line by line.')).toBeVisible()
  await checkReconciliation()
})
