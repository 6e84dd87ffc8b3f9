import { parse } from 'csv-parse/sync'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createPdfDocuments, inkOf } from '../../src/adapters/documents-pdf/index.ts'
import { qrCode } from '../../src/adapters/documents-pdf/qr-code.ts'
import { sweepDownloads } from '../../src/modules/downloads/index.ts'
import { shopMembers, shops } from '../../src/modules/shops/shops.schema.ts'
import { LABEL_SHEETS, type PackingSlip } from '../../src/ports/documents.ts'
import { buildTestApp, type TestApp } from '../app.ts'
import { readPdf } from '../documents/read-pdf.ts'
import { createShop, type Person, signedUp } from '../fixtures.ts'
import { ADDRESS, type GivenOrder, placeGroup } from '../order-rows.ts'

const LOOK = { name: 'Stoa', locale: 'en-US', ink: inkOf({ light: null, dark: null }), logo: null }
const documents = createPdfDocuments(async () => LOOK)
let api: TestApp
let seller: Person
let own: string[]
let foreign: string

beforeAll(async () => {
  api = await buildTestApp()
  const { db } = api.deps
  const shop = await createShop(db, { name: 'Kiln & Cove', city: 'Falmouth', country: 'GB' })
  const other = await createShop(db)
  seller = await signedUp(api)
  const buyer = await signedUp(api)
  await db.insert(shopMembers).values({ shopId: shop.id, userId: seller.id, role: 'staff', keys: ['orders'] })
  const lines = [{ title: 'Cove mug', options: ['Glaze: Lagoon'], sku: 'CM-LAG', quantity: 2 }]
  own = []
  for (const values of [
    { shippingTier: 'express' as const },
    { lines: [...lines, { title: 'Bowl', sku: 'B-10', quantity: 1 }] },
  ]) {
    const { orders } = await placeGroup(db, buyer.id, {
      shippingAddress: ADDRESS,
      orders: [
        { shopId: shop.id, lines, ...values },
        { shopId: other.id, lines },
      ],
    })
    own.push(orders[0]!.number)
    foreign = orders[1]!.number
  }
})
afterAll(async () => {
  await documents.close()
  await api.close()
})

const ask = (payload: object, token = seller.token) =>
  api.call({ method: 'POST', url: '/api/seller/downloads', token, payload })
const take = async (url: string, headers: Record<string, string> = {}) => {
  const { statusCode, headers: sent, rawPayload } = await api.app.inject({ method: 'GET', url, headers })
  return { status: statusCode, headers: sent, bytes: rawPayload }
}
const file = async (payload: object) => readPdf((await take((await ask(payload)).body.url)).bytes)

describe('[SEL-06] what a shop prints', () => {
  test('a slip for each order, with prices only if they are wanted', async () => {
    const plain = await file({ kind: 'slips', numbers: own })
    expect(plain).toMatchObject({ pages: 2, isTagged: true })
    for (const words of [
      ...own,
      'Robin Vale',
      'Kelterstraße 7',
      'Cove mug',
      'Glaze: Lagoon',
      'CM-LAG',
      'Express shipping',
    ])
      expect(plain.drawn).toContain(words)
    expect(plain.drawn).not.toContain('$')
    expect(plain.said('Figure')).toEqual(own.map(number => `QR code of the page of order ${number}`))
    expect((await file({ kind: 'slips', numbers: own.slice(0, 1), withPrices: true })).drawn).toContain(
      '$48.00',
    )
  })

  test('a pick list with each variant once, and its orders', async () => {
    const { drawn, said } = await file({ kind: 'picklist', numbers: own })
    expect(drawn).toContain('5 items for 2 orders')
    expect(drawn.indexOf('B-10')).toBeLessThan(drawn.indexOf('CM-LAG'))
    expect(said('TD').filter(text => text.includes('Cove mug'))).toHaveLength(1)
    expect(drawn).toContain(`${own[0]} (2), ${own[1]} (2)`)
  })

  test('names orders that were canceled since, and prints no slip or label for them', async () => {
    const { db } = api.deps
    const [shopId, buyerId] = [
      (
        await db.execute<{ id: string }>(sql`select shop_id as id from orders
      where number = ${own[0]!}`)
      ).rows[0]!.id,
      (await signedUp(api)).id,
    ]
    const { orders } = await placeGroup(db, buyerId, { shippingAddress: ADDRESS, orders: [{ shopId }] })
    const { number } = orders[0]!
    await db.execute(sql`update order_lines set canceled_quantity = quantity
      where order_id = (select id from orders where number = ${number})`)
    for (const kind of ['slips', 'labels'])
      expect(await ask({ kind, numbers: [own[0]!, number] })).toMatchObject({
        status: 409,
        body: { code: 'order.not_allowed', detail: expect.stringContaining(number) },
      })
  })

  test('labels from any position of the sheet, continued on the next', async () => {
    const one = await file({ kind: 'labels', numbers: own, sheet: 'a4-3x7', start: 20 })
    const two = await file({ kind: 'labels', numbers: own, sheet: 'a4-3x7', start: 21 })
    expect([one.pages, two.pages]).toEqual([1, 2])
    expect(two.drawn).toContain('Berlin')
    // The shop has stated no more than its city.
    expect(one.said('P')[0]).toBe(
      `From Kiln & Cove, Falmouth, United Kingdom · Order ${own[0]} · Express shipping`,
    )
    expect(await ask({ kind: 'labels', numbers: own, sheet: 'a4-2x4', start: 9 })).toMatchObject({
      status: 400,
      body: { code: 'request.invalid' },
    })
  })
})

