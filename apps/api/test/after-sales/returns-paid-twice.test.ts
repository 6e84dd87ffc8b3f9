import { expect, test } from 'vitest'
import { type Decision, decideDispute } from '../../src/modules/after-sales/index.ts'
import { inTx } from '../../src/platform/db/tx.ts'
import { useShopFloor } from '../payments/shop-floor.ts'
import { booksOf } from './books.ts'
import { createAftermath, DAY, type Sold, type SoldLine } from './sold.ts'

const floor = useShopFloor({ jobs: false })
const { sold, sendLine, delivered, buyer, shop, approve, look, later } = createAftermath(floor)

const decide = (id: string, decision: Decision) =>
  inTx(floor().deps.db, tx =>
    decideDispute(tx, id, decision, { actor: 'operator', now: floor().clock.now(), notify: false }),
  )
const FOR_BUYER = { for: 'buyer', because: 'The carrier has a receipt.' } as const
const REFUSED = { status: 409, body: { code: 'order.not_allowed' } }
const REFUNDED = { body: { code: 'order.quantity_exceeded' } }
const TWO = [{ price: 2_000 }, { price: 2_000 }]

/** A return of the first line; answers its id. */
async function requested(order: Sold, quantity = 1): Promise<string> {
  const request = { lines: [{ orderLineId: order.lineIds[0], quantity, reason: 'other' }] }
  const { status, body } = await buyer(order, 'returns', request)
  expect(status).toBe(200)
  return body.orders[0].returns.at(-1).id
}

async function reject(order: Sold, id: string): Promise<void> {
  expect((await shop(order, `returns/${id}/reject`, { reason: 'No.' })).status).toBe(200)
}

/** Records so many received items of the first line. */
async function receive(order: Sold, id: string, receivedQuantity: number, kept = {}): Promise<void> {
  expect((await approve(order, id)).status).toBe(200)
  const lines = [{ orderLineId: order.lineIds[0], receivedQuantity, condition: 'worn' }]
  expect((await shop(order, `returns/${id}/receive`, { lines, ...kept })).status).toBe(200)
}

/** Opens a dispute about a return; answers its id. */
async function disputed(order: Sold, returnId: string, amount: number): Promise<string> {
  const { body } = await buyer(order, 'disputes', { text: 'I sent it.', returnId })
  expect(body.orders[0].disputes.at(-1)).toMatchObject({ amount })
  return body.orders[0].disputes.at(-1).id
}

const firstOf = (order: Sold) => ({ lines: [{ orderLineId: order.lineIds[0], quantity: 1 }] })
const refundByShop = (order: Sold) => shop(order, `orders/${order.number}/refunds`, firstOf(order))

test('[ORD-03] doesn’t refund an item by dispute that the shop refunded and the buyer kept', async () => {
  const order = await delivered(TWO)
  const returnId = await requested(order)
  expect((await refundByShop(order)).status).toBe(200)
  await receive(order, returnId, 0)
  expect((await look(order)).returns).toMatchObject([{ actions: [] }])
  expect(await buyer(order, 'disputes', { text: 'I sent it.', returnId })).toMatchObject(REFUSED)
  expect(await look(order)).toMatchObject({ refundedTotal: 20, disputes: [] })
})

test('[ORD-03] refuses to refund by decision what the shop refunded during a return’s dispute', async () => {
  const order = await delivered(TWO)
  const returnId = await requested(order)
  await receive(order, returnId, 0)
  const id = await disputed(order, returnId, 20)
  expect((await refundByShop(order)).status).toBe(200)
  await expect(decide(id, FOR_BUYER)).rejects.toMatchObject({ code: 'refund.exceeds_payment' })
  expect(await look(order)).toMatchObject({ refundedTotal: 20 })
  await booksOf(floor().deps.db, order.groupNumber)
})

test('[ORD-03] limits a dispute of a return to the shop’s deduction after a partial refund', async () => {
  const order = await delivered([{ price: 2_000, quantity: 2 }, { price: 2_000 }])
  const returnId = await requested(order, 2)
  expect((await refundByShop(order)).status).toBe(200)
  await receive(order, returnId, 1, { keptAmount: 15, keptReason: 'Worn.' })
  expect(await look(order)).toMatchObject({ refundedTotal: 25 })
  await decide(await disputed(order, returnId, 15), FOR_BUYER)
  expect(await look(order)).toMatchObject({ refundedTotal: 40 })
  await booksOf(floor().deps.db, order.groupNumber)
})

