import { describe, expect, test } from 'vitest'
import contract from '../openapi.json' with { type: 'json' }
import { createApiClient, createMarketApi, isPublicPath, type SessionPort, unwrap } from '../src/index.ts'
import { cartItem, user } from './support/answers.ts'
import { BASE, createServer, json, problem } from './support/server.ts'

/** A session whose token the server takes while it is the latest. */
function setUp({ refusesRefresh = false } = {}) {
  let token: string | null = 'token-1'
  let refreshes = 0
  const { heard, send } = createServer((request, { body }) => {
    const path = new URL(request.url).pathname
    if (path === '/auth/refresh-token') {
      refreshes++
      if (refusesRefresh) return problem(401, 'auth.refresh_refused')
      return json({ accessToken: 'token-2', newRefreshToken: 'refresh-2' })
    }
    if (request.headers.get('authorization') !== 'Bearer token-2') return problem(401, 'auth.token_expired')
    // Returns the body if the response has a text.
    return path.startsWith('/api/cart')
      ? json({ ...cartItem, productDTO: { ...cartItem.productDTO, name: body } })
      : json({ ...user, username: body })
  })
  let running: Promise<string | null> | null = null
  const session: SessionPort = {
    getToken: () => token,
    refresh() {
      running ??= api.auth
        .refreshTokens('refresh-1')
        .then(pair => {
          token = pair.token
          return token
        })
        .catch(() => null)
      return running
    },
  }
  const client = createApiClient({ baseUrl: BASE, session, fetch: send })
  const api = createMarketApi(client)
  return { heard, client, api, refreshes: () => refreshes }
}

describe('bearer', () => {
  test('[API-02] JSON goes out with the token of the session', async () => {
    const { heard, api } = setUp()
    await api.cart.add({ productId: 'p', quantity: 1, optionIds: [], price: 500, salePrice: null })
    expect(heard[0]!.headers.get('authorization')).toBe('Bearer token-1')
    expect(heard[0]!.headers.get('content-type')).toBe('application/json')
    expect(JSON.parse(heard[0]!.body)).toEqual({
      productDTO: { id: 'p', price: 5, priceSale: null },
      quantity: 1,
      optionIds: [],
    })
  })

  test('[API-02] sends multipart if the contract says so', async () => {
    const { heard, api } = setUp()
    await api.auth.register({ email: 'a@b.example', password: 'secret-1', username: 'Ann' }).catch(() => {})
    expect(heard[0]!.headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/)
    expect(heard[0]!.body).toMatch(/name="email"\r\n\r\na@b\.example/)
    expect(heard[0]!.body).toMatch(/name="username"\r\n\r\nAnn/)
    await api.auth.updateProfile({ avatar: new File(['x'], 'me.png', { type: 'image/png' }) })
    expect(heard.at(-1)!.body).toMatch(/name="avatar"; filename="me\.png"/)
  })

  test('public operations carry none, and their 401 is an answer', async () => {
    const { heard, api, refreshes } = setUp()
    await expect(api.auth.logIn({ email: 'a@b.example', password: 'x' })).rejects.toMatchObject({
      status: 401,
    })
    expect(heard).toHaveLength(1)
    expect(heard[0]!.headers.has('authorization')).toBe(false)
    expect(refreshes()).toBe(0)
  })

  test('which operations are public is what the contract says, for every one of them', () => {
    for (const [path, operations] of Object.entries(contract.paths))
      for (const operation of Object.values(operations) as { security?: unknown[] }[])
        expect([path, isPublicPath(path)]).toEqual([path, operation.security?.length === 0])
  })
})

