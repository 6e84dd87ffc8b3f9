import { describe, expect, test } from 'vitest'
import { createApiClient, createMarketApi } from '../src/index.ts'
import { cart, cartItem, receipt, user } from './support/answers.ts'
import { BASE, createServer, json } from './support/server.ts'

type Api = ReturnType<typeof createMarketApi>

const request = { productId: 'p', quantity: 2, optionIds: ['o'] }
const sentLine = { product: { id: 'p' }, quantity: 2, optionIds: ['o'] }

/** The contract's item as an application has it: the field's names, minor units. */
const line = {
  id: 'l1',
  product: {
    id: 'p1',
    name: 'Mug',
    slug: 'mug',
    picture: { id: 'm1', alt: 'A mug', base: '/media/mug', widths: [320, 640] },
  },
  shop: {
    id: 's1',
    name: 'Kiln & Cove',
    slug: 'kiln-and-cove',
    logo: { id: 'm2', alt: 'Kiln & Cove', base: '/media/logo', widths: [160] },
    delivery: {
      steps: [{ itemsFrom: 0, price: 699 }],
      arrivesFrom: '2026-11-26',
      arrivesTo: '2026-11-30',
    },
  },
  variantValues: { Color: 'o1' },
  variantLabels: { Color: 'Red' },
  quantity: 2,
  price: 1999,
  salePrice: 1750,
  stock: 4,
  problems: [{ code: 'price_changed', available: null, previousPrice: 2100 }],
}
const plainItem = {
  ...cartItem,
  productDTO: { ...cartItem.productDTO, priceSale: null, picture: null },
  stock: null,
  problems: [{ code: 'stock_reduced', available: 1, previousPrice: null }],
}
const plainLine = {
  ...line,
  product: { ...line.product, picture: null },
  salePrice: null,
  stock: null,
  problems: [{ code: 'stock_reduced', available: 1, previousPrice: null }],
}

interface Case {
  name: string
  call: (api: Api) => Promise<unknown>
  sent: [method: string, path: string, body: unknown]
  answer: unknown
  value: unknown
}

const session = { token: 't', refreshToken: 'r', isActive: 1 }
const cases: Case[] = [
  {
    name: 'logIn',
    call: ({ auth }) => auth.logIn({ email: 'a@b.example', password: 'x' }),
    sent: ['POST', '/api/auth/signin', { email: 'a@b.example', password: 'x' }],
    answer: session,
    value: session,
  },
  {
    name: 'readUser',
    call: ({ auth }) => auth.readUser(),
    sent: ['GET', '/api/user/me', null],
    answer: user,
    value: user,
  },
  {
    name: 'logOut',
    call: ({ auth }) => auth.logOut(),
    sent: ['GET', '/api/auth/signout', null],
    answer: { message: 'Bye' },
    value: { message: 'Bye' },
  },
  {
    name: 'refreshTokens',
    call: ({ auth }) => auth.refreshTokens('r'),
    sent: ['POST', '/auth/refresh-token', { refreshToken: 'r' }],
    answer: { accessToken: 't2', newRefreshToken: 'r2' },
    value: { token: 't2', refreshToken: 'r2' },
  },
  {
    name: 'read',
    call: ({ cart }) => cart.read(),
    sent: ['GET', '/api/cart/findAll', null],
    answer: [...cart, { ...cart[0]!, id: 's2', cartDTOList: [plainItem] }],
    value: [line, plainLine],
  },
  {
    name: 'add',
    call: ({ cart }) => cart.add({ ...request, price: 1999, salePrice: 1750 }),
    sent: [
      'POST',
      '/api/cart/add',
      { productDTO: { id: 'p', price: 19.99, priceSale: 17.5 }, quantity: 2, optionIds: ['o'] },
    ],
    answer: cartItem,
    value: line,
  },
  {
    name: 'add without a sale price',
    call: ({ cart }) => cart.add({ ...request, price: 1999, salePrice: null }),
    sent: [
      'POST',
      '/api/cart/add',
      { productDTO: { id: 'p', price: 19.99, priceSale: null }, quantity: 2, optionIds: ['o'] },
    ],
    answer: plainItem,
    value: plainLine,
  },
  {
    name: 'merge',
    call: ({ cart }) => cart.merge([request], 'k-1'),
    sent: ['POST', '/api/cart/add-multiple', [sentLine]],
    answer: { receipt, cart },
    value: [
      { productId: 'p1', optionIds: ['o1'], outcome: 'capped', quantity: 4, lineId: 'l1', reason: 'stock' },
      {
        productId: 'p2',
        optionIds: [],
        outcome: 'dropped',
        quantity: 0,
        lineId: null,
        reason: 'product_gone',
      },
    ],
  },
  {
    name: 'setQuantity',
    call: ({ cart }) => cart.setQuantity('l/1', 3),
    sent: ['GET', '/api/cart/changeQuantity/l%2F1/3', null],
    answer: cartItem,
    value: line,
  },
  {
    name: 'remove',
    call: ({ cart }) => cart.remove('l/1'),
    sent: ['DELETE', '/api/cart/remove/l%2F1', null],
    answer: {},
    value: {},
  },
  {
    name: 'quote',
    call: ({ cart }) => cart.quote([request, request]),
    sent: ['POST', '/api/public/cart/quote', [sentLine, sentLine]],
    answer: { items: [cartItem, null] },
    value: [line, null],
  },
]

