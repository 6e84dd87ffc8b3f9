import { afterAll, describe, expect, test } from 'vitest'
import { createPdfDocuments, inkOf } from '../../src/adapters/documents-pdf/index.ts'
import { media } from '../../src/modules/media/media.schema.ts'
import { newId } from '../../src/platform/ids.ts'
import type { Invoice } from '../../src/ports/documents.ts'
import { useTestApp } from '../app.ts'
import { createShop, signedUp } from '../fixtures.ts'
import { ADDRESS, placeGroup } from '../order-rows.ts'
import { readPdf } from './read-pdf.ts'

const api = useTestApp()
const LOOK = { name: 'Stoa', locale: 'en-US', ink: inkOf({ light: null, dark: null }), logo: null }
const documents = createPdfDocuments(async () => LOOK)
afterAll(documents.close)

const invoiceOf = (values: Partial<Invoice> = {}): Invoice => ({
  kind: 'invoice',
  number: 'INV-000042',
  invoiceNumber: null,
  orderNumber: '7KQ2M9XW4T-1',
  issuedAt: new Date('2026-05-03T02:00:00Z'),
  placedAt: new Date('2026-05-02T23:30:00Z'),
  timeZone: 'Asia/Kathmandu',
  seller: {
    name: 'Kiln & Cove',
    place: 'Porto, Portugal',
    tone: 'sage',
    sign: null,
    address: [],
    taxNumbers: [],
  },
  buyer: { email: null, address: ['Robin Vale'] },
  currency: 'USD',
  lines: [
    { title: 'Cove mug', options: [], quantity: 2, unitMinor: 2_400, totalMinor: 4_800, picture: null },
  ],
  itemMinor: 4_800,
  shippingMinor: 699,
  totalMinor: 5_499,
  taxes: [],
  notes: [],
  paidWith: null,
  isTest: false,
  ...values,
})
const write = async (values: Partial<Invoice> = {}) => readPdf(await documents.invoice(invoiceOf(values)))

const today = () =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(api().clock.now())

describe('the invoice of an order', () => {
  const fetchInvoice = async (token: string | undefined, number: string) => {
    const response = await api().app.inject({
      method: 'GET',
      url: `/api/user/orders/${encodeURIComponent(number)}/invoice`,
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    })
    return { status: response.statusCode, headers: response.headers, bytes: response.rawPayload }
  }

  test('[ORD-01] is a tagged PDF with all that an invoice says', async () => {
    const person = await signedUp(api())
    const { db } = api().deps
    const shop = await createShop(db, { name: 'Kiln & Cove', city: 'Porto', country: 'Portugal' })
    const { number } = await placeGroup(db, person.id, {
      isTest: true,
      payment: {},
      orders: [
        {
          shopId: shop.id,
          lines: [{ title: 'Cove mug', options: ['Glaze: Lagoon'], quantity: 2, unitMinor: 2_400 }],
        },
        {},
      ],
    })
    const { status, headers, bytes } = await fetchInvoice(person.token, `${number}-1`)
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('application/pdf')
    expect(headers['content-disposition']).toBe('attachment; filename="invoice-TEST-INV-000001.pdf"')
    expect(headers['cache-control']).toBe('no-store')
    const { tags, said, isTagged, title, language, drawn } = await readPdf(bytes)
    expect({ isTagged, title, language }).toEqual({
      isTagged: true,
      title: 'Invoice TEST-INV-000001',
      language: 'en-US',
    })
    expect(said('H1')).toEqual(['Invoice TEST-INV-000001'])
    expect(said('H2')).toEqual(['Sold by', 'Ship to'])
    expect(said('P')).toEqual([
      'TEST, no money moved',
      `Issued on ${today()} (UTC)`,
      `Order ${number}-1, ordered and paid on May 2, 2026 (UTC)`,
      'Date of supply: not agreed when this was issued',
      'Kiln & Cove',
      'Porto, Portugal',
      ADDRESS.fullName,
      ADDRESS.line1,
      '10115 Berlin',
      'Germany',
      'robin@example.test',
      'Paid with Visa ···· 4242',
      'This is a test: no money moved, and nothing will ship.',
    ])
    expect(tags.filter(([role]) => role === 'TH' || role === 'TD')).toEqual([
      ['TH', 'Item'],
      ['TH', 'Qty'],
      ['TH', 'Each'],
      ['TH', 'Amount'],
      ['TD', 'Cove mug · Glaze: Lagoon'],
      ['TD', '2'],
      ['TD', '$24.00'],
      ['TD', '$48.00'],
      ['TH', 'Items'],
      ['TD', '$48.00'],
      ['TH', 'Shipping'],
      ['TD', '$6.99'],
      ['TH', 'Total'],
      ['TD', '$54.99'],
      ['TH', 'Tax included in the total'],
      ['TD', '$9.12'],
    ])
    for (const [, text] of tags.filter(([role]) => role === 'TD')) expect(drawn).toContain(text)
  })

  test('is for its buyer alone', async () => {
    const [owner, other] = [await signedUp(api()), await signedUp(api())]
    const { number } = await placeGroup(api().deps.db, owner.id)
    expect((await fetchInvoice(owner.token, `${number}-1`)).status).toBe(200)
    expect((await fetchInvoice(other.token, `${number}-1`)).status).toBe(404)
    expect((await fetchInvoice(undefined, `${number}-1`)).status).toBe(401)
    for (const guess of [number, `${number}-2`, 'NOSUCHNUMB-1', "' or 1=1"])
      expect((await fetchInvoice(owner.token, guess)).status, guess).toBe(404)
  })
})

