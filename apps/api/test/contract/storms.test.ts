import { count, eq } from 'drizzle-orm'
import { SignJWT, UnsecuredJWT } from 'jose'
import { beforeAll, expect, test } from 'vitest'
import { addresses } from '../../src/modules/addresses/addresses.schema.ts'
import { cartItems } from '../../src/modules/cart/cart.schema.ts'
import { newId } from '../../src/platform/ids.ts'
import { type Answer, useTestApp } from '../app.ts'
import { createProduct, createShop, type MadeProduct, PASSWORD, register, signedUp } from '../fixtures.ts'

const api = useTestApp({ connections: 10 })

const ADDRESS = {
  fullName: 'Robin Vale',
  phone: '+1 503 555 0147',
  line1: '12 Kiln Row',
  city: 'Portland',
  region: 'OR',
  postalCode: '97205',
  countryCode: 'US',
}

let shop: { id: string }
let shelf: MadeProduct[]

beforeAll(async () => {
  const { db } = api().deps
  shop = await createShop(db, { name: 'Kiln & Cove' })
  shelf = []
  for (let at = 0; at < 25; at++) shelf.push(await createProduct(db, shop.id, [{ stock: 9 }]))
})

const wanted = (product: MadeProduct, quantity = 1) => ({
  quantity,
  optionIds: product.variants[0]!.optionIds,
})
const add = (token: string, product: MadeProduct, quantity = 1) =>
  api().call({
    method: 'POST',
    url: '/api/cart/add',
    token,
    payload: { productDTO: { id: product.id }, ...wanted(product, quantity) },
  })
const merge = (token: string, products: MadeProduct[], key = newId()) =>
  api().call({
    method: 'POST',
    url: '/api/cart/add-multiple',
    token,
    headers: { 'idempotency-key': key },
    payload: products.map(product => ({ product: { id: product.id }, ...wanted(product) })),
  })
const call = (method: 'GET' | 'POST' | 'DELETE', url: string, token?: string, payload?: object) =>
  api().call({ method, url, token, ...(payload && { payload }) })
const linesOf = async (token: string): Promise<{ id: string; quantity: number }[]> =>
  (await call('GET', '/api/cart/findAll', token)).body.flatMap(
    (group: { cartDTOList: object[] }) => group.cartDTOList,
  )
const statuses = (answers: Answer[]) => [...new Set(answers.map(({ status }) => status))].sort()

test('never returns 500 or exceeds the stock for concurrent cart changes', async () => {
  const { token } = await signedUp(api())
  const few = shelf.slice(0, 4)
  await Promise.all(few.map(product => add(token, product)))
  const ids = (await linesOf(token)).map(({ id }) => id)
  const answers = await Promise.all(
    Array.from({ length: 120 }, (_, at) => {
      const id = ids[at % ids.length]!
      if (at % 5 === 0) return add(token, few[at % 4]!, 1 + (at % 3))
      if (at % 5 === 1) return call('GET', `/api/cart/changeQuantity/${id}/${1 + (at % 9)}`, token)
      if (at % 5 === 2) return call('DELETE', `/api/cart/remove/${id}`, token)
      if (at % 5 === 3) return merge(token, at % 2 ? few : few.toReversed())
      return call('GET', '/api/cart/findAll', token)
    }),
  )
  expect(answers.filter(({ status }) => status >= 500).map(({ text }) => text)).toEqual([])
  expect(statuses(answers).filter(status => ![200, 204, 404, 409].includes(status))).toEqual([])
  const lines = await linesOf(token)
  expect(lines.length).toBeLessThanOrEqual(4)
  for (const { quantity } of lines) expect([1, 2, 3, 4, 5, 6, 7, 8, 9]).toContain(quantity)
})

