import { expect, test } from 'vitest'
import { type Decision, decideDispute } from '../../src/modules/after-sales/index.ts'
import { createFulfillment, shipFulfillment } from '../../src/modules/fulfillments/index.ts'
import { inTx } from '../../src/platform/db/tx.ts'
import { useShopFloor } from '../payments/shop-floor.ts'
import { booksOf } from './books.ts'
import { createAftermath, DAY, type Sold } from './sold.ts'

const floor = useShopFloor({ jobs: false })
const { sold, send, sendLine, delivered, buyer, shop, approve, look, later, stockOf } = createAftermath(floor)

const decide = (id: string, decision: Decision) =>
  inTx(floor().deps.db, tx =>
    decideDispute(tx, id, decision, { actor: 'operator', now: floor().clock.now(), notify: false }),
  )
const FOR_BUYER = { for: 'buyer', because: 'It never came.' } as const

const line = (order: Sold, index = 0) => ({ orderLineId: order.lineIds[index]!, quantity: 1 })

/** Buys two items of one price; the first has arrived. */
async function halfArrived(): Promise<Sold> {
  const order = await sold([{ price: 2_000 }, { price: 2_000 }])
  await sendLine(order, 0, 'shop')
  return order
}

async function reportMissing(order: Sold): Promise<string> {
  const { body } = await buyer(order, 'disputes', { text: 'Where is it?' })
  expect(body.orders[0].disputes).toMatchObject([{ amount: 20 }])
  return body.orders[0].disputes[0].id
}

test('[ORD-03] doesn’t refund a canceled item again by the decision about it as missing', async () => {
  await later(await halfArrived(), 20 * DAY, async order => {
    const id = await reportMissing(order)
    expect((await buyer(order, 'cancellations', { lines: [line(order, 1)] })).status).toBe(200)
    await expect(decide(id, FOR_BUYER)).rejects.toMatchObject({ code: 'refund.exceeds_payment' })
    await decide(id, { for: 'seller', because: 'It is refunded.' })
    expect(await look(order)).toMatchObject({ refundedTotal: 20 })
    await booksOf(floor().deps.db, order.groupNumber)
  })
})

test('[ORD-03] refuses to cancel or ship an unsent item that a decision refunded', async () => {
  await later(await halfArrived(), 20 * DAY, async order => {
    const stock = await stockOf(order.variantIds[1]!)
    await decide(await reportMissing(order), FOR_BUYER)
    expect((await buyer(order, 'cancellations', { lines: [line(order, 1)] })).status).toBe(409)
    expect((await shop(order, `orders/${order.number}/fulfillments`)).status).toBe(409)
    expect(await look(order)).toMatchObject({
      refundedTotal: 20,
      actions: expect.not.arrayContaining(['cancel']),
    })
    expect(await stockOf(order.variantIds[1]!)).toBe(stock + 1)
    await booksOf(floor().deps.db, order.groupNumber)
  })
})

test('[ORD-03] refuses a return or claim of an item that a decision refunded as missing', async () => {
  const parcels = await halfArrived()
  await sendLine(parcels, 1, 'system')
  await later(parcels, 20 * DAY, async order => {
    const id = await reportMissing(order)
    const returned = { lines: [{ ...line(order, 1), reason: 'other' }] }
    const claimed = { kind: 'missing', wanted: 'refund', text: 'Gone.', lines: [line(order, 1)] }
    const refused = { body: { code: 'order.quantity_exceeded' } }
    expect(await buyer(order, 'returns', returned)).toMatchObject(refused)
    expect(await buyer(order, 'claims', claimed)).toMatchObject(refused)
    await decide(id, FOR_BUYER)
    expect(await buyer(order, 'returns', returned)).toMatchObject(refused)
    expect(await buyer(order, 'claims', claimed)).toMatchObject(refused)
    expect((await look(order)).lines).toMatchObject([
      { returnableQuantity: 1, claimableQuantity: 1 },
      { returnableQuantity: 0, claimableQuantity: 0 },
    ])
  })
})

