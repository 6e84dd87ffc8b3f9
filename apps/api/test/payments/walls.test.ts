import { createHmac } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { SignJWT } from 'jose'
import { describe, expect, test } from 'vitest'
import { createTestBuyer } from '../../src/adapters/payment-test.ts'
import { newId } from '../../src/platform/ids.ts'
import { buildTestApp } from '../app.ts'
import { PASSWORD } from '../fixtures.ts'
import {
  type Buyer,
  buyerOf,
  checkoutOf,
  confirm,
  startPayment,
  stocked,
  useShopFloor,
} from './shop-floor.ts'

const floor = useShopFloor({ jobs: false })

async function began() {
  const product = await stocked(floor(), [{ stock: 10 }])
  const buyer = await buyerOf(floor(), [product])
  const checkout = await checkoutOf(floor(), buyer)
  const { body: payment } = await startPayment(floor(), buyer, checkout)
  return { buyer, checkout, payment }
}

/** Reads everything that a call could change. */
async function everything() {
  const { rows } = await floor().deps.db.execute<{ all: unknown }>(sql`select json_build_array(
    (select json_agg(p order by id) from payments p), (select json_agg(c order by id) from checkouts c),
    (select json_agg(l order by checkout_id, variant_id) from checkout_lines l),
    (select json_agg(r order by checkout_id, variant_id) from stock_reservations r),
    (select json_agg(g order by id) from order_groups g), (select json_agg(o order by id) from orders o),
    (select sum(stock) from variants)) as all`)
  return rows[0]!.all
}

describe('checkouts and payments', () => {
  test('[API-07] are not found if they are another user’s or guessed, and stay unchanged', async () => {
    const { checkout, payment } = await began()
    await floor().provider.pay(payment.reference, '0002')
    const other = await buyerOf(floor(), [])
    const before = await everything()
    const payload = { amountHash: checkout.amountHash, method: 'card' }
    for (const id of [payment.id, checkout.id, newId(), '0198a000-0000-7000-8000-000000000000']) {
      const calls = [
        { method: 'GET', url: `/api/payments/${id}`, code: 'payment.not_found' },
        { method: 'POST', url: `/api/payments/${id}/confirm`, code: 'payment.not_found' },
        { method: 'POST', url: `/api/checkout/${id}/payments`, payload, code: 'checkout.not_found' },
      ] as const
      for (const { code, ...call } of calls) {
        const answer = await floor().call({ ...call, token: other.token })
        expect(answer).toMatchObject({ status: 404, body: { code } })
        expect(answer.text).not.toContain(checkout.number)
      }
    }
    expect(await everything()).toEqual(before)
  })

  test('[API-07] are refused without a valid token, and stay unchanged', async () => {
    const { buyer, checkout, payment } = await began()
    const sign = (claims: object, key: Uint8Array, seconds: number) =>
      new SignJWT({ ...claims })
        .setProtectedHeader({ alg: 'HS256' })
        .setExpirationTime(Math.floor(Date.now() / 1_000) + seconds)
        .sign(key)
    const claims = JSON.parse(Buffer.from(buyer.token.split('.')[1]!, 'base64url').toString())
    const tokens = [
      undefined,
      'nonsense',
      buyer.refreshToken,
      await sign(claims, new Uint8Array(32).fill(8), 900),
      await sign(claims, floor().deps.tokenKey, -10),
    ]
    const before = await everything()
    for (const token of tokens)
      for (const call of [
        { method: 'GET', url: '/api/checkout' },
        { method: 'PUT', url: '/api/checkout', payload: { itemIds: buyer.itemIds } },
        { method: 'GET', url: `/api/payments/${payment.id}` },
        { method: 'POST', url: `/api/payments/${payment.id}/confirm` },
        {
          method: 'POST',
          url: `/api/checkout/${checkout.id}/payments`,
          payload: { amountHash: checkout.amountHash, method: 'card' },
        },
      ] as const)
        expect((await floor().call({ ...call, ...(token !== undefined && { token }) })).status).toBe(401)
    expect(await everything()).toEqual(before)
  })
})

