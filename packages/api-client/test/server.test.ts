import { describe, expect, test } from 'vitest'
import { unwrap } from '../src/index.ts'
import { createServerClient } from '../src/server.ts'
import { BASE, createServer, json } from './support/server.ts'

const visitor = (init: RequestInit = {}) =>
  new Request('http://shop.test/', {
    headers: {
      'accept-language': 'de',
      'x-request-id': 'req-9',
      cookie: 'a=b',
      authorization: 'Bearer stolen',
    },
    ...init,
  })

describe('a client for one request on the server', () => {
  test('hands on the language and the request id, and nothing else of the visitor', async () => {
    const { heard, send } = createServer(() => json({ status: 'ok' }))
    const client = createServerClient({ baseUrl: BASE, request: visitor(), fetch: send })
    await unwrap(client.GET('/healthz'))
    expect(Object.fromEntries(heard[0]!.headers)).toEqual({
      accept: 'application/json',
      'accept-language': 'de',
      'x-request-id': 'req-9',
    })
  })

  test('hands on nothing that the visitor did not say', async () => {
    const { heard, send } = createServer(() => json({ status: 'ok' }))
    const request = new Request('http://shop.test/')
    await unwrap(createServerClient({ baseUrl: BASE, request, fetch: send }).GET('/healthz'))
    expect(Object.fromEntries(heard[0]!.headers)).toEqual({ accept: 'application/json' })
  })

  test('two visitors at once share nothing', async () => {
    const { heard, send } = createServer(async () => json({ status: 'ok' }))
    const make = (id: string) =>
      createServerClient({
        baseUrl: BASE,
        request: visitor({ headers: { 'x-request-id': id } }),
        fetch: send,
      })
    const [one, two] = [make('1'), make('2')]
    await Promise.all([one, two, one, two].map(client => unwrap(client.GET('/healthz'))))
    expect(heard.map(({ headers }) => headers.get('x-request-id')).sort()).toEqual(['1', '1', '2', '2'])
  })

  test("ends with the visitor's request, or after its own time", async () => {
    const { send } = createServer(() => new Promise(() => {}))
    const gone = new AbortController()
    const client = createServerClient({
      baseUrl: BASE,
      request: visitor({ signal: gone.signal }),
      fetch: send,
    })
    const call = unwrap(client.GET('/healthz'))
    gone.abort()
    await expect(call).rejects.toMatchObject({ kind: 'aborted' })

    const slow = createServerClient({ baseUrl: BASE, request: visitor(), fetch: send, timeoutMs: 20 })
    await expect(unwrap(slow.GET('/healthz'))).rejects.toMatchObject({ kind: 'timeout' })
  })
})
