import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { variants } from '../../src/modules/catalog/catalog.schema.ts'
import { emails } from '../../src/modules/mail/emails.schema.ts'
import { runCommand } from '../catalog/command.ts'
import { audit } from './audit.ts'
import { someoneIsHeld } from './settle-all.ts'
import { confirm, runJob, startPayment, useShopFloor } from './shop-floor.ts'
import { createTill } from './till.ts'
import { timePasses } from './time.ts'

const floor = useShopFloor({ jobs: false, laterMs: 200 })
const { began, carded, ordersOf, paymentOf, stockOf } = createTill(floor)

const decide = (reference: string, decision: object) =>
  floor().provider.call(`/v1/intents/${reference}/decide`, decision)

describe('money at the wrong time', () => {
  test('[CHK-04] finds the result of a lost response a moment later', async () => {
    const { buyer, checkout, payment } = await carded('0044')
    const answer = await confirm(floor(), buyer, payment.id)
    expect(answer).toMatchObject({ body: { status: 'paid', orderNumber: checkout.number } })
  })

  test.each([
    ['0051', 'paid'],
    ['0069', 'failed'],
  ])('a review of card %s ends as %s, by a webhook', async (card, end) => {
    const { buyer, payment, variantId } = await carded(card)
    expect(await confirm(floor(), buyer, payment.id)).toMatchObject({ body: { status: 'in_review' } })
    // Another checkout may begin in the meantime, and the reviewed one keeps its items.
    await timePasses(floor().deps.db, 60)
    await runJob(floor(), 'release-stock')
    expect(await stockOf(variantId)).toBe(9)
    await expect
      .poll(async () => {
        await runJob(floor(), 'check-payments')
        await timePasses(floor().deps.db, 60)
        return (await paymentOf(buyer, payment.id)).status
      })
      .toBe(end)
    expect(await ordersOf(buyer)).toHaveLength(end === 'paid' ? 1 : 0)
  })

  test('late money becomes the order while the items are still available', async () => {
    const { buyer, payment, variantId } = await began()
    await timePasses(floor().deps.db, 16)
    await runJob(floor(), 'release-stock')
    await decide(payment.reference, { state: 'captured' })
    await runJob(floor(), 'advance-payment', { paymentId: payment.id, source: 'webhook' })
    expect(await paymentOf(buyer, payment.id)).toMatchObject({ status: 'paid' })
    expect(await stockOf(variantId)).toBe(9)
  })

  test.each([
    ['sold_out', 'late money for what is sold out', {}],
    ['amount_differs', 'another amount than was agreed', { amountMinor: 1 }],
  ])('%s: %s is refunded in full, with an email to the buyer', async (code, _, more) => {
    const { buyer, payment, variantId } = await began()
    await timePasses(floor().deps.db, 16)
    await runJob(floor(), 'release-stock')
    if (code === 'sold_out')
      await floor().deps.db.update(variants).set({ stock: 0 }).where(eq(variants.id, variantId))
    await decide(payment.reference, { state: 'captured', ...more })
    await runJob(floor(), 'advance-payment', { paymentId: payment.id, source: 'webhook' })
    expect(await paymentOf(buyer, payment.id)).toMatchObject({
      status: 'refunding',
      failure: { code, mayRetry: false },
    })
    await Promise.all(Array.from({ length: 5 }, () => runJob(floor(), 'refund-payments')))
    expect(await paymentOf(buyer, payment.id)).toMatchObject({ status: 'refunded' })
    expect(await ordersOf(buyer)).toEqual([])
    const sent = await floor().deps.db.select().from(emails).where(eq(emails.recipient, buyer.email))
    expect(sent.filter(({ kind }) => kind === 'payment-refunded')).toHaveLength(1)
  })

  test('refunds a second payment of a paid order in full', async () => {
    const { buyer, checkout, payment } = await began()
    const second = await startPayment(floor(), buyer, checkout, 'wallet')
    await floor().provider.pay(second.body.reference, '0002')
    expect(await confirm(floor(), buyer, second.body.id)).toMatchObject({ body: { status: 'paid' } })
    await decide(payment.reference, { state: 'captured' })
    await runJob(floor(), 'advance-payment', { paymentId: payment.id, source: 'clock' })
    await runJob(floor(), 'refund-payments')
    expect(await paymentOf(buyer, payment.id)).toMatchObject({
      status: 'refunded',
      failure: { code: 'duplicate' },
    })
    expect(await ordersOf(buyer)).toHaveLength(1)
  })
})