test.each(cases)('$name is the call of the contract, decoded', async ({ call, sent, answer, value }) => {
  const { heard, send } = createServer(() => json(answer))
  const requests: Request[] = []
  const client = createApiClient({
    baseUrl: BASE,
    fetch(request) {
      requests.push(request)
      return send(request)
    },
  })
  expect(await call(createMarketApi(client))).toEqual(value)
  const [{ method, path, body, headers }] = heard as [(typeof heard)[number]]
  expect([method, path, body ? JSON.parse(body) : null]).toEqual(sent)
  expect(headers.get('idempotency-key')).toBe(path.endsWith('multiple') ? 'k-1' : null)
  // A GET that changes something must reach the server each time.
  if (/signout|changeQuantity/.test(path)) expect(requests[0]!.cache).toBe('no-store')
})

describe('in a marketplace of another currency', () => {
  test.each([
    ['JPY', 1500, 1500],
    ['KWD', 1.255, 1255],
  ])('%s: decimals have its digits, both ways', async (currency, decimal, minor) => {
    const item = {
      ...cartItem,
      productDTO: { ...cartItem.productDTO, price: decimal, priceSale: decimal },
      problems: [{ code: 'price_changed', available: null, previousPrice: decimal }],
    }
    const { heard, send } = createServer(() => json(item))
    const api = createMarketApi(createApiClient({ baseUrl: BASE, fetch: send }), { currency })
    expect(await api.cart.add({ ...request, price: minor, salePrice: minor })).toMatchObject({
      price: minor,
      salePrice: minor,
      problems: [{ previousPrice: minor }],
    })
    expect(JSON.parse(heard[0]!.body).productDTO).toEqual({ id: 'p', price: decimal, priceSale: decimal })
  })
})

const forms: [string, (api: Api) => Promise<unknown>, string, string[], unknown][] = [
  [
    'register',
    ({ auth }) => auth.register({ email: 'a@b.example', password: 'x', username: 'Ann' }),
    '/api/public/registerWithoutVerify',
    ['email', 'password', 'username'],
    { id: 'u1', email: 'a@b.example', username: 'Ann', isActive: 1 },
  ],
  [
    'updateProfile, without what is not there',
    ({ auth }) => auth.updateProfile({ username: 'Ann', avatar: undefined, email: null } as never),
    '/api/user/update_profile',
    ['username'],
    user,
  ],
]

test.each(forms)('%s is a form of the contract', async (_name, call, path, fields, answer) => {
  const { heard, send } = createServer(() => json(answer))
  await call(createMarketApi(createApiClient({ baseUrl: BASE, fetch: send })))
  expect(heard.map(({ method, path }) => [method, path])).toEqual([['POST', path]])
  expect([...heard[0]!.body.matchAll(/name="(\w+)"/g)].map(([, name]) => name)).toEqual(fields)
})
