import { describe, expect, test } from 'vitest'
import { newId } from '../../src/platform/ids.ts'
import { useShopFloor } from '../payments/shop-floor.ts'
import { createAftermath, DAY, type Sold } from './sold.ts'

const floor = useShopFloor({ jobs: false })
const { sold, send, delivered, buyer, shop, approve, look, ledgerOf, emailsTo, emailTo, stockOf, later } =
  createAftermath(floor)

const line = (order: Sold, at: number, quantity = 1, reason = 'changed_mind') => ({
  orderLineId: order.lineIds[at]!,
  quantity,
  reason,
})
const came = (order: Sold, at: number, receivedQuantity = 1, more: object = {}) => ({
  orderLineId: order.lineIds[at]!,
  receivedQuantity,
  condition: 'as_new',
  ...more,
})

/** Requests and approves a return; answers its id. */
async function approved(order: Sold, lines: object[]): Promise<string> {
  const { body, text, status } = await buyer(order, 'returns', { lines })
  if (status !== 200) throw new Error(text)
  const { id } = body.orders[0].returns.at(-1)
  const answer = await approve(order, id)
  if (answer.status !== 200) throw new Error(answer.text)
  return id
}

describe('[ORD-03] a return goes its way', () => {
  test('requested, approved, sent, received, refunded: money, stock, ledger and emails once each', async () => {
    const order = await delivered([{ price: 2_000, quantity: 3 }, { price: 500 }])
    const request = { lines: [line(order, 0, 2)], text: ' Too blue. ' }
    const preview = await buyer(order, 'returns/preview', request)
    expect(preview.body).toEqual({
      itemTotal: 40,
      shippingTotal: 0,
      postageTotal: 0,
      total: 40,
      refundable: 71.99,
    })
    const requested = await buyer(order, 'returns', request)
    expect(requested.status).toBe(200)
    expect(requested.body.orders[0]).toMatchObject({ badge: 'return_requested', stage: 'returned' })
    const [asked] = requested.body.orders[0].returns
    expect(asked).toMatchObject({ status: 'requested', text: 'Too blue.', actions: ['cancel'], sendBy: null })
    expect(Date.parse(asked.decideBy) - Date.parse(asked.requestedAt)).toBe(3 * 24 * 3_600_000)
    expect(requested.body.orders[0].lines[0].returnableQuantity).toBe(1)

    expect((await approve(order, asked.id)).status).toBe(200)
    const [ready] = (await look(order)).returns
    expect(ready).toMatchObject({
      status: 'approved',
      decideBy: null,
      postage: { kind: 'label', labelDueAt: null, max: null, paid: null },
      actions: ['cancel', 'send', 'dispute', 'download_label'],
    })
    const sent = await buyer(order, `returns/${asked.id}/send`, { carrier: 'DHL', trackingNumber: '0034' })
    expect(sent.body.orders[0]).toMatchObject({
      badge: 'return_approved',
      returns: [
        { status: 'in_transit', carrier: 'DHL', trackingNumber: '0034', actions: ['download_label'] },
      ],
    })

    const ofShop = async (path: string) =>
      (await floor().call({ method: 'GET', url: `/api/seller/${path}`, token: order.owner.token })).body
    expect(await ofShop(`returns/${asked.id}`)).toMatchObject({
      orderNumber: order.number,
      return: { status: 'in_transit', carrier: 'DHL' },
    })
    expect(await ofShop('returns?view=under_way')).toMatchObject({
      items: [{ return: { id: asked.id } }],
      counts: { all: 1, requested: 0, under_way: 1, done: 0 },
    })
    expect((await ofShop('returns?view=requested')).items).toEqual([])

    const before = await stockOf(order.variantIds[0]!)
    const lines = [came(order, 0, 2, { restockQuantity: 1 })]
    const foretold = await shop(order, `returns/${asked.id}/receive/preview`, { lines })
    expect(foretold.body).toMatchObject({ total: 40 })
    expect(
      (await shop(order, `returns/${asked.id}/receive/preview`, { lines, keptAmount: 15 })).body,
    ).toMatchObject({ itemTotal: 25, total: 25 })
    expect((await shop(order, `returns/${asked.id}/receive`, { lines })).status).toBe(200)
    expect(await look(order)).toMatchObject({
      badge: 'partly_refunded',
      refundedTotal: 40,
      returns: [
        { status: 'refunded', refund: { total: 40 }, lines: [{ receivedQuantity: 2, condition: 'as_new' }] },
      ],
      refunds: [{ amount: 40, reason: 'return' }],
      lines: [{ returnedQuantity: 2 }, { returnedQuantity: 0 }],
    })
    expect((await look(order)).timeline.map(({ kind }: { kind: string }) => kind)).toEqual([
      'placed',
      'confirmed',
      'shipped',
      'delivered',
      'return_requested',
      'return_approved',
      'return_sent',
      'return_received',
      'refunded',
    ])
    expect(await stockOf(order.variantIds[0]!)).toBe(before + 1)
    expect(await ledgerOf(order)).toEqual([
      ['refund', -4_000],
      ['commission_back', 320],
    ])
    expect(await emailsTo(order.owner.email)).toEqual(['return-requested'])
    expect(await emailsTo(order.buyer.email)).toEqual(['return-approved', 'return-received'])
    expect((await emailTo(order.buyer.email, 'return-received')).body).toContain('We’re refunding $40.00')
  })

  test('can be rejected with a reason, and then disputed', async () => {
    const order = await delivered()
    const { body } = await buyer(order, 'returns', { lines: [line(order, 0)] })
    const { id } = body.orders[0].returns[0]
    expect(await shop(order, `returns/${id}/reject`, { reason: '   ' })).toMatchObject({
      status: 400,
      body: { fields: [{ pointer: '/reason' }] },
    })
    expect((await shop(order, `returns/${id}/reject`, { reason: 'It was engraved.' })).status).toBe(200)
    expect(await look(order)).toMatchObject({
      badge: 'delivered',
      returns: [{ status: 'rejected', rejectionReason: 'It was engraved.', actions: ['dispute'] }],
    })
    const email = await emailTo(order.buyer.email, 'return-rejected')
    expect(email.body).toContain('It was engraved.')
    expect(email.body).toContain('open a dispute')
  })

  test('can be canceled by its buyer, whose items can be returned again', async () => {
    const order = await delivered()
    const id = await approved(order, [line(order, 0)])
    const { body } = await buyer(order, `returns/${id}/cancel`)
    expect(body.orders[0]).toMatchObject({
      badge: 'delivered',
      returns: [{ status: 'canceled', actions: [] }],
      lines: [{ returnableQuantity: 1 }],
    })
  })

  test('the shop’s own instructions go to the buyer', async () => {
    const order = await delivered()
    const { body } = await buyer(order, 'returns', { lines: [line(order, 0)] })
    await approve(order, body.orders[0].returns[0].id, { instructions: '1 Kiln Row, Cove' })
    expect((await look(order)).returns[0].instructions).toBe('1 Kiln Row, Cove')
    expect((await emailTo(order.buyer.email, 'return-approved')).body).toContain('1 Kiln Row, Cove')
  })
})

