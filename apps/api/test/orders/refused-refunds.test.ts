import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { findRefusedRefunds, refundAgain } from '../../src/modules/payments/index.ts'
import { finishPayout, preparePayout } from '../../src/modules/payouts/index.ts'
import { inTx } from '../../src/platform/db/tx.ts'
import { ProviderRefused } from '../../src/ports/payment.ts'
import { booksOf } from '../after-sales/books.ts'
import { runCommand } from '../catalog/command.ts'
import { PASSWORD } from '../fixtures.ts'
import { runJob, useShopFloor } from '../payments/shop-floor.ts'
import { type Bought, bought, emailsAbout } from './order-desk.ts'

const REFUNDS = 'refund-payments'
let isRefusing = false

const floor = useShopFloor({
  jobs: false,
  wrap: provider => ({
    ...provider,
    refund: (...given) =>
      isRefusing
        ? Promise.reject(new ProviderRefused('account_closed', { buyerMayRetry: false }))
        : provider.refund(...given),
  }),
})
const sendAgain = (given: Parameters<typeof refundAgain>[1]) =>
  inTx(floor().deps.db, tx => refundAgain(tx, given))
const get = async (url: string, token: string) => (await floor().call({ method: 'GET', url, token })).body
const refund = (...args: string[]) =>
  runCommand('refund', args, { DATABASE_URL: floor().database.url, SITE_URL: 'http://shop.test' })

/** An order of 46.99 that was canceled, and whose refund was refused. */
async function refused(): Promise<Bought> {
  const order = await bought(floor(), [{ price: 2_000, quantity: 2 }])
  expect((await order.asBuyer('cancellations')).status).toBe(200)
  isRefusing = true
  await runJob(floor(), REFUNDS)
  isRefusing = false
  await nameAccount(order)
  return order
}

const nameAccount = ({ seller }: Bought) =>
  floor().call({
    method: 'PUT',
    url: '/api/seller/payout-account',
    token: seller.token,
    payload: {
      password: PASSWORD,
      holder: 'Ines Tern',
      account: { iban: 'DE89 3704 0044 0532 0130 00' },
    },
  })

const earningsOf = (order: Bought) => get('/api/seller/earnings', order.seller.token)
const asBuyer = async (order: Bought) =>
  (await get(`/api/user/orders/${order.groupNumber}`, order.buyer.token)).orders[0]
const refundIdOf = async ({ id }: Bought) =>
  (
    await floor().deps.db.execute<{ id: string }>(
      sql`select id from refunds where order_id = ${id} and status = 'failed' order by created_at desc`,
    )
  ).rows[0]!.id

/** Reason to pay to an account that has just been named. */
const CONFIRMED = 'Its owner confirmed the account.'

/** The ids of its refused refunds that wait for the operator, the oldest first. */
const waitingOf = async (order: Bought) =>
  (await findRefusedRefunds(floor().deps.db)).flatMap(({ id, orderId }) => (orderId === order.id ? [id] : []))

/** Sends what is due, all of which the provider refuses. */
async function refuseAll(): Promise<void> {
  isRefusing = true
  await runJob(floor(), REFUNDS)
  isRefusing = false
}

