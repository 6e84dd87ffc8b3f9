import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { emails } from '../../src/modules/mail/emails.schema.ts'
import { publishSettings } from '../../src/modules/market/index.ts'
import { inTx } from '../../src/platform/db/tx.ts'
import { newId } from '../../src/platform/ids.ts'
import { createAftermath, DAY, type Sold } from '../after-sales/sold.ts'
import { createProduct, createShop } from '../fixtures.ts'
import {
  buyerOf,
  checkoutOf,
  confirm,
  runJob,
  startPayment,
  stocked,
  useShopFloor,
} from '../payments/shop-floor.ts'

const floor = useShopFloor({ jobs: false })
const { sold, send, delivered, look, emailsTo, emailTo, stockOf, buyer, shop, later } = createAftermath(floor)

const declare = (payload: object) =>
  floor().call({
    method: 'POST',
    url: '/api/public/withdrawals',
    payload: { name: 'Robin Reed', ...payload },
  })
const byForm = (order: Sold, more: object = {}) =>
  declare({ number: order.groupNumber, email: order.buyer.email, ...more })
const own = (order: Sold, payload: object = {}) =>
  floor().call({
    method: 'POST',
    url: `/api/user/orders/${order.groupNumber}/withdrawal`,
    token: order.buyer.token,
    payload: { name: 'Robin Reed', ...payload },
  })
const preview = async (order: Sold) =>
  (
    await floor().call({
      method: 'GET',
      url: `/api/user/orders/${order.groupNumber}/withdrawal`,
      token: order.buyer.token,
    })
  ).body

/** The secret in the email about a purchase. */
async function linkTo(order: Sold): Promise<string> {
  const { body } = await emailTo(order.buyer.email, 'order-placed')
  return /withdraw\?token=([\w-]+)/.exec(body)![1]!
}

const rowOf = async (reference: string) =>
  (
    await floor().deps.db.execute<{ status: string; name: string; email: string }>(
      sql`select status, source, name, email from withdrawals where reference = ${reference}`,
    )
  ).rows[0]!

async function publish(withdrawal: { scope: 'all' | 'eu' | 'off'; days: number }): Promise<void> {
  const { db, market, clock } = floor().deps
  await market.refresh()
  const data = { ...market.settings, withdrawal }
  await inTx(db, tx => publishSettings(tx, { data, basedOn: market.version, note: '', now: clock.now() }))
  await market.refresh()
}

beforeEach(() => publish({ scope: 'all', days: 14 }))

/** Reference and secret of the link by which the order's own address objects. */
async function objectionTo(order: Sold): Promise<{ reference: string; token: string }> {
  const { body } = await emailTo(order.buyer.email, 'withdrawal-received')
  const [, reference, token] = /object=([\w-]+)&(?:amp;)?token=([\w-]+)/.exec(body)!
  return { reference: reference!, token: token! }
}
const object = (reference: string, token: string) =>
  floor().call({ method: 'POST', url: `/api/public/withdrawals/${reference}/object`, payload: { token } })