/** Two lines, a parcel each: of the first the clock alone says that it came. */
async function inTwoParcels(lines: readonly SoldLine[] = TWO): Promise<Sold> {
  const order = await sold(lines)
  await sendLine(order, 0, 'system')
  if (lines.length > 1) await sendLine(order, 1, 'shop')
  return order
}

test.each([
  ['was rejected', reject],
  ['came back empty', (order: Sold, id: string) => receive(order, id, 0)],
  [
    'the shop never received',
    async (order: Sold, id: string) => {
      await approve(order, id)
      await buyer(order, `returns/${id}/send`, {})
    },
  ],
] as const)(
  '[ORD-03] neither reports missing nor refunds again what a dispute of a return that %s refunded',
  async (_what, end) => {
    const sent = await inTwoParcels()
    const returnId = await requested(sent)
    await end(sent, returnId)
    await later(sent, 29 * DAY, async order => {
      await decide(await disputed(order, returnId, 20), FOR_BUYER)
      expect((await look(order)).actions).not.toContain('dispute')
      expect(await buyer(order, 'disputes', { text: 'Where is it?' })).toMatchObject(REFUSED)
      expect(await refundByShop(order)).toMatchObject(REFUNDED)
      expect(await look(order)).toMatchObject({ refundedTotal: 20 })
      await booksOf(floor().deps.db, order.groupNumber)
    })
  },
)

test('[ORD-03] refuses the shop’s refund of missing items that a dispute refunded', async () => {
  const sent = await inTwoParcels()
  await later(sent, 29 * DAY, async order => {
    const { body } = await buyer(order, 'disputes', { text: 'Where is it?' })
    const { id, amount } = body.orders[0].disputes[0]
    expect(amount).toBe(20)
    // While it is open the shop may settle it.
    expect((await shop(order, `orders/${order.number}/refunds/preview`, firstOf(order))).status).toBe(200)
    await decide(id, FOR_BUYER)
    expect(await refundByShop(order)).toMatchObject(REFUNDED)
    expect(await look(order)).toMatchObject({ refundedTotal: 20 })
    await booksOf(floor().deps.db, order.groupNumber)
  })
})

test('[ORD-03] still refunds a return of one line after a dispute refunded another', async () => {
  const sent = await sold(TWO)
  await sendLine(sent, 0, 'system')
  await sendLine(sent, 1, 'system')
  const returnId = await requested(sent)
  await later(sent, 20 * DAY, async order => {
    const { body } = await buyer(order, 'disputes', { text: 'Where is the other?' })
    expect(body.orders[0].disputes).toMatchObject([{ amount: 20 }])
    await decide(body.orders[0].disputes[0].id, FOR_BUYER)
    await receive(order, returnId, 1)
    expect(await look(order)).toMatchObject({ refundedTotal: 40 })
    await booksOf(floor().deps.db, order.groupNumber)
  })
})

test('[ORD-03] lets the shop refund the rest of an item that a dispute refunded in part', async () => {
  const sent = await inTwoParcels()
  await later(sent, 29 * DAY, async order => {
    const { body } = await buyer(order, 'disputes', { text: 'Where is it?' })
    await decide(body.orders[0].disputes[0].id, { ...FOR_BUYER, amountMinor: 1_000 })
    expect((await refundByShop(order)).status).toBe(200)
    expect(await look(order)).toMatchObject({ refundedTotal: 30 })
    await booksOf(floor().deps.db, order.groupNumber)
  })
})

test('[ORD-03] disputes one missing item without shipping when one of two returns arrived', async () => {
  const sent = await inTwoParcels([{ price: 2_000, quantity: 2 }])
  await reject(sent, await requested(sent))
  await receive(sent, await requested(sent), 1)
  await later(sent, 20 * DAY, async order => {
    const { body } = await buyer(order, 'disputes', { text: 'Where is the other?' })
    expect(body.orders[0].disputes).toMatchObject([{ amount: 20 }])
  })
})