test('labels carry the shop’s address in the order of its country', async () => {
  const db = api.deps.db
  const kyoto = {
    line1: '寺町1',
    line2: null,
    city: '京都市',
    region: '26',
    postalCode: '604-8006',
    countryCode: 'JP',
  }
  await db.update(shops).set({ address: kyoto }).where(eq(shops.name, 'Kiln & Cove'))
  const sender = ['〒604-8006', '京都府京都市', '寺町1', 'Kiln & Cove', 'Japan']
  const label = async (sheet: string) =>
    (await file({ kind: 'labels', numbers: own.slice(0, 1), sheet })).said('P')
  expect(await label('a4-3x7')).toEqual([
    `From ${sender.join(', ')} · Order ${own[0]} · Express shipping`,
    ...['Robin Vale', 'Kelterstraße 7', '10115 Berlin', 'Germany'],
  ])
  expect((await label('100x150')).slice(0, 8)).toEqual([
    'From',
    ...sender,
    `Order ${own[0]}`,
    'Express shipping',
  ])
})

describe('[SEL-06] the orders of a list as CSV', () => {
  const FORMULA = '=HYPERLINK("https://evil.example")'
  let shopId: string
  let member: Person
  let late: string

  beforeAll(async () => {
    const { db } = api.deps
    const made = await createShop(db)
    shopId = made.id
    await db.execute(sql`update shops set time_zone = 'Pacific/Auckland' where id = ${shopId}`)
    member = await signedUp(api)
    await db.insert(shopMembers).values({ shopId, userId: member.id, role: 'staff', keys: ['orders'] })
    const buyer = await signedUp(api)
    const place = async (placedAt: string, order: GivenOrder, address = {}) =>
      (
        await placeGroup(db, buyer.id, {
          placedAt: new Date(placedAt),
          shippingAddress: { ...ADDRESS, ...address },
          orders: [{ shopId, ...order }, { lines: [{ title: 'Of another shop' }] }],
        })
      ).orders[0]!.number
    await place(
      '2026-06-30T11:59:00Z',
      { lines: [{ sku: 'JUNE' }] },
      { district: 'Sakyo', region: '26', countryCode: 'JP' },
    )
    late = await place(
      '2026-06-30T12:01:00Z',
      {
        status: 'confirmed',
        fulfillmentStatus: 'shipped',
        shippingTier: 'premium',
        shipBy: new Date('2026-07-02T11:59:59.999Z'),
        lines: [
          { title: 'Cove mug; blue', options: ['Glaze: Lagoon'], sku: 'CM-LAG', compareAtMinor: 3_000 },
          { title: FORMULA, sku: null, unitMinor: 500, quantity: 1 },
        ],
        parcels: [
          {
            status: 'shipped',
            carrier: 'UPS',
            trackingNumber: '1Z 999',
            shippedAt: new Date('2026-07-01T12:30:00Z'),
          },
        ],
      },
      { fullName: FORMULA, line2: 'c/o Ada' },
    )
  })

  /** Cells by the names of their columns. */
  const rowsOf = async (filter: object, token = member.token) => {
    const { url } = (await ask({ kind: 'orders', ...filter }, token)).body
    const answer = await take(url)
    expect(answer).toMatchObject({ status: 200, headers: { 'content-type': 'text/csv; charset=utf-8' } })
    return parse(answer.bytes, { bom: true, columns: true }) as Record<string, string>[]
  }

  test('has a row for each line with amounts, address and parcel, in the shop’s days', async () => {
    const [first, second, ...others] = await rowsOf({ from: '2026-07-01', to: '2026-07-01' })
    expect(others).toEqual([])
    expect(first).toMatchObject({
      Order: late,
      'Ordered (Pacific/Auckland)': '2026-07-01 00:01',
      'Ship by': '2026-07-02',
      Status: 'shipped',
      'Shipping option': 'premium',
      Item: 'Cove mug; blue',
      Variant: 'Glaze: Lagoon',
      SKU: 'CM-LAG',
      Quantity: '2',
      Currency: 'USD',
      'List price': '30',
      'Unit price': '24',
      Discount: '12',
      'Line total': '48',
      Shipping: '6.99',
      'Tax included': '9.12',
      'Order total': '54.99',
      Buyer: `'${FORMULA}`,
      'Address line 1': 'Kelterstraße 7',
      'Address line 2': 'c/o Ada',
      City: 'Berlin',
      Region: '',
      'Postal code': '10115',
      'Country code': 'DE',
      // Not a number: a spreadsheet would calculate with a plus sign.
      Phone: "'+49 30 1234567",
      Carrier: 'UPS',
      'Tracking number': '1Z 999',
      Shipped: '2026-07-02',
    })
    // Amounts of the whole order are stated once, so that a column can be added up.
    expect(second).toMatchObject({
      Order: late,
      Item: `'${FORMULA}`,
      'Line total': '5',
      Shipping: '',
      'Order total': '',
    })
    expect(second).toMatchObject({ 'Tracking number': '', Shipped: '' })
  })

  test('has the orders that the list shows, in parts, and those of no other shop', async () => {
    const skus = (rows: Record<string, string>[]) => rows.map(({ SKU }) => SKU)
    expect(skus(await rowsOf({}))).toEqual(['CM-LAG', '', 'JUNE'])
    expect(skus(await rowsOf({ view: 'shipped' }))).toEqual(['CM-LAG', ''])
    expect(await rowsOf({ q: 'june' })).toMatchObject([{ SKU: 'JUNE', District: 'Sakyo', Region: 'Kyoto' }])
    expect(skus(await rowsOf({ tier: 'premium' }))).toEqual(['CM-LAG', ''])
    expect(await rowsOf({ view: 'canceled' })).toEqual([])
    const many = await signedUp(api)
    const { id } = await createShop(api.deps.db)
    await api.deps.db.insert(shopMembers).values({ shopId: id, userId: many.id, role: 'owner' })
    for (let at = 0; at < 3; at++)
      await placeGroup(api.deps.db, many.id, {
        orders: Array.from({ length: 67 }, (_, n) => ({ shopId: id, lines: [{ sku: `${at}-${n}` }] })),
      })
    expect(new Set(skus(await rowsOf({}, many.token))).size).toBe(201)
  })

  test('needs the permission for orders', async () => {
    const other = await signedUp(api)
    await api.deps.db
      .insert(shopMembers)
      .values({ shopId, userId: other.id, role: 'staff', keys: ['products'] })
    expect(await ask({ kind: 'orders' }, other.token)).toMatchObject({
      status: 403,
      body: { code: 'seller.not_allowed' },
    })
    expect(await ask({ kind: 'orders', from: 'July' }, member.token)).toMatchObject({ status: 400 })
  })
})

