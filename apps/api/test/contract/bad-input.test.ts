import fc from 'fast-check'
import { SignJWT } from 'jose'
import { beforeAll, describe, expect, test } from 'vitest'
import { createTestProvider } from '../../src/adapters/payment-test.ts'
import type { Operation } from '../../src/contract/document.ts'
import type { ProblemCode } from '../../src/platform/problem.ts'
import { type Answer, useTestApp } from '../app.ts'
import { createShop, multipart, type Person } from '../fixtures.ts'
import { memberOf } from '../orders/order-desk.ts'
import type { ShopFloor } from '../payments/shop-floor.ts'
import { badValuesOf, contract, mutationsOf, propertiesOf, resolve, sample, urlOf } from '../samples.ts'

// No server answers there: refused calls never get so far.
const payment = createTestProvider({ url: 'http://127.0.0.1:9', key: 'nobody' })
const api = useTestApp({ payment })
let person: Person
/** Logs in a member of a shop, so that calls of the seller area get as far as their input. */
beforeAll(async () => {
  const shop = await createShop(api().deps.db)
  person = await memberOf(api() as ShopFloor, shop.id)
})

const codes = (resolve({ $ref: 'contract#/$defs/ProblemCode' }).enum ?? []) as string[]
/** The soak tries more, and hostile calls of every role in addition. */
const isSoak = Boolean(process.env.STOA_SOAK)
const RUNS = isSoak ? 50 : 1
/** Texts that a database or a query could stumble over. */
const TEXTS = ['\u0000', "'; drop table users; --", ...(isSoak ? ['%', '\\', '🫖'.repeat(20)] : [])]
const MEGABYTE = 'x'.repeat(1024 * 1024)

interface Sent {
  url?: string
  payload?: string | Buffer | object
  headers?: Record<string, string>
  token?: string | undefined
}

const send = (operation: Operation, { url = urlOf(operation), token = person.token, ...rest }: Sent) =>
  api().call({ method: operation.method as 'GET', url, ...(operation.isSecured && { token }), ...rest })

/** Expects a 4xx problem with a code of the contract, or with one of `expected` if given. */
function expectProblem(answer: Answer, what: string, ...expected: ProblemCode[]) {
  const seen = { what, status: answer.status, type: answer.headers['content-type'], code: answer.body?.code }
  expect(seen).toMatchObject({ what, type: 'application/problem+json; charset=utf-8' })
  expect(answer.status, JSON.stringify(seen)).toBeGreaterThanOrEqual(400)
  expect(answer.status, JSON.stringify(seen)).toBeLessThan(500)
  expect(answer.body.status).toBe(answer.status)
  expect(codes).toContain(answer.body.code)
  expect(answer.body.requestId).toBe(answer.headers['x-request-id'])
  if (expected.length > 0) expect(expected, JSON.stringify(seen)).toContain(answer.body.code)
  if (answer.body.code === 'request.invalid') expect(answer.body.fields, what).not.toEqual([])
}

const withBody = contract.operations.filter(({ body }) => body)
const json = withBody.filter(({ body }) => body?.contentType === 'application/json')
const forms = withBody.filter(({ body }) => body?.contentType === 'multipart/form-data')
const secured = contract.operations.filter(({ isSecured }) => isSecured)
const withParameters = contract.operations.filter(({ parameters }) => parameters.length > 0)

/**
 * Tries for an operation, of what the same code decides for all of them. The first operation gets them in full, and at the
 * others a few show that they are no exception. The soak tries everything everywhere.
 */
const triesOf = <Try extends readonly [what: string, ...unknown[]]>(
  tries: Try[],
  operation: Operation,
  { first, others }: { first: Operation | undefined; others: string[] },
): Try[] => (isSoak || operation === first ? tries : tries.filter(([what]) => others.includes(what)))

test('has operations of every kind to try', () => {
  for (const kind of [json, forms, secured, withParameters]) expect(kind.length).toBeGreaterThan(2)
})

