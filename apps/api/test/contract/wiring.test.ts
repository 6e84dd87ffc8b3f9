import { type AddressInfo, connect } from 'node:net'
import { gzipSync } from 'node:zlib'
import { Ajv2020 } from 'ajv/dist/2020.js'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { compiledContract } from '../../src/contract/compiled.ts'
import { loadContract } from '../../src/contract/document.ts'
import { registerContract } from '../../src/contract/register.ts'
import { registerWebhooks } from '../../src/modules/payments/index.ts'
import { useTestApp } from '../app.ts'
import { signedUp } from '../fixtures.ts'

const api = useTestApp({ reference: true })
const contract = loadContract()

test("the server's routes are the contract's operations, and each secured one asks for a token", async () => {
  const printed = api().app.printRoutes({ commonPrefix: false, includeHooks: false })
  expect(printed).toContain('/healthz')
  for (const { method, url } of contract.operations)
    expect(api().app.hasRoute({ method: method as 'GET', url })).toBe(true)

  const fills: Record<string, string> = {
    id: '0198a000-0000-7000-8000-000000000000',
    quantity: '2',
    slug: 'x',
    variant: '320.webp',
  }
  for (const { method, path, isSecured, id } of contract.operations) {
    const { status } = await api().call({
      method: method as 'GET',
      url: path.replaceAll(/\{(\w+)\}/g, (_, name: string) => fills[name] ?? 'x'),
    })
    expect([id, status === 401]).toEqual([id, isSecured])
  }
})

test('has one route outside the contract: webhooks, whose signature is over the bytes', async () => {
  const routes: string[] = []
  const app = Fastify()
  app.addHook('onRoute', ({ method, url }) => void routes.push(`${method} ${url}`))
  registerWebhooks(app, api().deps)
  await app.ready()
  expect(routes).toEqual(['POST /api/payments/webhooks/:provider'])
})

test('wires the contract’s routes and no other', async () => {
  const routes: string[] = []
  const app = Fastify()
  app.addHook('onRoute', ({ method, url }) => void routes.push(`${method} ${url}`))
  const none = async () => undefined
  registerContract(app, {
    contract,
    handlers: Object.fromEntries(contract.operations.map(({ id }) => [id, none])) as never,
    admit: none,
    effects: new Set(),
  })
  expect(routes.sort()).toEqual(contract.operations.map(({ method, url }) => `${method} ${url}`).sort())
})

test.each(['/api/auth/login', '/api/payments/webhooks/test'])(
  'rejects a compressed body for %s',
  async url => {
    const { status, body, headers } = await api().call({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
      payload: gzipSync('{}'),
    })
    expect([status, body.code, headers['accept-encoding']]).toEqual([415, 'request.media_type', 'identity'])
  },
)

test('compiles every schema of the contract, and each is a schema', () => {
  const ajv = new Ajv2020()
  for (const [name, schema] of Object.entries(contract.components.$defs as Record<string, object>))
    expect(ajv.validateSchema(schema), name).toBe(true)
  const { of } = compiledContract(contract)
  for (const operation of contract.operations) {
    const { places, body, stringify } = of(operation)
    const compile = () => {
      body?.()
      for (const [, validator] of places) validator()
      stringify?.(null)
    }
    expect(compile, operation.id).not.toThrow()
  }
})

test('a handler without an operation, or an operation without a handler, stops the start', () => {
  const handlers = Object.fromEntries(contract.operations.map(({ id }) => [id, async () => undefined]))
  const start = (given: object) =>
    registerContract(Fastify(), {
      contract,
      handlers: given as never,
      admit: async () => undefined,
      effects: new Set(),
    })
  const { signIn: _, ...withoutSignIn } = handlers
  expect(() => start(withoutSignIn)).toThrow(/Without a handler: signIn/)
  expect(() => start({ ...handlers, extra: async () => undefined })).toThrow(/not in the contract: extra/)
})

