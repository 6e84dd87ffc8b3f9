import { describe, expect, test } from 'vitest'
import { createFulfillment, shipFulfillment } from '../../src/modules/fulfillments/index.ts'
import { media } from '../../src/modules/media/media.schema.ts'
import { inTx } from '../../src/platform/db/tx.ts'
import { newId } from '../../src/platform/ids.ts'
import { useShopFloor } from '../payments/shop-floor.ts'
import { createAftermath, type Sold } from './sold.ts'

const floor = useShopFloor({ jobs: false })
const { sold, send, delivered, buyer, shop, look, ledgerOf, emailsTo, emailTo, stockOf } =
  createAftermath(floor)

const request = (order: Sold, quantities: readonly number[] = [1], more: object = {}) => ({
  kind: 'damaged',
  wanted: 'refund',
  text: 'The handle is broken off.',
  lines: quantities
    .map((quantity, at) => ({ orderLineId: order.lineIds[at]!, quantity }))
    .filter(({ quantity }) => quantity > 0),
  ...more,
})

/** Opens a claim; answers its id. */
async function opened(
  order: Sold,
  ...given: [quantities?: readonly number[], more?: object]
): Promise<string> {
  const { status, body, text } = await buyer(order, 'claims', request(order, ...given))
  if (status !== 200) throw new Error(text)
  return body.orders[0].claims.at(-1).id
}

describe('[ORD-03] a claim goes its way', () => {
  test('refunds the price of the claimed items in one step', async () => {
    const order = await delivered([{ price: 2_000, quantity: 2 }, { price: 500 }], 'express')
    const id = await opened(order, [1])
    const [claim] = (await look(order)).claims
    expect(claim).toMatchObject({ status: 'open', kind: 'damaged', wanted: 'refund', actions: ['withdraw'] })
    expect((await look(order)).lines[0]).toMatchObject({ claimableQuantity: 1, returnableQuantity: 1 })
    const answer = await shop(order, `claims/${id}/answer`, { answer: 'refund', text: 'We are sorry.' })
    expect(answer.status).toBe(200)
    expect(await look(order)).toMatchObject({
      refundedTotal: 20,
      refunds: [{ reason: 'claim', amount: 20, note: 'We are sorry.' }],
      claims: [{ status: 'resolved', resolution: 'refund', answer: 'We are sorry.', actions: [] }],
      lines: [{ returnableQuantity: 1, claimableQuantity: 1 }, {}],
    })
    const kinds = (await look(order)).timeline.map(({ kind }: { kind: string }) => kind)
    expect(kinds.slice(4)).toEqual(['claim_opened', 'claim_approved', 'refunded', 'claim_resolved'])
    expect(await ledgerOf(order)).toEqual([
      ['refund', -2_000],
      ['commission_back', 160],
    ])
    expect(await emailsTo(order.owner.email)).toEqual(['claim-opened'])
    expect(await emailsTo(order.buyer.email)).toEqual(['claim-answered'])
  })

  test('refunds the whole shipping with the last wrong item', async () => {
    const order = await delivered([{ price: 2_000 }, { price: 500 }], 'express')
    await shop(order, `claims/${await opened(order, [1, 0])}/answer`, { answer: 'refund' })
    expect((await look(order)).refundedTotal).toBe(20)
    await shop(order, `claims/${await opened(order, [0, 1])}/answer`, { answer: 'refund' })
    expect(await look(order)).toMatchObject({ refundedTotal: 55.99, total: 55.99, badge: 'refunded' })
  })

  test('approves a replacement, and resolves the claim when its parcel ships', async () => {
    const order = await delivered([{ price: 2_000 }])
    const id = await opened(order, [1], { wanted: 'replacement' })
    await shop(order, `claims/${id}/answer`, { answer: 'replacement' })
    expect((await look(order)).claims).toMatchObject([{ status: 'approved', resolution: 'replacement' }])
    expect((await look(order)).lines[0].returnableQuantity).toBe(0)
    const before = await stockOf(order.variantIds[0]!)
    const context = { actor: 'shop' as const, now: floor().clock.now(), notify: false as const }
    await inTx(floor().deps.db, async tx => {
      const parcel = await createFulfillment(tx, { id: order.orderId }, { claimId: id }, context)
      await shipFulfillment(tx, { id: order.orderId }, { fulfillmentId: parcel.id }, context)
    })
    expect(await look(order)).toMatchObject({
      claims: [{ status: 'resolved' }],
      refundedTotal: 0,
      lines: [{ fulfilledQuantity: 1, returnableQuantity: 1 }],
    })
    expect(await stockOf(order.variantIds[0]!)).toBe(before - 1)
  })

  test('rejects with a reason, and offers a dispute', async () => {
    const order = await delivered()
    const id = await opened(order)
    expect(await shop(order, `claims/${id}/answer`, { answer: 'reject', text: ' ' })).toMatchObject({
      status: 400,
      body: { fields: [{ pointer: '/text' }] },
    })
    await shop(order, `claims/${id}/answer`, { answer: 'reject', text: 'The photograph shows another mug.' })
    expect((await look(order)).claims).toMatchObject([
      { status: 'rejected', answer: 'The photograph shows another mug.', actions: ['dispute'] },
    ])
    expect((await emailTo(order.buyer.email, 'claim-answered')).body).toContain('open a dispute')
  })

  test('withdrawn, and then no longer answered', async () => {
    const order = await delivered()
    const id = await opened(order)
    expect((await buyer(order, `claims/${id}/withdraw`)).body.orders[0].claims).toMatchObject([
      { status: 'withdrawn', actions: [] },
    ])
    expect(await shop(order, `claims/${id}/answer`, { answer: 'refund' })).toMatchObject({
      status: 409,
      body: { code: 'order.not_allowed', detail: expect.stringContaining('The claim is withdrawn') },
    })
    expect((await look(order)).refundedTotal).toBe(0)
  })

  test('accepts a claim about missing items of a parcel on its way', async () => {
    const order = await send(await sold(), 'shipped')
    await opened(order, [1], { kind: 'missing' })
    expect((await look(order)).claims).toMatchObject([{ kind: 'missing', status: 'open' }])
  })
})

