import { describe, expect, test } from 'vitest'
import { readPdf } from '../documents/read-pdf.ts'
import { runJob, useShopFloor } from '../payments/shop-floor.ts'
import { createReturnDesk } from './return-desk.ts'
import type { Sold } from './sold.ts'

const floor = useShopFloor({ jobs: false })
const desk = createReturnDesk(floor)
const { delivered, fromNearby, requested, buyer, shop, approve, addLabel, receive, returnOf, asShop } = desk
const { look, ledgerOf, emailTo } = desk

const reimburse = (order: Sold, id: string, maxPostage: number, more: object = {}) =>
  shop(order, `returns/${id}/approve`, { postage: 'reimburse', maxPostage, ...more })

describe('reimbursed postage', () => {
  test('is limited to what the refund leaves of the payment', async () => {
    const order = await fromNearby()
    const id = await requested(order)
    const { body } = await asShop(order, `returns/${id}`)
    expect(body).toMatchObject({ postageLimit: 26.99, hasLabel: false, canUploadLabel: true })
    expect(await reimburse(order, id, 27)).toMatchObject({
      status: 409,
      body: { code: 'refund.exceeds_payment', fields: [{ pointer: '/maxPostage' }] },
    })
    for (const payload of [{ postage: 'reimburse' }, { postage: 'reimburse', maxPostage: 0 }])
      expect(await shop(order, `returns/${id}/approve`, payload)).toMatchObject({
        status: 400,
        body: { fields: [{ pointer: '/maxPostage' }] },
      })
    expect(await reimburse(order, id, 5.005)).toMatchObject({
      status: 400,
      body: { fields: [{ pointer: '/maxPostage', code: 'format' }] },
    })
    expect((await reimburse(order, id, 26.99)).status).toBe(200)

    const whole = await fromNearby([{ price: 2_000, quantity: 1 }])
    expect(await reimburse(whole, await requested(whole), 1)).toMatchObject({
      status: 409,
      body: { detail: expect.stringContaining('Upload a label instead') },
    })
  })

  test('needs an address for the parcel', async () => {
    const order = await delivered([{ price: 2_000, quantity: 2 }])
    const id = await requested(order)
    expect(await reimburse(order, id, 5)).toMatchObject({
      status: 400,
      body: { fields: [{ pointer: '/instructions' }] },
    })
    expect((await reimburse(order, id, 5, { instructions: '1 Kiln Row' })).status).toBe(200)
  })

  test('is refunded with the items, as much as the buyer paid', async () => {
    const order = await fromNearby()
    const id = await requested(order)
    await reimburse(order, id, 9)
    expect((await emailTo(order.buyer.email, 'return-approved')).body).toContain('up to $9.00')
    expect(await returnOf(order)).toMatchObject({
      postage: { kind: 'reimburse', max: 9, paid: null },
      sendBy: expect.any(String),
      actions: ['cancel', 'send'],
    })
    expect(await addLabel(order, id)).toMatchObject({ status: 409 })
    expect(await buyer(order, `returns/${id}/send`, { postage: 9.01 })).toMatchObject({
      status: 400,
      body: { fields: [{ pointer: '/postage', message: expect.stringContaining('at most $9.00') }] },
    })
    expect(await buyer(order, `returns/${id}/send`, { postage: 7.505 })).toMatchObject({
      status: 400,
      body: { fields: [{ pointer: '/postage', code: 'format' }] },
    })
    expect((await buyer(order, `returns/${id}/send`, { postage: 7.5 })).status).toBe(200)
    expect(await returnOf(order)).toMatchObject({ postage: { paid: 7.5 }, refund: { total: 27.5 } })
    const lines = [{ orderLineId: order.lineIds[0], receivedQuantity: 1, condition: 'worn' }]
    const kept = { lines, keptAmount: 2, keptReason: 'Worn.' }
    expect((await shop(order, `returns/${id}/receive/preview`, kept)).body).toMatchObject({
      itemTotal: 18,
      shippingTotal: 0,
      postageTotal: 7.5,
      total: 25.5,
    })
    expect((await shop(order, `returns/${id}/receive`, kept)).status).toBe(200)
    expect(await returnOf(order)).toMatchObject({
      status: 'refunded',
      refund: { itemTotal: 18, shippingTotal: 0, postageTotal: 7.5, total: 25.5 },
    })
    expect((await look(order)).refundedTotal).toBe(25.5)
    // $0.51 of the postage come from the items, and return no commission.
    expect(await ledgerOf(order)).toEqual([
      ['refund', -2_550],
      ['commission_back', 144],
    ])
    expect((await emailTo(order.buyer.email, 'return-received')).body).toContain('$7.50')
  })

  test('has a line of its own in the credit note, and none for an item that wasn’t returned', async () => {
    const order = await fromNearby([{ price: 3_980 }, { price: 2_000 }])
    const id = await requested(order)
    await reimburse(order, id, 9)
    await buyer(order, `returns/${id}/send`, { postage: 8.2 })
    await receive(order, id, 1, { keptAmount: 1.01, keptReason: 'Worn.' })
    await runJob(floor(), 'refund-payments')
    const [refund] = (await look(order)).refunds
    const { rawPayload } = await floor().app.inject({
      url: `/api/user/orders/${order.number}/refunds/${refund.id}/credit-note`,
      headers: { authorization: `Bearer ${order.buyer.token}` },
    })
    const { said } = await readPdf(rawPayload)
    expect(said('TH').slice(-4)).toEqual(['Items', 'Shipping', 'Return postage', 'Total refunded'])
    expect(said('TD').filter(text => text.startsWith('$'))).toEqual([
      '$38.79',
      '$38.79',
      '$0.00',
      '$8.20',
      '$46.99',
    ])
  })

  test('is stated by the shop if the parcel comes before the buyer marks it as sent', async () => {
    const order = await fromNearby()
    const id = await requested(order)
    await reimburse(order, id, 9)
    for (const more of [{}, { postage: 9.01 }])
      expect(await receive(order, id, 1, more)).toMatchObject({
        status: 400,
        body: { fields: [{ pointer: '/postage' }] },
      })
    expect((await receive(order, id, 1, { postage: 4 })).status).toBe(200)
    expect(await returnOf(order)).toMatchObject({ refund: { total: 24, postageTotal: 4 } })
    expect((await emailTo(order.buyer.email, 'return-received')).body).toContain('entered the postage: $4.00')

    const sent = await fromNearby()
    const other = await requested(sent)
    await reimburse(sent, other, 9)
    await buyer(sent, `returns/${other}/send`, { postage: 3 })
    expect((await receive(sent, other, 1, { postage: 4 })).status).toBe(400)
  })

  test('takes nothing from a later return as long as the payment has enough', async () => {
    const order = await fromNearby([{ price: 2_000, quantity: 2 }], 'express')
    const first = await requested(order)
    await reimburse(order, first, 6)
    await buyer(order, `returns/${first}/send`, { postage: 6 })
    await receive(order, first)
    expect((await look(order)).refundedTotal).toBe(26)
    const second = await requested(order)
    await approve(order, second)
    await receive(order, second)
    expect(await returnOf(order)).toMatchObject({ refund: { itemTotal: 20, shippingTotal: 6.99 } })
    expect((await look(order)).refundedTotal).toBe(52.99)
  })

  test('isn’t paid for an empty parcel, or if the shop has paid the label', async () => {
    const order = await fromNearby()
    const id = await requested(order)
    await reimburse(order, id, 5)
    await buyer(order, `returns/${id}/send`, { postage: 5 })
    await receive(order, id, 0)
    expect((await look(order)).refundedTotal).toBe(0)
    const labeled = await delivered()
    const other = await requested(labeled)
    await approve(labeled, other)
    expect(await buyer(labeled, `returns/${other}/send`, { postage: 1 })).toMatchObject({
      status: 400,
      body: { fields: [{ message: expect.stringContaining('isn’t reimbursed') }] },
    })
  })
})
