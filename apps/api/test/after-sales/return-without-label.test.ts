import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { runJob, useShopFloor } from '../payments/shop-floor.ts'
import { createReturnDesk } from './return-desk.ts'
import { DAY, type Sold } from './sold.ts'

const floor = useShopFloor({ jobs: false })
const desk = createReturnDesk(floor)
const { delivered, fromNearby, requested, buyer, approve, addLabel, receive, returnOf, asShop, look } = desk
const { emailsTo, emailTo, later, decide } = desk

/** Requests a return that is approved because the shop doesn't answer. */
const approvedLate = async (order: Sold): Promise<{ order: Sold; id: string }> => {
  const id = await requested(order)
  await later(order, 3 * DAY + 60_000, () => runJob(floor(), 'approve-unanswered-returns'))
  return { order, id }
}

/** Time after the request at which the label of such a return is overdue. */
const DUE = 6 * DAY + 120_000

describe('a return that is approved without a label', () => {
  test('waits for its label without lapsing, and can be sent once it is there', async () => {
    const { order, id } = await approvedLate(await fromNearby())
    expect(await emailsTo(order.owner.email)).toEqual(['return-requested', 'return-label-wanted'])
    expect((await emailTo(order.buyer.email, 'return-approved')).body).toMatch(/2 Quay[\s\S]*5003 Bergen/)
    const found = await returnOf(order)
    expect(found).toMatchObject({ sendBy: null, postage: { kind: 'awaited' }, actions: ['cancel', 'send'] })
    const { body } = await asShop(order, 'returns?view=requested')
    expect(body).toMatchObject({ items: [{ return: { id } }], counts: { requested: 1, under_way: 0 } })
    expect((await asShop(order, 'start')).body.returns).toEqual({ waiting: 1, claims: 0 })
    await later(order, 30 * DAY, async late => {
      await runJob(floor(), 'end-unsent-returns')
      expect(await returnOf(late)).toMatchObject({
        status: 'approved',
        actions: expect.arrayContaining(['dispute']),
      })
      expect((await addLabel(late, id)).status).toBe(200)
      expect(await returnOf(late)).toMatchObject({
        postage: { kind: 'label' },
        actions: ['cancel', 'send', 'dispute', 'download_label'],
      })
    })
    const lapse = async (at: Sold) => {
      await runJob(floor(), 'end-unsent-returns')
      return (await returnOf(at)).status
    }
    await later(order, 44 * DAY - 60_000, async early => expect(await lapse(early)).toBe('approved'))
    await later(order, 44 * DAY + 60_000, async late => expect(await lapse(late)).toBe('canceled'))
  })

  test('has its label if the shop uploaded it without answering', async () => {
    const order = await fromNearby()
    const id = await requested(order)
    await addLabel(order, id)
    await later(order, 3 * DAY + 60_000, () => runJob(floor(), 'approve-unanswered-returns'))
    expect(await emailsTo(order.owner.email)).toEqual(['return-requested'])
    expect((await emailTo(order.buyer.email, 'return-label')).body).toContain('Download the label')
    expect(await returnOf(order)).toMatchObject({
      status: 'approved',
      postage: { kind: 'label', labelDueAt: null },
      sendBy: expect.any(String),
    })
  })

  test('lets the buyer pay the postage once the label is overdue', async () => {
    const { order, id } = await approvedLate(await fromNearby([{ price: 10_000, quantity: 2 }]))
    await later(order, DUE - 120_000, async early =>
      expect((await buyer(early, `returns/${id}/own-postage`)).status).toBe(409),
    )
    await later(order, DUE, async late => {
      expect((await returnOf(late)).actions).toEqual(['cancel', 'send', 'dispute', 'own_postage'])
      expect((await buyer(late, `returns/${id}/own-postage`)).status).toBe(200)
      expect(await returnOf(late)).toMatchObject({
        postage: { kind: 'reimburse', max: 30.99 },
        sendBy: expect.any(String),
        actions: ['cancel', 'send'],
      })
      expect((await addLabel(late, id)).status).toBe(409)
      await buyer(late, `returns/${id}/send`, { postage: 11.4 })
      await receive(late, id)
      expect(await look(late)).toMatchObject({ refundedTotal: 111.4, refunds: [{ amount: 111.4 }] })
    })
  })

  test('offers only a dispute if nothing is left for postage, or no address is known', async () => {
    const whole = await approvedLate(await fromNearby([{ price: 2_000, quantity: 1 }]))
    const nowhere = await approvedLate(await delivered([{ price: 2_000, quantity: 2 }]))
    for (const { order, id } of [whole, nowhere])
      await later(order, DUE, async late => {
        expect((await returnOf(late)).actions).toEqual(['cancel', 'send', 'dispute'])
        expect(await buyer(late, `returns/${id}/own-postage`)).toMatchObject({
          status: 409,
          body: { detail: expect.stringContaining('open a dispute') },
        })
      })
  })

  test.each(['buyer', 'seller'] as const)('is disputed, and decided for the %s', async side => {
    const { order, id } = await approvedLate(await fromNearby())
    const dispute = (at: Sold) => buyer(at, 'disputes', { text: 'I received no label.', returnId: id })
    await later(order, DUE - 120_000, async early => expect((await dispute(early)).status).toBe(409))
    await later(order, DUE, async late => {
      expect((await dispute(late)).body.orders[0].disputes).toMatchObject([{ amount: 20 }])
      expect((await returnOf(late)).actions).toEqual([])
      for (const path of ['cancel', 'send', 'own-postage'])
        expect((await buyer(late, `returns/${id}/${path}`, path === 'send' ? {} : undefined)).status).toBe(
          409,
        )
      expect((await addLabel(late, id)).status).toBe(409)
      await decide(late, side)
      expect(await look(late)).toMatchObject(
        side === 'buyer'
          ? { refundedTotal: 20, returns: [{ status: 'refunded' }], lines: [{ returnableQuantity: 1 }] }
          : { refundedTotal: 0, returns: [{ status: 'canceled' }], lines: [{ returnableQuantity: 2 }] },
      )
    })
  })

  test('keeps the sending deadline that an older release has set', async () => {
    const order = await fromNearby()
    const id = await requested(order)
    await approve(order, id)
    await floor().deps.db.execute(sql`update returns set postage = null, label_key = null where id = ${id}`)
    expect(await returnOf(order)).toMatchObject({ postage: null, actions: ['cancel', 'send'] })
    expect((await buyer(order, `returns/${id}/send`, {})).status).toBe(200)
  })
})
