import { expect, test } from 'vitest'
import { PASSWORD } from '../fixtures.ts'
import { useShopFloor } from '../payments/shop-floor.ts'
import { createAftermath, DAY, type Sold } from './sold.ts'

const floor = useShopFloor({ jobs: false })
const { delivered, buyer, shop, later } = createAftermath(floor)

const get = async (order: Sold, path: string) => {
  const { status, body, text } = await floor().call({
    method: 'GET',
    url: `/api/seller/${path}`,
    token: order.owner.token,
  })
  if (status !== 200) throw new Error(text)
  return body
}

/** Reads a shop's open work: counts of the list, of the rail and of the dashboard, and the rows of two views. */
async function workOf(order: Sold) {
  const [list, late, start, dashboard] = await Promise.all([
    get(order, 'orders?view=to_ship'),
    get(order, 'orders?view=late'),
    get(order, 'start'),
    get(order, 'dashboard'),
  ])
  return {
    list: list.items.map(({ number }: { number: string }) => number),
    late: late.items.map(({ number }: { number: string }) => number),
    counts: [list.counts.to_ship, list.counts.late],
    start: [start.orders.toShip, start.orders.late],
    dashboard: [dashboard.toDo.toShip, dashboard.toDo.late],
    waiting: dashboard.waitingOrders.map(({ number, isReplacementDue }: Record<string, unknown>) => [
      number,
      isReplacementDue,
    ]),
  }
}

const NOTHING = { list: [], late: [], counts: [0, 0], start: [0, 0], dashboard: [0, 0], waiting: [] }

/** An order that has arrived, with a replacement promised for two of its three items. */
async function promised(): Promise<Sold> {
  const order = await delivered([{ price: 2_000, quantity: 3 }])
  const lines = [{ orderLineId: order.lineIds[0]!, quantity: 2 }]
  const claim = { kind: 'damaged', wanted: 'replacement', text: 'Two are broken.', lines }
  const { id } = (await buyer(order, 'claims', claim)).body.orders[0].claims[0]
  expect(await workOf(order)).toEqual(NOTHING)
  expect((await shop(order, `claims/${id}/answer`, { answer: 'replacement' })).status).toBe(200)
  return order
}

test('[ORD-03] a replacement is work in every list and count until its last parcel is shipped', async () => {
  const order = await promised()
  const { number } = order
  const due = {
    ...NOTHING,
    list: [number],
    counts: [1, 0],
    start: [1, 0],
    dashboard: [1, 0],
    waiting: [[number, true]],
  }
  expect(await workOf(order)).toEqual(due)
  const view = await get(order, `orders/${number}`)
  const [claim] = view.claims
  expect(view).toMatchObject({
    isLate: false,
    actions: expect.not.arrayContaining(['pack']),
    replacements: [{ claimId: claim.id, lines: [{ orderLineId: order.lineIds[0], openQuantity: 2 }] }],
  })
  const one = { claimId: claim.id, lines: [{ orderLineId: order.lineIds[0]!, quantity: 1 }] }
  const { body } = await shop(order, `orders/${number}/fulfillments`, one)
  expect(body.replacements).toMatchObject([{ lines: [{ openQuantity: 1 }] }])
  const parcel = body.fulfillments.find(({ claimId }: { claimId: string | null }) => claimId === claim.id)
  await shop(order, `orders/${number}/fulfillments/${parcel.id}/ship`)
  expect(await workOf(order)).toEqual(due)
  const answer = await shop(order, 'orders/ship', { orders: [{ number, trackingNumber: 'NP 77' }] })
  expect(answer.body.outcomes).toMatchObject([{ isDone: true }])
  expect(await workOf(order)).toEqual(NOTHING)
  expect(await get(order, `orders/${number}`)).toMatchObject({
    replacements: [],
    claims: [{ status: 'resolved' }],
  })
})

test('[ORD-03] a replacement is due when an order placed at its promise would be, and late after that', async () => {
  const order = await promised()
  const { shipBy } = await get(order, `orders/${order.number}`)
  expect(Date.parse(shipBy)).toBeGreaterThan(floor().clock.now().getTime())
  await later(order, 5 * DAY, async now => {
    expect(Date.parse(shipBy)).toBeLessThan(floor().clock.now().getTime())
    expect(await workOf(now)).toMatchObject({
      late: [order.number],
      counts: [1, 1],
      start: [1, 1],
      dashboard: [1, 1],
    })
  })
})

test('[ORD-03] keeps the address for a replacement when the account is deleted', async () => {
  const order = await promised()
  const { status } = await floor().call({
    method: 'DELETE',
    url: '/api/user/me',
    token: order.buyer.token,
    payload: { password: PASSWORD },
  })
  expect(status).toBe(204)
  const { shippingAddress } = await get(order, `orders/${order.number}`)
  expect(shippingAddress).not.toBeNull()
})
