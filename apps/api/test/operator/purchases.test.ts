import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DAY, HOUR } from '../../src/platform/durations.ts'
import { newId } from '../../src/platform/ids.ts'
import { ProviderRefused } from '../../src/ports/payment.ts'
import { booksOf } from '../after-sales/books.ts'
import { advanceToNoon } from '../app.ts'
import { runCommand } from '../catalog/command.ts'
import { type Bought, bought } from '../orders/order-desk.ts'
import {
  buyerOf,
  checkoutOf,
  runJob,
  type ShopFloor,
  startPayment,
  stocked,
  useShopFloor,
} from '../payments/shop-floor.ts'
import { recordAll } from '../statements.ts'
import {
  decisions,
  type Employee,
  employee,
  type OperatorDesk,
  ORIGIN,
  openConsole,
  REASON,
} from './operator-desk.ts'

let isDeclining = false
/** Whether the process stops while it waits for the provider. */
let isBroken = false
const floor = useShopFloor({
  jobs: false,
  config: { operatorOrigin: ORIGIN },
  wrap: provider => ({
    ...provider,
    read: reference => (isBroken ? Promise.reject(new Error('Stopped.')) : provider.read(reference)),
    refund: (...given) =>
      isDeclining
        ? Promise.reject(new ProviderRefused('account_closed', { buyerMayRetry: false }))
        : provider.refund(...given),
  }),
})
let desk: ShopFloor & OperatorDesk
let admin: Employee
let support: Employee
let order: Bought

beforeAll(async () => {
  desk = await openConsole(floor())
  advanceToNoon(desk.clock)
  admin = await employee(desk)
  support = await employee(desk, ['support'])
  order = await bought(desk, [{ price: 2_000, quantity: 2 }, { price: 3_000 }])
})
afterAll(() => desk.console.close())

const read = async (url: string, { cookie } = support) =>
  (await desk.ask({ method: 'GET', url: `/api/operator${url}`, cookie })).body
const purchase = (of: Bought = order, by = support) => read(`/purchases/${of.groupNumber}`, by)

interface Given {
  key?: string
  dryRun?: boolean
  by?: Employee
  expect?: string
}

/** Sends an action with the state that the purchase has now, unless told. */
async function act(url: string, of: Bought, body: object = {}, given: Given = {}) {
  const { key = newId(), dryRun = false, by = support } = given
  const seen = given.expect ?? (await purchase(of, by)).expect
  return desk.ask({
    method: 'POST',
    url: `/api/operator${url}${dryRun ? '?dryRun=true' : ''}`,
    cookie: by.cookie,
    headers: { 'idempotency-key': key },
    payload: { reason: REASON, ...body, expect: seen },
  })
}
const refund = (of: Bought, body: object, given?: Given) => act(`/orders/${of.id}/refunds`, of, body, given)
const refundsOf = async ({ id }: Bought) =>
  (
    await desk.deps.db.execute<{ minor: number }>(
      sql`select amount_minor::int as minor from refunds where order_id = ${id}`,
    )
  ).rows

describe('a purchase', () => {
  test('shows everything from the checkout to the shop’s balance', async () => {
    const seen = await purchase()
    expect(seen).toMatchObject({
      number: order.groupNumber,
      buyer: { id: order.buyer.id, name: 'Robin' },
      checkout: { status: 'placed' },
      group: { email: order.buyer.email, orders: [{ number: order.number, lines: [{ quantity: 2 }, {}] }] },
      orders: [
        {
          id: order.id,
          lines: [
            { cancelable: 2, refundable: 2 },
            { cancelable: 1, refundable: 1 },
          ],
        },
      ],
      payments: [{ provider: 'test', status: 'captured', events: expect.any(Array), allowed: [] }],
      refunds: [],
      log: [],
    })
    expect(seen.orders[0].ledger.map(({ kind }: { kind: string }) => kind)).toEqual([
      'sale',
      'shipping',
      'commission',
    ])
    expect(seen.orders[0].allowed).toEqual([
      { action: 'cancel', ok: true, why: null },
      { action: 'refund', ok: true, why: null },
    ])
    const placed = seen.emails.find(({ kind }: { kind: string }) => kind === 'order-placed')
    expect(placed).toMatchObject({
      recipient: order.buyer.email,
      text: null,
      allowed: [{ action: 'resend' }],
    })
    expect(await read(`/purchases/${order.number.toLowerCase()}`)).toMatchObject({
      number: order.groupNumber,
    })
  })

  test('takes at most 14 statements', async () => {
    const { statements } = await recordAll(desk.database.pool, () => purchase())
    const begun = statements.findIndex(text => text.startsWith('begin'))
    expect(statements.slice(begun).length).toBeLessThanOrEqual(14)
  })
})