describe('[ORD-03] what is refunded for a return', () => {
  test('refunds the total with standard shipping for two returns one after the other', async () => {
    const order = await delivered([{ price: 2_000, quantity: 2 }, { price: 500 }], 'express')
    const first = await approved(order, [line(order, 0, 2)])
    await shop(order, `returns/${first}/receive`, { lines: [came(order, 0, 2)] })
    expect((await look(order)).refundedTotal).toBe(40)
    const { body: preview } = await buyer(order, 'returns/preview', { lines: [line(order, 1)] })
    expect(preview).toMatchObject({ itemTotal: 5, shippingTotal: 6.99, total: 11.99, refundable: 35.99 })
    const second = await approved(order, [line(order, 1)])
    await shop(order, `returns/${second}/receive`, { lines: [came(order, 1)] })
    expect(await look(order)).toMatchObject({ refundedTotal: 51.99, total: 75.99, badge: 'partly_refunded' })
  })

  test.each(['damaged', 'faulty', 'wrong_item', 'not_as_described'])(
    'refunds the whole shipping when an item was %s',
    async reason => {
      const order = await delivered([{ price: 2_000 }, { price: 500 }], 'express')
      const { body } = await buyer(order, 'returns/preview', { lines: [line(order, 0, 1, reason)] })
      expect(body).toMatchObject({ itemTotal: 20, shippingTotal: 30.99 })
    },
  )

  test('refunds only received items, less the deduction', async () => {
    const order = await delivered([{ price: 2_000, quantity: 3 }])
    const id = await approved(order, [line(order, 0, 3)])
    const receive = (more: object, lines = [came(order, 0, 2, { condition: 'worn' })]) =>
      shop(order, `returns/${id}/receive`, { lines, ...more })
    expect(await receive({ keptAmount: 40.01, keptReason: 'Worn.' })).toMatchObject({
      status: 409,
      body: { code: 'refund.exceeds_payment', detail: expect.stringContaining('At most $40.00') },
    })
    expect(await receive({ keptAmount: 5 })).toMatchObject({
      status: 400,
      body: { fields: [{ pointer: '/keptReason' }] },
    })
    expect(await receive({ keptAmount: 5.005, keptReason: 'Worn.' })).toMatchObject({
      status: 400,
      body: { fields: [{ pointer: '/keptAmount', code: 'format' }] },
    })
    expect(await receive({}, [came(order, 0, 4)])).toMatchObject({
      status: 409,
      body: { code: 'order.quantity_exceeded', detail: expect.stringContaining('At most 3') },
    })
    expect(await receive({}, [came(order, 0, 2, { restockQuantity: 3 })])).toMatchObject({ status: 409 })
    expect((await look(order)).refundedTotal).toBe(0)
    expect((await receive({ keptAmount: 5, keptReason: 'The edge is worn.' })).status).toBe(200)
    expect(await look(order)).toMatchObject({
      refundedTotal: 35,
      lines: [{ returnedQuantity: 2, returnableQuantity: 1 }],
      returns: [{ status: 'refunded', keptTotal: 5, keptReason: 'The edge is worn.', actions: ['dispute'] }],
      refunds: [{ note: 'The edge is worn.' }],
    })
    expect((await emailTo(order.buyer.email, 'return-received')).body).toContain('The edge is worn.')
  })

  test('refunds 0 for an empty parcel, which stays received and can be disputed', async () => {
    const order = await delivered()
    const id = await approved(order, [line(order, 0)])
    await shop(order, `returns/${id}/receive`, { lines: [came(order, 0, 0)] })
    expect(await look(order)).toMatchObject({
      refundedTotal: 0,
      badge: 'delivered',
      returns: [{ status: 'received', refund: { total: 0 }, actions: ['dispute'] }],
    })
  })
})