test('shows the shop’s sign and the items’ pictures, except for a missing one', async () => {
  const person = await signedUp(api())
  const { db } = api().deps
  const ids = ['linen-cushion-mustard', 'no-such-file'].map(name => ({ id: `${newId()}-${name}`, name }))
  await db
    .insert(media)
    .values(ids.map(({ id, name }) => ({ id, path: `${name}.webp`, source: 'file' as const })))
  const [picture, missing] = ids.map(({ id }) => id)
  const shop = await createShop(db, { logoMediaId: picture! })
  const lines = [picture, picture, missing].map(mediaId => ({ mediaId: mediaId! }))
  const { number } = await placeGroup(db, person.id, { orders: [{ shopId: shop.id, lines }] })
  const { rawPayload } = await api().app.inject({
    method: 'GET',
    url: `/api/user/orders/${number}-1/invoice`,
    headers: { authorization: `Bearer ${person.token}` },
  })
  expect((await readPdf(rawPayload)).images).toBe(3)
})

test('omits test payment, exemption and payment if there is none', async () => {
  const { drawn } = await write()
  expect(drawn).not.toMatch(/test|exempt|paid with|\[/i)
})

test('states one day of supply or several, and tells VAT IDs from other tax numbers', async () => {
  const days = { from: '2026-12-03', to: '2026-12-07' }
  const seller = { ...invoiceOf().seller, vatIds: ['DE123456789'], taxNumbers: ['12/345/67890'] }
  const { said } = await write({ supply: { ...days, isExpected: true }, seller })
  expect(said('P')).toEqual(
    expect.arrayContaining([
      'Expected date of supply: December 3 – 7, 2026',
      ...['VAT ID DE123456789', 'Tax number 12/345/67890'],
    ]),
  )
  const left = await write({ supply: { ...days, to: days.from, isExpected: false } })
  expect(left.said('P')).toContain('Date of supply: December 3, 2026')
  expect((await write()).drawn).not.toContain('supply')
})

test('names the time zone of its day, and amounts have the digits of their currency', async () => {
  expect((await write()).said('P')).toContain(
    'Order 7KQ2M9XW4T-1, ordered and paid on May 3, 2026 (Kathmandu time)',
  )
  expect((await write({ currency: 'JPY' })).said('TD')).toContain('¥5,499')
})

const WRITTEN: [string, string][] = [
  ['Latin', 'Łódź Žižkov Straße'],
  ['Vietnamese', 'Nguyễn Văn Đức'],
  ['Greek', 'Ἀθήνα Πειραιάς'],
  ['Cyrillic', 'Київ Москва'],
  ['Devanagari', 'दिल्ली नमस्ते'],
  ['Thai', 'กรุงเทพมหานคร'],
  ['Hebrew', 'שלום עולם 45'],
  ['Arabic', 'محمد علي 12 (بيت)'],
  ['Simplified Chinese', '王小明 北京市朝阳区12号'],
  ['Traditional Chinese', '臺北市大安區'],
  ['Japanese', '〒604-8006 京都府京都市 さくらハイツ３'],
  ['Korean', '김철수 서울특별시'],
]

test.each(WRITTEN)('draws %s, and keeps it as logical text', async (_, text) => {
  const { said, drawn } = await write({ buyer: { email: null, address: [text] } })
  expect(said('P')).toContain(text)
  expect(drawn).not.toMatch(/\[|\ufffd/)
  const signs = (value: string) => [...value.normalize('NFKC').replace(/[^\p{L}\p{N}]/gu, '')].sort().join('')
  if (!['Devanagari', 'Thai', 'Arabic'].includes(_)) expect(signs(drawn)).toContain(signs(text).slice(0, 1))
})

const NOT_WRITTEN: [string, string, string][] = [
  // A rare character, which is in no font.
  ['𠮷', '[Chinese characters]', 'Chinese'],
  ['Երևան', '[Armenian]', 'Armenian'],
  ['თბილისი', '[Georgian]', 'Georgian'],
  ['ঢাকা', '[Bengali]', 'Bengali'],
  ['சென்னை', '[Tamil]', 'Tamil'],
  ['😀', '[emoji]', 'emoji'],
]

test.each(NOT_WRITTEN)(
  'shows %s, which no font has, as %s, with the logical text behind it',
  async (text, shown) => {
    const { said, drawn } = await write({ buyer: { email: null, address: [`Ann ${text} Vale`] } })
    expect(drawn).toContain(`Ann ${shown} Vale`)
    expect(drawn).not.toContain(text)
    expect(said('P')).toContain(`Ann ${text} Vale`)
    expect(drawn).toContain('Text in [brackets]')
  },
)

test('keeps the order of digits in right-to-left text, and drops direction marks', async () => {
  const { drawn, said } = await write({
    buyer: { email: null, address: ['שלום 1234', 'Robin\u202e elaV\u0007'] },
  })
  expect(drawn).toContain('1234')
  expect(said('P')).toContain('Robin elaV')
})

test('many lines and a word without an end go on to further pages, each with its number', async () => {
  const endless = `Donau${'dampfschifffahrt'.repeat(20)}`
  const lines = Array.from({ length: 60 }, (_, at) => ({
    title: at === 0 ? endless : `Cove mug ${at}`,
    options: [],
    quantity: 1,
    unitMinor: 100,
    totalMinor: 100,
    picture: null,
  }))
  const { pages, said, drawn } = await write({ lines })
  expect(pages).toBeGreaterThan(2)
  expect(said('TD')).toContain(endless)
  expect(said('TD')).toContain('Cove mug 59')
  expect(drawn).toContain(`${pages} / ${pages}`)
})

test.each([
  ['Arabic', 'شارع ١٢٣', '١٢٣'],
  ['Persian', 'خیابان ۱۲۳', '۱۲۳'],
  ['Arabic beside Latin', 'Block ١٢٣', '١٢٣'],
  ['Persian beside Latin', 'Block ۱۲۳', '۱۲۳'],
])('draws %s digits from left to right', async (_, text, digits) => {
  const { fromLeft, said } = await write({ buyer: { email: null, address: [text] } })
  expect(said('P')).toContain(text)
  expect(fromLeft).toContain(digits)
})
