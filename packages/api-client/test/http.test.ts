import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test, vi } from 'vitest'
import { createApiClient, createMarketApi, unwrap } from '../src/index.ts'
import { createServerClient } from '../src/server.ts'
import { cartItem } from './support/answers.ts'
import { turn } from './support/turn.ts'

/** Starts a server on a real socket: the global fetch, with real connections that stall and break. */
async function listen(handler: Parameters<typeof createServer>[1]) {
  const server = createServer(handler)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: () => {
      server.closeAllConnections()
      return new Promise(resolve => server.close(resolve))
    },
  }
}

test('a call over a socket is refused, refreshed and made again with its body', async () => {
  const bodies: string[] = []
  const { baseUrl, close } = await listen(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    bodies.push(body)
    response.setHeader('content-type', 'application/json')
    if (request.headers.authorization !== 'Bearer two') response.statusCode = 401
    response.end(JSON.stringify(cartItem))
  })
  const session = { getToken: () => 'one', refresh: async () => 'two' }
  const api = createMarketApi(createApiClient({ baseUrl, session }))
  await api.cart.add({ productId: 'p', quantity: 3, optionIds: [], price: 500, salePrice: null })
  expect(bodies).toHaveLength(2)
  expect(bodies[0]).toBe(bodies[1])
  expect(JSON.parse(bodies[1]!)).toMatchObject({ quantity: 3 })
  await close()
})

test('a body that stops in the middle ends by the timeout', { timeout: 60_000 }, async () => {
  const { baseUrl, close } = await listen((_request, response) => {
    response.setHeader('content-type', 'application/json')
    response.write('{"sections":')
  })
  // The client's clock is moved when the answer has begun, not before: however slow this machine is.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  let begun!: () => void
  const answering = new Promise<void>(resolve => {
    begun = resolve
  })
  const client = createApiClient({
    baseUrl,
    timeoutMs: 1234,
    async fetch(request) {
      const response = await globalThis.fetch(request)
      begun()
      return response
    },
  })
  try {
    let ended = false
    const call = unwrap(client.GET('/api/public/home')).finally(() => {
      ended = true
    })
    const outcome = expect(call).rejects.toMatchObject({ kind: 'timeout', cause: { name: 'TimeoutError' } })
    await answering
    vi.advanceTimersByTime(1233)
    await turn()
    expect(ended).toBe(false)
    vi.advanceTimersByTime(1)
    await outcome
  } finally {
    vi.useRealTimers()
    await close()
  }
})

test.each([
  ['the client', (baseUrl: string) => createApiClient({ baseUrl, timeoutMs: 300 })],
  [
    "a visitor's client on a server",
    (baseUrl: string) =>
      createServerClient({ baseUrl, timeoutMs: 300, request: new Request('http://shop.test') }),
  ],
])('the limit of %s outlives a collection of memory', { timeout: 20_000 }, async (_whose, make) => {
  const { baseUrl, close } = await listen(() => {})
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  const call = unwrap(make(baseUrl).GET('/api/public/home'))
  const outcome = expect(call).rejects.toMatchObject({ kind: 'timeout' })
  for (let n = 0; n < 5; n++) {
    await new Promise(resolve => setTimeout(resolve, 20))
    collect()
  }
  await outcome
  await close()
})

test('a connection that breaks ends as network', { timeout: 60_000 }, async () => {
  const { baseUrl, close } = await listen(request => request.socket.destroy())
  // Its patience outlasts the test's: only the broken connection can end the call.
  const client = createApiClient({ baseUrl, timeoutMs: 600_000 })
  await expect(unwrap(client.GET('/api/public/shops'))).rejects.toMatchObject({ kind: 'network' })
  await close()
})