describe.each(json)('$id', operation => {
  const { schema } = operation.body!
  const good = sample(schema)
  const asJson = { 'content-type': 'application/json' }

  test('refuses every wrong type, missing field and extra field', async () => {
    const mutations = mutationsOf(schema)
    expect(mutations.length).toBeGreaterThan(isSoak ? 8 : 2)
    for (const { what, body } of mutations)
      expectProblem(
        await send(operation, { payload: JSON.stringify(body), headers: asJson }),
        what,
        'request.invalid',
      )
  })

  test('refuses what is too large, not JSON, or of another type', async () => {
    const text = JSON.stringify(good)
    const tries: [string, Sent, ProblemCode][] = [
      [
        'too large a body',
        {
          payload: JSON.stringify(MEGABYTE.repeat(operation.maxJsonKilobytes ? 2 : 1)),
          headers: asJson,
        },
        'request.too_large',
      ],
      ['half a body', { payload: text.slice(0, -1), headers: asJson }, 'request.malformed'],
      ['a prototype', { payload: '{"__proto__":{"isAdmin":true}}', headers: asJson }, 'request.malformed'],
      ['an empty body', { payload: '', headers: asJson }, 'request.invalid'],
      ['plain text', { payload: text, headers: { 'content-type': 'text/plain' } }, 'request.media_type'],
      [
        'a form',
        { payload: 'a=1', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
        'request.media_type',
      ],
      ['nonsense as type', { payload: text, headers: { 'content-type': ';;;' } }, 'request.media_type'],
      ['no type', { payload: Buffer.from(text) }, 'request.media_type'],
      ['nothing at all', {}, 'request.media_type'],
    ]
    const others = ['too large a body', 'half a body', 'plain text']
    for (const [what, sent, code] of triesOf(tries, operation, { first: json[0], others }))
      expectProblem(await send(operation, sent), what, code)
  })

  test('never returns 500, whatever JSON comes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue({ depthSize: 'small' }), async body => {
        const { status } = await send(operation, { payload: JSON.stringify(body), headers: asJson })
        expect(status).toBeLessThan(500)
      }),
      { numRuns: RUNS },
    )
  })

  test('never returns 500 for numbers and text that no database can hold', async () => {
    const huge = JSON.stringify(good).replaceAll(/"(price|priceSale|quantity)":\d+/g, '"$1":1e300')
    expect((await send(operation, { payload: huge, headers: asJson })).status).toBeLessThan(500)
    const text = JSON.stringify(good).replaceAll('sample-of', 'a\\u0000b\\ud800')
    expect((await send(operation, { payload: text, headers: asJson })).status).toBeLessThan(500)
  })
})

describe.each(forms)('$id', operation => {
  const { schema } = operation.body!
  const isFile = (inner: Record<string, unknown>) => resolve(inner).format === 'binary'
  const file = { filename: 'a.png', bytes: Buffer.from('no picture') }
  const texts = propertiesOf(schema).filter(([, inner]) => !isFile(inner))
  const good = Object.fromEntries(texts.map(([name, inner]) => [name, String(sample(inner))]))

  test('refuses missing, extra, doubled and wrong parts', async () => {
    for (const name of (resolve(schema).required ?? []) as string[]) {
      const { [name]: _, ...rest } = good
      expectProblem(await send(operation, multipart(rest)), `without ${name}`, 'request.invalid')
    }
    expectProblem(
      await send(operation, multipart({ ...good, isAdmin: '1' })),
      'a part too many',
      'request.invalid',
    )
    expectProblem(await send(operation, multipart({})), 'no parts', 'request.invalid', 'request.malformed')
    for (const [name, inner] of propertiesOf(schema)) {
      const wrong = isFile(inner) ? 'text instead of a file' : file
      expectProblem(
        await send(operation, multipart({ ...good, [name]: wrong })),
        `${name} is of the other kind`,
        'request.invalid',
      )
      if (isFile(inner)) continue
      const { maxLength } = resolve(inner)
      expectProblem(
        await send(operation, multipart({ ...good, [name]: 'x'.repeat(Number(maxLength) + 1) })),
        `${name} is too long`,
        'request.invalid',
      )
      const [once] = [multipart({ [name]: good[name]! })]
      const twice = Buffer.concat([
        once!.payload.subarray(0, once!.payload.lastIndexOf('--a-boundary')),
        once!.payload,
      ])
      expectProblem(await send(operation, { ...once, payload: twice }), `${name} twice`, 'request.invalid')
    }
  })

  test('refuses what is too large, cut short, or of another type', async () => {
    const [name] = Object.keys(good)
    const whole = multipart(good)
    const type = whole.headers['content-type']
    const manyParts = Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`part${at}`, 'x']))
    const tries: [string, Sent, ProblemCode][] = [
      ['a 1 MB field', multipart({ ...good, [name!]: MEGABYTE }), 'request.too_large'],
      ['too many parts', multipart(manyParts), 'request.too_large'],
      [
        'a stated length of 1 GB',
        { ...whole, headers: { ...whole.headers, 'content-length': '1000000000' } },
        'request.too_large',
      ],
      [
        'half a body',
        { payload: whole.payload.subarray(0, -20), headers: { 'content-type': type } },
        'request.malformed',
      ],
      [
        'no boundary',
        { payload: whole.payload, headers: { 'content-type': 'multipart/form-data' } },
        'request.malformed',
      ],
      [
        'JSON',
        { payload: JSON.stringify(good), headers: { 'content-type': 'application/json' } },
        'request.media_type',
      ],
      ['no type', { payload: whole.payload }, 'request.media_type'],
      ['nothing at all', {}, 'request.media_type'],
    ]
    for (const [what, sent, code] of tries) expectProblem(await send(operation, sent), what, code)
  })

  test('never returns 500 for text that no database can hold', async () => {
    const bad = Object.fromEntries(
      Object.entries(good).map(([name, value]) => [name, name === 'email' ? value : `a\u0000b${value}`]),
    )
    expect((await send(operation, multipart(bad))).status).toBeLessThan(500)
  })
})