describe('a withdrawal with a session', () => {
  test('cancels and refunds at once what was not shipped, and emails a receipt', async () => {
    const order = await sold([{ price: 2_000, quantity: 2 }])
    expect(await preview(order)).toMatchObject({
      number: order.groupNumber,
      orders: [{ number: order.number, until: null, lines: [{ id: order.lineIds[0], quantity: 2 }] }],
    })
    const { status, body } = await own(order)
    expect(status).toBe(202)
    expect(body).toEqual({
      reference: expect.stringMatching(/^W-[0-9A-Z]{10}$/),
      receivedAt: expect.any(String),
    })
    expect(await look(order)).toMatchObject({ badge: 'refunded', refundedTotal: 46.99 })
    expect(await stockOf(order.variantIds[0]!)).toBe(100)
    expect(await emailsTo(order.buyer.email)).toContain('withdrawal-received')
    expect((await emailTo(order.buyer.email, 'withdrawal-received')).body).toContain(body.reference)
    expect(await rowOf(body.reference)).toMatchObject({ status: 'done', source: 'session' })
  })

  test('leaves out what the law excepts, with the reason, and not what is only sealed', async () => {
    const order = await sold([{ price: 2_000 }, { price: 3_000 }])
    const [cake, cream] = order.lineIds as [string, string]
    // Orders keep the exception that the product had.
    await floor().deps.db.execute(sql`update order_lines set withdrawal_exception =
      case id when ${cake}::uuid then 'perishable' else 'sealed_hygiene' end where order_id = ${order.orderId}`)
    expect((await preview(order)).orders).toMatchObject([
      {
        lines: [{ id: cream, withdrawalException: 'sealed_hygiene' }],
        excepted: [{ id: cake, withdrawalException: 'perishable' }],
      },
    ])
    const refused = await own(order, { items: [{ orderLineId: cake, quantity: 1 }] })
    expect(refused).toMatchObject({ status: 409, body: { code: 'withdrawal.excepted' } })
    expect(refused.body.detail).toContain('it spoils quickly')
    expect((await own(order)).status).toBe(202)
    expect((await emailTo(order.buyer.email, 'withdrawal-received')).body).toContain('it spoils quickly')
    // Items 30.00 and no shipping, because a part of the order goes on.
    expect(await look(order)).toMatchObject({ refundedTotal: 30 })
  })

  test('opens an approved return that never lapses for what was shipped', async () => {
    const order = await send(await sold([{ price: 2_000 }], 'express'), 'shipped')
    expect((await own(order)).status).toBe(202)
    const [opened] = (await look(order)).returns
    expect(opened).toMatchObject({ status: 'approved', sendBy: null, decideBy: null })
    expect(await emailsTo(order.owner.email)).toContain('withdrawal-return')
    await later(order, 40 * DAY, async () => runJob(floor(), 'end-unsent-returns'))
    expect((await look(order)).returns).toMatchObject([{ status: 'approved' }])
    const lines = [{ orderLineId: order.lineIds[0], receivedQuantity: 1, condition: 'as_new' }]
    expect((await shop(order, `returns/${opened.id}/receive`, { lines })).status).toBe(200)
    expect((await look(order)).returns).toMatchObject([{ status: 'refunded', refund: { total: 26.99 } }])
  })

  test('can be disputed if the shop never confirms what was sent back', async () => {
    const order = await delivered([{ price: 2_000 }])
    await own(order)
    const [{ id: returnId }] = (await look(order)).returns
    await buyer(order, `returns/${returnId}/send`, {})
    const dispute = (at: Sold) => buyer(at, 'disputes', { text: 'It is not so.', returnId })
    await later(order, 27 * DAY, async early => expect((await dispute(early)).status).toBe(409))
    await later(order, 29 * DAY, async late => expect((await dispute(late)).status).toBe(200))
  })

  test('counts items as arrived once the shop has them back', async () => {
    const order = await send(await sold([{ price: 2_000 }], 'premium'), 'shipped')
    await own(order)
    const [{ id }] = (await look(order)).returns
    const actions = () => later(order, 12 * DAY, async late => (await look(late)).actions)
    expect(await actions()).toContain('dispute')
    const lines = [{ orderLineId: order.lineIds[0], receivedQuantity: 1, condition: 'as_new' }]
    await shop(order, `returns/${id}/receive`, { lines })
    expect(await actions()).not.toContain('dispute')
  })

  test('tells the buyer the return address, and asks the shop for what they still need', async () => {
    const address = { line1: '2 Quay', city: 'Bergen', postalCode: '5003', countryCode: 'NO' }
    const emailsFor = async (isKnown: boolean) => {
      const order = await send(await sold([{ price: 2_000 }], 'express'), 'shipped')
      if (isKnown)
        await floor().deps.db.execute(
          sql`update shops set return_address = ${JSON.stringify(address)} where id = ${order.shopId}`,
        )
      await own(order)
      const bodyFor = async (email: string) => (await emailTo(email, 'withdrawal-return')).body
      return { buyer: await bodyFor(order.buyer.email), shop: await bodyFor(order.owner.email) }
    }
    const known = await emailsFor(true)
    expect(known.buyer).toMatch(/2 Quay\s+(> )?5003 Bergen/)
    expect(known.shop).toMatch(/Upload a paid label by .*The buyer has your return address\./s)
    const unknown = await emailsFor(false)
    expect(unknown.buyer).toContain('the address on the label that you get from')
    expect(unknown.shop).toContain('the label has to show where the parcel goes')
  })

  test('takes part of a line, and the rest in a second one', async () => {
    const order = await delivered([{ price: 2_000, quantity: 3 }])
    const items = [{ orderLineId: order.lineIds[0], quantity: 2 }]
    expect((await own(order, { items })).status).toBe(202)
    expect((await look(order)).returns).toMatchObject([{ lines: [{ quantity: 2 }] }])
    expect((await preview(order)).orders[0].lines).toMatchObject([{ quantity: 1 }])
    await own(order)
    await own(order)
    const { returns } = await look(order)
    expect(returns.map(({ lines }: { lines: { quantity: number }[] }) => lines[0]!.quantity)).toEqual([2, 1])
    const foreign = [{ orderLineId: newId(), quantity: 1 }]
    expect((await own(order, { items: foreign })).body.code).toBe('order.line_not_found')
  })

  test('cancels the rest of an order of which one parcel was shipped', async () => {
    const order = await sold([{ price: 2_000, quantity: 2 }])
    const lines = [{ orderLineId: order.lineIds[0], quantity: 1 }]
    const packed = await shop(order, `orders/${order.number}/fulfillments`, { lines })
    expect(packed.status).toBeLessThan(300)
    const [{ id }] = packed.body.fulfillments
    const shipped = await shop(order, `orders/${order.number}/fulfillments/${id}/ship`)
    expect(shipped.status).toBeLessThan(300)
    await own(order)
    expect(await look(order)).toMatchObject({
      lines: [{ canceledQuantity: 1 }],
      returns: [{ status: 'approved', lines: [{ quantity: 1 }] }],
      refundedTotal: 20,
    })
  })

  test('is possible to the last minute of the last day of the shop', async () => {
    const order = await delivered()
    await floor().deps.db.execute(
      sql`update shops set time_zone = 'Asia/Kathmandu' where id = ${order.shopId}`,
    )
    // Delivered late on November 3 there, at +05:45.
    await floor().deps.db.execute(
      sql`update orders set delivered_at = '2026-11-03T15:00:00Z' where id = ${order.orderId}`,
    )
    const until = async (instant: string) => {
      const ahead = Date.parse(instant) - floor().clock.now().getTime()
      return later(order, ahead, async now => (await preview(now)).orders[0])
    }
    expect(await until('2026-11-17T18:14:00Z')).toMatchObject({
      until: '2026-11-17',
      lines: [{ quantity: 1 }],
    })
    expect(await until('2026-11-17T18:16:00Z')).toMatchObject({ until: '2026-11-17', lines: [] })
  })

  test('keeps the period of its order, and has today’s for an order without one', async () => {
    await publish({ scope: 'all', days: 30 })
    const order = await delivered()
    await publish({ scope: 'all', days: 14 })
    const linesAfter = (days: number) =>
      later(order, days * DAY, async now => (await preview(now)).orders[0].lines.length)
    expect(await linesAfter(20)).toBe(1)
    expect((await later(order, 20 * DAY, own)).status).toBe(202)
    expect((await look(order)).returns).toMatchObject([{ status: 'approved' }])

    const older = await delivered()
    await floor().deps.db.execute(sql`update orders set withdrawal_days = null where id = ${older.orderId}`)
    expect(await later(older, 20 * DAY, async now => (await preview(now)).orders[0].lines)).toEqual([])
  })

  test('leaves an order to the marketplace while it decides a dispute', async () => {
    const order = await delivered()
    await floor().deps.db.execute(sql`update orders set in_dispute = true where id = ${order.orderId}`)
    const { status, body } = await own(order)
    expect(status).toBe(202)
    expect((await look(order)).returns).toEqual([])
    expect(await rowOf(body.reference)).toMatchObject({ status: 'done' })
    const { operatorInbox } = floor().deps.market.settings.contact
    expect((await emailTo(operatorInbox, 'withdrawal-for-operator')).body).toContain(body.reference)
  })

  test('answers 404 for the order of another buyer and for a made-up link', async () => {
    const [mine, theirs] = [await sold(), await sold()]
    const foreign = await floor().call({
      method: 'POST',
      url: `/api/user/orders/${theirs.groupNumber}/withdrawal`,
      token: mine.buyer.token,
      payload: { name: 'Robin Reed' },
    })
    expect([foreign.status, foreign.body.code]).toEqual([404, 'order.not_found'])
    expect((await declare({ token: 'a-secret-that-was-never-sent' })).body.code).toBe('order.not_found')
  })
})