test('[ORD-03] the money of a canceled order is not the shop’s while its refund is refused', async () => {
  const order = await refused()
  const { available, waiting, balance } = await earningsOf(order)
  expect([available, waiting]).toEqual([0, balance])
  expect(balance).toBe(43.79)
  const now = floor().clock.now()
  await expect(
    inTx(floor().deps.db, tx => preparePayout(tx, order.shop, { now, override: CONFIRMED })),
  ).rejects.toThrow('no amount available')

  expect(await asBuyer(order)).toMatchObject({
    badge: 'canceled',
    refundedTotal: 0,
    refunds: [{ amount: 46.99, status: 'failed' }],
  })
  const told = (await emailsAbout(floor(), order)).filter(({ kind }) => kind === 'refund-refused')
  expect(told).toMatchObject([{ recipient: order.buyer.email, body: expect.stringContaining('$46.99') }])

  const id = await refundIdOf(order)
  expect((await refund('list')).stdout).toContain(`${id}  ${order.number}  46.99 USD  cancellation`)
  expect(await refund('again', id)).toMatchObject({ code: 0, stdout: expect.stringContaining('46.99 USD') })
  const once = { id, now, notify: false } as const
  await expect(sendAgain(once)).rejects.toMatchObject({
    detail: expect.stringContaining('is settled already'),
  })
  await runJob(floor(), REFUNDS)
  expect(await asBuyer(order)).toMatchObject({ badge: 'refunded', refundedTotal: 46.99 })
  expect(await earningsOf(order)).toMatchObject({ available: 0, waiting: 0, balance: 0 })
  await booksOf(floor().deps.db, order.groupNumber)
})

test('[ORD-03] holds only the refused amount of an order that is paid out', async () => {
  const { db } = floor().deps
  const order = await bought(floor(), [{ price: 2_000, quantity: 2 }])
  await nameAccount(order)
  const lines = [{ orderLineId: order.lineIds[0], quantity: 1 }]
  expect((await order.asBuyer('cancellations', { lines })).status).toBe(200)
  await db.execute(sql`update orders set status = 'completed' where id = ${order.id}`)
  const now = floor().clock.now()
  const { number } = await inTx(db, tx => preparePayout(tx, order.shop, { now, override: CONFIRMED }))
  await inTx(db, tx => finishPayout(tx, number, { status: 'paid', reference: 'B-1' }, now))
  await db.execute(sql`insert into ledger_entries (shop_id, kind, amount_minor, currency, at)
    values (${order.shop.id}, 'adjustment', 3000, 'USD', ${now.toISOString()})`)
  await refuseAll()
  // 20.00 less the commission that went back with it.
  expect(await earningsOf(order)).toMatchObject({ available: 30, waiting: 18.4, balance: 48.4 })
  expect(await inTx(db, tx => preparePayout(tx, order.shop, { now, override: CONFIRMED }))).toMatchObject({
    amountMinor: 3_000,
  })
  const [id] = await waitingOf(order)
  await sendAgain({ id: id!, now, notify: false })
  await runJob(floor(), REFUNDS)
  expect(await earningsOf(order)).toMatchObject({ available: 0, waiting: 0, balance: 0 })
  await booksOf(db, order.groupNumber)
})

test('[ORD-03] counts a payment by other means as refunded, with the bank’s reference', async () => {
  const order = await refused()
  const id = await refundIdOf(order)
  const paid = (...args: string[]) => refund('paid', id, ...args)
  const [noReference, noAmount] = await Promise.all([
    paid('--amount', '46.99'),
    paid('--reference', 'SEPA 7'),
  ])
  expect(noReference).toMatchObject({ code: 1, stderr: expect.stringContaining('--reference') })
  expect(noAmount).toMatchObject({ code: 1, stderr: expect.stringContaining('--amount') })
  expect(await paid('--amount', '46.99', '--reference', 'SEPA 7')).toMatchObject({ code: 0 })
  await runJob(floor(), REFUNDS)
  expect(await asBuyer(order)).toMatchObject({
    badge: 'refunded',
    refundedTotal: 46.99,
    refunds: [
      { status: 'failed' },
      { amount: 46.99, status: 'succeeded', note: expect.stringContaining('SEPA 7') },
    ],
  })
  expect(await earningsOf(order)).toMatchObject({ available: 0, waiting: 0, balance: 0 })
  expect((await emailsAbout(floor(), order)).at(-1)).toMatchObject({
    kind: 'order-refunded',
    body: expect.stringContaining('SEPA 7'),
  })
  await booksOf(floor().deps.db, order.groupNumber)
})

