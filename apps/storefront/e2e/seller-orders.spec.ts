import type { Page } from '@playwright/test'
import type { OrderGroup, SellerOrder } from '@stoa/api-client/schema'
import { joinShop } from './support/database.ts'
import { axeFindings, sideways } from './support/engines.ts'
import { buy, type Caller, createCaller, ship } from './support/sale.ts'
import { isSoak } from './support/soak.ts'
import { type Account, enterAs, expect, type Fixtures, hydrated, test } from './support/test.ts'

const main = (page: Page) => page.getByRole('main')

interface Sale {
  worker: Account
  buyer: Caller
  groups: OrderGroup[]
  /** Numbers of the orders of the worker's shop, oldest first. */
  numbers: string[]
}

/** Two items each of two products from one shop, bought several times. Stock isn't counted. */
async function sell({ shelf, newAccount }: Fixtures, times: number): Promise<Sale> {
  const [soap, wash] = await Promise.all(['soap-bars-set-of-three', 'hand-wash-bergamot'].map(shelf.product))
  const worker = await newAccount()
  await joinShop(worker.email, soap!.shop.slug)
  const buyer = await createCaller(await newAccount())
  const groups: OrderGroup[] = []
  for (let time = 0; time < times; time++)
    groups.push(
      await buy(buyer, [
        { id: soap!.id, quantity: 2 },
        { id: wash!.id, quantity: 2 },
      ]),
    )
  return { worker, buyer, groups, numbers: groups.map(({ orders }) => orders[0]!.number) }
}

const enter = async (page: Page, worker: Account, path: string, width: number) => {
  await page.setViewportSize({ width, height: 844 })
  await page.addInitScript(() => localStorage.setItem('cookiePreference', 'declined'))
  await enterAs(page, worker, path)
  await hydrated(page)
}

