import { expect, test } from 'vitest'
import { createApiClient, createMarketApi } from '../src/index.ts'
import { BASE, createServer, json } from './support/server.ts'

type Api = ReturnType<typeof createMarketApi>

const line = { product: { id: 'p' }, quantity: 2, optionIds: ['o'] }
const product = { productDTO: { id: 'p' }, quantity: 2, optionIds: ['o'] }

const calls: [
  name: string,
  call: (api: Api) => Promise<unknown>,
  method: string,
  path: string,
  body: unknown,
][] = [
  [
    'signIn',
    ({ auth }) => auth.signIn({ email: 'a@b.example', password: 'x' }),
    'POST',
    '/api/auth/signin',
    { email: 'a@b.example', password: 'x' },
  ],
  ['me', ({ auth }) => auth.me(), 'GET', '/api/user/me', null],
  ['signOut', ({ auth }) => auth.signOut(), 'GET', '/api/auth/signout', null],
  [
    'refreshToken',
    ({ auth }) => auth.refreshToken('r'),
    'POST',
    '/auth/refresh-token',
    { refreshToken: 'r' },
  ],
  ['findAll', ({ cart }) => cart.findAll(), 'GET', '/api/cart/findAll', null],
  ['add', ({ cart }) => cart.add(product), 'POST', '/api/cart/add', product],
  ['addMultiple', ({ cart }) => cart.addMultiple([line], 'k-1'), 'POST', '/api/cart/add-multiple', [line]],
  [
    'changeQuantity',
    ({ cart }) => cart.changeQuantity('l/1', 3),
    'GET',
    '/api/cart/changeQuantity/l%2F1/3',
    null,
  ],
  ['remove', ({ cart }) => cart.remove('l/1'), 'DELETE', '/api/cart/remove/l%2F1', null],
  ['quote', ({ cart }) => cart.quote([line]), 'POST', '/api/public/cart/quote', [line]],
]

test.each(calls)('%s is the call of the contract', async (_name, call, method, path, body) => {
  const { heard, send } = createServer(() => json({}))
  const requests: Request[] = []
  const client = createApiClient({
    baseUrl: BASE,
    fetch(request) {
      requests.push(request)
      return send(request)
    },
  })
  expect(await call(createMarketApi(client))).toEqual({})
  expect(heard.map(({ method, path }) => [method, path])).toEqual([[method, path]])
  expect(heard[0]!.body ? JSON.parse(heard[0]!.body) : null).toEqual(body)
  expect(heard[0]!.headers.get('idempotency-key')).toBe(path.endsWith('multiple') ? 'k-1' : null)
  // A GET that changes something must reach the server each time.
  if (/signout|changeQuantity/.test(path)) expect(requests[0]!.cache).toBe('no-store')
})

const forms: [string, (api: Api) => Promise<unknown>, string, string[]][] = [
  [
    'register',
    ({ auth }) => auth.register({ email: 'a@b.example', password: 'x', username: 'Ann' }),
    '/api/public/registerWithoutVerify',
    ['email', 'password', 'username'],
  ],
  [
    'updateProfile, without what is not there',
    ({ auth }) => auth.updateProfile({ username: 'Ann', avatar: undefined, email: null } as never),
    '/api/user/update_profile',
    ['username'],
  ],
]

test.each(forms)('%s is a form of the contract', async (_name, call, path, fields) => {
  const { heard, send } = createServer(() => json({}))
  await call(createMarketApi(createApiClient({ baseUrl: BASE, fetch: send })))
  expect(heard.map(({ method, path }) => [method, path])).toEqual([['POST', path]])
  expect([...heard[0]!.body.matchAll(/name="(\w+)"/g)].map(([, name]) => name)).toEqual(fields)
})
