import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createApiClient, type Send, unwrap } from '../src/index.ts'
import { BASE, createServer, json, problem } from './support/server.ts'
import { turn } from './support/turn.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const timers = async (count: number) => {
  while (vi.getTimerCount() !== count) await turn()
}

describe('an attempt that is over leaves nothing behind', () => {
  test.each<[string, () => Response | Promise<Response>]>([
    ['an answer', () => json({ sections: [] })],
    ['an answer without a body', () => new Response(null, { status: 204 })],
    ['an answer of no length', () => json(null, 200, { 'content-length': '0' })],
    ['a refusal', () => problem(409, 'cart.full')],
    ['HTML where JSON belongs', () => new Response('<p>', { headers: { 'content-type': 'text/html' } })],
    ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('after %s no timer waits, and an end of the client ends it no more', async (_what, answer) => {
    const end = new AbortController()
    const { send } = createServer(answer)
    let sent!: AbortSignal
    const client = createApiClient({
      baseUrl: BASE,
      signal: end.signal,
      fetch(request) {
        sent = request.signal
        return send(request)
      },
    })
    await unwrap(client.GET('/api/public/home')).catch(() => {})
    await timers(0)
    end.abort()
    expect(sent.aborted).toBe(false)
  })

  test('a refused attempt is over before the next one is', async () => {
    const { send } = createServer(request =>
      request.headers.get('authorization') === 'Bearer two' ? json({}) : problem(401, 'auth.token_expired'),
    )
    const session = { getToken: () => 'one', refresh: async () => 'two' }
    await unwrap(createApiClient({ baseUrl: BASE, session, fetch: send }).GET('/api/user/sessions'))
    await timers(0)
  })
})

describe('the limit is for the body too', () => {
  /** An answer whose body ends with its request, for a reason of the engine's own; `last` ends it at once. */
  const open = (last = false) => {
    const fetch: Send = async ({ signal }) =>
      new Response(
        new ReadableStream({
          start(body) {
            body.enqueue(new TextEncoder().encode('[]'))
            if (last) body.close()
            signal.addEventListener('abort', () => body.error(new TypeError('Aborted')))
          },
        }),
        { headers: { 'content-type': 'application/json' } },
      )
    return createApiClient({ baseUrl: BASE, timeoutMs: 1000, fetch })
  }
  const path = '/api/public/category/get_tree_category'

  test.each(['json', 'text', 'blob', 'arrayBuffer'] as const)(
    'read as %s it is free of it once it is whole, not before',
    async parseAs => {
      await unwrap(open(true).GET(path, { parseAs }))
      expect(vi.getTimerCount()).toBe(0)

      const call = unwrap(open().GET(path, { parseAs }))
      const outcome = expect(call).rejects.toMatchObject({ kind: 'timeout' })
      for (let n = 0; n < 5; n++) await turn()
      expect(vi.getTimerCount()).toBe(1)
      vi.advanceTimersByTime(1000)
      await outcome
      expect(vi.getTimerCount()).toBe(0)
    },
  )

  test('a body that the caller reads as a stream has it', async () => {
    const { data } = await open().GET(path, { parseAs: 'stream' })
    const reader = (data as unknown as ReadableStream<Uint8Array>).getReader()
    expect(new TextDecoder().decode((await reader.read()).value)).toBe('[]')
    const rest = expect(reader.read()).rejects.toMatchObject({ message: 'Aborted' })
    vi.advanceTimersByTime(1000)
    await rest
  })
})
