import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { createApiClient, createMarketApi, unwrap } from '../src/index.ts'

/** The same over a real socket: the global fetch, real timeouts, real connections that break. */
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
    response.end('{}')
  })
  const session = { getToken: () => 'one', refresh: async () => 'two' }
  const api = createMarketApi(createApiClient({ baseUrl, session }))
  await api.cart.add({ productDTO: { id: 'p' }, quantity: 3, optionIds: [] })
  expect(bodies).toHaveLength(2)
  expect(bodies[0]).toBe(bodies[1])
  expect(JSON.parse(bodies[1]!)).toMatchObject({ quantity: 3 })
  await close()
})

test('a body that stops in the middle ends by the timeout, a connection that breaks as network', async () => {
  const { baseUrl, close } = await listen((request, response) => {
    response.setHeader('content-type', 'application/json')
    if (request.url?.endsWith('home')) response.write('{"sections":')
    else request.socket.destroy()
  })
  const hasty = createApiClient({ baseUrl, timeoutMs: 300 })
  await expect(unwrap(hasty.GET('/api/public/home'))).rejects.toMatchObject({ kind: 'timeout' })
  const patient = createApiClient({ baseUrl })
  await expect(unwrap(patient.GET('/api/public/shops'))).rejects.toMatchObject({ kind: 'network' })
  await close()
})
