import { expect, test } from 'vitest'
import { loadContract, type Operation } from '../../src/contract/document.ts'
import { newId } from '../../src/platform/ids.ts'
import { useTestApp } from '../app.ts'
import { urlOf } from '../samples.ts'

const BLOG = 'https://blog.example'
const open = useTestApp({ config: { embedOrigins: `${BLOG},https://other.example` } })
const closed = useTestApp()

const EMBEDDABLE = ['getCategoryTree', 'getMarket', 'getProduct', 'quoteCart', 'suggest']
const { operations } = loadContract()

const ask = (api: typeof open, operation: Operation, origin: string | null, method = operation.method) =>
  api().call({
    method: method as 'GET',
    url: urlOf(operation),
    headers: {
      ...(origin && { origin }),
      ...(method === 'OPTIONS' && {
        'access-control-request-method': operation.method,
        'access-control-request-headers': 'authorization,content-type',
      }),
    },
    ...(operation.id === 'quoteCart' &&
      method === 'POST' && { payload: [{ product: { id: newId() }, quantity: 1 }] }),
  })

const corsOf = ({ headers }: { headers: Record<string, unknown> }) =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => name.startsWith('access-control-') || name === 'vary'),
  )

test('opens five calls and no other', () => {
  expect(
    operations
      .filter(({ isEmbeddable }) => isEmbeddable)
      .map(({ id }) => id)
      .sort(),
  ).toEqual(EMBEDDABLE)
})

test.each(operations.map(operation => [operation.id, operation] as const))(
  '%s answers other origins as the contract says',
  async (_, operation) => {
    const answer = await ask(open, operation, BLOG)
    const preflight = await ask(open, operation, BLOG, 'OPTIONS')
    if (!operation.isEmbeddable) {
      expect([corsOf(answer), preflight.status, corsOf(preflight)]).toEqual([{}, 405, {}])
      return
    }
    const ours = { 'access-control-allow-origin': BLOG, vary: 'Origin' }
    expect(corsOf(answer)).toEqual({ ...ours, 'access-control-expose-headers': 'Retry-After, X-Request-Id' })
    expect([preflight.status, preflight.text]).toEqual([204, ''])
    expect(corsOf(preflight)).toEqual({
      ...ours,
      'access-control-allow-methods': 'GET, POST',
      'access-control-allow-headers': 'content-type',
      'access-control-max-age': '7200',
    })
    for (const stranger of ['https://blog.example.evil.example', 'null', null]) {
      expect(corsOf(await ask(open, operation, stranger))).toEqual({ vary: 'Origin' })
      const refused = await ask(open, operation, stranger, 'OPTIONS')
      expect([refused.status, corsOf(refused)]).toEqual([405, { vary: 'Origin' }])
    }
    expect(corsOf(await ask(closed, operation, BLOG))).toEqual({})
    expect((await ask(closed, operation, BLOG, 'OPTIONS')).status).toBe(405)
  },
)

test('lets a listed origin read a problem', async () => {
  const answer = await open().call({
    method: 'POST',
    url: '/api/public/cart/quote',
    headers: { origin: BLOG, 'content-type': 'text/plain' },
    payload: '[]',
  })
  expect(answer).toMatchObject({ status: 415, headers: { 'access-control-allow-origin': BLOG } })
})

test('keeps the category tree for five minutes on pages of other origins', async () => {
  const read = (origin: string | null) =>
    open().call({
      method: 'GET',
      url: '/api/public/category/get_tree_category',
      headers: { ...(origin && { origin }) },
    })
  expect((await read(BLOG)).headers['cache-control']).toBe('public, max-age=300')
  expect((await read(null)).headers['cache-control']).toBe('no-cache')
})
