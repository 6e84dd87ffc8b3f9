import { describe, expect, test } from 'vitest'
import contract from '../openapi.json' with { type: 'json' }
import { contractAnswers, sellerAnswers, shopperAnswers } from '../src/contract-answers.ts'
import { sessionAndCartAnswers } from '../src/generated/session-and-cart-answers.ts'
import { createApiClient, createMarketApi, isApiError, unwrap } from '../src/index.ts'
import type { paths } from '../src/schema.ts'
import { cart, cartItem, user } from './support/answers.ts'
import { BASE, createServer, json, problem } from './support/server.ts'

const TREE = '/api/public/category/get_tree_category'
const branch = (more: object = {}) => ({
  id: '1',
  name: 'Lighting',
  slug: 'lighting',
  icon: null,
  isShowSuggest: true,
  hasChild: false,
  child: [],
  ...more,
})

/** Returns the message that the call rejects with; null if the response is accepted. */
const complaintOf = async (call: Promise<unknown>): Promise<string | null> => {
  try {
    await call
    return null
  } catch (error) {
    if (!isApiError(error)) throw error
    expect(error.kind).toBe('parse')
    return error.title
  }
}
const clientOf = (answer: unknown, answers = contractAnswers) =>
  createApiClient({ baseUrl: BASE, fetch: createServer(() => json(answer)).send, answers })

describe('an answer is held against the contract', () => {
  test.each<[string, unknown, string | null]>([
    ['what the contract promises', [branch({ child: [branch()] })], null],
    ['a field that is newer than the client', [branch({ colour: 'red' })], null],
    ['an empty list', [], null],
    ['an object instead of a list', {}, '/'],
    ['nothing at all', null, '/'],
    ['a text', 'gone', '/'],
    ['an item without its name', [branch({ name: undefined })], '/0/name'],
    ['a name that is a number, below', [branch({ child: [branch({ name: 7 })] })], '/0/child/0/name'],
  ])('%s', async (_what, answer, place) => {
    expect(await complaintOf(unwrap(clientOf(answer).GET(TREE)))).toBe(
      place && `GET ${TREE} returned invalid ${place}`,
    )
  })

  test.each<[string, object, string | null]>([
    ['no price', { price: undefined }, 'price'],
    ['no price at all', { price: null }, 'price'],
    ['a price in words', { price: '19.99' }, 'price'],
    ['a price below nothing', { price: -1 }, 'price'],
    ['a sale price below nothing', { priceSale: -0.01 }, 'priceSale'],
    ['no sale price', { priceSale: null }, null],
    ['a sale price of nothing', { priceSale: 0 }, null],
  ])('a cart whose line has %s', async (_what, wrong, field) => {
    const item = { ...cartItem, productDTO: { ...cartItem.productDTO, ...wrong } }
    const { cart: api } = createMarketApi(
      clientOf([{ ...cart[0]!, cartDTOList: [item] }], sessionAndCartAnswers),
    )
    expect(await complaintOf(api.read())).toBe(
      field && `GET /api/cart/findAll returned invalid /0/cartDTOList/0/productDTO/${field}`,
    )
  })

  test.each([
    ['a map with a value of another kind', { variantValues: { Color: 7 } }, '/variantValues/Color'],
    ['a quantity that is no whole number', { quantity: 1.5 }, '/quantity'],
    ['no quantity', { quantity: 0 }, '/quantity'],
    ['problems that are no list', { problems: {} }, '/problems'],
  ])('a line with %s', async (_what, wrong, place) => {
    const { cart: api } = createMarketApi(clientOf({ ...cartItem, ...wrong }))
    expect(await complaintOf(api.setQuantity('l1', 2))).toContain(`invalid ${place}`)
  })

  test.each([
    ['nothing', null],
    ['no id', { ...user, id: undefined }],
    ['roles that are no list', { ...user, roles: 'ROLE_USER' }],
  ])('a profile of another shape is rejected: %s', async (_what, profile) => {
    const { auth } = createMarketApi(clientOf(profile, sessionAndCartAnswers))
    expect(await complaintOf(auth.readUser())).toContain('GET /api/user/me')
  })

  test.each(['{}', '[]', 'null', '"gone"', '[{}]'])('a login that is answered %s is rejected', async body => {
    const { auth } = createMarketApi(clientOf(JSON.parse(body), sessionAndCartAnswers))
    expect(await complaintOf(auth.logIn({ email: 'a@b.example', password: 'x' }))).not.toBe(null)
  })

  test('a refusal is a refusal, whatever its body', async () => {
    const { send } = createServer(() => problem(404, 'product.not_found'))
    const client = createApiClient({ baseUrl: BASE, fetch: send, answers: contractAnswers })
    await expect(unwrap(client.GET(TREE))).rejects.toMatchObject({ kind: 'http', status: 404 })
  })
})

describe('which answers', () => {
  test('an empty object is no answer of any call of shoppers and sellers that promises something', () => {
    for (const [path, operations] of Object.entries(contract.paths))
      for (const [method, { responses }] of Object.entries(operations) as [
        string,
        { responses: Record<string, { content?: Record<string, unknown> }> },
      ][]) {
        const isJson = Object.entries(responses).some(
          ([status, { content }]) => status.startsWith('2') && content?.['application/json'],
        )
        expect([path, method, `${method.toUpperCase()} ${path}` in contractAnswers.operations]).toEqual([
          path,
          method,
          isJson && !path.startsWith('/api/operator/'),
        ])
      }
  })

  test('those of a shop’s work are apart from those of shoppers', () => {
    const own = (operations: object) => Object.keys(operations).filter(name => name.includes(' /api/seller/'))
    expect(own(shopperAnswers.operations)).toEqual([])
    expect(own(sellerAnswers.operations)).toEqual(own(contractAnswers.operations))
  })

  test('checks session and cart by default, and no others', async () => {
    expect(Object.keys(sessionAndCartAnswers.operations).sort()).toEqual([
      'GET /api/auth/signout',
      'GET /api/cart/changeQuantity/{id}/{quantity}',
      'GET /api/cart/findAll',
      'GET /api/user/me',
      'POST /api/auth/signin',
      'POST /api/cart/add',
      'POST /api/cart/add-multiple',
      'POST /api/public/cart/quote',
      'POST /api/public/registerWithoutVerify',
      'POST /api/user/update_profile',
      'POST /auth/refresh-token',
    ])
    for (const operation of Object.keys(sessionAndCartAnswers.operations))
      expect(sessionAndCartAnswers.operations[operation]).toEqual(contractAnswers.operations[operation])
    const client = createApiClient({ baseUrl: BASE, fetch: createServer(() => json({})).send })
    expect(await unwrap(client.GET('/api/public/home'))).toEqual({})
  })

  test('a path that the contract has not is not looked into', async () => {
    const call = clientOf({}).GET('/api/nope' as keyof paths as '/api/public/home')
    expect(await unwrap(call)).toEqual({})
  })
})