describe('401', () => {
  test('[AUT-11] twelve parallel refusals make one refresh and twelve retries with their bodies', async () => {
    const { heard, api, refreshes } = setUp()
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        api.cart.add({ productId: `p${n}`, quantity: n + 1, optionIds: [], price: 500, salePrice: null }),
      ),
    )
    expect(refreshes()).toBe(1)
    answers.forEach((answer, n) => {
      expect(JSON.parse(answer.product.name)).toMatchObject({
        productDTO: { id: `p${n}` },
        quantity: n + 1,
      })
    })
    expect(heard.filter(({ path }) => path === '/api/cart/add')).toHaveLength(24)
  })

  test('[AUT-11] a multipart body survives the retry whole', async () => {
    const { api } = setUp()
    const answer = await api.auth.updateProfile({
      avatar: new File(['pixels'], 'me.png', { type: 'image/png' }),
    })
    expect(answer.username).toContain('pixels')
  })

  test('[API-03] the refresh goes to /auth/refresh-token, without a bearer', async () => {
    const { heard, api } = setUp()
    await api.auth.readUser()
    const refresh = heard.find(({ path }) => path === '/auth/refresh-token')!
    expect(refresh.method).toBe('POST')
    expect(JSON.parse(refresh.body)).toEqual({ refreshToken: 'refresh-1' })
    expect(refresh.headers.has('authorization')).toBe(false)
  })

  test('[API-03] the other refresh call is in the contract too, and answers a session record', async () => {
    const { heard, send } = createServer(() => json({ token: 't', refreshToken: 'r', isActive: 1 }))
    const client = createApiClient({ baseUrl: BASE, fetch: send })
    const record = await unwrap(
      client.POST('/api/auth/refreshtoken', { body: { refreshToken: 'refresh-token-1' } }),
    )
    expect(heard[0]).toMatchObject({ method: 'POST', path: '/api/auth/refreshtoken' })
    expect(record).toEqual({ token: 't', refreshToken: 'r', isActive: 1 })
  })

  test('[AUT-12] a refused refresh is not repeated, and the call fails with its own 401', async () => {
    const { heard, api, refreshes } = setUp({ refusesRefresh: true })
    await expect(api.auth.readUser()).rejects.toMatchObject({
      kind: 'http',
      status: 401,
      code: 'auth.token_expired',
    })
    expect(refreshes()).toBe(1)
    expect(heard.filter(({ path }) => path === '/api/user/me')).toHaveLength(1)
  })

  test('a second 401 is final', async () => {
    const { heard, send } = createServer(() => problem(401, 'auth.token_invalid'))
    let refreshes = 0
    const client = createApiClient({
      baseUrl: BASE,
      fetch: send,
      session: {
        getToken: () => 'one',
        refresh: async refused => {
          refreshes++
          expect(refused).toBe('one')
          return 'two'
        },
      },
    })
    await expect(unwrap(client.GET('/api/user/me'))).rejects.toMatchObject({ status: 401 })
    expect(heard.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer one', 'Bearer two'])
    expect(refreshes).toBe(1)
  })

  test('[AUT-12] a refresh that could not be made fails the call as what it is', async () => {
    const { send } = createServer(() => problem(401, 'auth.token_expired'))
    const client = createApiClient({
      baseUrl: BASE,
      fetch: send,
      session: { getToken: () => 'one', refresh: () => Promise.reject(new TypeError('Failed to fetch')) },
    })
    await expect(unwrap(client.GET('/api/user/me'))).rejects.toMatchObject({ kind: 'network', status: 0 })
  })

  test('returns a 401 if there is no token', async () => {
    const { heard, send } = createServer(() => problem(401, 'auth.required'))
    const session = { getToken: () => null, refresh: () => Promise.reject(new Error('never')) }
    const client = createApiClient({ baseUrl: BASE, fetch: send, session })
    await expect(unwrap(client.GET('/api/user/me'))).rejects.toMatchObject({ code: 'auth.required' })
    expect(heard).toHaveLength(1)
  })
})

test.each([
  ['/healthz', true],
  ['/healthz/more', false],
  ['/readyz', true],
  ['/readyzzz', false],
  ['/api/auth/signout', false],
  ['/api/auth/signout-all', true],
  ['/x/api/public/home', false],
  ['/api/publicity', false],
])('%s is open to everyone: %s', (path, isOpen) => {
  expect(isPublicPath(path)).toBe(isOpen)
})

test.each([200, 204, 403, 500])('a %i is no reason to refresh', async status => {
  let refreshes = 0
  const { heard, send } = createServer(() => new Response(null, { status }))
  const session = {
    getToken: () => 'one',
    async refresh() {
      refreshes++
      return 'two'
    },
  }
  await createApiClient({ baseUrl: BASE, session, fetch: send }).GET('/api/user/sessions')
  expect(refreshes).toBe(0)
  expect(heard).toHaveLength(1)
})

test('an answer without a body is refreshed like any other', async () => {
  const { heard, send } = createServer(request =>
    request.headers.get('authorization') === 'Bearer two' ? json({}) : new Response(null, { status: 401 }),
  )
  const session = { getToken: () => 'one', refresh: async () => 'two' }
  expect(
    await unwrap(createApiClient({ baseUrl: BASE, session, fetch: send }).GET('/api/user/sessions')),
  ).toEqual({})
  expect(heard).toHaveLength(2)
})
