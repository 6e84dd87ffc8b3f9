import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { shopMembers } from '../../src/modules/shops/shops.schema.ts'
import { newId } from '../../src/platform/ids.ts'
import { useTestApp } from '../app.ts'
import { createShop, type Person, signedUp } from '../fixtures.ts'
import { ADDRESS, type GivenOrder, placeGroup } from '../order-rows.ts'

const api = useTestApp()
const DAY = 24 * 3_600_000

let shop: { id: string }
let other: { id: string }
let seller: Person
let buyer: Person

beforeAll(async () => {
  const { db } = api().deps
  shop = await createShop(db)
  other = await createShop(db)
  seller = await signedUp(api())
  buyer = await signedUp(api())
  await db.insert(shopMembers).values({ shopId: shop.id, userId: seller.id, role: 'staff', keys: ['orders'] })
})

const day = (ago: number) => new Date(Date.now() - ago * DAY).toISOString().slice(0, 10)

/** An order of the shop that is paid, with the order of another shop in the same purchase. */
async function order(values: Partial<GivenOrder> = {}, placedAt = new Date(Date.now() - 3 * DAY)) {
  const { orders } = await placeGroup(api().deps.db, buyer.id, {
    placedAt,
    shippingAddress: ADDRESS,
    orders: [
      { shopId: shop.id, paymentStatus: 'paid', ...values },
      { shopId: other.id, paymentStatus: 'paid', ...values },
    ],
  })
  return { own: orders[0]!.number, foreign: orders[1]!.number }
}
const send = (method: 'GET' | 'POST' | 'PATCH', url: string, payload?: object, key: string = newId()) =>
  api().call({
    method,
    url: `/api/seller/orders${url}`,
    token: seller.token,
    headers: { 'idempotency-key': key },
    ...(payload && { payload }),
  })
const view = async (number: string) => (await send('GET', `/${number}`)).body
const emailsAbout = async (number: string) => {
  const { rows } = await api().deps.db.execute<{ kind: string; body: string }>(
    sql`select kind, body from emails where body like ${`%${number.replace(/-\d+$/, '')}%`} order by created_at, id`,
  )
  return rows
}

describe('[SEL-06] many orders at once', () => {
  test('confirms orders one by one and returns a reason for each one it can’t confirm', async () => {
    const [first, done, last] = [await order(), await order({ status: 'canceled' }), await order()]
    const numbers = [first.own, done.own, last.own]
    const { status, body } = await send('POST', '/confirm', { numbers })
    expect({ status, outcomes: body.outcomes }).toEqual({
      status: 200,
      outcomes: [
        { number: first.own, isDone: true, code: null, detail: null },
        {
          number: done.own,
          isDone: false,
          code: 'order.not_allowed',
          detail: expect.stringContaining('The order is canceled.'),
        },
        { number: last.own, isDone: true, code: null, detail: null },
      ],
    })
    expect((await view(last.own)).timeline.map(({ kind }: { kind: string }) => kind)).toContain('confirmed')
    expect((await emailsAbout(last.own)).map(({ kind }) => kind)).toEqual(['order-confirmed'])
  })

  test('returns 404 and changes nothing when one order belongs to another shop', async () => {
    const { own, foreign } = await order()
    for (const strange of [foreign, 'AAAAAAAAAA-1']) {
      expect(await send('POST', '/confirm', { numbers: [own, strange] })).toMatchObject({
        status: 404,
        body: { code: 'order.not_found' },
      })
      expect(await send('POST', '/ship', { orders: [{ number: own }, { number: strange }] })).toMatchObject({
        status: 404,
      })
    }
    expect(await view(own)).toMatchObject({ badge: 'placed', fulfillments: [] })
  })

  test('does nothing twice for a repeated key, and refuses another request under it', async () => {
    const { own } = await order()
    const key = newId()
    const ask = { orders: [{ number: own, trackingNumber: '1Z 999 AA1 01 2345 6784' }] }
    const first = await send('POST', '/ship', ask, key)
    expect(first.body.outcomes).toMatchObject([{ isDone: true }])
    expect((await send('POST', '/ship', ask, key)).body).toEqual(first.body)
    expect((await view(own)).fulfillments).toHaveLength(1)
    expect(await send('POST', '/ship', { orders: [{ number: own }] }, key)).toMatchObject({ status: 422 })
    expect((await send('POST', '/ship', ask)).body.outcomes).toMatchObject([{ isDone: false }])
  })

  test('ships packed orders unchanged, and rejects a tracking number for two parcels', async () => {
    const { own } = await order({ lines: [{ quantity: 3 }] })
    const { lines } = await view(own)
    const piece = [{ orderLineId: lines[0].id, quantity: 1 }]
    await send('POST', `/${own}/fulfillments`, { lines: piece })
    expect(
      (await send('POST', '/ship', { orders: [{ number: own, trackingNumber: 'XY1' }] })).body.outcomes,
    ).toMatchObject([{ isDone: false, detail: expect.stringContaining('2 parcels') }])
    expect((await send('POST', '/ship', { orders: [{ number: own }] })).body.outcomes).toMatchObject([
      { isDone: true },
    ])
    const { badge, fulfillments } = await view(own)
    expect(badge).toBe('shipped')
    expect(
      fulfillments.map((parcel: { lines: { quantity: number }[] }) => parcel.lines[0]!.quantity),
    ).toEqual([1, 2])
  })
})