describe('payments that don’t settle automatically', () => {
  const alerts = async () => {
    const { db, brand } = floor().deps
    const sent = await db.select().from(emails).where(eq(emails.recipient, brand.operatorEmail))
    return sent.filter(({ kind }) => kind === 'payment-alert').map(({ body }) => body)
  }

  test('the operator gets one alert when an outcome is unknown for a day', async () => {
    const { buyer, payment } = await carded('0002')
    await floor().provider.hold({ call: 'capture', at: 'before', intent: payment.reference })
    const cut = confirm(floor(), buyer, payment.id)
    await someoneIsHeld(floor())
    await floor().provider.kill()
    expect(await cut).toMatchObject({ status: 200, body: { status: 'processing' } })
    await runJob(floor(), 'check-payments')
    const before = await alerts()
    await timePasses(floor().deps.db, 25 * 60)
    for (let at = 0; at < 2; at++) await runJob(floor(), 'check-payments')
    const told = (await alerts()).filter(one => !before.includes(one))
    expect(told).toHaveLength(1)
    expect(told[0]).toContain(payment.id)
    // It is asked about all the same, and becomes an order.
    await floor().provider.start()
    await timePasses(floor().deps.db, 60)
    await runJob(floor(), 'check-payments')
    expect(await paymentOf(buyer, payment.id)).toMatchObject({ status: 'paid' })
  })

  test('the operator gets an alert when the provider refuses a refund', async () => {
    const { buyer, payment, variantId } = await began()
    await timePasses(floor().deps.db, 16)
    await runJob(floor(), 'release-stock')
    await floor().deps.db.update(variants).set({ stock: 0 }).where(eq(variants.id, variantId))
    const { body } = await floor().provider.call<{ capture: { id: string }; amountMinor: number }>(
      `/v1/intents/${payment.reference}/decide`,
      { state: 'captured' },
    )
    await runJob(floor(), 'advance-payment', { paymentId: payment.id, source: 'webhook' })
    // The operator was quicker, at the provider's own page.
    const path = `/v1/captures/${body.capture.id}/refunds`
    await floor().provider.call(path, { key: 'by hand', amountMinor: body.amountMinor })
    const before = await alerts()
    for (let at = 0; at < 2; at++) await runJob(floor(), 'refund-payments')
    const told = (await alerts()).filter(one => !before.includes(one))
    expect(told).toHaveLength(1)
    expect(told[0]).toContain('refund_exceeds_capture')
    expect(await paymentOf(buyer, payment.id)).toMatchObject({ status: 'refunding' })
    await floor().deps.db.execute(
      sql`update payments set refunded_minor = captured_minor where id = ${payment.id}`,
    )
  })
})

test('the operator’s command asks once more, and prints the state of the payment', async () => {
  const { database, provider } = floor()
  const environment = {
    DATABASE_URL: database.url,
    SEED: 'own',
    TEST_PROVIDER_URL: provider.url,
    TEST_PROVIDER_KEY: provider.key,
  }
  const resolve = (id: string, env: Record<string, string> = environment) =>
    runCommand('payment', ['resolve', id], env)
  const { buyer, payment } = await carded('0002')
  expect(await resolve(payment.id)).toMatchObject({ code: 0, stdout: `${payment.id}: captured\n` })
  expect(await paymentOf(buyer, payment.id)).toMatchObject({ status: 'paid' })
  const { payment: open } = await began()
  expect(await resolve(open.id)).toMatchObject({ code: 2, stdout: `${open.id}: open\n` })
  expect(await resolve('nothing')).toMatchObject({ code: 1 })
  expect(await resolve(open.id, { DATABASE_URL: database.url })).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('No payment provider'),
  })
})

test('all of it agrees with the ledger of the provider', async () => {
  await runJob(floor(), 'refund-payments')
  const { orders, refunds } = await audit(floor())
  expect(orders).toBeGreaterThan(2)
  expect(refunds).toBe(4)
})