test('the last places of a full cart go to as many as there are', async () => {
  const person = await signedUp(api())
  const { db } = api().deps
  const filling = await createProduct(
    db,
    shop.id,
    Array.from({ length: 195 }, (_, at) => ({ colour: `Colour ${at}`, stock: 9 })),
  )
  const now = new Date()
  await db.insert(cartItems).values(
    filling.variants.map(({ id }) => ({
      id: newId(),
      userId: person.id,
      variantId: id,
      quantity: 1,
      addedPrice: 100,
      createdAt: now,
      updatedAt: now,
    })),
  )
  const answers = await Promise.all(shelf.map(product => add(person.token, product)))
  const [kept] = await db.select({ lines: count() }).from(cartItems).where(eq(cartItems.userId, person.id))
  expect(kept).toEqual({ lines: 200 })
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
  expect(new Set(answers.filter(({ status }) => status !== 200).map(({ body }) => body.code))).toEqual(
    new Set(['cart.full']),
  )
})

test('counts many large syncs at once, without failures of other calls', async () => {
  const [busy, other] = [await signedUp(api()), await signedUp(api())]
  const answers = await Promise.all([
    ...Array.from({ length: 20 }, () => merge(busy.token, shelf)),
    ...Array.from({ length: 10 }, () => call('GET', '/api/cart/findAll', other.token)),
  ])
  expect(statuses(answers)).toEqual([200])
  expect((await linesOf(busy.token)).map(({ quantity }) => quantity)).toEqual(shelf.map(() => 9))
})

test('creates one account when one address registers many times at once', async () => {
  const email = `${newId()}@example.test`
  const answers = await Promise.all(Array.from({ length: 10 }, () => register(api(), email)))
  expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(409)])
})

test('returns only refusals for an account that is deleted while in use', async () => {
  for (let round = 0; round < 3; round++) {
    const person = await signedUp(api())
    const answers = await Promise.all([
      ...shelf.slice(0, 6).map(product => add(person.token, product)),
      merge(person.token, shelf.slice(6, 12)),
      call('DELETE', '/api/user/me', person.token, { password: PASSWORD }),
      ...shelf.slice(12, 18).map(product => add(person.token, product)),
      merge(person.token, shelf.slice(18, 24)),
      call('POST', '/auth/refresh-token', undefined, { refreshToken: person.refreshToken }),
      call('POST', '/api/user/sessions/end-others', person.token),
      ...Array.from({ length: 4 }, () => call('POST', '/api/user/addresses', person.token, ADDRESS)),
    ])
    expect(answers.filter(({ status }) => status >= 500).map(({ text }) => text)).toEqual([])
    expect(answers[7]!.status).toBe(204)
    expect((await call('GET', '/api/user/me', person.token)).status).toBe(401)
    const { db } = api().deps
    const left = [
      await db.$count(cartItems, eq(cartItems.userId, person.id)),
      await db.$count(addresses, eq(addresses.userId, person.id)),
    ]
    expect(left).toEqual([0, 0])
  }
})

test('keeps concurrent refreshes of two users apart, and refuses one after a logout', async () => {
  const people = [await signedUp(api()), await signedUp(api())]
  const answers = await Promise.all(
    people.flatMap(({ refreshToken }) =>
      Array.from({ length: 25 }, () => call('POST', '/auth/refresh-token', undefined, { refreshToken })),
    ),
  )
  expect(statuses(answers)).toEqual([200])
  for (const [at, { id }] of people.entries()) {
    const own = answers.slice(at * 25, at * 25 + 25)
    expect(new Set(own.map(({ body }) => body.newRefreshToken)).size).toBe(1)
    expect((await call('GET', '/api/user/me', own[3]!.body.accessToken)).body.id).toBe(id)
  }
  const [first] = people
  await call('GET', '/api/auth/signout', first!.token)
  const late = await call('POST', '/auth/refresh-token', undefined, { refreshToken: first!.refreshToken })
  expect(late).toMatchObject({ status: 401, body: { code: 'auth.refresh_refused' } })
})