describe('a withdrawal by number and email', () => {
  test('takes effect after a day', async () => {
    const order = await sold()
    const { status, body } = await byForm(order)
    expect(status).toBe(202)
    await runJob(floor(), 'do-withdrawals')
    expect(await look(order)).toMatchObject({ badge: 'placed', refundedTotal: 0 })
    expect(await emailsTo(order.owner.email)).toContain('withdrawal-declared')
    await later(order, DAY + 60_000, () => runJob(floor(), 'do-withdrawals'))
    expect(await look(order)).toMatchObject({ badge: 'refunded' })
    expect(await rowOf(body.reference)).toMatchObject({ status: 'done', source: 'form' })
  })

  test('takes no effect if the order’s own address objects', async () => {
    const order = await sold()
    const { body } = await byForm(order)
    const { reference, token } = await objectionTo(order)
    expect(reference).toBe(body.reference)
    expect((await object(reference, 'a-secret-that-was-never-sent')).status).toBe(404)
    expect((await object(reference, token)).status).toBe(200)
    expect((await object(reference, token)).status).toBe(200)
    await later(order, 2 * DAY, () => runJob(floor(), 'do-withdrawals'))
    expect(await look(order)).toMatchObject({ badge: 'placed' })
    expect(await emailsTo(order.owner.email)).toContain('withdrawal-objected')
  })

  test('waits for a day by an emailed link as well, since others may have it', async () => {
    const order = await sold()
    const items = [{ orderLineId: order.lineIds[0], quantity: 1 }]
    const { status, body } = await declare({ token: await linkTo(order), items })
    expect(status).toBe(202)
    expect(await look(order)).toMatchObject({ badge: 'placed' })
    expect((await objectionTo(order)).reference).toBe(body.reference)
    await later(order, DAY + 60_000, () => runJob(floor(), 'do-withdrawals'))
    expect(await look(order)).toMatchObject({ badge: 'refunded' })
  })

  test('tells shops of one declaration at a time', async () => {
    const order = await sold()
    await byForm(order)
    const again = await byForm(order)
    expect(await rowOf(again.body.reference)).toMatchObject({ status: 'matched' })
    const told = async (address: string, kind: string) =>
      (await emailsTo(address)).filter(one => one === kind).length
    expect(await told(order.owner.email, 'withdrawal-declared')).toBe(1)
    expect(await told(order.buyer.email, 'withdrawal-received')).toBe(2)
  })

  test('leaves all other declarations to the operator once the order’s own address has objected', async () => {
    const order = await sold()
    await byForm(order)
    const first = await objectionTo(order)
    await byForm(order)
    const second = await objectionTo(order)
    expect((await object(second.reference, second.token)).status).toBe(200)
    expect(await rowOf(first.reference)).toMatchObject({ status: 'unmatched' })
    expect((await object(first.reference, first.token)).status).toBe(200)
    expect(await rowOf(first.reference)).toMatchObject({ status: 'objected' })
    const third = await declare({ token: await linkTo(order) })
    expect(await rowOf(third.body.reference)).toMatchObject({ status: 'unmatched' })
    const { operatorInbox } = floor().deps.market.settings.contact
    expect((await emailTo(operatorInbox, 'withdrawal-for-operator')).body).toContain(third.body.reference)
    await later(order, 2 * DAY, () => runJob(floor(), 'do-withdrawals'))
    expect(await look(order)).toMatchObject({ badge: 'placed' })
  })

  test('gets the same answer and receipt for a guessed number, and tells the operator', async () => {
    const order = await sold()
    const stranger = `${newId()}@example.test`
    const answers = [
      await byForm(order),
      await byForm(order, { email: stranger }),
      await byForm(order, { number: '0000000000', email: stranger }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202])
    expect(answers.map(({ body }) => Object.keys(body))).toEqual(Array(3).fill(['reference', 'receivedAt']))
    expect(await rowOf(answers[1]!.body.reference)).toMatchObject({ status: 'unmatched' })
    const receipt = await emailTo(stranger, 'withdrawal-received')
    expect(receipt.body).not.toContain('This wasn’t me')
    expect(receipt.body).not.toContain('Product')
    expect(receipt.body).toMatch(/^Hello,\n/)
    expect(receipt.body).not.toContain('Robin Reed')
    expect(receipt.body).not.toContain('are canceled')
    expect(receipt.body).toContain('We’ll look for the order and write to you.')
    const { operatorInbox } = floor().deps.market.settings.contact
    expect((await emailTo(operatorInbox, 'withdrawal-for-operator')).body).toContain(
      answers[2]!.body.reference,
    )
  })

  test('needs number and email, and drops what fills the hidden field', async () => {
    const { status, body } = await declare({ number: '7KQ2M9XW4T' })
    expect([status, body.fields]).toMatchObject([400, [{ pointer: '/email' }]])
    const robot = await declare({ number: '7KQ2M9XW4T', email: 'a@example.test', website: 'x' })
    expect(robot.status).toBe(202)
    expect(await rowOf(robot.body.reference)).toBeUndefined()
  })

  test('is in the account’s export, and loses name and address when the account is deleted', async () => {
    const order = await delivered()
    const token = await linkTo(order)
    const { reference } = (await own(order)).body
    const mistyped = (await byForm(order, { number: '0000000000', email: order.buyer.email.toUpperCase() }))
      .body
    const others = (await byForm(order, { email: `${newId()}@example.test` })).body
    const exported = await floor().call({
      method: 'GET',
      url: '/api/user/export',
      token: order.buyer.token,
    })
    expect(exported.body.withdrawals).toMatchObject([
      { reference, number: order.groupNumber, name: 'Robin Reed', status: 'done' },
      { reference: mistyped.reference, number: '0000000000', status: 'unmatched' },
    ])
    await floor().call({
      method: 'DELETE',
      url: '/api/user/me',
      token: order.buyer.token,
      payload: { password: 'lagoon-kettle-42' },
    })
    for (const declared of [reference, mistyped.reference])
      expect(await rowOf(declared)).toMatchObject({ name: '', email: '' })
    expect(await rowOf(others.reference)).toMatchObject({ name: 'Robin Reed' })
    expect((await declare({ token })).body.code).toBe('order.not_found')
  })
})

