import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { newId } from '../../src/platform/ids.ts'
import { runJob, useShopFloor } from '../payments/shop-floor.ts'
import { createTill } from '../payments/till.ts'
import { type Bought, bought, emailsAbout, packed, shipped } from './order-desk.ts'

const floor = useShopFloor({ jobs: false })
const { stockOf } = createTill(floor)

const pieces = (order: Bought, ...quantities: number[]) =>
  quantities.flatMap((quantity, at) => (quantity > 0 ? [{ orderLineId: order.lineIds[at]!, quantity }] : []))

/** Commands to try with an order, and with its newest parcel. */
const commands: Record<
  string,
  (order: Bought, parcel: string) => Promise<{ status: number; body: unknown }>
> = {
  confirm: order => order.asSeller('confirm'),
  'cancel (buyer)': order => order.asBuyer('cancellations'),
  'cancel (shop)': order => order.asSeller('cancellations', { reason: 'inventory' }),
  pack: order => order.asSeller('fulfillments'),
  unpack: (order, parcel) => order.remove(`fulfillments/${parcel}`),
  ship: (order, parcel) => order.asSeller(`fulfillments/${parcel}/ship`),
  'deliver (shop)': (order, parcel) => order.asSeller(`fulfillments/${parcel}/deliver`),
  'deliver (buyer)': (order, parcel) => order.asBuyer(`fulfillments/${parcel}/deliver`),
}

interface State {
  badge: string
  actions: string[]
  /** Commands that are refused, with what the refusal says is possible instead. */
  refused: Record<string, RegExp>
}

const ended = /It can’t be changed anymore\./
const states: Record<string, State & { reach(order: Bought): Promise<string> }> = {
  placed: {
    badge: 'placed',
    actions: ['confirm', 'cancel', 'pack', 'refund'],
    reach: async () => newId(),
    refused: {},
  },
  confirmed: {
    badge: 'confirmed',
    actions: ['cancel', 'pack', 'refund'],
    async reach(order) {
      expect(await order.asSeller('confirm')).toMatchObject({ status: 200, body: { badge: 'confirmed' } })
      return newId()
    },
    refused: { confirm: /The order is confirmed.*Possible now: “cancel”, “cancel lines”, “pack”, “refund”/ },
  },
  packed: {
    badge: 'confirmed',
    actions: ['cancel', 'refund'],
    reach: packed,
    refused: {
      confirm: /Possible now: “cancel”/,
      pack: /already in parcels/,
      'deliver (shop)': /The parcel is pending.*Possible now: “ship”, “cancel”/,
      'deliver (buyer)': /The parcel is pending.*can’t be changed anymore/,
    },
  },
  shipped: {
    badge: 'shipped',
    actions: ['refund'],
    reach: order => shipped(order),
    refused: {
      confirm: /Possible now: “refund”/,
      'cancel (buyer)': /only if items of it aren’t shipped/,
      'cancel (shop)': /only if items of it aren’t shipped.*Possible now: “refund”/,
      pack: /only if it is paid and items of it aren’t shipped/,
      unpack: /The parcel is shipped.*Possible now: “correct”, “deliver”/,
      ship: /The parcel is shipped.*Possible now: “correct”, “deliver”/,
    },
  },
  delivered: {
    badge: 'delivered',
    actions: ['refund'],
    async reach(order) {
      const id = await shipped(order)
      expect(await order.asBuyer(`fulfillments/${id}/deliver`)).toMatchObject({
        status: 200,
        body: { number: order.groupNumber, orders: [{ badge: 'delivered' }] },
      })
      return id
    },
    refused: {
      confirm: /Possible now: “refund”/,
      'cancel (buyer)': /aren’t shipped/,
      'cancel (shop)': /aren’t shipped/,
      pack: /aren’t shipped/,
      unpack: ended,
      ship: ended,
      'deliver (shop)': ended,
      'deliver (buyer)': ended,
    },
  },
  completed: {
    badge: 'completed',
    actions: ['refund'],
    async reach(order) {
      const id = await shipped(order)
      await order.asSeller(`fulfillments/${id}/deliver`)
      await floor().deps.db.execute(
        sql`update orders set delivered_at = delivered_at - interval '31 days' where id = ${order.id}::uuid`,
      )
      await runJob(floor(), 'complete-orders')
      return id
    },
    refused: {
      confirm: /The order is completed.*Possible now: “refund”/,
      'cancel (buyer)': /The order is completed.*can’t be changed anymore/,
      'cancel (shop)': /Possible now: “refund”/,
      pack: /Possible now: “refund”/,
      unpack: ended,
      ship: ended,
      'deliver (shop)': ended,
      'deliver (buyer)': ended,
    },
  },
  canceled: {
    badge: 'refunded',
    actions: [],
    async reach(order) {
      const parcel = await packed(order)
      expect(await order.asBuyer('cancellations')).toMatchObject({ status: 200 })
      return parcel
    },
    refused: {
      confirm: /The order is canceled.*Possible now: “refund”/,
      'cancel (buyer)': /The order is canceled.*can’t be changed anymore/,
      'cancel (shop)': /Possible now: “refund”/,
      pack: /Possible now: “refund”/,
      unpack: /The parcel is canceled.*can’t be changed anymore/,
      ship: ended,
      'deliver (shop)': ended,
      'deliver (buyer)': ended,
    },
  },
}