test('rejects a token that is unsigned, of another kind, without expiry or of another session', async () => {
  const [one, two] = [await signedUp(api()), await signedUp(api())]
  const { tokenKey } = api().deps
  const claims = JSON.parse(Buffer.from(one.token.split('.')[1]!, 'base64url').toString())
  const sign = (payload: object, header: object = {}, key: Uint8Array = tokenKey) =>
    new SignJWT({ ...claims, ...payload })
      .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', ...header })
      .sign(key)
  const [head, body, signature] = one.token.split('.')
  const forged = [
    new UnsecuredJWT(claims).encode(),
    `${Buffer.from('{"alg":"none","typ":"at+jwt"}').toString('base64url')}.${body}.`,
    `${Buffer.from('{"alg":"NONE","typ":"at+jwt"}').toString('base64url')}.${body}.${signature}`,
    `${head}.${body}.`,
    `${head}.${Buffer.from(JSON.stringify({ ...claims, sub: two.id })).toString('base64url')}.${signature}`,
    await sign({}, { typ: 'JWT' }),
    await sign({}, { alg: 'HS512' }),
    await sign({}, {}, new Uint8Array(32).fill(8)),
    await sign({ iss: 'another' }),
    await sign({ aud: 'another' }),
    await sign({ aud: ['another', 'stoa-api'] }),
    await sign({ exp: undefined }),
    await sign({ nbf: claims.exp + 60 }),
    await sign({ sub: two.id }),
    await sign({ sid: newId() }),
    await sign({ sub: 'nobody' }),
    await sign({ sid: "' or 1=1 --" }),
  ]
  for (const token of forged) {
    const answer = await call('GET', '/api/user/me', token)
    expect([token, answer.status]).toEqual([token, 401])
    expect(answer.headers['cache-control']).toBe('no-store')
  }
})

test('accepts tokens without audience from the previous version until they have expired', async () => {
  const { token } = await signedUp(api())
  const claims = JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString())
  expect(claims.aud).toBe('stoa-api')
  const older = (seconds: number) =>
    new SignJWT({ ...claims, aud: undefined, exp: claims.exp + seconds })
      .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
      .sign(api().deps.tokenKey)
  expect((await call('GET', '/api/user/me', await older(0))).status).toBe(200)
  api().clock.advance(15 * 60_000)
  const fresh = await older(60 * 60)
  expect((await call('GET', '/api/user/me', fresh)).status).toBe(401)
})

test('guards a path in every spelling and with every method', async () => {
  const { token } = await signedUp(api())
  for (const url of [
    '//api/user/me',
    '/api//user/me',
    '/api/user/me/',
    '/API/user/me',
    '/api/user/./me',
    '/api/public/../user/me',
    '/api/public/%2e%2e/user/me',
    '/api/user/me;x=1',
    '/api/user%2fme',
    '/api/user/me%00',
  ]) {
    const answer = await call('GET', url)
    expect([url, [401, 404, 400].includes(answer.status)]).toEqual([url, true])
  }
  for (const method of ['HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'] as const) {
    const answer = await api().app.inject({
      method,
      url: '/api/auth/signout',
      headers: { authorization: `Bearer ${token}`, 'x-http-method-override': 'GET' },
    })
    expect([method, answer.statusCode]).toEqual([method, 405])
  }
  expect((await call('GET', '/api/user/me', token)).status).toBe(200)
})

test('rejects keys with a meaning in JavaScript as undeclared fields', async () => {
  const { token } = await signedUp(api())
  for (const payload of [
    '{"__proto__":{"polluted":1},"email":"a@b.test","password":"x"}',
    '{"constructor":{"prototype":{"polluted":1}},"email":"a@b.test","password":"x"}',
    '{"email":"a@b.test","password":"x","toString":"x"}',
  ]) {
    const answer = await api().call({
      method: 'POST',
      url: '/api/auth/signin',
      headers: { 'content-type': 'application/json' },
      payload,
    })
    expect([payload, answer.status]).toEqual([payload, 400])
  }
  for (const name of ['__proto__', 'constructor', '__proto__[polluted]', 'toString']) {
    const answer = await api().call({
      method: 'POST',
      url: '/api/user/update_profile',
      token,
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      payload: `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n1\r\n--x--\r\n`,
    })
    expect([name, answer.status]).toEqual([name, 400])
  }
  expect('polluted' in {}).toBe(false)
})