describe('a refund', () => {
  test('does what its dry run said, once for a double click, and enters the ledger', async () => {
    const of = await bought(desk, [{ price: 2_000, quantity: 2, rate: 1_000 }])
    const line = { orderLineId: of.lineIds[0], quantity: 1 }
    const body = { lines: [line], note: 'For the chip.' }
    const { expect: seen } = await purchase(of)
    const dry = await refund(of, body, { dryRun: true })
    expect(dry.body).toMatchObject({ isDryRun: true, purchase: { expect: seen } })
    expect(await refundsOf(of)).toEqual([])
    const given = { key: newId(), expect: seen }
    const answers = await Promise.all([refund(of, body, given), refund(of, body, given)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(answers[0]!.body.effects).toEqual(dry.body.effects)
    expect(dry.body.effects).toMatchObject([
      { kind: 'refund', amount: 20 },
      { kind: 'shop_balance', amount: -18 },
      { kind: 'commission_back', amount: 2 },
      { kind: 'email', count: 1 },
    ])
    expect(await refundsOf(of)).toEqual([{ minor: 2_000 }])
    await runJob(desk, 'refund-payments')
    await booksOf(desk.deps.db, of.groupNumber)
    const after = await purchase(of)
    expect(after.log).toMatchObject([{ what: 'order.refunded', by: 'Robin', reason: REASON }])
    expect(JSON.stringify(after.log)).not.toContain('chip')
    expect(after.emails[0]).toMatchObject({
      kind: 'order-refunded',
      text: expect.stringContaining('We’ve refunded $20.00'),
    })
  })

  test('is made once by two tabs, two operators and a retry', async () => {
    const of = await bought(desk)
    const { expect: seen } = await purchase(of)
    const other = await employee(desk, ['support'])
    const body = { amount: 5 }
    const answers = await Promise.all([
      refund(of, body, { expect: seen }),
      refund(of, body, { expect: seen }),
      refund(of, body, { expect: seen, by: other }),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    expect(answers.find(({ status }) => status === 409)!.body).toMatchObject({
      code: 'operator.state_changed',
      changed: { what: 'order.refunded' },
    })
    expect(await refundsOf(of)).toEqual([{ minor: 500 }])
  })

  test('stays within the daily limit of support', async () => {
    const by = await employee(desk, ['support'])
    const of = await bought(desk, [{ price: 15_000 }])
    expect(await refund(of, { amount: 100.01 }, { by, dryRun: true })).toMatchObject({
      status: 403,
      body: { code: 'operator.limit_exceeded', refundLimit: { limit: 100, used: 0 } },
    })
    expect((await refund(of, { amount: 100 }, { by })).status).toBe(200)
    expect((await act(`/orders/${of.id}/cancel`, of, {}, { by })).body.code).toBe('operator.limit_exceeded')
    expect((await purchase(of)).group.orders[0]).toMatchObject({ badge: 'placed', refundedTotal: 100 })
    expect((await refund(of, { amount: 50 }, { by: admin })).status).toBe(200)
  })

  test('is refused to the buyer, and beyond what was paid', async () => {
    const of = await bought(desk)
    expect((await refund(of, { amount: 500 }, { by: admin })).body.code).toBe('refund.exceeds_payment')
    expect((await refund(of, {})).body.code).toBe('request.invalid')
    await desk.deps.db.execute(
      sql`update order_groups set customer_id = ${support.id} where number = ${of.groupNumber}`,
    )
    expect((await refund(of, { amount: 1 })).body.code).toBe('operator.own_case')
    expect((await purchase(of)).orders[0].allowed[1]).toMatchObject({
      ok: false,
      why: 'You’re a party to this.',
    })
    const asGuest = await bought(desk)
    await desk.deps.db.execute(
      sql`update order_groups set customer_id = null, email = ${support.email} where number = ${asGuest.groupNumber}`,
    )
    expect((await refund(asGuest, { amount: 1 })).body.code).toBe('operator.own_case')
  })
})

test('canceling items refunds them, restocks them and tells buyer and shop', async () => {
  const of = await bought(desk, [{ price: 2_000, quantity: 2, stock: 5 }])
  const lines = [{ orderLineId: of.lineIds[0], quantity: 1 }]
  const dry = await act(`/orders/${of.id}/cancel`, of, { lines }, { dryRun: true })
  const done = await act(`/orders/${of.id}/cancel`, of, { lines })
  expect(done.body.effects).toEqual(dry.body.effects)
  expect(done.body.effects).toEqual(
    expect.arrayContaining([
      { kind: 'refund', count: 1, amount: 20 },
      { kind: 'items_canceled', count: 1 },
      { kind: 'items_restocked', count: 1 },
      { kind: 'email', count: 2 },
    ]),
  )
  expect(done.body.purchase.orders[0].lines[0]).toMatchObject({ cancelable: 1, refundable: 1 })
  await booksOf(desk.deps.db, of.groupNumber)
})

describe('a declined refund', () => {
  async function declined(): Promise<{ of: Bought; id: string }> {
    const of = await bought(desk)
    await refund(of, { amount: 5 }, { by: admin })
    isDeclining = true
    await runJob(desk, 'refund-payments')
    isDeclining = false
    const { refunds } = await purchase(of)
    return { of, id: refunds[0].id }
  }

  test('waits in its view and is sent again once, by the key money with a fresh factor', async () => {
    const { of, id } = await declined()
    const { items, counts } = await read('/purchases?view=refund_failed')
    expect(items).toContainEqual(
      expect.objectContaining({ id, number: of.groupNumber, state: 'account_closed', total: 5 }),
    )
    expect(counts.find(({ status }: { status: string }) => status === 'refund_failed').count).toBe(
      items.length,
    )
    const today = await read('/today')
    expect(today.rows).toContainEqual(
      expect.objectContaining({ kind: 'refunds_failed', href: '/purchases?view=refund_failed' }),
    )
    expect((await purchase(of)).refunds[0].allowed[0].why).toBe('You need the key “money”.')
    expect((await act(`/refunds/${id}/retry`, of, {}, { by: support })).body.code).toBe(
      'operator.key_missing',
    )
    expect((await act(`/refunds/${id}/retry`, of, {}, { by: admin })).body.effects).toContainEqual({
      kind: 'refund',
      count: 1,
      amount: 5,
    })
    expect((await act(`/refunds/${id}/retry`, of, {}, { by: admin })).body.code).toBe('refund.not_settled')
    await runJob(desk, 'refund-payments')
    await booksOf(desk.deps.db, of.groupNumber)
  })

  test('is kept from the shop’s payouts until it is sent, as what an operator decided', async () => {
    const { of, id } = await declined()
    await desk.deps.db.execute(sql`update orders set status = 'completed' where id = ${of.id}`)
    const earnings = async () =>
      (await desk.call({ method: 'GET', url: '/api/seller/earnings', token: of.seller.token })).body
    const { available, waiting } = await earnings()
    // 5.00 less the commission that the shop gets back.
    expect(waiting).toBe(4.6)
    await act(`/refunds/${id}/retry`, of, {}, { by: admin })
    expect(await earnings()).toMatchObject({ available, waiting: 0 })
    isDeclining = true
    await runJob(desk, 'refund-payments')
    isDeclining = false
    expect(await earnings()).toMatchObject({ available, waiting: 4.6 })
  })

  test('is still kept after a refund of the shop’s that is declined too', async () => {
    const { of, id } = await declined()
    isDeclining = true
    expect((await of.asSeller('refunds', { amount: 5 })).status).toBe(200)
    await runJob(desk, 'refund-payments')
    isDeclining = false
    await desk.deps.db.execute(sql`update orders set status = 'completed' where id = ${of.id}`)
    const { items } = await read('/purchases?view=refund_failed')
    expect(items).toContainEqual(expect.objectContaining({ id, total: 5 }))
    const earnings = await desk.call({ method: 'GET', url: '/api/seller/earnings', token: of.seller.token })
    expect(earnings.body.waiting).toBe(4.6)
  })

  test('is recorded as paid with exactly what is owed', async () => {
    const { of, id } = await declined()
    const paid = (amount: number) =>
      act(`/refunds/${id}/mark-paid`, of, { amount, reference: 'SEPA 14' }, { by: admin })
    expect((await paid(4)).body.code).toBe('refund.not_settled')
    const { body } = await paid(5)
    expect(body.purchase.refunds.at(-1)).toMatchObject({ status: 'succeeded', reference: 'SEPA 14' })
    await booksOf(desk.deps.db, of.groupNumber)
  })

  test('leaves an entry of the shell when a command settles it', async () => {
    const { id } = await declined()
    const { code } = await runCommand('refund', ['again', id], {
      DATABASE_URL: desk.database.url,
      SITE_URL: 'http://shop.test',
    })
    expect(code).toBe(0)
    expect((await decisions(desk)).at(-1)).toMatchObject({
      what: 'refund.retried',
      by_name: 'shell',
      subject_id: id,
      amount_minor: '500',
    })
  })
})

test('checking a payment that the buyer left after paying places its order', async () => {
  const buyer = await buyerOf(desk, [await stocked(desk)])
  const checkout = await checkoutOf(desk, buyer)
  const { body: payment } = await startPayment(desk, buyer, checkout)
  await desk.provider.pay(payment.reference, '0002')
  const before = await read(`/purchases/${checkout.number}`)
  expect(before).toMatchObject({
    group: null,
    payments: [{ status: 'open', allowed: [{ action: 'check', ok: true }] }],
  })
  const url = `/api/operator/payments/${payment.id}/check`
  isBroken = true
  expect((await desk.ask({ method: 'POST', url, cookie: support.cookie })).status).toBe(500)
  isBroken = false
  const checks = async () =>
    (await decisions(desk)).filter(
      ({ what, subject_id: id }) => what === 'payment.checked' && id === payment.id,
    )
  expect(await checks()).toMatchObject([{ before: { status: 'open' }, after: null }])
  await desk.deps.db.execute(sql`update payments set lease_until = null where id = ${payment.id}`)
  const { body } = await desk.ask({ method: 'POST', url, cookie: support.cookie })
  expect(body).toMatchObject({
    outcome: 'updated',
    purchase: { group: { number: checkout.number }, payments: [{ status: 'captured', allowed: [] }] },
  })
  expect((await checks()).slice(1)).toMatchObject([{ after: null }, { after: { status: 'captured' } }])
})

test('an id of nothing finds nothing', async () => {
  const id = newId()
  expect((await purchase({ ...order, groupNumber: 'NOTHING123' })).code).toBe('order.not_found')
  for (const [url, code] of [
    [`/orders/${id}/cancel`, 'order.not_found'],
    [`/orders/${id}/refunds`, 'order.not_found'],
    [`/refunds/${id}/retry`, 'refund.not_found'],
    [`/payments/${id}/check`, 'payment.not_found'],
    [`/emails/${id}/resend`, 'email.not_found'],
  ] as const)
    expect([url, (await act(url, order, {}, { by: admin })).body.code]).toEqual([url, code])
})

test('checking a payment asks the provider and leaves an entry', async () => {
  const { payments } = await purchase()
  const answer = await desk.ask({
    method: 'POST',
    url: `/api/operator/payments/${payments[0].id}/check`,
    cookie: support.cookie,
  })
  expect(answer.body).toMatchObject({ outcome: 'unchanged', purchase: { number: order.groupNumber } })
  expect((await decisions(desk)).at(-1)).toMatchObject({
    what: 'payment.checked',
    before: { status: 'captured' },
  })
})

test('an unsent email is queued again, a sent one isn’t', async () => {
  const { emails } = await purchase()
  const resend = () =>
    desk.ask({ method: 'POST', url: `/api/operator/emails/${emails[0].id}/resend`, cookie: support.cookie })
  expect((await resend()).status).toBe(204)
  await desk.deps.db.execute(sql`update emails set sent_at = now(), body = '' where id = ${emails[0].id}`)
  expect((await resend()).body.code).toBe('email.sent')
})

test('the list finds orders by number, address, name, shop, state and day, page by page', async () => {
  const of = await bought(desk)
  const numbers = async (query: string) =>
    (await read(`/purchases?${query}`)).items.map(({ order: number }: { order: string }) => number)
  for (const query of [
    `q=${of.groupNumber.toLowerCase()}`,
    `q=${encodeURIComponent(of.buyer.email)}`,
    `shop=${of.shop.id}`,
    `shop=${of.shop.id}&status=preparing&q=robin%20reed`,
    `shop=${of.shop.id}&from=${desk.clock.now().toISOString().slice(0, 10)}`,
  ])
    expect([query, await numbers(query)]).toEqual([query, [of.number]])
  expect(await numbers(`shop=${of.shop.id}&status=canceled`)).toEqual([])
  expect(await numbers('q=xy')).toEqual([])
  expect((await numbers(''))[0]).toBe(of.number)
  desk.clock.advance(30 * DAY)
  const late = await employee(desk, ['support'])
  expect((await read('/purchases?view=late', late)).items.length).toBeGreaterThan(5)
  const unsent = await read('/purchases?view=email_unsent', late)
  expect(unsent.items).toHaveLength(50)
  const next = await read(`/purchases?view=email_unsent&cursor=${encodeURIComponent(unsent.page.next)}`, late)
  expect(Date.parse(next.items[0].at)).toBeGreaterThanOrEqual(Date.parse(unsent.items.at(-1).at))
  desk.clock.advance(-30 * DAY + HOUR)
})