test('[ORD-03] refuses to report an item as missing that is claimed as missing', async () => {
  const parcels = await halfArrived()
  await sendLine(parcels, 1, 'system')
  await later(parcels, 20 * DAY, async order => {
    const claim = { kind: 'missing', wanted: 'refund', text: 'Gone.', lines: [line(order, 1)] }
    const { id } = (await buyer(order, 'claims', claim)).body.orders[0].claims[0]
    expect((await buyer(order, 'disputes', { text: 'Where is it?' })).status).toBe(409)
    await buyer(order, `claims/${id}/withdraw`)
    await reportMissing(order)
  })
})

test('[ORD-03] refuses a claim about an item in dispute', async () => {
  const order = await delivered([{ price: 2_000 }, { price: 2_000 }])
  const claim = { kind: 'damaged', wanted: 'refund', text: 'Broken.', lines: [line(order)] }
  const { id: claimId } = (await buyer(order, 'claims', claim)).body.orders[0].claims[0]
  await shop(order, `claims/${claimId}/answer`, { answer: 'reject', text: 'No.' })
  expect((await buyer(order, 'disputes', { text: 'But it is.', claimId })).status).toBe(200)
  expect(await buyer(order, 'claims', claim)).toMatchObject({ body: { code: 'order.quantity_exceeded' } })

  const other = await delivered([{ price: 2_000 }, { price: 2_000 }])
  const request = { lines: [{ ...line(other), reason: 'faulty' }] }
  const { id: returnId } = (await buyer(other, 'returns', request)).body.orders[0].returns[0]
  await shop(other, `returns/${returnId}/reject`, { reason: 'No.' })
  const { body } = await buyer(other, 'disputes', { text: 'But it is.', returnId })
  const again = { ...claim, lines: [line(other)] }
  expect(await buyer(other, 'claims', again)).toMatchObject({ body: { code: 'order.quantity_exceeded' } })
  await decide(body.orders[0].disputes[0].id, FOR_BUYER)
  expect(await buyer(other, 'claims', again)).toMatchObject({ body: { code: 'order.quantity_exceeded' } })
})

test('[ORD-03] doesn’t dispute an item as missing that arrived with a second return', async () => {
  const order = await delivered([{ price: 2_000 }, { price: 2_000 }])
  const request = { lines: [{ ...line(order), reason: 'other' }] }
  const receive = async (receivedQuantity: number) => {
    const { id } = (await buyer(order, 'returns', request)).body.orders[0].returns.at(-1)
    await approve(order, id)
    const lines = [{ orderLineId: order.lineIds[0], receivedQuantity, condition: 'worn' }]
    expect((await shop(order, `returns/${id}/receive`, { lines })).status).toBe(200)
    return id
  }
  const first = await receive(0)
  await receive(1)
  expect((await buyer(order, 'disputes', { text: 'I sent it.', returnId: first })).status).toBe(409)
})

test('refuses a deduction that no database can hold', async () => {
  const order = await delivered()
  const request = { lines: [{ ...line(order), reason: 'other' }] }
  const { id } = (await buyer(order, 'returns', request)).body.orders[0].returns[0]
  await approve(order, id)
  const lines = [{ orderLineId: order.lineIds[0], receivedQuantity: 1, condition: 'worn' }]
  const receipt = { lines, keptAmount: 1e300, keptReason: 'All.' }
  expect((await shop(order, `returns/${id}/receive`, receipt)).body.code).toBe('refund.exceeds_payment')
})