describe('[ORD-03] what is refused says what is possible', () => {
  test.each(Object.entries(states))('%s', async (_, { badge, actions, refused, reach }) => {
    const order = await bought(floor())
    const parcel = await reach(order)
    const before = await order.view()
    expect(before).toMatchObject({ badge, actions })
    for (const [name, detail] of Object.entries(refused)) {
      const answer = await commands[name]!(order, parcel)
      expect({ name, ...answer }).toMatchObject({
        name,
        status: 409,
        body: { code: 'order.not_allowed', detail: expect.stringMatching(detail) },
      })
    }
    expect(await order.view()).toEqual(before)
  })
})

test('counts the items of two parcels, and delivers the order with the second', async () => {
  const order = await bought(floor(), [{ quantity: 3 }, { quantity: 1 }])
  const tooMany = await order.asSeller('fulfillments', { lines: pieces(order, 4) })
  expect(tooMany).toMatchObject({
    status: 409,
    body: { code: 'order.quantity_exceeded', detail: expect.stringContaining('At most 3 of “Product') },
  })
  const first = await packed(order, pieces(order, 2))
  expect(await order.view()).toMatchObject({
    badge: 'confirmed',
    lines: [{ openQuantity: 1 }, { openQuantity: 1 }],
  })
  // What lies in a parcel cannot be packed again, also not by naming a line twice.
  const twice = [...pieces(order, 1), ...pieces(order, 1)]
  expect(await order.asSeller('fulfillments', { lines: twice })).toMatchObject({ status: 409 })
  const tracking = {
    carrier: 'Blue Post',
    trackingNumber: 'BP 1234',
    trackingUrl: 'https://post.test/BP1234',
  }
  expect(await order.asSeller(`fulfillments/${first}/ship`, tracking)).toMatchObject({
    status: 200,
    body: { badge: 'partly_shipped', fulfillments: [{ id: first, status: 'shipped', ...tracking }] },
  })
  const second = await shipped(order)
  expect(await order.view()).toMatchObject({
    badge: 'shipped',
    lines: [{ fulfilledQuantity: 3 }, { fulfilledQuantity: 1 }],
  })
  expect((await order.asBuyer(`fulfillments/${second}/deliver`)).body.orders[0].badge).toBe('shipped')
  expect(await order.asSeller(`fulfillments/${first}/deliver`)).toMatchObject({
    body: {
      badge: 'delivered',
      timeline: ['placed', 'confirmed', 'shipped', 'shipped', 'delivered', 'delivered'].map(kind => ({
        kind,
      })),
    },
  })
  const emails = await emailsAbout(floor(), order)
  expect(emails.map(({ kind }) => kind)).toEqual([
    'order-placed',
    'order-confirmed',
    'order-shipped',
    'order-shipped',
    'order-delivered',
    'order-delivered',
  ])
  for (const { recipient } of emails) expect(recipient).toBe(order.buyer.email)
  const parcel = emails[2]!
  expect(parcel.body).toContain(`Track your parcel:\nhttp://shop.test/account/orders/${order.groupNumber}`)
  expect(parcel.body).toMatch(/with Blue Post, BP 1234\.[\s\S]*In this parcel\n2 × Product/)
  expect(parcel.body).not.toContain('3 × Product')
  expect(parcel.html).not.toContain('post.test')
  expect(emails[4]!.body).toContain(`Write a review:\nhttp://shop.test/account/orders/${order.groupNumber}`)
})

