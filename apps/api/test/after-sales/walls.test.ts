import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { shopMembers } from '../../src/modules/shops/shops.schema.ts'
import { newId } from '../../src/platform/ids.ts'
import { createShop, type Person, signedUp } from '../fixtures.ts'
import { useShopFloor } from '../payments/shop-floor.ts'
import { createAftermath, type Sold } from './sold.ts'

const floor = useShopFloor({ jobs: false })
const { delivered, buyer, approve } = createAftermath(floor)

/** An order with a return and a claim that wait for an answer, and one with a return that is approved. */
let order: Sold
let ids: { requested: string; approved: string; claim: string }
let [otherBuyer, otherOwner]: Person[] = []

beforeAll(async () => {
  order = await delivered([{ price: 2_000, quantity: 9 }])
  const lines = (quantity: number) => [{ orderLineId: order.lineIds[0], quantity }]
  const request = () => buyer(order, 'returns', { lines: [{ ...lines(1)[0], reason: 'other' }] })
  await request()
  const [approved, requested] = (await request()).body.orders[0].returns.map(({ id }: { id: string }) => id)
  await approve(order, approved)
  const claim = { kind: 'damaged', wanted: 'refund', text: 'Broken.', lines: lines(1) }
  ids = { requested, approved, claim: (await buyer(order, 'claims', claim)).body.orders[0].claims[0].id }
  ;[otherBuyer, otherOwner] = [await signedUp(floor()), await signedUp(floor())] as const
  const { db } = floor().deps
  const { id: shopId } = await createShop(db)
  await db.insert(shopMembers).values({ shopId, userId: otherOwner!.id, role: 'owner' })
})

const line = () => ({ orderLineId: order.lineIds[0], quantity: 1 })

interface Wall {
  /** Builds the URL with ids of the order's own things, or with guessed ones. */
  url: (id: (own: keyof typeof ids) => string, number: string) => string
  payload: () => object | undefined
  /** Problem code for a stranger. */
  code: string
}

const BUYERS: Record<string, Wall> = {
  previewReturn: {
    url: (_, number) => `/api/user/orders/${number}/returns/preview`,
    payload: () => ({ lines: [{ ...line(), reason: 'other' }] }),
    code: 'order.not_found',
  },
  requestReturn: {
    url: (_, number) => `/api/user/orders/${number}/returns`,
    payload: () => ({ lines: [{ ...line(), reason: 'other' }] }),
    code: 'order.not_found',
  },
  cancelReturn: {
    url: (id, number) => `/api/user/orders/${number}/returns/${id('requested')}/cancel`,
    payload: () => undefined,
    code: 'order.not_found',
  },
  sendReturn: {
    url: (id, number) => `/api/user/orders/${number}/returns/${id('approved')}/send`,
    payload: () => ({}),
    code: 'order.not_found',
  },
  payOwnPostage: {
    url: (id, number) => `/api/user/orders/${number}/returns/${id('approved')}/own-postage`,
    payload: () => undefined,
    code: 'order.not_found',
  },
  openClaim: {
    url: (_, number) => `/api/user/orders/${number}/claims`,
    payload: () => ({ kind: 'missing', wanted: 'refund', text: 'Gone.', lines: [line()] }),
    code: 'order.not_found',
  },
  withdrawClaim: {
    url: (id, number) => `/api/user/orders/${number}/claims/${id('claim')}/withdraw`,
    payload: () => undefined,
    code: 'order.not_found',
  },
  openDispute: {
    url: (_, number) => `/api/user/orders/${number}/disputes`,
    payload: () => ({ text: 'Gone.', claimId: ids.claim }),
    code: 'order.not_found',
  },
}

