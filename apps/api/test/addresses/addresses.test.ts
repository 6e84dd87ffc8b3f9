import { expect, test } from 'vitest'
import { useTestApp } from '../app.ts'
import { type Person, signedUp } from '../fixtures.ts'

const api = useTestApp()
const HOME = {
  fullName: 'Robin Vale',
  phone: '+1 503 555 0147',
  line1: '12 Kiln Row',
  city: 'Portland',
  region: 'OR',
  postalCode: '97205',
  countryCode: 'US',
}

const NO_PLACE = { city: '', region: null, postalCode: null }
const PLACES: Record<string, Partial<typeof HOME>> = {
  US: { city: 'Portland', region: 'OR', postalCode: '97205' },
  AE: { city: '', region: 'Dubai' },
  IR: { city: 'Tehran', postalCode: '11936-12345' },
  DE: { city: 'Berlin', postalCode: '10115' },
  GB: { city: 'Leeds', postalCode: 'LS1 5AB' },
  AQ: { city: 'McMurdo Station' },
}

const add = ({ token }: Person, values: object = {}) =>
  api().call({ method: 'POST', url: '/api/user/addresses', token, payload: { ...HOME, ...values } })
const put = ({ token }: Person, id: string, values: object = {}) =>
  api().call({ method: 'PUT', url: `/api/user/addresses/${id}`, token, payload: { ...HOME, ...values } })
const drop = ({ token }: Person, id: string) =>
  api().call({ method: 'DELETE', url: `/api/user/addresses/${id}`, token })
const book = async ({ token }: Person) =>
  (await api().call({ method: 'GET', url: '/api/user/addresses', token })).body as {
    id: string
    line1: string
    isDefault: boolean
  }[]
const defaults = async (person: Person) => (await book(person)).filter(({ isDefault }) => isDefault)

test('creates, changes and removes an address, and stores blank fields as null', async () => {
  const person = await signedUp(api())
  const made = await add(person, {
    line2: '  ',
    region: ' Oregon ',
    postalCode: ' 97205',
    fullName: ' Robin Vale ',
  })
  expect(made).toMatchObject({
    status: 201,
    body: {
      ...HOME,
      line2: null,
      district: null,
      lines: ['Robin Vale', '12 Kiln Row', 'Portland, OR 97205', 'United States'],
      isDefault: true,
    },
  })
  const { id } = made.body
  const changed = await put(person, id, {
    city: 'Łódź',
    countryCode: 'PL',
    region: null,
    postalCode: '90001',
    isDefault: false,
  })
  expect(changed).toMatchObject({
    status: 200,
    body: { id, city: 'Łódź', countryCode: 'PL', postalCode: '90-001', region: null, isDefault: true },
  })
  expect(await book(person)).toEqual([changed.body])
  expect((await drop(person, id)).status).toBe(204)
  expect(await book(person)).toEqual([])
  for (const answer of [await drop(person, id), await put(person, id)])
    expect(answer).toMatchObject({ status: 404, body: { code: 'address.not_found' } })
})

test('stores the district and prints it in its country’s order', async () => {
  const person = await signedUp(api())
  const paulista = { district: ' Bela Vista', city: 'São Paulo', region: 'SP', postalCode: '01310-100' }
  const made = await add(person, { line1: 'Avenida Paulista 1000', ...paulista, countryCode: 'BR' })
  expect(made).toMatchObject({
    status: 201,
    body: {
      district: 'Bela Vista',
      lines: ['Robin Vale', 'Avenida Paulista 1000', 'Bela Vista', 'São Paulo-SP', '01310-100', 'Brazil'],
    },
  })
  expect(await book(person)).toEqual([made.body])
})

test('has exactly one default address while any exists', async () => {
  const person = await signedUp(api())
  const first = (await add(person, { line1: 'first', isDefault: false })).body
  expect(first.isDefault).toBe(true)
  const second = (await add(person, { line1: 'second' })).body
  const third = (await add(person, { line1: 'third', isDefault: true })).body
  expect((await book(person)).map(({ line1, isDefault }) => [line1, isDefault])).toEqual([
    ['third', true],
    ['second', false],
    ['first', false],
  ])
  await put(person, first.id, { line1: 'first', isDefault: true })
  expect((await defaults(person)).map(({ id }) => id)).toEqual([first.id])
  await drop(person, first.id)
  expect((await defaults(person)).map(({ id }) => id)).toEqual([third.id])
  await drop(person, second.id)
  expect((await defaults(person)).map(({ id }) => id)).toEqual([third.id])
})