test('returns problems for unknown paths and methods', async () => {
  const nowhere = await api().call({ method: 'GET', url: '/api/nowhere' })
  expect(nowhere).toMatchObject({ status: 404, body: { code: 'route.not_found', status: 404, fields: [] } })
  expect(nowhere.headers['content-type']).toBe('application/problem+json; charset=utf-8')
  expect(nowhere.headers['x-request-id']).toBe(nowhere.body.requestId)

  const wrongMethod = await api().call({ method: 'DELETE', url: '/api/auth/signin' })
  expect(wrongMethod).toMatchObject({
    status: 405,
    headers: { allow: 'POST' },
    body: { code: 'route.method_not_allowed' },
  })
  // A HEAD must not run a GET that changes something.
  expect(await api().call({ method: 'HEAD', url: '/api/auth/signout' })).toMatchObject({ status: 405 })
  expect(await api().call({ method: 'GET', url: '/api/%zz' })).toMatchObject({
    status: 400,
    body: { code: 'request.malformed' },
  })
})

test('refuses prefetches and other sites for GETs that change something', async () => {
  const { token } = await signedUp(api())
  for (const [name, value, code] of [
    ['sec-purpose', 'prefetch;prerender', 'request.prefetch_refused'],
    ['purpose', 'prefetch', 'request.prefetch_refused'],
    ['sec-fetch-site', 'cross-site', 'auth.forbidden'],
  ] as const)
    for (const url of [
      '/api/auth/signout',
      '/api/cart/changeQuantity/0198a000-0000-7000-8000-000000000000/2',
      '/api/auth/signup-user/active?token=aaaaaaaaaaaaaaaaaaaa',
    ])
      expect(await api().call({ method: 'GET', url, token, headers: { [name]: value } })).toMatchObject({
        status: 403,
        body: { code },
      })
  const { status } = await api().call({ method: 'GET', url: '/api/user/me', token })
  expect(status).toBe(200)
  const headers = { 'sec-fetch-site': 'same-origin' }
  const signedOut = await api().call({ method: 'GET', url: '/api/auth/signout', token, headers })
  expect(signedOut).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } })
})

test('masks an internal error as 500, and an unavailable database as 503', async () => {
  const fail = (error: Error) => {
    api().deps.db.execute = (async () => {
      throw error
    }) as never
  }
  const { execute } = api().deps.db
  try {
    fail(new Error('a secret of ours'))
    const broken = await api().call({ method: 'GET', url: '/readyz' })
    expect(broken).toMatchObject({ status: 500, body: { code: 'server.error' } })
    expect(broken.text).not.toContain('secret')
    fail(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }))
    expect(await api().call({ method: 'GET', url: '/readyz' })).toMatchObject({
      status: 503,
      headers: { 'retry-after': '5' },
      body: { code: 'server.unavailable' },
    })
    expect(await api().call({ method: 'GET', url: '/healthz' })).toMatchObject({ status: 200 })
  } finally {
    api().deps.db.execute = execute
  }
})

test('answers invalid HTTP with a problem', async () => {
  await api().app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = api().app.server.address() as AddressInfo
  const say = (text: string) =>
    new Promise<string>((resolve, reject) => {
      let answer = ''
      const socket = connect(port, '127.0.0.1', () => socket.write(text))
      socket.on('data', chunk => {
        answer += chunk
      })
      socket.on('error', reject).on('close', () => resolve(answer))
    })
  for (const [text, status, code] of [
    ['nonsense\r\n\r\n', 400, 'request.malformed'],
    [`GET / HTTP/1.1\r\nhost: x\r\nx-long: ${'x'.repeat(20_000)}\r\n\r\n`, 413, 'request.too_large'],
  ] as const) {
    const [head, body] = (await say(text)).split('\r\n\r\n')
    expect(head).toContain(`HTTP/1.1 ${status}`)
    expect(head).toContain('application/problem+json')
    expect(JSON.parse(body!)).toMatchObject({ status, code })
  }
})

test('serves the reference page from one origin with its own policy', async () => {
  const page = await api().call({ method: 'GET', url: '/reference/' })
  expect(page.status).toBe(200)
  expect(page.text).not.toMatch(/<(script|link)[^>]+(src|href)="(https?:)?\/\//)
  const policy = String(page.headers['content-security-policy'])
  expect(policy).toContain("script-src 'self' 'nonce-")
  expect(policy).not.toMatch(/https:/)
  const script = await api().call({ method: 'GET', url: '/reference/js/scalar.js' })
  expect(script.status).toBe(200)
  expect(
    (await api().call({ method: 'GET', url: '/reference/openapi.json' })).body.paths['/api/auth/signin'],
  ).toBeDefined()
})
