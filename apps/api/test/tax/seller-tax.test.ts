import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { shiftDay } from '../../src/platform/local-day.ts'
import { createShop, type Person, signedUp } from '../fixtures.ts'
import { placeGroup } from '../order-rows.ts'
import { memberOf } from '../orders/order-desk.ts'
import { useShopFloor } from '../payments/shop-floor.ts'
import { addRates } from './taxed.ts'

const floor = useShopFloor({ jobs: false })
const TODAY = new Date().toISOString().slice(0, 10)

async function opened(country = 'DE') {
  const { db } = floor().deps
  const shop = await createShop(db, { country })
  return { ...shop, ...editor(await memberOf(floor(), shop.id, 'owner')) }
}

function editor({ token }: Person) {
  const url = '/api/seller/tax'
  const put = (path: string, payload: object) =>
    floor().call({ method: 'PUT', url: `${url}/${path}`, token, payload })
  return {
    token,
    read: async () => (await floor().call({ method: 'GET', url, token })).body,
    state: (given: object) =>
      put('registrations', {
        region: null,
        scheme: 'standard',
        number: 'DE123456789',
        country: 'DE',
        ...given,
      }),
    end: (given: object) =>
      put('registrations/end', { region: null, scheme: 'standard', country: 'DE', ...given }),
  }
}

const placeOrder = async (shopId: string, placedAt: Date) =>
  placeGroup(floor().deps.db, (await signedUp(floor())).id, { placedAt, orders: [{ shopId }] })

describe('tax registrations of a shop', () => {
  test('decide the rates at home, and with OSS those of each EU state', async () => {
    const { db } = floor().deps
    await addRates(db, 'standard', { DE: 1_900, FR: 2_000 })
    await addRates(db, 'books', { DE: 700 })
    const { read, state } = await opened()
    expect(await read()).toMatchObject({
      today: TODAY,
      home: 'DE',
      registrations: [],
      places: [{ country: 'DE', region: null, rates: [{ reason: 'not_stated' }, { reason: 'not_stated' }] }],
      openingGaps: [],
    })
    const stated = await state({ number: 'de 123.456.789', fromDay: '2020-01-01' })
    expect(stated.body, stated.text).toMatchObject({
      registrations: [
        {
          country: 'DE',
          region: null,
          number: 'DE123456789',
          fromDay: '2020-01-01',
          toDay: null,
          status: 'current',
          isVerified: false,
        },
      ],
      places: [
        {
          country: 'DE',
          rates: [
            { category: 'Everything without another category', rate: 19, reason: 'standard' },
            { category: 'books', rate: 7, reason: 'reduced' },
          ],
        },
      ],
    })
    const { body } = await state({ scheme: 'oss', fromDay: TODAY })
    expect(body.places).toHaveLength(27)
    const rateIn = (country: string) =>
      body.places.find((place: { country: string }) => place.country === country).rates[0]
    expect([rateIn('FR'), rateIn('SE')]).toMatchObject([
      { rate: 20, reason: 'oss' },
      { rate: null, reason: 'unknown' },
    ])
    // A repeated call changes nothing.
    expect((await state({ scheme: 'oss', fromDay: TODAY })).body.registrations).toHaveLength(2)
  })

  test.each([
    ['a VAT number of another form', { number: 'DE12' }, '/number'],
    ['no number', { number: ' ' }, '/number'],
    ['a region of another country', { country: 'US', region: 'Bavaria', number: '12-3456789' }, '/region'],
    ['OSS outside the EU', { country: 'US', scheme: 'oss', number: '12-3456789' }, '/country'],
    ['OSS for a region', { scheme: 'oss', region: 'BY' }, '/region'],
    ['a day that is too far away', { fromDay: shiftDay(TODAY, 800) }, '/fromDay'],
    ['a day that no calendar has', { fromDay: '2026-02-30' }, '/fromDay'],
  ])('are refused with %s', async (_, given, pointer) => {
    const { state, read } = await opened()
    const answer = await state({ fromDay: TODAY, ...given })
    expect([answer.status, answer.body.fields?.[0]?.pointer], answer.text).toEqual([400, pointer])
    expect((await read()).registrations).toEqual([])
  })

  test('take national tax numbers, and a small business without a number', async () => {
    const german = await opened()
    expect((await german.state({ number: '12/345/67890', fromDay: TODAY })).status).toBe(200)
    const small = await opened()
    expect((await small.state({ scheme: 'small', number: '', fromDay: TODAY })).body).toMatchObject({
      registrations: [{ scheme: 'small', number: '' }],
      places: [{ rates: [{ reason: 'small_business', rate: 0 }, {}] }],
    })
    const american = await opened('US')
    const answer = await american.state({ country: 'US', region: 'ny', number: '12-3456789', fromDay: TODAY })
    expect(answer.body.registrations).toMatchObject([{ country: 'US', region: 'NY' }])
  })

  test('keep the days on which orders were placed', async () => {
    const { id, read, state, end } = await opened()
    await state({ fromDay: '2020-01-01' })
    const lastOrder = shiftDay(TODAY, -10)
    await placeOrder(id, new Date(`${lastOrder}T12:00:00Z`))
    const attempts = [
      await state({ number: 'DE999999999', fromDay: '2020-01-01' }),
      await state({ number: 'DE999999999', fromDay: lastOrder }),
      await state({ scheme: 'small', number: '', fromDay: lastOrder }),
      await end({ fromDay: '2020-01-01', toDay: shiftDay(lastOrder, -1) }),
    ]
    expect(attempts.map(({ status, body }) => [status, body.code])).toEqual(
      Array(4).fill([409, 'tax_registration.used']),
    )
    expect(attempts[1]!.body.fields).toEqual([
      { pointer: '/fromDay', code: 'used', message: `Choose ${shiftDay(lastOrder, 1)} or a later day.` },
    ])
    expect((await read()).registrations).toMatchObject([{ number: 'DE123456789', toDay: null }])
    // From the day after, a new one replaces it.
    const replaced = await state({ number: 'DE999999999', fromDay: shiftDay(lastOrder, 1) })
    expect(replaced.body.registrations).toMatchObject([
      { number: 'DE999999999', status: 'current' },
      { number: 'DE123456789', toDay: lastOrder, status: 'ended' },
    ])
    const ended = await end({ fromDay: shiftDay(lastOrder, 1), toDay: TODAY })
    expect(ended.body.registrations[0]).toMatchObject({ toDay: TODAY, status: 'current' })
    expect((await end({ fromDay: '2019-01-01', toDay: TODAY })).status).toBe(404)
  })

  test('aren’t extended over one that excludes them', async () => {
    const { state, end } = await opened()
    await state({ fromDay: '2020-01-01' })
    await end({ fromDay: '2020-01-01', toDay: '2022-12-31' })
    await state({ scheme: 'small', number: '', fromDay: '2024-01-01' })
    const extended = await end({ fromDay: '2020-01-01', toDay: '2024-01-01' })
    expect([extended.status, extended.body.fields?.[0]?.message], extended.text).toEqual([
      400,
      'Choose a day before 2024-01-01.',
    ])
    expect((await end({ fromDay: '2020-01-01', toDay: '2023-12-31' })).status).toBe(200)
  })
})