describe('a ticket', () => {
  test('is valid once, for a minute, and not after its member has left the shop', async () => {
    const request = { kind: 'slips', numbers: own.slice(0, 1) }
    const { url } = (await ask(request)).body
    expect(await take(url, { 'sec-purpose': 'prefetch' })).toMatchObject({ status: 403 })
    expect(await take(url, { 'sec-fetch-site': 'cross-site' })).toMatchObject({ status: 403 })
    expect(await take(url)).toMatchObject({
      status: 200,
      headers: { 'cache-control': 'no-store', 'content-type': 'application/pdf' },
    })
    expect(await take(url)).toMatchObject({ status: 404 })
    expect(await take(`/api/downloads/${'x'.repeat(43)}`)).toMatchObject({ status: 404 })

    const late = (await ask(request)).body.url
    await api.deps.db.execute(
      sql`update downloads set expires_at = now() - interval '1 second' where used_at is null`,
    )
    expect(await take(late)).toMatchObject({ status: 404 })

    const left = (await ask(request)).body.url
    await api.deps.db.execute(
      sql`update shop_members set keys = '{products}' where user_id = ${seller.id}::uuid`,
    )
    expect(await take(left)).toMatchObject({ status: 403 })
    expect(await ask(request)).toMatchObject({ status: 403, body: { code: 'seller.not_allowed' } })
    await api.deps.db.execute(
      sql`update shop_members set keys = '{orders}' where user_id = ${seller.id}::uuid`,
    )
  })

  test('is not given for orders of another shop', async () => {
    for (const kind of ['slips', 'labels', 'picklist'])
      expect(await ask({ kind, numbers: [own[0], foreign] })).toMatchObject({
        status: 404,
        body: { code: 'order.not_found' },
      })
  })

  test('is deleted a day after it expired', async () => {
    await ask({ kind: 'slips', numbers: own })
    await sweepDownloads(api.deps.db, new Date(Date.now() + 25 * 3_600_000))
    const { rows } = await api.deps.db.execute(sql`select count(*)::int as left from downloads`)
    expect(rows).toEqual([{ left: 0 }])
  })
})