test('[ORD-03] lists as owed only what other refunds have not covered since', async () => {
  const order = await refused()
  const id = await refundIdOf(order)
  expect((await order.asSeller('refunds', { amount: 5 })).status).toBe(200)
  await runJob(floor(), REFUNDS)
  const paid = (amount: string) => refund('paid', id, '--amount', amount, '--reference', 'SEPA 8')
  const [list, tooMuch] = await Promise.all([refund('list'), paid('46.99')])
  expect(list.stdout).toContain(`${id}  ${order.number}  41.99 USD  cancellation`)
  expect(tooMuch).toMatchObject({ code: 1, stderr: expect.stringContaining('$41.99 is owed') })
  expect(await asBuyer(order)).toMatchObject({ refundedTotal: 5 })
  const sent = await paid('41.99')
  expect(sent).toMatchObject({ code: 0, stdout: expect.stringContaining('41.99 USD') })
  expect(await asBuyer(order)).toMatchObject({ badge: 'refunded', refundedTotal: 46.99 })
  expect(await waitingOf(order)).toEqual([])
  await booksOf(floor().deps.db, order.groupNumber)
})

test('[ORD-03] settles a refused refund by the shop’s refund, unless that is refused too', async () => {
  const order = await refused()
  const waits = async () => (await earningsOf(order)).waiting > 0
  expect((await order.asSeller('refunds', { amount: 5 })).status).toBe(200)
  expect(await waits()).toBe(true)
  isRefusing = true
  await runJob(floor(), REFUNDS)
  const all = { amount: 40, shipping: true }
  expect((await order.asSeller('refunds', all)).status).toBe(200)
  expect(await earningsOf(order)).toMatchObject({ available: 0, waiting: 0 })
  await runJob(floor(), REFUNDS)
  isRefusing = false
  expect(await waits()).toBe(true)
  expect((await order.asSeller('refunds', all)).status).toBe(200)
  await runJob(floor(), REFUNDS)
  expect(await earningsOf(order)).toMatchObject({ available: 0, waiting: 0 })
  await booksOf(floor().deps.db, order.groupNumber)
})

test('[ORD-03] keeps a refused refund waiting after a refund of something else', async () => {
  const order = await bought(floor(), [{ price: 2_000, quantity: 2 }])
  const [orderLineId] = order.lineIds
  isRefusing = true
  expect((await order.asSeller('refunds', { amount: 1 })).status).toBe(200)
  await runJob(floor(), REFUNDS)
  const goodwill = await refundIdOf(order)
  await order.asBuyer('cancellations', { lines: [{ orderLineId, quantity: 1 }] })
  await runJob(floor(), REFUNDS)
  const canceled = await refundIdOf(order)
  isRefusing = false
  const waiting = () => waitingOf(order)
  expect((await order.asBuyer('cancellations')).status).toBe(200)
  await runJob(floor(), REFUNDS)
  expect(await waiting()).toEqual([goodwill, canceled])
  const now = floor().clock.now()
  isRefusing = true
  await sendAgain({ id: goodwill, now, notify: false })
  await runJob(floor(), REFUNDS)
  isRefusing = false
  expect((await waiting()).length).toBe(2)
  expect(await waiting()).toContain(canceled)
  await sendAgain({ id: canceled, now, notify: false })
  // All of the order went back: nothing is left for what the shop wished to give.
  expect(await waiting()).toEqual([])
  await runJob(floor(), REFUNDS)
  await booksOf(floor().deps.db, order.groupNumber)
})