test('declares only the chosen items of one of three shops', async () => {
  const products = [await stocked(floor()), await stocked(floor())]
  const third = await createShop(floor().deps.db)
  products.push(await createProduct(floor().deps.db, third.id, [{ price: 900, stock: 10 }]))
  const person = await buyerOf(floor(), products)
  const { body: payment } = await startPayment(floor(), person, await checkoutOf(floor(), person))
  await floor().provider.pay(payment.reference, '0002')
  const { orderNumber } = (await confirm(floor(), person, payment.id)).body
  const call = (method: 'GET' | 'POST', path: string, payload?: object) =>
    floor().call({
      method,
      url: `/api/user/orders/${orderNumber}${path}`,
      token: person.token,
      ...(payload && { payload }),
    })
  const { orders } = (await call('GET', '/withdrawal')).body
  expect(orders).toHaveLength(3)
  const items = [{ orderLineId: orders[1].lines[0].id, quantity: 1 }]
  await call('POST', '/withdrawal', { name: 'Robin Reed', items })
  const after = (await call('GET', '')).body.orders as { number: string; badge: string }[]
  expect(after.map(({ badge }) => badge).sort()).toEqual(['placed', 'placed', 'refunded'])
  const written = await floor()
    .deps.db.select()
    .from(emails)
    .where(sql`kind = 'withdrawal-received'
    and recipient = ${person.email}`)
  expect(written).toHaveLength(1)
})

test('follows the market’s settings', async () => {
  const order = await sold()
  await publish({ scope: 'off', days: 14 })
  expect((await byForm(order)).body.code).toBe('withdrawal.not_offered')
  await publish({ scope: 'eu', days: 14 })
  const { body } = await byForm(order)
  expect(await rowOf(body.reference)).toMatchObject({ status: 'unmatched' })
  await floor().deps.db.execute(sql`update order_groups set shipping_address =
    jsonb_set(shipping_address, '{countryCode}', '"DE"') where number = ${order.groupNumber}`)
  const german = await byForm(order)
  expect(await rowOf(german.body.reference)).toMatchObject({ status: 'matched' })
  await expect(publish({ scope: 'all', days: 60 })).rejects.toThrow('faults')
})