describe('a claim is refused', () => {
  test('refuses more items than were sent, items on their way back, and a missing text', async () => {
    const order = await delivered([{ price: 2_000, quantity: 2 }])
    expect(await buyer(order, 'claims', request(order, [3]))).toMatchObject({
      status: 409,
      body: { code: 'order.quantity_exceeded', detail: expect.stringContaining('At most 2') },
    })
    const lines = [{ orderLineId: order.lineIds[0], quantity: 2, reason: 'other' }]
    await buyer(order, 'returns', { lines })
    expect((await buyer(order, 'claims', request(order))).status).toBe(409)
    expect((await buyer(order, 'claims', request(order, [1], { text: '  ' }))).body.fields).toMatchObject([
      { pointer: '/text' },
    ])
  })

  test('before anything was sent', async () => {
    const order = await sold()
    expect((await buyer(order, 'claims', request(order))).body.code).toBe('order.quantity_exceeded')
  })

  test('refuses the return of an item that is claimed or refunded', async () => {
    const order = await delivered()
    const lines = [{ orderLineId: order.lineIds[0], quantity: 1, reason: 'other' }]
    const id = await opened(order)
    expect((await buyer(order, 'returns', { lines })).status).toBe(409)
    await shop(order, `claims/${id}/answer`, { answer: 'refund' })
    expect((await buyer(order, 'returns', { lines })).status).toBe(409)
  })
})

describe('pictures', () => {
  const upload = async (uploadedBy: string, status: 'unused' | 'ready' = 'unused') => {
    const id = `up-${newId()}`
    const size = { width: 10, height: 10 }
    await floor()
      .deps.db.insert(media)
      .values({ id, source: 'upload', path: id, ...size, status, uploadedBy })
    return id
  }

  test('shows the buyer’s own uploads on claims and returns, in their order', async () => {
    const order = await delivered([{ price: 2_000, quantity: 2 }])
    const [one, two, three] = [
      await upload(order.buyer.id),
      await upload(order.buyer.id),
      await upload(order.buyer.id),
    ]
    await opened(order, [1], { pictureIds: [two, one] })
    const lines = [{ orderLineId: order.lineIds[0], quantity: 1, reason: 'other' }]
    await buyer(order, 'returns', { lines, pictureIds: [three] })
    const { claims, returns } = await look(order)
    expect(claims[0].pictures.map(({ id }: { id: string }) => id)).toEqual([two, one])
    expect(returns[0].pictures.map(({ id }: { id: string }) => id)).toEqual([three])
  })

  test('rejects pictures that are another user’s, used before or unknown', async () => {
    const order = await delivered()
    for (const id of [await upload(newId()), await upload(order.buyer.id, 'ready'), 'nothing'])
      expect(await buyer(order, 'claims', request(order, [1], { pictureIds: [id] }))).toMatchObject({
        status: 404,
        body: { code: 'media.not_found' },
      })
    expect((await look(order)).claims).toEqual([])
    expect(await emailsTo(order.owner.email)).toEqual([])
  })
})

test('[ORD-03] a claim and its answer under one key happen once, and answer the same bytes', async () => {
  const order = await delivered()
  const [key, answered] = [newId(), newId()]
  const open = () => buyer(order, 'claims', request(order), key)
  const [one, two] = await Promise.all([open(), open()])
  expect(one!.text).toBe(two!.text)
  const { id } = one!.body.orders[0].claims[0]
  const answer = () => shop(order, `claims/${id}/answer`, { answer: 'refund' }, answered)
  const [three, four] = await Promise.all([answer(), answer()])
  expect(three!.text).toBe(four!.text)
  expect((await look(order)).refunds).toHaveLength(1)
})