test('[ORD-03] cancels a part of an order, then the rest with the shipping', async () => {
  const order = await bought(floor(), [{ price: 2_000, quantity: 3 }, { price: 500 }])
  const [first, second] = order.products.map(({ variants }) => variants[0]!.id)
  const parcel = await packed(order, pieces(order, 3))
  const canceled = await order.asSeller('cancellations', {
    lines: pieces(order, 1),
    reason: 'inventory',
    restock: true,
    note: 'One broke in the kiln.',
  })
  expect(canceled).toMatchObject({
    status: 200,
    body: {
      badge: 'confirmed',
      refundedTotal: 20,
      lines: [{ canceledQuantity: 1, openQuantity: 2 }, { canceledQuantity: 0 }],
      cancellations: [{ actor: 'shop', reason: 'inventory', note: 'One broke in the kiln.' }],
      refunds: [{ amount: 20, reason: 'cancellation', status: 'pending' }],
      // Of three packed items only two are left.
      fulfillments: [{ id: parcel, status: 'canceled' }],
    },
  })
  expect([await stockOf(first!), await stockOf(second!)]).toEqual([8, 9])

  const rest = await order.asBuyer('cancellations', { note: 'Too late for me.' })
  expect(rest).toMatchObject({
    status: 200,
    body: {
      total: 71.99,
      refundedTotal: 71.99,
      orders: [{ badge: 'refunded', stage: 'canceled', actions: [] }],
    },
  })
  expect([await stockOf(first!), await stockOf(second!)]).toEqual([10, 10])
  const { timeline } = await order.view()
  expect(timeline.map(({ kind, actor }: { kind: string; actor: string }) => `${kind} ${actor}`)).toEqual([
    'placed buyer',
    'confirmed shop',
    'lines_canceled shop',
    'refunded shop',
    'canceled buyer',
    'refunded buyer',
  ])
  const emails = (await emailsAbout(floor(), order)).filter(({ kind }) => kind.includes('canceled'))
  expect(emails.map(({ kind, recipient }) => [kind, recipient])).toEqual([
    ['order-canceled', order.buyer.email],
    ['order-canceled', order.buyer.email],
    ['shop-order-canceled', order.seller.email],
  ])
  expect(emails[0]!.body).toMatch(/Part of order .* the shop no longer has it[\s\S]*We’re refunding \$20\.00/)
  expect(emails[0]!.body).toContain('> One broke in the kiln.')
  expect(emails[1]!.body).toMatch(/as you asked[\s\S]*We’re refunding \$51\.99/)
  expect(emails[1]!.body).not.toContain('Too late for me.')
  expect(emails[2]!.body).toContain('> Too late for me.')
})

test('[ORD-03] cancels the rest of a partly shipped order without refunding the shipping', async () => {
  const order = await bought(floor(), [{ price: 2_000, quantity: 2 }])
  const id = await shipped(order, pieces(order, 1))
  expect(await order.asBuyer('cancellations')).toMatchObject({
    status: 200,
    body: { refundedTotal: 20, orders: [{ badge: 'shipped' }] },
  })
  expect(await order.asSeller(`fulfillments/${id}/deliver`)).toMatchObject({
    body: { badge: 'partly_refunded' },
  })
  expect(await order.view()).toMatchObject({ lines: [{ canceledQuantity: 1, fulfilledQuantity: 1 }] })
})

test.each([
  ['doesn’t restock canceled items that the shop doesn’t have', { reason: 'inventory' }, 8],
  ['restocks them if the shop says so', { reason: 'inventory', restock: true }, 10],
  ['restocks canceled items for another reason', { reason: 'declined' }, 10],
  ['doesn’t restock them for another reason if the shop says so', { reason: 'declined', restock: false }, 8],
])('%s', async (_what, cancellation, stock) => {
  const order = await bought(floor(), [{ quantity: 2 }])
  const variant = order.products[0]!.variants[0]!.id
  expect(await order.asSeller('cancellations', cancellation)).toMatchObject({
    status: 200,
    body: { badge: 'refunded' },
  })
  expect(await stockOf(variant)).toBe(stock)
})

