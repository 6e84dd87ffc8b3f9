import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { sweepLabels } from '../../src/modules/after-sales/index.ts'
import { signedUp } from '../fixtures.ts'
import { runJob, useShopFloor } from '../payments/shop-floor.ts'
import { createReturnDesk } from './return-desk.ts'
import { DAY, LABEL } from './sold.ts'

const floor = useShopFloor({ jobs: false })
const desk = createReturnDesk(floor)
const { sold, send, delivered, requested, buyer, shop, approve, addLabel, receive, download, returnOf } = desk
const { emailsTo, emailTo, later, decide } = desk

/** A white pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mP8/x8AAwMCAO+ip1sAAAAASUVORK5CYII=',
  'base64',
)

describe('the label of a return', () => {
  test('is needed to approve with it, and only its buyer downloads it', async () => {
    const order = await delivered()
    const id = await requested(order)
    expect(await shop(order, `returns/${id}/approve`, { postage: 'label' })).toMatchObject({
      status: 409,
      body: { code: 'return.label_missing' },
    })
    for (const bytes of [
      Buffer.alloc(0),
      Buffer.from('<html>'),
      PNG.subarray(0, 7),
      PNG.subarray(0, 12),
      LABEL.subarray(0, 12),
    ])
      expect(await addLabel(order, id, bytes)).toMatchObject({
        status: 400,
        body: { code: 'return.label_unusable', fields: [{ pointer: '/label' }] },
      })
    expect((await addLabel(order, id)).status).toBe(200)
    expect(await download(order, id)).toMatchObject({ status: 404, body: { code: 'download.not_found' } })
    expect((await shop(order, `returns/${id}/approve`, { postage: 'label' })).status).toBe(200)

    const answer = await download(order, id)
    expect(answer.text).toBe(LABEL.toString())
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="return-label-${order.number}.pdf"`,
      'x-content-type-options': 'nosniff',
    })
    const { token } = await signedUp(floor())
    for (const stranger of [token, order.owner.token])
      expect((await download(order, id, stranger)).status).toBe(404)
    expect((await emailTo(order.buyer.email, 'return-approved')).body).toContain('Download the label')
  })

  test('can be replaced until the parcel is sent, which emails the buyer', async () => {
    const order = await delivered()
    const id = await requested(order)
    await approve(order, id)
    expect((await addLabel(order, id, PNG)).status).toBe(200)
    expect((await download(order, id)).headers['content-type']).toBe('image/png')
    expect(await emailsTo(order.buyer.email)).toEqual(['return-approved', 'return-label'])
    await buyer(order, `returns/${id}/send`, {})
    expect(await addLabel(order, id)).toMatchObject({ status: 409, body: { code: 'order.not_allowed' } })
    expect((await download(order, id)).headers['content-type']).toBe('image/png')
  })

  test('can be disputed if it can’t be used, and the return doesn’t lapse before the decision', async () => {
    const order = await delivered([{ price: 2_000, quantity: 2 }])
    const id = await requested(order)
    await approve(order, id)
    await later(order, 14 * DAY - 60_000, async late => {
      const wanted = { text: 'The label is for another country.', returnId: id }
      expect((await buyer(late, 'disputes', wanted)).body.orders[0].disputes).toMatchObject([{ amount: 20 }])
    })
    await later(order, 14 * DAY + 60_000, () => runJob(floor(), 'end-unsent-returns'))
    expect(await returnOf(order)).toMatchObject({ status: 'approved', actions: ['download_label'] })
    await decide(order, 'buyer')
    expect(await returnOf(order)).toMatchObject({ status: 'refunded', refund: { total: 20 } })
  })

  test('is deleted 90 days after the return has ended', async () => {
    const order = await delivered()
    const id = await requested(order)
    await approve(order, id)
    await receive(order, id)
    const sweep = async () => {
      await sweepLabels(floor().deps, floor().clock.now())
      return floor().deps.db.execute(sql`select label_key from returns where id = ${id}`)
    }
    await later(order, 90 * DAY - 60_000, async () => {
      expect((await sweep()).rows).toEqual([{ label_key: expect.any(String) }])
    })
    await later(order, 90 * DAY + 60_000, async late => {
      expect((await sweep()).rows).toEqual([{ label_key: null }])
      expect((await download(late, id)).body.detail).toContain('90 days')
    })
  })
})

describe('a return of a withdrawal', () => {
  test('waits for a label like one that wasn’t answered, and never lapses', async () => {
    const order = await send(await sold([{ price: 2_000 }]), 'shipped')
    await floor().call({
      method: 'POST',
      url: `/api/user/orders/${order.groupNumber}/withdrawal`,
      token: order.buyer.token,
      payload: { name: 'Robin Reed' },
    })
    const { id, ...opened } = await returnOf(order)
    expect(opened).toMatchObject({
      postage: { kind: 'awaited', labelDueAt: expect.any(String) },
      sendBy: null,
    })
    await later(order, 3 * DAY + 60_000, async late =>
      expect((await returnOf(late)).actions).toContain('dispute'),
    )
    expect((await addLabel(order, id)).status).toBe(200)
    expect(await returnOf(order)).toMatchObject({ postage: { kind: 'label' }, sendBy: null })
    await later(order, 40 * DAY, async () => runJob(floor(), 'end-unsent-returns'))
    expect(await returnOf(order)).toMatchObject({ status: 'approved' })
  })
})