test('[SEL-06] [RTE-21] confirms an order, packs two parcels and ships them on a phone', async ({
  page,
  shelf,
  newAccount,
}) => {
  test.setTimeout(240_000)
  const { worker, buyer, groups, numbers } = await sell({ shelf, newAccount }, 1)
  const number = numbers[0]!
  await enter(page, worker, '/seller/orders?view=to_confirm', 390)
  await main(page).getByRole('link', { name: number }).click()
  await expect(main(page).getByRole('heading', { level: 1, name: number })).toBeVisible()
  expect(await sideways(page)).toBe(0)
  expect(await axeFindings(page)).toEqual([])

  // Back restores the list and the row.
  await page.goBack()
  await expect(main(page).getByRole('link', { name: number })).toBeFocused()
  await expect(page).toHaveURL(/view=to_confirm/)
  await page.keyboard.press('Enter')

  await main(page).getByRole('button', { name: 'Confirm' }).click()
  await main(page).getByRole('link', { name: 'Pack' }).click()
  await main(page)
    .getByRole('button', { name: /^Pack all of/ })
    .first()
    .click()
  await expect(main(page).getByText('2 of 4 packed')).toBeVisible()
  await main(page)
    .getByRole('button', { name: /^Increase/ })
    .last()
    .click()
  await expect(main(page).getByText('3 of 4 packed')).toBeVisible()
  expect(await sideways(page)).toBe(0)
  expect(await axeFindings(page)).toEqual([])
  await main(page).getByLabel('Tracking number').fill('1Z 999 AA1 01 2345 6784')
  await expect(main(page).getByText('Looks like a UPS number.')).toBeVisible()
  // The number stays with the parcel, which ships later.
  await main(page).getByRole('button', { name: 'Pack, then start another parcel' }).click()

  await expect(main(page).getByText('0 of 1 packed')).toBeVisible()
  await expect(main(page).getByLabel('Tracking number')).toHaveValue('')
  await main(page)
    .getByRole('button', { name: /^Pack all of/ })
    .click()
  await main(page).getByLabel('Tracking number').fill('RR123456785GB')
  await main(page).getByRole('button', { name: 'Ship 1 item' }).click()

  await expect(main(page).getByRole('article', { name: 'Parcel 2' })).toContainText('RR123456785GB')
  await main(page).getByRole('button', { name: 'Ship parcel 1' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Tracking number')).toHaveValue('1Z 999 AA1 01 2345 6784')
  await dialog.getByRole('button', { name: 'Ship parcel' }).click()
  await expect(dialog).toBeHidden()
  await expect(main(page).getByRole('article', { name: 'Parcel 1' })).toContainText('UPS')
  const { orders } = await buyer<OrderGroup>('GET', `/api/user/orders/${groups[0]!.number}`)
  expect(orders[0]!.timeline.map(({ kind }) => kind)).toEqual(['placed', 'confirmed', 'shipped', 'shipped'])
})

if (isSoak)
  test('[SEL-06] confirms many orders, pastes tracking numbers and prints, all by keyboard', async ({
    page,
    context,
    shelf,
    newAccount,
  }) => {
    test.setTimeout(240_000)
    const { worker, numbers } = await sell({ shelf, newAccount }, 2)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await enter(page, worker, '/seller/orders?view=to_confirm', 1280)
    const press = async (role: 'button' | 'tab', name: string | RegExp) => {
      const control = page.getByRole(role, { name })
      await control.focus()
      await page.keyboard.press('Enter')
    }
    const select = async () => {
      for (const number of numbers) {
        await main(page).getByRole('link', { name: number }).focus()
        await page.keyboard.press('x')
      }
      await expect(main(page).getByRole('button', { name: 'Mark as shipped' })).toBeVisible()
    }
    await select()
    await press('button', 'Confirm')
    await expect(page.getByText('2 of 2 orders done').first()).toBeVisible()
    for (const number of numbers) await expect(main(page).getByRole('link', { name: number })).toHaveCount(0)

    const tab = main(page).getByRole('link', { name: /^To ship/ })
    await tab.focus()
    await page.keyboard.press('Enter')
    await select()
    const file = page.waitForEvent('download')
    await press('button', 'Print')
    await page.getByRole('menuitem', { name: 'Pick list' }).focus()
    await page.keyboard.press('Enter')
    expect((await file).suggestedFilename()).toBe('pick-list.pdf')
    const table = page.waitForEvent('download')
    await press('button', 'Download as CSV')
    expect((await table).suggestedFilename()).toMatch(/-orders-\d{4}-\d\d-\d\d\.csv$/)

    await press('button', 'Mark as shipped')
    const sheet = page.getByRole('dialog')
    const rows = [`Order\tTracking`, `${numbers[1]}\t1Z999AA10123456784`, `${numbers[0]}\tRR123456785GB`]
    await page.evaluate(text => navigator.clipboard.writeText(text), rows.join('\n'))
    await sheet.getByLabel(`Tracking number of ${numbers[0]}`).focus()
    await page.keyboard.press('Control+V')
    await expect(sheet.getByText('2 numbers matched to orders.')).toBeVisible()
    await expect(sheet.getByLabel(`Carrier of ${numbers[1]}`)).toHaveValue('UPS')
    await expect(sheet.getByLabel(`Tracking number of ${numbers[0]}`)).toHaveValue('RR123456785GB')
    // A list is dimmed while another one loads.
    await expect(page.locator('main table').first()).toHaveCSS('opacity', '1')
    expect(await axeFindings(page)).toEqual([])
    await press('button', 'Mark 2 orders as shipped')
    await expect(page.getByText('2 of 2 orders done').first()).toBeVisible()
    for (const number of numbers) await expect(main(page).getByRole('link', { name: number })).toHaveCount(0)
  })

test('[SEL-06] approves and receives a part of a return and shows a refund’s amount first', async ({
  page,
  shelf,
  newAccount,
}) => {
  test.setTimeout(240_000)
  const { worker, buyer, groups, numbers } = await sell({ shelf, newAccount }, 1)
  const number = numbers[0]!
  const order = groups[0]!.orders[0]!
  const seller = await createCaller(worker)
  await ship(
    seller,
    order,
    order.lines.map(({ id, quantity }) => ({ orderLineId: id, quantity })),
  )
  const { fulfillments } = await seller<SellerOrder>('GET', `/api/seller/orders/${number}`)
  await seller('POST', `/api/seller/orders/${number}/fulfillments/${fulfillments[0]!.id}/deliver`)
  const soap = order.lines.find(({ title }) => title.startsWith('Soap'))!
  await buyer('POST', `/api/user/orders/${number}/returns`, {
    lines: [{ orderLineId: soap.id, quantity: 2, reason: 'changed_mind' }],
    text: 'Too green.',
  })

  await enter(page, worker, '/seller/returns', 1280)
  await page.emulateMedia({ colorScheme: 'dark' })
  await main(page).getByRole('link', { name: number }).click()
  await expect(main(page).getByText('Too green.')).toBeVisible()
  await main(page).getByRole('button', { name: 'Approve return' }).click()
  await expect(main(page).getByText('Choose the label.')).toBeVisible()
  await main(page)
    .locator('input[type=file]')
    .setInputFiles({
      name: 'label.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.4\n%%EOF'),
    })
  await expect(main(page).getByText('Chosen: label.pdf')).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await main(page).getByRole('button', { name: 'Approve return' }).click()
  // The form is gone with its button. Focus stays on the page.
  await expect(page.locator('main:focus, main :focus')).toHaveCount(1)
  const back = main(page).getByRole('spinbutton', { name: /, returned$/ })
  await back.focus()
  await page.keyboard.press('ArrowDown')
  await main(page)
    .getByLabel(/^Deduction/)
    .fill('5')
  await main(page).getByLabel('Reason for the deduction').fill('One of them was used.')
  const amounts = main(page).getByRole('status').filter({ hasText: 'Refund to the buyer' })
  await expect(amounts).toContainText('$13.00')
  expect(await axeFindings(page)).toEqual([])
  await main(page).getByRole('button', { name: 'Receive and refund' }).click()
  await expect(main(page).getByText('$13.00 was refunded to the buyer.')).toBeVisible()

  await main(page).getByRole('link', { name: 'Open order' }).click()
  await main(page).getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Refund' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Refund shipping').check()
  await expect(dialog.getByRole('status').filter({ hasText: 'Refund to the buyer' })).toContainText('$6.99')
  await dialog.getByRole('button', { name: 'Refund' }).click()
  await expect(main(page).getByRole('article', { name: 'Refund of $6.99' })).toBeVisible()

  // An equal refund is another refund.
  for (const count of [1, 2]) {
    await main(page).getByRole('button', { name: 'More' }).click()
    await page.getByRole('menuitem', { name: 'Refund' }).click()
    await dialog.getByLabel(/^Other amount/).fill('1')
    await expect(dialog.getByRole('status').filter({ hasText: 'Refund to the buyer' })).toContainText('$1.00')
    await dialog.getByRole('button', { name: 'Refund' }).click()
    await expect(dialog).toBeHidden()
    await expect(main(page).getByRole('article', { name: 'Refund of $1.00' })).toHaveCount(count)
  }
})
