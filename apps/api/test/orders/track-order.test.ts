import { beforeAll, describe, expect, test } from 'vitest'
import { UNLIMITED, useTestApp } from '../app.ts'
import { createShop, signedUp } from '../fixtures.ts'
import { placeGroup } from '../order-rows.ts'
import { recordStatements } from '../statements.ts'

const api = useTestApp()
const token = 'a-secret-of-128-bits-at-least'
const email = 'Robin@Example.test'
let number = ''

const track = (payload: object) => api().call({ method: 'POST', url: '/api/public/track-order', payload })

beforeAll(async () => {
  const person = await signedUp(api())
  const { db } = api().deps
  const shop = await createShop(db, { name: 'Kiln & Cove' })
  const placed = await placeGroup(db, person.id, {
    email,
    token,
    payment: {},
    orders: [
      {
        shopId: shop.id,
        status: 'confirmed',
        fulfillmentStatus: 'shipped',
        arrivesFrom: '2026-05-05',
        arrivesTo: '2026-05-07',
        lines: [{ title: 'Cove mug', quantity: 2 }],
        parcels: [{ status: 'shipped', carrier: 'DHL', trackingUrl: 'https://carrier.test/1' }],
      },
    ],
  })
  number = placed.number
})

describe('[ORD-02] an order is tracked without an account', () => {
  test('finds an order by number and email, regardless of case and spaces', async () => {
    for (const given of [number, number.toLowerCase(), `#${number}`, ` ${number}-1 `])
      for (const address of [email, email.toLowerCase(), ` ${email} `]) {
        const { status, body, headers } = await track({ number: given, email: address })
        expect(status, given).toBe(200)
        expect(headers['cache-control']).toBe('no-store')
        expect(body.number).toBe(number)
      }
  })

  test('finds an order by the emailed token, with steps and parcels but no personal data', async () => {
    const { status, body, text } = await track({ token })
    expect(status).toBe(200)
    expect(body).toEqual({
      number,
      placedAt: '2026-05-02T08:30:00.000Z',
      orders: [
        {
          number: `${number}-1`,
          shop: expect.objectContaining({ name: 'Kiln & Cove' }),
          badge: 'shipped',
          itemCount: 2,
          arrivesFrom: '2026-05-05',
          arrivesTo: '2026-05-07',
          timeline: [{ kind: 'placed', actor: 'buyer', at: '2026-05-02T08:30:00.000Z' }],
          fulfillments: [expect.objectContaining({ carrier: 'DHL', trackingUrl: 'https://carrier.test/1' })],
        },
      ],
    })
    expect(text).not.toMatch(/robin|vale|kelter|berlin|@|visa|24\.00|54\.99/i)
  })
})

test('[ORD-02] returns the same problem with the same work, whichever value is wrong', async () => {
  const wrong = [
    { number, email: 'somebody@else.test' },
    { number: 'NOSUCHNUMB', email },
    { number: 'NOSUCHNUMB', email: 'somebody@else.test' },
    { token: 'a-secret-that-nobody-was-sent' },
    { number: "' or 1=1 --", email },
    { number: '%%%%', email: '%@%' },
  ]
  const answers = []
  const work = []
  for (const payload of wrong) {
    const { answer, statements } = await recordStatements(api().database.pool, () => track(payload))
    answers.push({ ...answer.body, requestId: '' })
    work.push(statements.filter(text => text.includes('order_groups')).length)
  }
  expect(new Set(answers.map(answer => JSON.stringify(answer))).size).toBe(1)
  expect(answers[0]).toMatchObject({ status: 404, code: 'order.not_found' })
  expect(work).toEqual(wrong.map(() => 1))
})

test.each([
  [{}],
  [{ number: 'ABCDEFGHIJ' }],
  [{ email: 'a@b.test' }],
  [{ number: 5, email: 'a@b.test' }],
  [{ number: 'ABCDEFGHIJ', email: 'a@b.test', more: 1 }],
  [{ token: 'short' }],
  [{ number: 'AB\u0000CD', email: 'a@b.test' }],
])('%o is refused as a question', async payload => {
  expect(await track(payload)).toMatchObject({ status: 400 })
})

describe('look-ups are limited', () => {
  const limited = useTestApp({
    config: {
      rateLimits: { ...UNLIMITED, trackingsPerAddress: 6, trackingsPerNumber: 2 },
    },
  })
  const guess = (payload: object, remoteAddress: string) =>
    limited().call({ method: 'POST', url: '/api/public/track-order', payload, remoteAddress })
  const statuses = async (count: number, ask: (at: number) => ReturnType<typeof guess>) => {
    const seen: number[] = []
    for (let at = 0; at < count; at++) seen.push((await ask(at)).status)
    return seen
  }

  test('[ORD-02] limits look-ups by address, whatever they look for', async () => {
    expect(await statuses(7, at => guess({ token: `no-such-secret-${at}-at-all` }, '198.51.100.1'))).toEqual([
      404, 404, 404, 404, 404, 404, 429,
    ])
    const refused = await guess({ token: 'no-such-secret-at-all' }, '198.51.100.1')
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(refused.body.code).toBe('rate.limited')
  })

  test('[ORD-02] limits look-ups by number, however it is written and whether it exists or not', async () => {
    const written = ['ABCDEFGHIJ', 'abcdefghij', ' #abcdefghij-1 ']
    const ask = (at: number, from: string) =>
      guess({ number: written[at % 3], email: `guess-${at}@example.test` }, from)
    expect(await statuses(3, at => ask(at, '198.51.100.2'))).toEqual([404, 404, 429])
    // From all addresses together ten times as often.
    let answered = 0
    for (let house = 3; house < 20; house++)
      answered += (await statuses(3, at => ask(at, `198.51.100.${house}`))).filter(s => s === 404).length
    expect(answered).toBe(18)
  })
})