test('keeps one default and the limit of addresses during concurrent changes', async () => {
  const person = await signedUp(api())
  const made = await Promise.all(
    Array.from({ length: 24 }, (_, at) => add(person, { line1: `house ${at}`, isDefault: at % 2 === 0 })),
  )
  const statuses = made.map(({ status }) => status)
  expect(statuses.filter(status => status === 201)).toHaveLength(20)
  const refused = made.filter(({ status }) => status !== 201)
  for (const answer of refused) expect(answer).toMatchObject({ status: 409, body: { code: 'address.full' } })
  expect(await book(person)).toHaveLength(20)
  expect(await defaults(person)).toHaveLength(1)

  const ids = (await book(person)).map(({ id }) => id)
  const mixed = await Promise.all(
    ids.map((id, at) => (at % 3 === 0 ? drop(person, id) : put(person, id, { isDefault: true }))),
  )
  expect(new Set(mixed.map(({ status }) => status))).toEqual(new Set([200, 204]))
  expect(await defaults(person)).toHaveLength(1)
})

test("another user's address is not found", async () => {
  const [owner, other] = [await signedUp(api()), await signedUp(api())]
  const { id } = (await add(owner)).body
  for (const answer of [await put(other, id, { city: 'Elsewhere' }), await drop(other, id)])
    expect(answer).toMatchObject({ status: 404, body: { code: 'address.not_found' } })
  expect(await book(other)).toEqual([])
  expect(await book(owner)).toMatchObject([{ id, city: 'Portland' }])
})

test.each([
  ['countryCode', 'XX'],
  ['countryCode', 'us'],
  ['phone', 'call me'],
  ['fullName', 'Robin\nBcc: x'],
  ['line1', '   '],
  ['city', 'x'.repeat(81)],
  ['district', 'x'.repeat(121)],
  ['postalCode', '\u0000'],
  ['postalCode', '9720'],
  ['postalCode', null],
  ['region', null],
  ['region', 'Bavaria'],
  ['city', ' '],
])('%s may not be %j', async (name, value) => {
  const person = await signedUp(api())
  expect(await add(person, { [name]: value })).toMatchObject({
    status: 400,
    body: { code: 'request.invalid', fields: [{ pointer: `/${name}` }] },
  })
  expect(await book(person)).toEqual([])
})

test.each([
  ['US', '(503) 555-0147', '+1 503 555 0147'],
  ['US', '503.555.0147 x12', '+1 503 555 0147 ext. 12'],
  ['US', '\u202a+1 (503) 555-0147\u202c\u00a0', '+1 503 555 0147'],
  ['US', '５０３－５５５－０１４７', '+1 503 555 0147'],
  ['AE', '٠٥٠ ١٢٣ ٤٥٦٧', '+971 50 123 4567'],
  ['IR', '۰۲۱ ۱۲۳۴۵۶۷۸', '+98 21 1234 5678'],
  ['DE', '030 23125 100', '+49 30 23125100'],
  ['GB', '+44 (0)20 7946 0958', '+44 20 7946 0958'],
  ['US', '+49 30/23125100', '+49 30 23125100'],
  ['AQ', '+64 3 374 7100', '+64 3 374 7100'],
])('stores, for an address of %s, the phone number %s as %s', async (countryCode, phone, stored) => {
  const person = await signedUp(api())
  const made = await add(person, { ...NO_PLACE, ...PLACES[countryCode], countryCode, phone })
  expect(made).toMatchObject({ status: 201, body: { phone: stored } })
  // What the book shows may be saved again.
  const { id, lines: _, ...shown } = made.body
  expect((await put(person, id, shown)).body.phone).toBe(stored)
})

test.each([
  ['12', 'United States'],
  ['07911 123456 ext. call me', 'United States'],
  ['+1 503 555', '+ and the country code'],
  ['020 7946 0958 / 0161 496 0000', 'United States'],
])('the phone number %s is refused with advice', async (phone, advice) => {
  const refused = await add(await signedUp(api()), { phone })
  expect(refused).toMatchObject({ status: 400, body: { fields: [{ pointer: '/phone' }] } })
  expect(refused.body.fields[0].message).toContain(advice)
})

test('hostile text is kept as text', async () => {
  const person = await signedUp(api())
  const line1 = `<script>alert(1)</script>'; drop table addresses; --`
  expect((await add(person, { line1 })).body.line1).toBe(line1)
})

test('tells what an address of its country lacks, in sentences', async () => {
  const german = { ...NO_PLACE, countryCode: 'DE', city: 'Berlin', postalCode: '1' }
  expect(await add(await signedUp(api()), german)).toMatchObject({
    status: 400,
    body: {
      fields: [
        {
          pointer: '/postalCode',
          code: 'invalid',
          message: 'Check the postal code. It should look like 26133.',
        },
      ],
    },
  })
  const american = await add(await signedUp(api()), { region: null, postalCode: null })
  expect(american.body.fields.map(({ message }: { message: string }) => message)).toEqual([
    'Enter the state.',
    'Enter the ZIP code.',
  ])
})