test('[ORD-03] doesn’t refund again when items that the shop refunded are canceled, returned or claimed', async () => {
  const refund = (order: Sold) => shop(order, `orders/${order.number}/refunds`, { lines: [line(order)] })
  const unsent = await sold([{ price: 2_000, quantity: 2 }, { price: 2_000 }])
  expect((await refund(unsent)).status).toBe(200)
  const all = { lines: [{ ...line(unsent), quantity: 2 }] }
  expect((await buyer(unsent, 'cancellations', all)).status).toBe(200)
  expect(await look(unsent)).toMatchObject({ refundedTotal: 40 })
  await booksOf(floor().deps.db, unsent.groupNumber)

  const sent = await delivered([{ price: 2_000 }, { price: 2_000 }])
  expect((await refund(sent)).status).toBe(200)
  expect(await refund(sent)).toMatchObject({ body: { code: 'order.quantity_exceeded' } })
  const request = { lines: [{ ...line(sent), reason: 'other' }] }
  expect((await buyer(sent, 'returns/preview', request)).body).toMatchObject({ itemTotal: 0 })
  const claim = { kind: 'damaged', wanted: 'refund', text: 'Broken.', lines: [line(sent)] }
  const { id } = (await buyer(sent, 'claims', claim)).body.orders[0].claims[0]
  expect((await shop(sent, `claims/${id}/answer`, { answer: 'refund' })).status).toBe(200)
  expect(await look(sent)).toMatchObject({ refundedTotal: 20, claims: [{ status: 'resolved' }] })
})

test('[ORD-03] refunds only the unsent one of two replacements by a decision for the buyer', async () => {
  const sent = await delivered([{ price: 2_000, quantity: 2 }])
  const claim = { kind: 'damaged', wanted: 'replacement', text: 'Both are broken.' }
  const lines = [{ orderLineId: sent.lineIds[0]!, quantity: 2 }]
  const { id } = (await buyer(sent, 'claims', { ...claim, lines })).body.orders[0].claims[0]
  await shop(sent, `claims/${id}/answer`, { answer: 'replacement' })
  const context = { actor: 'shop', now: floor().clock.now(), notify: false } as const
  await inTx(floor().deps.db, async tx => {
    const which = { id: sent.orderId }
    const parcel = await createFulfillment(tx, which, { claimId: id, lines: [line(sent)] }, context)
    await shipFulfillment(tx, which, { fulfillmentId: parcel.id }, context)
  })
  await later(sent, 40 * DAY, async order => {
    const { body } = await buyer(order, 'disputes', { text: 'One is still missing.', claimId: id })
    expect(body.orders[0].disputes).toMatchObject([{ amount: 20 }])
    await decide(body.orders[0].disputes[0].id, FOR_BUYER)
    expect(await look(order)).toMatchObject({ refundedTotal: 20, badge: 'partly_refunded' })
    await booksOf(floor().deps.db, order.groupNumber)
  })
})

test('[ORD-03] refuses to report an item as missing once it was replaced as broken', async () => {
  const sent = await send(await sold([{ price: 2_000 }]), 'assumed')
  const claim = { kind: 'damaged', wanted: 'replacement', text: 'It is broken.', lines: [line(sent)] }
  await later(sent, 20 * DAY, async order => {
    const { id } = (await buyer(order, 'claims', claim)).body.orders[0].claims[0]
    await shop(order, `claims/${id}/answer`, { answer: 'replacement' })
    const context = { actor: 'shop', now: floor().clock.now(), notify: false } as const
    await inTx(floor().deps.db, async tx => {
      const which = { id: order.orderId }
      const parcel = await createFulfillment(tx, which, { claimId: id }, context)
      await shipFulfillment(tx, which, { fulfillmentId: parcel.id }, context)
    })
    expect((await look(order)).actions).not.toContain('dispute')
    expect((await buyer(order, 'disputes', { text: 'Where is it?' })).status).toBe(409)
  })
})

test('[ORD-03] a rejected claim is not disputed once another one has replaced the item', async () => {
  const order = await delivered([{ price: 2_000 }])
  const claim = { kind: 'damaged', wanted: 'replacement', text: 'It is broken.', lines: [line(order)] }
  const claimed = async () => (await buyer(order, 'claims', claim)).body.orders[0].claims.at(-1).id
  const claimId = await claimed()
  await shop(order, `claims/${claimId}/answer`, { answer: 'reject', text: 'It was fine.' })
  await shop(order, `claims/${await claimed()}/answer`, { answer: 'replacement' })
  await shop(order, 'orders/ship', { orders: [{ number: order.number }] })
  expect((await look(order)).claims).toMatchObject([
    { status: 'rejected', actions: [] },
    { status: 'resolved' },
  ])
  expect((await buyer(order, 'disputes', { text: 'But it was broken.', claimId })).status).toBe(409)
})