describe('a return is refused', () => {
  test('refuses more than is left, naming the line and the rest', async () => {
    const order = await delivered([{ price: 2_000, quantity: 2 }])
    expect(await buyer(order, 'returns', { lines: [line(order, 0, 3)] })).toMatchObject({
      status: 409,
      body: {
        code: 'order.quantity_exceeded',
        detail: expect.stringMatching(/At most 2 of “Product .*” can be returned/),
      },
    })
    await buyer(order, 'returns', { lines: [line(order, 0, 2)] })
    expect(await buyer(order, 'returns', { lines: [line(order, 0)] })).toMatchObject({
      status: 409,
      body: { detail: expect.stringContaining('None of') },
    })
  })

  test('before it has arrived, and a day after the thirtieth', async () => {
    const order = await send(await sold(), 'shipped')
    const lines = [line(order, 0)]
    expect((await buyer(order, 'returns/preview', { lines })).status).toBe(409)
    const arrived = await delivered()
    const again = [line(arrived, 0)]
    const ask = (order: Sold) => buyer(order, 'returns/preview', { lines: again })
    await later(arrived, 30 * DAY - 60_000, async order => expect((await ask(order)).status).toBe(200))
    await later(arrived, 30 * DAY + 60_000, async order => expect((await ask(order)).status).toBe(409))
  })

  test('refuses a line that is given twice or belongs to another order', async () => {
    const order = await delivered()
    const lines = [line(order, 0), line(order, 0)]
    expect((await buyer(order, 'returns', { lines })).body).toMatchObject({ code: 'request.invalid' })
    const foreign = [{ ...line(order, 0), orderLineId: newId() }]
    expect(await buyer(order, 'returns', { lines: foreign })).toMatchObject({
      status: 404,
      body: { code: 'order.line_not_found' },
    })
    const id = await approved(order, [line(order, 0)])
    expect(
      (await shop(order, `returns/${id}/receive`, { lines: [came(order, 0), came(order, 0)] })).status,
    ).toBe(400)
    expect(
      (await shop(order, `returns/${id}/receive`, { lines: [{ ...came(order, 0), orderLineId: newId() }] }))
        .status,
    ).toBe(404)
  })

  test('refuses a step that the status doesn’t allow, and names the possible ones', async () => {
    const order = await delivered()
    const { body } = await buyer(order, 'returns', { lines: [line(order, 0)] })
    const { id } = body.orders[0].returns[0]
    expect((await buyer(order, `returns/${id}/send`, {})).body).toMatchObject({
      code: 'order.not_allowed',
      detail: expect.stringContaining('Possible now: “cancel”'),
    })
    expect((await shop(order, `returns/${id}/receive`, { lines: [came(order, 0)] })).body.detail).toContain(
      'Possible now: “approve”, “reject”',
    )
    await shop(order, `returns/${id}/reject`, { reason: 'No.' })
    for (const path of ['approve', 'reject', 'receive'])
      expect(
        await shop(
          order,
          `returns/${id}/${path}`,
          path === 'receive'
            ? { lines: [came(order, 0)] }
            : path === 'approve'
              ? { postage: 'label' }
              : { reason: 'No.' },
        ),
      ).toMatchObject({ status: 409, body: { code: 'order.not_allowed' } })
  })
})

test('[ORD-03] a request and a receipt under one key happen once, and answer the same bytes', async () => {
  const order = await delivered()
  const [key, received] = [newId(), newId()]
  const request = () => buyer(order, 'returns', { lines: [line(order, 0)] }, key)
  const answers = [...(await Promise.all([request(), request(), request()])), await request()]
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
  const { id } = answers[0]!.body.orders[0].returns[0]
  await approve(order, id)
  const receive = () => shop(order, `returns/${id}/receive`, { lines: [came(order, 0)] }, received)
  const [one, two] = await Promise.all([receive(), receive()])
  expect(one!.text).toBe(two!.text)
  expect((await look(order)).refunds).toHaveLength(1)
  expect(await buyer(order, 'returns', { lines: [line(order, 0, 2)] }, key)).toMatchObject({
    status: 422,
    body: { code: 'idempotency.mismatch' },
  })
})