/** Everything that these calls could have changed. */
const snapshot = async () =>
  (
    await floor().deps.db.execute(sql`select
      (select json_agg(o order by o.id) from orders o) as orders, (select json_agg(r order by r.id) from returns r) as returns,
      (select json_agg(c order by c.id) from claims c) as claims, (select json_agg(d order by d.id) from disputes d) as disputes,
      (select json_agg(l order by l.return_id, l.order_line_id) from return_lines l) as lines,
      (select count(*) from order_events) as events, (select count(*) from refunds) as refunds,
      (select count(*) from ledger_entries) as entries, (select count(*) from emails where kind <> 'confirm-email') as emails,
      (select count(*) from idempotency_keys) as keys`)
  ).rows[0]

const post = (wall: Wall, token: string | undefined, { isGuessed = false } = {}) => {
  const payload = wall.payload()
  return floor().call({
    method: 'POST',
    url: wall.url(own => (isGuessed ? newId() : ids[own]), order.number),
    token,
    ...(payload && { payload }),
    headers: { 'idempotency-key': newId() },
  })
}

// A shop's calls are in walls/seller-grid.
describe.each(Object.entries(BUYERS))('the wall before %s', (_, wall) => {
  test('refuses calls without a token, with a wrong one, or with another user’s', async () => {
    const before = await snapshot()
    const refused = [await post(wall, undefined), await post(wall, 'a.b.c')]
    expect(refused.map(({ status }) => status)).toEqual([401, 401])
    for (const stranger of [otherBuyer!, order.owner]) {
      const answer = await post(wall, stranger.token)
      expect(answer).toMatchObject({ status: 404, body: { code: wall.code } })
      expect(answer.text).not.toContain(order.number)
    }
    expect(await snapshot()).toEqual(before)
  })

  test('returns 404 for a made-up id, even to the order’s own buyer', async () => {
    if (!wall.url(() => '?', '').includes('?')) return
    const before = await snapshot()
    const answer = await post(wall, order.buyer.token, { isGuessed: true })
    expect(answer).toMatchObject({
      status: 404,
      body: { code: expect.stringMatching(/^(return|claim)\.not_found$/) },
    })
    expect(await snapshot()).toEqual(before)
  })
})

describe('the list of a shop’s returns and claims', () => {
  const list = (token: string | undefined, query = '', headers: Record<string, string> = {}) =>
    floor().call({ method: 'GET', url: `/api/seller/returns${query}`, token, headers })

  test('is for who works there', async () => {
    expect((await list(undefined)).status).toBe(401)
    expect((await list(otherBuyer!.token)).body.code).toBe('seller.not_member')
    expect((await list(otherOwner!.token)).body).toMatchObject({ items: [], claims: [] })
    const { rows } = await floor().deps.db.execute<{ slug: string }>(
      sql`select slug from shops where id = ${order.shopId}`,
    )
    expect((await list(otherOwner!.token, '', { 'stoa-shop': rows[0]!.slug })).status).toBe(403)
  })

  test('has those that wait for it first, page by page, both ways', async () => {
    const { body } = await list(order.owner.token)
    expect(body.items).toMatchObject([
      { orderNumber: order.number, buyer: 'Robin Reed', return: { id: ids.requested, status: 'requested' } },
      { return: { id: ids.approved, status: 'approved' } },
    ])
    expect(body.claims).toMatchObject([
      { orderNumber: order.number, claim: { id: ids.claim, status: 'open' } },
    ])
    const first = (await list(order.owner.token, '?limit=1')).body
    expect(first.items).toHaveLength(1)
    const cursorOf = (cursor: string) => `?limit=1&cursor=${encodeURIComponent(cursor)}`
    const second = (await list(order.owner.token, cursorOf(first.page.next))).body
    expect(second.items[0].return.id).toBe(ids.approved)
    expect(second.page.next).toBeNull()
    const back = (await list(order.owner.token, cursorOf(second.page.previous))).body
    expect(back.items[0].return.id).toBe(ids.requested)
    expect((await list(otherOwner!.token, cursorOf(first.page.next))).body.code).toBe('cursor.invalid')
  })
})
