import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import {
  type Decision,
  decideDispute,
  findDispute,
  reviewDispute,
} from '../../src/modules/after-sales/index.ts'
import { inTx } from '../../src/platform/db/tx.ts'
import { newId } from '../../src/platform/ids.ts'
import { runCommand } from '../catalog/command.ts'
import { useShopFloor } from '../payments/shop-floor.ts'
import { createAftermath, DAY, type Sold } from './sold.ts'

const OPERATOR = 'hello@stoa.example'
const floor = useShopFloor({ jobs: false, first: { operatorEmail: OPERATOR } })
const { sold, send, delivered, buyer, shop, approve, look, ledgerOf, emailsTo, emailTo, later } =
  createAftermath(floor)

const context = () => ({
  actor: 'operator' as const,
  now: floor().clock.now(),
  notify: floor().deps.brand,
})
const review = (id: string) => inTx(floor().deps.db, tx => reviewDispute(tx, id, context()))
const decide = (id: string, decision: Decision) =>
  inTx(floor().deps.db, tx => decideDispute(tx, id, decision, context()))
const statusOf = async (id: string) => (await findDispute(floor().deps.db, id))?.status

const pieces = (order: Sold, quantity = 1) => [{ orderLineId: order.lineIds[0]!, quantity }]

/** A claim that the shop has rejected. */
async function rejectedClaim(order: Sold, quantity = 1): Promise<string> {
  const claim = { kind: 'damaged', wanted: 'refund', text: 'Broken.', lines: pieces(order, quantity) }
  const { id } = (await buyer(order, 'claims', claim)).body.orders[0].claims[0]
  await shop(order, `claims/${id}/answer`, { answer: 'reject', text: 'It was whole.' })
  return id
}

async function rejectedReturn(order: Sold, reason = 'changed_mind'): Promise<string> {
  const lines = pieces(order).map(line => ({ ...line, reason }))
  const { id } = (await buyer(order, 'returns', { lines })).body.orders[0].returns[0]
  await shop(order, `returns/${id}/reject`, { reason: 'Engraved.' })
  return id
}

/** Opens a dispute; answers its id. */
async function opened(order: Sold, about: object): Promise<string> {
  const { status, body, text } = await buyer(order, 'disputes', { text: 'It is not so.', ...about })
  if (status !== 200) throw new Error(text)
  return body.orders[0].disputes.at(-1).id
}

