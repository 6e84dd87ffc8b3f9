import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createApiClient, createMarketApi, unwrap } from '../src/index.ts'
import { BASE, createServer, json, problem } from './support/server.ts'
import { turn } from './support/turn.ts'

const line = { productId: 'p', quantity: 2, optionIds: ['o'] }
const sentLine = { product: { id: 'p' }, quantity: 2, optionIds: ['o'] }

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

/** The answers in turn; the last one stays. */
function market(...answers: (() => Response)[]) {
  let n = 0
  const { heard, send } = createServer(() => answers[Math.min(n++, answers.length - 1)]!())
  // However many turns of 250 ms a body takes on a busy machine, it is not the limit that ends it.
  const client = createApiClient({ baseUrl: BASE, fetch: send, timeoutMs: 1_000_000_000 })
  return { heard, client, api: createMarketApi(client) }
}
const offline = () => {
  throw new TypeError('Failed to fetch')
}
const settle = async <T>(call: Promise<T>) => {
  const result = call.then(
    value => ({ value }),
    (error: unknown) => ({ error }),
  )
  let isOpen = true
  void result.then(() => {
    isOpen = false
  })
  // Bodies are read in real turns, which differ between engines; the pauses are on the clock.
  while (isOpen) {
    await vi.advanceTimersByTimeAsync(250)
    await turn()
  }
  await vi.advanceTimersByTimeAsync(10_000)
  return result
}

describe('with an idempotency key', () => {
  test('a call whose answer was lost is repeated, with the same key and body', async () => {
    const { heard, api } = market(
      offline,
      () => problem(503, 'server.unavailable'),
      () => json({ receipt: [], cart: [] }),
    )
    expect(await settle(api.cart.merge([line], 'key-12345'))).toEqual({ value: [] })
    expect(heard).toHaveLength(3)
    for (const { headers, body } of heard) {
      expect(headers.get('idempotency-key')).toBe('key-12345')
      expect(JSON.parse(body)).toEqual([sentLine])
    }
  })

  test('three attempts are the end', async () => {
    const { heard, api } = market(offline)
    expect(await settle(api.cart.merge([line], 'key-12345'))).toMatchObject({
      error: { kind: 'network' },
    })
    expect(heard).toHaveLength(3)
  })

  test('a refusal is not repeated', async () => {
    const { heard, api } = market(() => problem(422, 'idempotency.mismatch'))
    expect(await settle(api.cart.merge([line], 'key-12345'))).toMatchObject({ error: { status: 422 } })
    expect(heard).toHaveLength(1)
  })

  test('an abort ends the waiting too', async () => {
    const { heard, client } = market(offline)
    const controller = new AbortController()
    const call = unwrap(
      client.POST('/api/cart/add-multiple', {
        body: [sentLine],
        params: { header: { 'Idempotency-Key': 'key-12345' } },
        signal: controller.signal,
      }),
    )
    call.catch(() => {})
    await vi.advanceTimersByTimeAsync(100)
    controller.abort()
    expect(await settle(call)).toMatchObject({ error: { kind: 'aborted' } })
    expect(heard).toHaveLength(1)
  })
})

describe('without one', () => {
  test('nothing is repeated, whatever its method', async () => {
    const { heard, api } = market(offline)
    const calls = [
      api.cart.add({ ...line, price: 500, salePrice: null }),
      api.cart.setQuantity('a', 2),
      api.cart.remove('a'),
      api.auth.logOut(),
      api.cart.read(),
    ]
    const ends = await settle(Promise.allSettled<unknown>(calls))
    expect(ends).toEqual({
      value: calls.map(() => ({ status: 'rejected', reason: expect.objectContaining({ kind: 'network' }) })),
    })
    expect(heard).toHaveLength(calls.length)
  })

  test('a GET that changes state is never cached', async () => {
    const seen: RequestCache[] = []
    const { send } = createServer(request => {
      seen.push(request.cache)
      return json({})
    })
    const api = createMarketApi(createApiClient({ baseUrl: BASE, fetch: send }))
    await settle(api.cart.setQuantity('a', 2))
    await settle(api.auth.logOut())
    expect(seen).toEqual(['no-store', 'no-store'])
  })
})

describe('the pauses', () => {
  beforeEach(() => {
    vi.spyOn(globalThis, 'setTimeout')
  })

  const begin = (signal?: AbortSignal) => {
    const { heard, client } = market(() => problem(503, 'server.unavailable'))
    const call = client.POST('/api/cart/add-multiple', {
      body: [sentLine],
      params: { header: { 'Idempotency-Key': 'key-12345' } },
      signal,
    })
    return { heard, outcome: unwrap(call).catch((error: unknown) => error) }
  }
  const pass = async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms)
    for (let n = 0; n < 5; n++) await turn()
  }

  /** Each attempt sets the timer of its limit, and clears it; a second one says that the pause has begun. */
  const pausing = async (attempts: number) => {
    const timers = vi.mocked(setTimeout).mock.calls
    while (timers.length < 2 * attempts || vi.getTimerCount() > 1) await turn()
  }

  test('are 0.4 s and 0.8 s, and there is no fourth attempt', async () => {
    const { heard, outcome } = begin()
    await pausing(1)
    await pass(399)
    expect(heard).toHaveLength(1)
    await pass(1)
    await pausing(2)
    expect(heard).toHaveLength(2)
    await pass(799)
    expect(heard).toHaveLength(2)
    await pass(1)
    expect(await outcome).toMatchObject({ kind: 'http', status: 503 })
    expect(heard).toHaveLength(3)
    await pass(10_000)
    expect(heard).toHaveLength(3)
  })

  test('end with an abort, and leave no timer behind', async () => {
    const abort = new AbortController()
    const { heard, outcome } = begin(abort.signal)
    await pausing(1)
    await pass(100)
    abort.abort()
    expect(await outcome).toMatchObject({ kind: 'aborted' })
    expect(vi.getTimerCount()).toBe(0)
    expect(heard).toHaveLength(1)
  })
})