test('keeps the tracking that was noted when a parcel was packed until it ships', async () => {
  const order = await bought(floor(), [{ quantity: 4 }])
  const noted = { carrier: 'UPS', trackingNumber: '1Z999AA10123456784' }
  const first = await packed(order, pieces(order, 1), noted)
  const second = await packed(order, pieces(order, 1), noted)
  const third = await packed(order, pieces(order, 1), noted)
  const parcelsOf = ({ fulfillments }: { fulfillments: ({ id: string } & typeof noted)[] }) =>
    [first, second, third].map(id => {
      const { carrier, trackingNumber } = fulfillments.find(one => one.id === id)!
      return [carrier, trackingNumber]
    })
  const [ups, none] = [
    ['UPS', '1Z999AA10123456784'],
    [null, null],
  ]
  const buyerSees = async () => {
    const { orders } = (
      await floor().call({
        method: 'GET',
        url: `/api/user/orders/${order.groupNumber}`,
        token: order.buyer.token,
      })
    ).body
    return parcelsOf(orders[0])
  }
  expect(parcelsOf((await order.view()) as never)).toEqual([ups, ups, ups])
  expect(await buyerSees()).toEqual([none, none, none])

  await order.asSeller(`fulfillments/${first}/ship`)
  await order.asSeller(`fulfillments/${second}/ship`, { carrier: null, trackingNumber: null })
  await order.asSeller(`fulfillments/${third}/ship`, { carrier: 'Blue Post', trackingNumber: '7' })
  const sent = [ups, none, ['Blue Post', '7']]
  expect(parcelsOf((await order.view()) as never)).toEqual(sent)
  expect(await buyerSees()).toEqual(sent)
})

test('takes a replacement from stock, counts it for no line, and ends its claim', async () => {
  const order = await bought(floor(), [{ quantity: 2, stock: 3 }])
  const variant = order.products[0]!.variants[0]!.id
  const parcel = await shipped(order)
  await order.asSeller(`fulfillments/${parcel}/deliver`)
  const { db } = floor().deps
  const claimId = newId()
  await db.execute(sql`insert into claims (id, order_id, shop_id, kind, wanted, text, opened_at, answer_by)
    values (${claimId}, ${order.id}, ${order.shop.id}, 'damaged', 'replacement', 'Broken', now(), now())`)
  await db.execute(sql`insert into claim_lines values (${claimId}, ${order.lineIds[0]}, 2)`)
  expect(await order.asSeller('fulfillments', { claimId })).toMatchObject({
    status: 409,
    body: { detail: expect.stringContaining('approved with a replacement') },
  })
  await db.execute(
    sql`update claims set status = 'approved', resolution = 'replacement' where id = ${claimId}`,
  )
  const made = await order.asSeller('fulfillments', { claimId })
  expect(made).toMatchObject({ status: 200, body: { fulfillments: [{ claimId: null }, { claimId }] } })
  const replacement = made.body.fulfillments[1].id
  expect(await order.asSeller(`fulfillments/${replacement}/ship`)).toMatchObject({
    status: 409,
    body: { code: 'stock.insufficient', detail: expect.stringContaining('Only 1 of') },
  })
  await db.execute(sql`update variants set stock = 5 where id = ${variant}`)
  expect(await order.asSeller(`fulfillments/${replacement}/ship`)).toMatchObject({
    status: 200,
    body: { badge: 'delivered', claims: [{ status: 'resolved' }], lines: [{ fulfilledQuantity: 2 }] },
  })
  expect(await stockOf(variant)).toBe(3)
})

test('a suspended shop still fulfills its orders', async () => {
  const order = await bought(floor())
  await floor().deps.db.execute(sql`update shops set status = 'suspended' where id = ${order.shop.id}`)
  const id = await shipped(order)
  expect(await order.asSeller(`fulfillments/${id}/deliver`)).toMatchObject({
    status: 200,
    body: { badge: 'delivered' },
  })
})

test('sends no email about an order whose account is deleted', async () => {
  const order = await bought(floor())
  await floor().deps.db.execute(
    sql`update order_groups set customer_id = null, email = null where number = ${order.groupNumber}`,
  )
  await shipped(order)
  expect((await emailsAbout(floor(), order)).map(({ kind }) => kind)).toEqual(['order-placed'])
  expect(await order.view()).toMatchObject({ buyer: null, badge: 'shipped' })
})
