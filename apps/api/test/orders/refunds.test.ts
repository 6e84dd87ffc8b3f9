import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { newId } from '../../src/platform/ids.ts'
import { signedUp } from '../fixtures.ts'
import { audit } from '../payments/audit.ts'
import { runJob, useShopFloor } from '../payments/shop-floor.ts'
import { bought, emailsAbout, shipped } from './order-desk.ts'

const floor = useShopFloor({
  jobs: false,
  connections: 12,
  first: { operatorEmail: 'operator@refunds.example' },
})
const REFUNDS = 'refund-payments'

/** Returns the provider's refunds of the payment of an order, one by one. */
async function sentBack({ groupNumber }: { groupNumber: string }): Promise<number[]> {
  const { rows } = await floor().deps.db.execute<{ payment_id: string }>(
    sql`select payment_id from order_groups where number = ${groupNumber}`,
  )
  const ledger = await floor().provider.ledger()
  const intent = ledger.find(({ paymentId }) => paymentId === rows[0]!.payment_id)!
  return intent.refunds.map(({ amountMinor }) => amountMinor)
}

test('[ORD-03] a canceled order is really refunded at the provider, once', async () => {
  const order = await bought(floor(), [{ price: 2_000, quantity: 2 }])
  expect((await order.asBuyer('cancellations')).status).toBe(200)
  expect(await sentBack(order)).toEqual([])
  await Promise.all([runJob(floor(), REFUNDS), runJob(floor(), REFUNDS)])
  await runJob(floor(), REFUNDS)
  expect(await sentBack(order)).toEqual([4_699])
  expect(await order.view()).toMatchObject({
    badge: 'refunded',
    commissionTotal: 0,
    refunds: [{ amount: 46.99, status: 'succeeded' }],
  })
  expect((await emailsAbout(floor(), order)).map(({ kind }) => kind)).toEqual([
    'order-placed',
    'order-canceled',
    'shop-order-canceled',
  ])
})

test('[ORD-03] shows a buyer the refund of a cancellation beforehand', async () => {
  const order = await bought(floor(), [{ price: 2_000, quantity: 2 }, { price: 500 }])
  await order.asSeller('refunds', { amount: 7 })
  const [mugs] = order.lineIds
  const preview = (body: object) => order.asBuyer('cancellations/preview', body)
  expect((await preview({ lines: [{ orderLineId: mugs, quantity: 1 }] })).body).toMatchObject({
    itemTotal: 20,
    shippingTotal: 0,
  })
  const whole = await preview({})
  // What the shop gave back already does not come twice.
  expect(whole).toMatchObject({ status: 200, body: { itemTotal: 38, shippingTotal: 6.99, total: 44.99 } })
  expect((await preview({ lines: [{ orderLineId: mugs, quantity: 3 }] })).status).toBe(409)
  const stranger = await signedUp(floor())
  const url = `/api/user/orders/${order.number}/cancellations/preview`
  expect((await floor().call({ method: 'POST', url, token: stranger.token, payload: {} })).body.code).toBe(
    'order.not_found',
  )
  expect((await order.view()).refundedTotal).toBe(7)
  await order.asBuyer('cancellations')
  expect((await order.view()).refundedTotal).toBe(51.99)
})

