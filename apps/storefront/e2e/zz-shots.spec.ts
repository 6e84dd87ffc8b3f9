import { changeDatabase } from './support/database.ts'
import { axeFindings, sideways } from './support/engines.ts'
import { newOrderNumber, placeOrders } from './support/orders.ts'
import { expect, test } from './support/test.ts'

test('shots', async ({ page, newAccount }) => {
  test.setTimeout(120_000)
  const address = process.env.CONSOLE_ADDRESS ?? ''
  const account = await newAccount()
  const number = newOrderNumber()
  await placeOrders(account.email, [
    { number, placedAt: '2026-11-10T12:00:00Z', shop: 'kiln-and-cove', total: 4_800, status: 'confirmed', isTest: true,
      events: [{ kind: 'placed', at: '2026-11-10T12:00:00Z' }, { kind: 'confirmed', at: '2026-11-10T13:00:00Z' }, { kind: 'shipped', at: '2026-11-11T13:00:00Z' }],
      parcel: { carrier: 'USPS', number: '9400 1000 0000 0000', href: 'https://usps.com/x' }, fulfillment: 'shipped',
      lines: [{ title: 'Cove mug with a name that goes on for longer than anyone would read', quantity: 2, unit: 2400, slug: 'cove-mug-320-ml', options: ['Glaze: Lagoon'] }] },
    { number, placedAt: '2026-11-10T12:00:00Z', shop: 'kiln-and-cove', total: 2_400, isTest: true, lines: [{ title: 'Cove mug', quantity: 1, unit: 2400, slug: 'cove-mug-320-ml' }] },
  ])
  await changeDatabase(`insert into payment_splits (payment_id, order_id, captured_minor) select g.payment_id, o.id, o.total_minor from orders o join order_groups g on g.id = o.order_group_id where g.number = $1`, [number])
  await changeDatabase(`insert into ledger_entries (shop_id, order_id, kind, amount_minor, currency, at) select o.shop_id, o.id, 'sale', o.total_minor, 'USD', o.placed_at from orders o join order_groups g on g.id = o.order_group_id where g.number = $1`, [number])
  await changeDatabase(`insert into refunds (id, payment_id, order_id, amount_minor, item_minor, reason, status, failure, attempts) select gen_random_uuid(), g.payment_id, o.id, 500, 500, 'goodwill', 'failed', 'account_closed', 3 from orders o join order_groups g on g.id = o.order_group_id where o.number = $1`, [number + '-2'])
  await changeDatabase(`insert into emails (id, kind, recipient, order_group_id, subject, body, created_at) select gen_random_uuid(), 'order-refunded', g.email, g.id, 'Your refund of $5.00', 'We have refunded it.', now() - interval '2 hours' from order_groups g where g.number = $1`, [number])
  await page.goto(`${address}/purchases/${number}`)
  await page.getByLabel('Email').fill('operator@stoa.example')
  await page.getByLabel('Password', { exact: true }).fill('stoa-demo-2026')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible()
  for (const [width, colorScheme] of [[390, 'light'], [1280, 'light'], [390, 'dark'], [1280, 'dark']] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme })
    for (const [name, path] of [['purchase', `/purchases/${number}`], ['list', '/purchases'], ['failed', '/purchases?view=refund_failed'], ['today', '/'], ['find', `/find?q=${number}`]] as const) {
      await page.goto(`${address}${path}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.waitForLoadState('networkidle')
      console.log(name, width, colorScheme, JSON.stringify(await axeFindings(page)), await sideways(page))
      await page.screenshot({ path: `/tmp/op-shots/${name}-${width}-${colorScheme}.png`, fullPage: true })
    }
  }
  await page.goto(`${address}/purchases/${number}`)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ colorScheme: 'light' })
  await page.getByRole('button', { name: 'Refund', exact: true }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('spinbutton').first().fill('1')
  await dialog.getByRole('spinbutton').first().press('Enter')
  await dialog.getByLabel('Reason').fill('The glaze of one mug is chipped.')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByRole('status')).toContainText('The buyer gets')
  console.log('dialog', JSON.stringify(await axeFindings(page)), await sideways(page))
  await page.screenshot({ path: `/tmp/op-shots/dialog-390.png` })
  await dialog.getByRole('status').scrollIntoViewIfNeeded()
  await page.screenshot({ path: `/tmp/op-shots/dialog-390b.png` })
  await dialog.getByRole('button', { name: 'Refund' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Decisions of operators')).toBeVisible()
  await page.waitForTimeout(1000)
  await page.screenshot({ path: `/tmp/op-shots/after-390.png`, fullPage: true })
})