describe('a webhook', () => {
  const send = (body: string | Buffer, headers: Record<string, string> = {}, provider = 'test') =>
    floor().call({
      method: 'POST',
      url: `/api/payments/webhooks/${provider}`,
      payload: body,
      headers: { 'content-type': 'application/json', ...headers },
    })
  const signed = (notice: object, { time = Date.now(), key = floor().provider.key } = {}) => {
    const body = JSON.stringify(notice)
    const v1 = createHmac('sha256', key).update(`${time}.${body}`).digest('hex')
    return [body, { 'test-provider-signature': `t=${time},v1=${v1}` }] as const
  }
  const noticeOf = (payment: { id: string; reference: string }, more: object = {}) => ({
    id: `tn_${newId()}`,
    intent: payment.reference,
    paymentId: payment.id,
    ...more,
  })

  test('[API-07] is refused if it is forged, tampered with or old', async () => {
    const { payment } = await began()
    const before = await everything()
    const [body, headers] = signed(noticeOf(payment))
    for (const answer of [
      await send(body),
      await send(`${body} `, headers),
      await send(body, { 'test-provider-signature': 't=1,v1=ff' }),
      await send(...signed(noticeOf(payment), { key: 'k'.repeat(48) })),
      await send(...signed(noticeOf(payment), { time: Date.now() - 6 * 60_000 })),
      await send('', { 'test-provider-signature': headers['test-provider-signature'] }),
    ])
      expect(answer).toMatchObject({ status: 400, body: { code: 'request.invalid' } })
    expect(await send(body, headers, 'paypal')).toMatchObject({ status: 404 })
    expect(await send(body, headers, 'nobody')).toMatchObject({ status: 404 })
    expect(await everything()).toEqual(before)
  })

  test('[API-07] only makes the API read the payment, even if repeated or foreign', async () => {
    const { payment } = await began()
    const before = await everything()
    const jobs = async () => {
      const { rows } = await floor().deps.db.execute<{ n: number }>(
        sql`select count(*)::int as n from graphile_worker.jobs where task_identifier = 'advance-payment'`,
      )
      return rows[0]!.n
    }
    const waiting = await jobs()
    // Its other claims than the payment's reference are not read.
    const call = signed(noticeOf(payment, { state: 'captured', amountMinor: 1 }))
    for (let at = 0; at < 3; at++) expect(await send(...call)).toMatchObject({ status: 200 })
    expect((await jobs()) - waiting).toBe(1)
    const strange = { id: `tn_${newId()}`, intent: 'ti_nothing', paymentId: newId() }
    expect(await send(...signed(strange))).toMatchObject({ status: 200 })
    expect(await send(...signed({ ...strange, id: `tn_${newId()}`, paymentId: 'no id' }))).toMatchObject({
      status: 200,
    })
    expect((await jobs()) - waiting).toBe(1)
    expect(await everything()).toEqual(before)
  })
})

describe('an account', () => {
  const leave = (buyer: Buyer) =>
    floor().call({
      method: 'DELETE',
      url: '/api/user/me',
      token: buyer.token,
      payload: { password: PASSWORD },
    })

  test('can’t be deleted while it pays, and later leaves orders and payments without its data', async () => {
    const { buyer, checkout, payment } = await began()
    expect(await leave(buyer)).toMatchObject({ status: 409, body: { code: 'checkout.paying' } })
    await floor().provider.pay(payment.reference, '0002')
    expect(await confirm(floor(), buyer, payment.id)).toMatchObject({ body: { status: 'paid' } })
    const exported = await floor().call({ method: 'GET', url: '/api/user/export', token: buyer.token })
    expect(exported.body.payments).toMatchObject([{ id: payment.id, status: 'paid', amount: 30.99 }])

    expect(await leave(buyer)).toMatchObject({ status: 204 })
    const { rows } = await floor().deps.db.execute(sql`
      select g.customer_id, g.email, g.shipping_address ->> 'line1' as line1, p.status, p.instrument,
        c.user_id, c.address, (select count(*)::int from orders o where o.order_group_id = g.id) as orders
      from order_groups g join payments p on p.id = g.payment_id join checkouts c on c.id = g.checkout_id
      where g.number = ${checkout.number}`)
    expect(rows).toEqual([
      {
        customer_id: null,
        email: null,
        // The parcel is not there yet.
        line1: '12 Harbour Lane',
        status: 'captured',
        instrument: null,
        user_id: null,
        address: null,
        orders: 1,
      },
    ])
  })
})

describe('without a payment provider', () => {
  test('reports that in the market call and when paying, and loses no data', async () => {
    const shop = await buildTestApp()
    try {
      expect((await shop.call({ method: 'GET', url: '/api/public/market' })).body.payment).toBeNull()
      const buyer = await buyerOf(shop, [await stocked(shop)])
      const checkout = await checkoutOf(shop, buyer)
      const refused = await startPayment(shop, buyer, checkout)
      expect(refused).toMatchObject({ status: 503, body: { code: 'payment.unavailable' } })
      expect(refused.body.detail).toContain('PAYPAL_CLIENT_ID')
      const again = await shop.call({ method: 'GET', url: '/api/checkout', token: buyer.token })
      expect(again.body).toEqual(checkout)
    } finally {
      await shop.close()
    }
  })
})

describe('the buyer’s side of the test provider', () => {
  test('answers this machine only, and only if it is configured', async () => {
    const { provider } = floor()
    const shop = await buildTestApp({ testBuyer: createTestBuyer(provider) })
    try {
      const cards = (remoteAddress: string) =>
        shop.call({ method: 'GET', url: '/dev/pay/cards', remoteAddress })
      expect((await cards('127.0.0.1')).body).toHaveLength(10)
      expect(await cards('10.0.0.7')).toMatchObject({ status: 404, body: { code: 'route.not_found' } })
      expect(await floor().call({ method: 'GET', url: '/dev/pay/cards' })).toMatchObject({ status: 404 })
      const { payment } = await began()
      const pay = (number: string) =>
        shop.call({ method: 'POST', url: `/dev/pay/${payment.reference}/card`, payload: { number } })
      expect(await pay('4242 4242 4242 4242')).toMatchObject({ status: 422, body: { code: 'unknown_card' } })
      expect(await pay('4000 0000 0000 0036')).toMatchObject({ status: 200, body: { state: 'action' } })
      const act = { method: 'POST', url: `/dev/pay/${payment.reference}/action` } as const
      expect(await shop.call({ ...act, payload: { answer: 'approve' } })).toMatchObject({
        status: 200,
        body: { state: 'approved' },
      })
    } finally {
      await shop.close()
    }
  })
})