describe.each(secured)('$id', operation => {
  test('refuses a missing, wrong, expired or foreign token before it reads the body', async () => {
    const claims = (key: Uint8Array, expires: number) =>
      new SignJWT({ sid: '0198a000-0000-7000-8000-000000000000' })
        .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
        .setIssuer('stoa')
        .setSubject(person.id)
        .setExpirationTime(expires)
        .sign(key)
    const now = Math.floor(Date.now() / 1000)
    const none = Buffer.from(JSON.stringify({ alg: 'none', typ: 'at+jwt' })).toString('base64url')
    const unsigned = `${none}.${person.token.split('.')[1]}.`
    const tries: [string, string | undefined, ProblemCode][] = [
      ['no token', undefined, 'auth.required'],
      ['an empty token', '', 'auth.required'],
      ['no JWT', 'nonsense', 'auth.token_invalid'],
      ['an unsigned one', unsigned, 'auth.token_invalid'],
      ['one of another key', await claims(new Uint8Array(32).fill(9), now + 900), 'auth.token_invalid'],
      ['one of a session that is not', await claims(api().deps.tokenKey, now + 900), 'auth.token_invalid'],
      ['an expired one', await claims(api().deps.tokenKey, now - 1), 'auth.token_expired'],
      ['a refresh token', person.refreshToken, 'auth.token_invalid'],
    ]
    const others = ['no token', 'one of another key', 'an expired one']
    for (const [what, token, code] of triesOf(tries, operation, { first: secured[0], others })) {
      // The body is bad too: the token is looked at first.
      const answer = await api().call({
        method: operation.method as 'GET',
        url: urlOf(operation),
        token,
        ...(operation.body && { payload: '{', headers: { 'content-type': 'text/plain' } }),
      })
      expectProblem(answer, what, code)
      expect(answer.headers['www-authenticate']).toMatch(/^Bearer/)
    }
  })
})

/** A good body. */
function bodyOf({ contentType, schema }: NonNullable<Operation['body']>) {
  if (contentType === 'application/json')
    return { payload: JSON.stringify(sample(schema)), headers: { 'content-type': contentType } }
  const file = { filename: 'a.png', bytes: Buffer.from('no picture') }
  return multipart(
    Object.fromEntries(
      propertiesOf(schema).map(([name, inner]) => [
        name,
        resolve(inner).format === 'binary' ? file : String(sample(inner)),
      ]),
    ),
  )
}

describe.each(withParameters)('$id', operation => {
  const body = operation.body && bodyOf(operation.body)

  test('refuses parameters that are not what they should be', async () => {
    for (const { name, in: place, schema, required } of operation.parameters) {
      for (const value of badValuesOf(schema)) {
        const what = `${place} ${name}: ${value.slice(0, 30)}`
        const sent =
          place === 'header'
            ? { ...body, headers: { ...body?.headers, [name]: value } }
            : { ...body, url: urlOf(operation, { place, name, value }) }
        const isShop = name === 'Stoa-Shop'
        expectProblem(
          await send(operation, sent),
          what,
          ...(isShop ? (['seller.not_member'] as const) : (['request.invalid', 'route.not_found'] as const)),
        )
      }
      if (place === 'query') {
        const url = urlOf(operation)
        const twice = `${url}${url.includes('?') ? '&' : '?'}${name}=1&${name}=2`
        // A list is given so.
        if (resolve(schema).type !== 'array')
          expectProblem(await send(operation, { ...body, url: twice }), `${name} twice`, 'request.invalid')
        if (required)
          expectProblem(
            await send(operation, { ...body, url: operation.path }),
            `without ${name}`,
            'request.invalid',
          )
      }
    }
  })

  test('never returns 500, whatever text comes', async () => {
    const strings = operation.parameters.filter(({ in: place }) => place !== 'header')
    if (strings.length === 0) return
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...strings),
        fc.string({ unit: 'binary', maxLength: 40 }),
        async ({ name, in: place }, value) => {
          const url = urlOf(operation, { place, name, value: Buffer.from(value).toString() })
          expect((await send(operation, { ...body, url })).status).toBeLessThan(500)
        },
      ),
      { numRuns: RUNS },
    )
    for (const { name, in: place } of strings)
      for (const value of TEXTS)
        expect(
          (await send(operation, { ...body, url: urlOf(operation, { place, name, value }) })).status,
        ).toBeLessThan(500)
  })
})