describe('a parcel’s way', () => {
  test.each([
    [
      { trackingNumber: '1Z 999AA1 0123456784' },
      'UPS',
      'https://www.ups.com/track?tracknum=1Z999AA10123456784',
    ],
    [{ trackingNumber: 'rr123456785gb' }, 'Royal Mail', expect.stringContaining('RR123456785GB')],
    [
      { carrier: 'dhl', trackingNumber: '00340434161094042557' },
      'DHL',
      expect.stringContaining('00340434161094042557'),
    ],
    [{ carrier: 'UPS', trackingNumber: 'no such form' }, 'UPS', null],
    [{ carrier: 'Cousin Ada', trackingNumber: '7' }, 'Cousin Ada', null],
    [{}, null, null],
  ])('recognizes %j as %s', async (given, carrier, trackingUrl) => {
    const { own } = await order()
    await send('POST', '/ship', { orders: [{ number: own, ...given }] })
    expect((await view(own)).fulfillments).toMatchObject([{ carrier, trackingUrl }])
  })

  test('can be corrected after shipping, with an event for each real change', async () => {
    const { own } = await order()
    await send('POST', '/ship', { orders: [{ number: own, trackingNumber: '1Z999AA10123456784' }] })
    const { fulfillments } = await view(own)
    const patch = (payload: object) => send('PATCH', `/${own}/fulfillments/${fulfillments[0].id}`, payload)
    const right = { carrier: 'Royal Mail', trackingNumber: 'RR123456785GB' }
    expect((await patch(right)).body.fulfillments[0]).toMatchObject(right)
    await patch(right)
    const { body } = await api().call({
      method: 'GET',
      url: `/api/user/orders/${own.replace(/-\d+$/, '')}`,
      token: buyer.token,
    })
    const [mine] = body.orders.filter(({ number }: { number: string }) => number === own)
    expect(mine.timeline.map(({ kind }: { kind: string }) => kind).slice(-2)).toEqual([
      'shipped',
      'tracking_changed',
    ])
    const emails = await emailsAbout(own)
    expect(emails.map(({ kind }) => kind).slice(-2)).toEqual(['order-shipped', 'order-tracking-changed'])
    expect(emails.at(-1)!.body).toContain('RR123456785GB')
    await send('POST', `/${own}/fulfillments/${fulfillments[0].id}/deliver`)
    expect(await patch({})).toMatchObject({ status: 409, body: { code: 'order.not_allowed' } })
  })

  test('counts lateness from a ship date at most 7 days back', async () => {
    const shipBy = new Date(Date.now() - 2 * DAY)
    const placed = new Date(Date.now() - 9 * DAY)
    const [late, inTime, wrong] = [
      await order({ shipBy }, placed),
      await order({ shipBy }, placed),
      await order({ shipBy }),
    ]
    await send('POST', '/ship', { orders: [{ number: late.own }] })
    await send('POST', '/ship', { orders: [{ number: inTime.own }], handedOverOn: day(4) })
    expect(await view(late.own)).toMatchObject({ isShippedLate: true, handedOver: [] })
    expect(await view(inTime.own)).toMatchObject({ isShippedLate: false, handedOver: [{ on: day(4) }] })
    for (const handedOverOn of [day(9), day(-2), day(6)])
      expect(
        (await send('POST', '/ship', { orders: [{ number: wrong.own }], handedOverOn })).body.outcomes,
      ).toMatchObject([{ isDone: false, code: 'request.invalid' }])
  })
})

test('days of the list are the shop’s: 23:30 belongs to the day before midnight there', async () => {
  const { db } = api().deps
  await db.execute(sql`update shops set time_zone = 'Asia/Kathmandu' where id = ${shop.id}::uuid`)
  // 17:45 and 18:45 UTC are 23:30 and 00:30 there.
  const before = await order({}, new Date('2026-03-10T17:45:00Z'))
  const after = await order({}, new Date('2026-03-10T18:45:00Z'))
  const found = async (query: string) =>
    (await send('GET', `?${query}`)).body.items.map(({ number }: { number: string }) => number)
  expect(await found('from=2026-03-10&to=2026-03-10')).toEqual([before.own])
  expect(await found('from=2026-03-11&to=2026-03-11')).toEqual([after.own])
  await db.execute(sql`update shops set time_zone = 'UTC' where id = ${shop.id}::uuid`)
})

test('notes are for colleagues: the buyer never sees them', async () => {
  const { own } = await order()
  const text = 'Wrap it twice, it broke the last time.'
  expect((await send('POST', `/${own}/notes`, { text: ` ${text} ` })).body.notes).toMatchObject([
    { author: expect.any(String), text },
  ])
  const group = own.replace(/-\d+$/, '')
  for (const url of [`/api/user/orders/${group}`, '/api/user/export'])
    expect((await api().call({ method: 'GET', url, token: buyer.token })).text).not.toContain(
      'broke the last',
    )
})

test('limits the notes of an order', async () => {
  const { own } = await order()
  await api().deps.db.execute(sql`insert into order_notes (id, order_id, shop_id, text, at)
    select gen_random_uuid(), o.id, o.shop_id, 'Fragile.', now() from orders o, generate_series(1, 199)
    where o.number = ${own}`)
  expect((await send('POST', `/${own}/notes`, { text: 'The last one.' })).status).toBe(200)
  expect(await send('POST', `/${own}/notes`, { text: 'One more.' })).toMatchObject({
    status: 409,
    body: { code: 'order.not_allowed' },
  })
})

test('previews the refund of a cancellation', async () => {
  const { own } = await order({ lines: [{ quantity: 2 }] })
  const preview = await send('POST', `/${own}/cancellations/preview`, { reason: 'inventory' })
  const whole = await view(own)
  expect(preview).toMatchObject({ status: 200, body: { total: whole.total, itemTotal: whole.itemTotal } })
})