test('[ORD-03] refunds items that the shop refunded once, refused or not', async () => {
  const order = await bought(floor(), [{ price: 2_000 }, { price: 2_000 }, { price: 1_000 }])
  const lines = order.lineIds.slice(0, 2).map(orderLineId => [{ orderLineId, quantity: 1 }])
  isRefusing = true
  for (const each of lines) expect((await order.asSeller('refunds', { lines: each })).status).toBe(200)
  await runJob(floor(), REFUNDS)
  isRefusing = false
  const waiting = () => waitingOf(order)
  const [first, second] = (await waiting()) as [string, string]
  const once = { now: floor().clock.now(), notify: false } as const
  await sendAgain({ ...once, id: first })
  expect((await order.asBuyer('cancellations', { lines: lines[0] })).status).toBe(200)
  expect(await asBuyer(order)).toMatchObject({ refundedTotal: 20 })
  expect(await waiting()).toEqual([second])
  expect((await order.asBuyer('cancellations', { lines: lines[1] })).status).toBe(200)
  expect(await asBuyer(order)).toMatchObject({ refundedTotal: 40 })
  expect(await waiting()).toEqual([])
  await runJob(floor(), REFUNDS)
  await booksOf(floor().deps.db, order.groupNumber)
})

test('[ORD-03] a refused refund of an item that was canceled since is owed', async () => {
  const { db } = floor().deps
  const order = await bought(floor(), [{ price: 2_000 }, { price: 1_000 }])
  const lines = [{ orderLineId: order.lineIds[0]!, quantity: 1 }]
  expect((await order.asSeller('refunds', { lines })).status).toBe(200)
  expect((await order.asBuyer('cancellations', { lines })).status).toBe(200)
  expect(await asBuyer(order)).toMatchObject({ refundedTotal: 20 })
  await refuseAll()
  const [owed] = (await findRefusedRefunds(db)).filter(({ orderId }) => orderId === order.id)
  expect(owed).toMatchObject({ amountMinor: 2_000 })
  await sendAgain({ id: owed!.id, now: floor().clock.now(), notify: false })
  expect(await asBuyer(order)).toMatchObject({ refundedTotal: 20 })
  await runJob(floor(), REFUNDS)
  await booksOf(db, order.groupNumber)
})

test('[ORD-03] owes a refused amount once if the shop’s refund is refused too', async () => {
  const { db } = floor().deps
  const order = await bought(floor(), [{ price: 5_000, quantity: 2 }])
  const lines = [{ orderLineId: order.lineIds[0], quantity: 1 }]
  expect((await order.asBuyer('cancellations', { lines })).status).toBe(200)
  await refuseAll()
  const owed = await waitingOf(order)
  expect(owed.length).toBe(1)
  const refundAndRefuse = async (amount: number) => {
    expect((await order.asSeller('refunds', { amount })).status).toBe(200)
    expect(await waitingOf(order)).toEqual([])
    await refuseAll()
  }
  await refundAndRefuse(50)
  expect(await waitingOf(order)).toEqual(owed)
  await refundAndRefuse(60)
  expect(await waitingOf(order)).toEqual(owed)

  const now = floor().clock.now()
  await sendAgain({ id: owed[0]!, now, notify: false })
  await refuseAll()
  const [again, ...others] = await waitingOf(order)
  expect([again === owed[0], others]).toEqual([false, []])
  await sendAgain({ id: again!, now, notify: false })
  await runJob(floor(), REFUNDS)
  expect(await waitingOf(order)).toEqual([])
  expect(await asBuyer(order)).toMatchObject({ refundedTotal: 50 })
  await booksOf(db, order.groupNumber)
})

test('[ORD-03] settles the shop’s refused refund once the shop has made another', async () => {
  const order = await bought(floor(), [{ price: 5_000, quantity: 2 }])
  const lines = [{ orderLineId: order.lineIds[0], quantity: 1 }]
  expect((await order.asBuyer('cancellations', { lines })).status).toBe(200)
  await refuseAll()
  expect((await order.asSeller('refunds', { amount: 50 })).status).toBe(200)
  await refuseAll()
  expect((await order.asSeller('refunds', { amount: 50 })).status).toBe(200)
  await runJob(floor(), REFUNDS)
  expect(await waitingOf(order)).toEqual([])
  expect(await asBuyer(order)).toMatchObject({ refundedTotal: 50 })
  await booksOf(floor().deps.db, order.groupNumber)
})
