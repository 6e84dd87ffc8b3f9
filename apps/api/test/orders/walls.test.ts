import { sql } from 'drizzle-orm'
import { SignJWT } from 'jose'
import { beforeAll, describe, expect, test } from 'vitest'
import { newId } from '../../src/platform/ids.ts'
import { useShopFloor } from '../payments/shop-floor.ts'
import { type Bought, bought, packed, shipped } from './order-desk.ts'

const floor = useShopFloor({ jobs: false })

interface Given {
  number: string
  parcel: string
  line: string
}
type Method = 'POST'

/** Every call about an order that its buyer makes, as it would be right. A shop's are in walls/seller-grid. */
const ofBuyer: Record<string, (given: Given) => [Method, url: string, payload?: object]> = {
  cancelOrder: ({ number, line }) => [
    'POST',
    `/api/user/orders/${number}/cancellations`,
    { lines: [{ orderLineId: line, quantity: 1 }] },
  ],
  confirmDelivery: ({ number, parcel }) => [
    'POST',
    `/api/user/orders/${number}/fulfillments/${parcel}/deliver`,
  ],
}
let order: Bought
/** Order of another buyer and another shop. */
let foreign: Bought
let given: Given

beforeAll(async () => {
  order = await bought(floor(), [{ quantity: 3 }])
  foreign = await bought(floor(), [{ quantity: 3 }])
  const [line] = order.lineIds as [string]
  const parcel = await shipped(order, [{ orderLineId: line, quantity: 1 }])
  given = { number: order.number, parcel, line }
})

function send([method, url, payload]: [Method, string, object?], token: string | undefined) {
  const headers = { 'idempotency-key': newId() }
  return floor().call({ method, url, token, headers, ...(payload && { payload }) })
}

/** Reads everything that a call could change. */
async function everything() {
  const { rows } = await floor().deps.db.execute<{ all: unknown }>(sql`select json_build_array(
    (select json_agg(o order by id) from orders o), (select json_agg(l order by id) from order_lines l),
    (select json_agg(f order by id) from fulfillments f),
    (select json_agg(l order by fulfillment_id, order_line_id) from fulfillment_lines l),
    (select json_agg(r order by id) from refunds r), (select json_agg(c order by id) from order_cancellations c),
    (select json_agg(s order by order_id) from payment_splits s), (select count(*) from ledger_entries),
    (select count(*) from order_events), (select count(*) from emails), (select sum(stock) from variants),
    (select count(*) from order_notes), (select count(*) from idempotency_keys)) as all`)
  return rows[0]!.all
}

/** The calls are refused, tell nothing of the order, and change nothing. */
async function refused(
  calls: (readonly [call: [Method, string, object?], token: string | undefined])[],
  expected: { status: number; code?: string },
) {
  const before = await everything()
  for (const [call, token] of calls) {
    const answer = await send(call, token)
    expect({ call, status: answer.status, ...(expected.code && { code: answer.body.code }) }).toEqual({
      call,
      ...expected,
    })
    for (const secret of [order.buyer.email, 'Harbour', order.lineIds[0]!, order.groupNumber])
      expect(answer.text).not.toContain(secret)
  }
  expect(await everything()).toEqual(before)
}

describe.each(Object.entries(ofBuyer))('[API-07] %s', (_, call) => {
  test('needs a valid token', async () => {
    const { token, refreshToken } = order.buyer
    const claims = JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString())
    const sign = (key: Uint8Array, seconds: number) =>
      new SignJWT({ ...claims })
        .setProtectedHeader({ alg: 'HS256' })
        .setExpirationTime(Math.floor(Date.now() / 1_000) + seconds)
        .sign(key)
    const tokens = [
      undefined,
      'nonsense',
      refreshToken,
      await sign(new Uint8Array(32).fill(8), 900),
      await sign(floor().deps.tokenKey, -10),
    ]
    await refused(
      tokens.map(each => [call(given), each]),
      { status: 401 },
    )
  })

  test('finds nothing that is another user’s or guessed', async () => {
    const numbers = [`${order.groupNumber}-2`, order.groupNumber, 'AAAAAAAAAA-1', foreign.number]
    await refused(
      [
        [call(given), foreign.buyer.token],
        ...numbers.map(number => [call({ ...given, number }), order.buyer.token] as const),
      ],
      { status: 404, code: 'order.not_found' },
    )
  })

  test('rejects a parcel or line of another order', async () => {
    const foreignParcel = await packed(foreign, [{ orderLineId: foreign.lineIds[0]!, quantity: 1 }])
    const strange = [foreignParcel, newId()].flatMap(id => [
      { ...given, parcel: id },
      { ...given, line: id === foreignParcel ? foreign.lineIds[0]! : id },
    ])
    const asked = strange
      .map(each => call(each))
      .filter(each => JSON.stringify(each) !== JSON.stringify(call(given)))
    const code = call(given)[1].includes(given.parcel) ? 'fulfillment.not_found' : 'order.line_not_found'
    await refused(
      asked.map(each => [each, order.buyer.token]),
      { status: 404, code },
    )
    await foreign.remove(`fulfillments/${foreignParcel}`)
  })
})

test('[API-07] doesn’t repeat another user’s response for their key', async () => {
  const key = newId()
  const url = `/api/seller/orders/${order.number}/refunds`
  const payload = { lines: [{ orderLineId: given.line, quantity: 1 }] }
  const ask = (token: string) =>
    floor().call({ method: 'POST', url, token, headers: { 'idempotency-key': key }, payload })
  expect(await ask(order.seller.token)).toMatchObject({ status: 200 })
  expect(await ask(foreign.seller.token)).toMatchObject({ status: 404, body: { code: 'order.not_found' } })
})