describe('[ORD-03] a dispute holds what is in question, and nothing else', () => {
  test('about a rejected claim or return is too late after four months', async () => {
    const order = await delivered([{ price: 2_000, quantity: 3 }])
    const returnId = await rejectedReturn(order)
    const claimId = await rejectedClaim(order)
    await later(order, 130 * DAY, async late => {
      for (const about of [{ claimId }, { returnId }])
        expect(await buyer(late, 'disputes', { text: 'Still.', ...about })).toMatchObject({
          status: 409,
          body: { code: 'order.not_allowed' },
        })
      expect((await look(late)).disputes).toEqual([])
    })
  })

  test('about a rejected claim, decided for the buyer: refunded, released, both told', async () => {
    const order = await delivered([{ price: 2_000, quantity: 3 }])
    const id = await opened(order, { claimId: await rejectedClaim(order) })
    expect(await look(order)).toMatchObject({
      badge: 'in_dispute',
      actions: expect.not.arrayContaining(['dispute']),
      disputes: [{ status: 'open', amount: 20, decision: null }],
      claims: [{ status: 'rejected', actions: [] }],
    })
    expect(await ledgerOf(order)).toEqual([['dispute_hold', -2_000]])
    expect((await emailTo(OPERATOR, 'dispute-to-decide')).body).toContain(`Dispute ${id}`)
    await review(id)
    expect(await statusOf(id)).toBe('under_review')
    await decide(id, { for: 'buyer', because: 'The photograph is clear.' })
    expect(await statusOf(id)).toBe('resolved_buyer')
    expect(await look(order)).toMatchObject({
      badge: 'partly_refunded',
      refundedTotal: 20,
      refunds: [{ reason: 'dispute', amount: 20, note: 'The photograph is clear.' }],
      disputes: [{ status: 'resolved_buyer', decision: 'The photograph is clear.' }],
      claims: [{ status: 'resolved', resolution: 'refund', actions: [] }],
      lines: [{ returnableQuantity: 2, claimableQuantity: 2 }],
    })
    expect(await ledgerOf(order)).toEqual([
      ['dispute_hold', -2_000],
      ['dispute_release', 2_000],
      ['refund', -2_000],
      ['commission_back', 160],
    ])
    expect(await emailsTo(order.buyer.email)).toEqual(['claim-answered', 'dispute-decided'])
    expect(await emailsTo(order.owner.email)).toEqual(['claim-opened', 'dispute-opened', 'dispute-decided'])
    await expect(decide(id, { for: 'seller', because: 'No.' })).rejects.toMatchObject({
      code: 'order.not_allowed',
    })
    expect(await ledgerOf(order)).toHaveLength(4)
  })

  test('about a rejected return, decided for the shop: released, and not asked again', async () => {
    const order = await delivered([{ price: 2_000 }], 'express')
    const returnId = await rejectedReturn(order, 'faulty')
    const id = await opened(order, { returnId })
    expect((await look(order)).disputes).toMatchObject([{ amount: 50.99, returnId }])
    expect(
      (await buyer(order, 'returns', { lines: [{ ...pieces(order)[0], reason: 'other' }] })).status,
    ).toBe(409)
    await decide(id, { for: 'seller', because: 'It was made for you alone.' })
    expect(await look(order)).toMatchObject({
      badge: 'delivered',
      refundedTotal: 0,
      disputes: [{ status: 'resolved_seller' }],
      returns: [{ status: 'rejected', actions: [] }],
    })
    expect(await ledgerOf(order)).toEqual([
      ['dispute_hold', -5_099],
      ['dispute_release', 5_099],
    ])
    expect((await buyer(order, 'disputes', { text: 'Again.', returnId })).body.code).toBe('order.not_allowed')
  })

  test('about a claim that the shop did not answer in three working days', async () => {
    const order = await delivered()
    const claim = { kind: 'missing', wanted: 'refund', text: 'Not in the box.', lines: pieces(order) }
    const { id: claimId } = (await buyer(order, 'claims', claim)).body.orders[0].claims[0]
    expect((await buyer(order, 'disputes', { text: 'Hello?', claimId })).body).toMatchObject({
      code: 'order.not_allowed',
      detail: expect.stringContaining('not answered in time'),
    })
    await later(order, 6 * DAY, async overdue => {
      expect((await look(overdue)).claims[0].actions).toEqual(['withdraw', 'dispute'])
      const id = await opened(overdue, { claimId })
      expect(await shop(overdue, `claims/${claimId}/answer`, { answer: 'refund' })).toMatchObject({
        status: 409,
        body: { detail: expect.stringContaining('isn’t deciding about it') },
      })
      expect((await buyer(overdue, `claims/${claimId}/withdraw`)).status).toBe(409)
      await decide(id, { for: 'seller', because: 'The carrier weighed it.' })
      expect((await look(overdue)).claims).toMatchObject([{ status: 'rejected', actions: [] }])
    })
  })

  test('covers the shop’s deduction from a returned item', async () => {
    const order = await delivered([{ price: 2_000, quantity: 2 }])
    const lines = [{ ...pieces(order, 2)[0], reason: 'other' }]
    const { id: returnId } = (await buyer(order, 'returns', { lines })).body.orders[0].returns[0]
    await approve(order, returnId)
    const received = [{ orderLineId: order.lineIds[0], receivedQuantity: 1, condition: 'worn' }]
    const receipt = { lines: received, keptAmount: 15, keptReason: 'Worn.' }
    await shop(order, `returns/${returnId}/receive`, receipt)
    const id = await opened(order, { returnId })
    expect((await look(order)).disputes).toMatchObject([{ amount: 35 }])
    await decide(id, { for: 'buyer', because: 'It was new.' })
    expect(await look(order)).toMatchObject({ refundedTotal: 40, lines: [{ returnableQuantity: 0 }] })
  })

  test('covers a return whose receipt the shop never confirms', async () => {
    const order = await delivered([{ price: 2_000, quantity: 2 }])
    const lines = [{ ...pieces(order)[0], reason: 'other' }]
    const { id: returnId } = (await buyer(order, 'returns', { lines })).body.orders[0].returns[0]
    await approve(order, returnId)
    await buyer(order, `returns/${returnId}/send`, {})
    expect((await look(order)).returns[0].actions).toEqual(['download_label'])
    await later(order, 29 * DAY, async late => {
      const id = await opened(late, { returnId })
      const received = [{ orderLineId: order.lineIds[0], receivedQuantity: 0, condition: 'worn' }]
      expect((await shop(late, `returns/${returnId}/receive`, { lines: received })).status).toBe(409)
      await decide(id, { for: 'buyer', because: 'The carrier delivered it.' })
      expect(await look(late)).toMatchObject({
        refundedTotal: 20,
        returns: [{ status: 'refunded', refund: { total: 20 }, actions: [] }],
        lines: [{ returnableQuantity: 1 }],
      })
    })
  })

  test('covers the rest of an order that never arrived, once it counts as late', async () => {
    const order = await send(await sold([{ price: 2_000 }], 'premium'), 'shipped')
    expect((await buyer(order, 'disputes', { text: 'Where is it?' })).body.detail).toContain('never arrived')
    await later(order, 12 * DAY, async late => {
      expect((await look(late)).actions).toContain('dispute')
      const key = newId()
      const ask = () => buyer(late, 'disputes', { text: 'Where is it?' }, key)
      const [one, two] = await Promise.all([ask(), ask()])
      expect(one!.text).toBe(two!.text)
      const [{ id, amount }] = one!.body.orders[0].disputes
      expect(amount).toBe(32.99)
      expect((await buyer(late, 'disputes', { text: 'Twice?' })).body.code).toBe('order.not_allowed')
      await decide(id, { for: 'buyer', because: 'Lost.' })
      expect(await look(late)).toMatchObject({
        badge: 'refunded',
        actions: expect.not.arrayContaining(['dispute']),
      })
    })
    const assumed = await send(await sold(), 'assumed')
    await later(assumed, 30 * DAY, async late => {
      await opened(late, {})
      expect((await look(late)).disputes).toMatchObject([{ amount: 26.99 }])
    })
    const arrived = await delivered()
    await later(arrived, 12 * DAY, async late =>
      expect((await buyer(late, 'disputes', { text: 'Where is it?' })).status).toBe(409),
    )
    const gone = await send(await sold(), 'shipped')
    await later(gone, 90 * DAY, async late =>
      expect((await buyer(late, 'disputes', { text: 'Where is it?' })).status).toBe(409),
    )
  })
})

