import { describe, expect, test } from 'vitest'
import { runJob, useShopFloor } from '../payments/shop-floor.ts'
import { createAftermath, DAY, type Sold } from './sold.ts'

const floor = useShopFloor({ jobs: false })
const { delivered, buyer, shop, approve, look, emailsTo, emailTo, later } = createAftermath(floor)

/** Runs all timed jobs about returns, in two processes at the same time. */
const runDeadlines = async () => {
  const names = ['approve-unanswered-returns', 'end-unsent-returns']
  await Promise.all([...names, ...names].map(name => runJob(floor(), name)))
}

async function requested(): Promise<{ order: Sold; id: string }> {
  const order = await delivered()
  const lines = [{ orderLineId: order.lineIds[0], quantity: 1, reason: 'other' }]
  const { body } = await buyer(order, 'returns', { lines })
  return { order, id: body.orders[0].returns[0].id }
}

describe('[ORD-03] time limits of returns', () => {
  test('approves a return once if the shop hasn’t answered in three days', async () => {
    const [one, two] = await Promise.all([requested(), requested()])
    const { order, id } = one
    const { order: answered, id: other } = two
    await shop(answered, `returns/${other}/reject`, { reason: 'Engraved.' })
    await later(order, 3 * DAY - 60_000, runDeadlines)
    expect((await look(order)).returns).toMatchObject([{ status: 'requested' }])
    await later(order, 3 * DAY + 60_000, runDeadlines)
    expect(await look(order)).toMatchObject({
      badge: 'return_approved',
      returns: [{ status: 'approved', decideBy: null, sendBy: null, postage: { kind: 'awaited' } }],
    })
    const approvals = (await look(order)).timeline.filter(
      ({ kind }: { kind: string }) => kind === 'return_approved',
    )
    expect(approvals).toEqual([expect.objectContaining({ actor: 'system' })])
    expect(await emailsTo(order.buyer.email)).toEqual(['return-approved'])
    expect((await look(answered)).returns).toMatchObject([{ status: 'rejected' }])
    expect(await shop(order, `returns/${id}/reject`, { reason: 'Too late.' })).toMatchObject({ status: 409 })
  })

  test('lapses an approved return that isn’t sent in 14 days, and emails its buyer', async () => {
    const { order, id } = await requested()
    const { order: sent, id: sentId } = await requested()
    await approve(order, id)
    await approve(sent, sentId)
    await buyer(sent, `returns/${sentId}/send`, {})
    await later(order, 14 * DAY - 60_000, runDeadlines)
    expect((await look(order)).returns).toMatchObject([{ status: 'approved' }])
    await later(order, 14 * DAY + 60_000, runDeadlines)
    expect(await look(order)).toMatchObject({
      badge: 'delivered',
      returns: [{ status: 'canceled' }],
      lines: [{ returnableQuantity: 1 }],
    })
    expect(await emailsTo(order.buyer.email)).toEqual(['return-approved', 'return-lapsed'])
    expect((await emailTo(order.buyer.email, 'return-lapsed')).body).toContain('marked as sent in time')
    expect((await look(sent)).returns).toMatchObject([{ status: 'in_transit' }])
  })
})