describe('a shop refunds without a return', () => {
  test('previews refunds of lines, of shipping and of a free amount', async () => {
    const order = await bought(floor(), [{ price: 2_000, quantity: 2 }])
    await shipped(order)
    const lines = [{ orderLineId: order.lineIds[0]!, quantity: 1 }]
    const cases = [
      [{ amount: 5.5 }, { itemTotal: 5.5, shippingTotal: 0, total: 5.5, refundable: 46.99 }],
      [{ lines }, { itemTotal: 20, shippingTotal: 0 }],
      [{ shipping: true }, { itemTotal: 0, shippingTotal: 6.99 }],
      // Of the items first, then of the delivery.
      [
        { lines, amount: 21 },
        { itemTotal: 40, shippingTotal: 1 },
      ],
      [
        { lines, shipping: true, amount: 20 },
        { itemTotal: 40, shippingTotal: 6.99, total: 46.99 },
      ],
    ] as const
    for (const [input, expected] of cases)
      expect(await order.asSeller('refunds/preview', input)).toMatchObject({ status: 200, body: expected })
    const given = await order.asSeller('refunds', { lines, amount: 1, note: 'Sorry for the scratch.' })
    expect(given).toMatchObject({
      status: 200,
      body: {
        refundedTotal: 21,
        // 8 % of 40.00, less 8 % of what went back.
        commissionTotal: 1.52,
        refunds: [{ amount: 21, reason: 'goodwill', note: 'Sorry for the scratch.' }],
      },
    })
    const [email, ...others] = (await emailsAbout(floor(), order)).filter(
      ({ kind }) => kind === 'order-refunded',
    )
    expect(others).toEqual([])
    expect(email!.body).toMatch(/has refunded \$21\.00 of your order[\s\S]*> Sorry for the scratch\./)
    for (const [input, status, code] of [
      [{ amount: 26 }, 409, 'refund.exceeds_payment'],
      [{ amount: 1e300 }, 409, 'refund.exceeds_payment'],
      [{ amount: 1.005 }, 400, 'request.invalid'],
      [{ shipping: true, amount: 19.01 }, 409, 'refund.exceeds_payment'],
      [{ lines: [{ ...lines[0], quantity: 3 }] }, 409, 'order.quantity_exceeded'],
      [{}, 400, 'request.invalid'],
    ] as const)
      for (const path of ['refunds', 'refunds/preview'])
        expect(await order.asSeller(path, input)).toMatchObject({ status, body: { code } })
    expect((await order.asSeller('refunds', { amount: 26 })).body.detail).toContain(
      'At most $19.00 of the items',
    )
    await runJob(floor(), REFUNDS)
    expect(await sentBack(order)).toEqual([2_100])
  })

  test('returns a refund that the provider refuses to the order, so that it can be repeated', async () => {
    const order = await bought(floor(), [{ price: 2_000 }], { card: '0093' })
    expect(await order.asSeller('refunds', { amount: 5 })).toMatchObject({ body: { refundedTotal: 5 } })
    await runJob(floor(), REFUNDS)
    expect(await sentBack(order)).toEqual([])
    expect(await order.view()).toMatchObject({
      badge: 'placed',
      refundedTotal: 0,
      commissionTotal: 1.6,
      refunds: [{ amount: 5, status: 'failed' }],
      actions: expect.arrayContaining(['refund']),
    })
    expect(await order.asSeller('refunds', { amount: 20, shipping: true })).toMatchObject({
      status: 200,
      body: { badge: 'refunded', refundedTotal: 26.99 },
    })
    await runJob(floor(), REFUNDS)
    expect(await sentBack(order)).toEqual([2_699])
  })

  test('makes one refund for a hundred concurrent repeats of one key', async () => {
    const order = await bought(floor(), [{ price: 2_000, quantity: 5 }])
    const key = newId()
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => order.asSeller('refunds', { amount: 1 }, key)),
    )
    expect(answers[0]).toMatchObject({ status: 200, body: { refundedTotal: 1 } })
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    // Later, when the order is another, too.
    await order.asSeller('confirm')
    expect((await order.asSeller('refunds', { amount: 1 }, key)).text).toBe(answers[0]!.text)
    expect(await order.asSeller('refunds', { amount: 2 }, key)).toMatchObject({
      status: 422,
      body: { code: 'idempotency.mismatch' },
    })
    const told = (await emailsAbout(floor(), order)).filter(({ kind }) => kind === 'order-refunded')
    expect(told).toHaveLength(1)
    await runJob(floor(), REFUNDS)
    expect(await sentBack(order)).toEqual([100])
  })
})

test('[ORD-03] never refunds more than was paid when buyer and shop act at once', async () => {
  const order = await bought(floor(), [{ price: 2_000, quantity: 10, stock: 10 }])
  const lines = [{ orderLineId: order.lineIds[0]!, quantity: 2 }]
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, at) => {
      if (at % 3 === 0) return order.asBuyer('cancellations', { lines })
      if (at % 3 === 1) return order.asSeller('cancellations', { lines, reason: 'staff' })
      return order.asSeller('refunds', { amount: 70 })
    }),
  )
  const done = answers.filter(({ status }) => status === 200).length
  expect(done).toBeGreaterThan(0)
  for (const { status, body } of answers)
    if (status !== 200)
      expect(['order.quantity_exceeded', 'refund.exceeds_payment', 'order.not_allowed']).toContain(body.code)
  await order.asBuyer('cancellations')
  const view = await order.view()
  expect(view).toMatchObject({ refundedTotal: 206.99, badge: 'refunded', lines: [{ canceledQuantity: 10 }] })
  await runJob(floor(), REFUNDS)
  expect((await sentBack(order)).reduce((sum, amount) => sum + amount, 0)).toBe(20_699)
  await audit(floor(), [{ variantId: order.products[0]!.variants[0]!.id, before: 10 }])
})

test('the provider’s ledger, the orders and the shops’ books agree', async () => {
  await audit(floor())
})

test('keeps a refund waiting if its provider is not configured, and alerts the operator once', async () => {
  const order = await bought(floor())
  expect((await order.asBuyer('cancellations')).status).toBe(200)
  const { db } = floor().deps
  await db.execute(sql`update payments set provider = 'paypal'
    where id = (select payment_id from order_groups where number = ${order.groupNumber})`)
  await db.execute(sql`update refunds set attempts = 29 where order_id = ${order.id}::uuid`)
  const told = async () => {
    const { rows } = await db.execute(
      sql`select 1 from emails where recipient = 'operator@refunds.example' and body like '%has been failing for a day%'`,
    )
    return rows.length
  }
  await runJob(floor(), REFUNDS)
  expect(await told()).toBe(1)
  await runJob(floor(), REFUNDS)
  expect(await told()).toBe(1)
})