describe('names in any script', () => {
  const NAMES = [
    'Zoë Ångström',
    'Ελένη Παπαδοπούλου',
    'Анна Чехова',
    'נועה לוי',
    'ليلى حداد',
    'आरती शर्मा',
    'สมชาย ใจดี',
    'Nguyễn Thị Ánh',
    'Łukasz Żółć',
  ]
  const slip = (address: readonly string[]): PackingSlip => ({
    number: '7KQ2M9XW4T-1',
    placedAt: new Date('2026-05-02T12:00:00Z'),
    timeZone: 'UTC',
    seller: { name: 'Kiln & Cove', place: null, tone: 'sage', sign: null },
    address,
    currency: 'USD',
    shippingTier: null,
    lines: [],
    sums: null,
    orderUrl: 'https://stoa.example/seller/orders/7KQ2M9XW4T-1',
    isTest: false,
  })

  test('are drawn on slips, and replaced by the script’s name if no font has them', async () => {
    const { said, drawn } = await readPdf(await documents.slips(NAMES.map(name => slip([name]))))
    for (const name of NAMES) expect(said('P')).toContain(name.normalize('NFC'))
    expect(drawn).not.toContain('[')
    const strange = await readPdf(await documents.slips([slip(['ანა მაჭავარიანი']), slip(['Ada'])]))
    expect(strange.drawn).toContain('[Georgian]')
    expect(strange.drawn.match(/See the screen/g)).toHaveLength(1)
  })

  test.each(LABEL_SHEETS)('fit into their label on %s even if they are long', async sheet => {
    const long = Array.from({ length: 6 }, (_, at) => `${at} ${'Llanfairpwllgwyngyll '.repeat(4)}`.trim())
    const sender = {
      name: 'Kiln & Cove',
      address: ['Kiln & Cove', ...Array(4).fill('Ystradgynlais '.repeat(8))],
    }
    const labels = [{ number: '7KQ2M9XW4T-1', shippingTier: 'express' as const, sender, address: long }]
    const { lowest, drawn } = await readPdf(await documents.labels({ sheet, start: 1, labels }))
    expect(drawn).toContain('Kiln & Cove')
    expect(drawn).toContain('5 Llanfair')
    const millimetres = {
      'a4-3x7': 15.1 + 38.1,
      'a4-2x4': 13.1 + 67.7,
      'letter-3x10': 12.7 + 25.4,
      '100x150': 150,
    }
    expect(lowest).toBeLessThanOrEqual((millimetres[sheet] * 72) / 25.4)
  })
})

test('the QR code is a square with its three eyes', () => {
  const cells = qrCode('https://stoa.example/seller/orders/7KQ2M9XW4T-1')
  expect(cells.every(row => row.length === cells.length)).toBe(true)
  const eye = (x: number, y: number) =>
    cells.slice(y, y + 7).map(row =>
      row
        .slice(x, x + 7)
        .map(Number)
        .join(''),
    )
  const wanted = ['1111111', '1000001', '1011101', '1011101', '1011101', '1000001', '1111111']
  const end = cells.length - 7
  expect([eye(0, 0), eye(end, 0), eye(0, end)]).toEqual([wanted, wanted, wanted])
})