test('requires a dispute to have a text and name one existing thing', async () => {
  const order = await delivered()
  const claimId = await rejectedClaim(order)
  const refused = async (request: object) =>
    (await buyer(order, 'disputes', { text: 'No.', ...request })).body
  expect((await refused({ claimId, returnId: newId() })).fields).toMatchObject([{ pointer: '/returnId' }])
  expect((await refused({ claimId, text: '  ' })).fields).toMatchObject([{ pointer: '/text' }])
  expect((await refused({ claimId: newId() })).code).toBe('claim.not_found')
  expect((await refused({ returnId: newId() })).code).toBe('return.not_found')
  expect((await look(order)).disputes).toEqual([])
})

test('decides by the operator’s command, which prints the result and refuses invalid decisions', async () => {
  const order = await delivered([{ price: 2_000, quantity: 2 }])
  const id = await opened(order, { claimId: await rejectedClaim(order) })
  const env = { DATABASE_URL: floor().database.url, SITE_URL: 'http://shop.test' }
  const run = (...args: string[]) => runCommand('dispute', args, env)
  await expect(decide(id, { for: 'buyer', because: 'All.', amountMinor: 4_700 })).rejects.toMatchObject({
    code: 'refund.exceeds_payment',
  })
  expect((await shop(order, `orders/${order.number}/refunds`, { amount: 5 })).status).toBe(200)
  await expect(review(newId())).rejects.toMatchObject({ code: 'dispute.not_found' })
  // A shop writes what it likes, and the operator's terminal would do what it says.
  await floor().deps.db.execute(
    sql`update fulfillments set tracking_number = ${'\u001b[2JX1'} where order_id = ${order.orderId}`,
  )
  const [list, show, nonsense] = await Promise.all([
    run('list'),
    run('show', id),
    run('show', 'a'.repeat(36)),
  ])
  expect(nonsense).toMatchObject({ code: 1, stderr: expect.stringContaining('no id of a dispute') })
  expect(list.stdout).toContain(`${id}  ${order.number}  20.00 USD  open`)
  expect(show.stdout).not.toContain('\u001b')
  expect(show.stdout).toMatch(/It is not so\.[\s\S]*damaged[\s\S]*It was whole\./)
  expect(show.stdout).toMatch(/Refunds of the order so far:\n {2}5\.00 USD {2}goodwill {2}pending {2}20/)
  const decided = await run('decide', id, 'buyer', '--amount', '12.50', '--because', 'Half of it is whole.')
  expect(decided).toMatchObject({ code: 0, stdout: expect.stringContaining('resolved_buyer') })
  expect(await look(order)).toMatchObject({
    refundedTotal: 17.5,
    badge: 'partly_refunded',
    disputes: [{ amount: 20, refunded: 12.5 }],
  })
  expect(await ledgerOf(order)).toEqual([
    ['dispute_hold', -2_000],
    ['refund', -500],
    ['commission_back', 40],
    ['dispute_release', 2_000],
    ['refund', -1_250],
    ['commission_back', 100],
  ])
})