test('products of a new shop are on sale only while it has a registration', async () => {
  const { db } = floor().deps
  const { id, token, read, state, end } = await opened()
  await db.execute(sql`update shops set has_opening_checks = true where id = ${id}`)
  const create = (status: string, key: string) =>
    floor().call({
      method: 'POST',
      url: '/api/seller/products',
      token,
      payload: { name: `Mug ${key}`, status, variants: [{ price: 20, isActive: true }] },
      headers: { 'idempotency-key': key.padEnd(20, 'x') },
    })
  expect((await read()).openingGaps).toEqual(['tax_registration'])
  const step = async () =>
    (await floor().call({ url: '/api/seller/start', token })).body.steps.find(
      ({ id }: { id: string }) => id === 'tax',
    )
  expect(await step()).toEqual({ id: 'tax', isDone: false })
  const refused = await create('active', 'refused')
  expect([refused.status, refused.body.code, refused.body.detail]).toEqual([
    409,
    'shop.cannot_open',
    'State where the shop is registered for tax.',
  ])
  expect((await create('draft', 'draft')).status).toBe(201)
  await state({ fromDay: TODAY })
  expect((await read()).openingGaps).toEqual([])
  expect(await step()).toEqual({ id: 'tax', isDone: true })
  expect((await create('active', 'sold')).status).toBe(201)
  // From now on it can't be without one.
  const tomorrow = shiftDay(TODAY, 1)
  const ending = { fromDay: TODAY, toDay: tomorrow }
  const unregistered = await end(ending)
  expect([unregistered.status, unregistered.body.code, unregistered.body.detail]).toEqual([
    409,
    'shop.cannot_open',
    `From ${shiftDay(TODAY, 2)}, your products would be on sale without a registration. State one that begins by then, or first take your products off sale, also planned ones.`,
  ])
  const french = { country: 'FR', number: 'FR12345678901' }
  await state({ ...french, fromDay: shiftDay(TODAY, 3) })
  expect((await end(ending)).status).toBe(409)
  await state({ country: 'AT', number: 'ATU12345678', fromDay: shiftDay(TODAY, 2) })
  expect((await end(ending)).status).toBe(200)
  await db.execute(sql`update products set status = 'draft' where shop_id = ${id}`)
  for (const [country, days] of [
    ['FR', 3],
    ['AT', 2],
  ] as const) {
    const fromDay = shiftDay(TODAY, days)
    expect((await end({ country, fromDay, toDay: fromDay })).status).toBe(200)
  }
})
