import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createApiClient, createMarketApi, unwrap } from '../src/index.ts'
import { BASE, createServer, json, problem } from './support/server.ts'
import { turn } from './support/turn.ts'

const line = { productId: 'p', quantity: 2, optionIds: ['o'] }
const sentLine = { product: { id: 'p' }, quantity: 2, optionIds: ['o'] }

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

/** The answers in turn; the last one stays. */
function market(...answers: (() => Response)[]) {
  let n = 0
  const { heard, send } = createServer(() => answers[Math.min(n++, answers.length - 1)]!())
  // However many turns of 25 ms a body takes on a busy machine, it is not the limit that ends it.
  const client = createApiClient({ baseUrl: BASE, fetch: send, timeoutMs: 1_000_000_000 })
  return { heard, client, api: createMarketApi(client) }
}
const offline = () => {
  throw new TypeError('Failed to fetch')
}
/** The answer of a server that says when to come again. */
const comeAgain = (seconds: number, answer = problem(503, 'server.unavailable')) => {
  answer.headers.set('retry-after', String(seconds))
  return answer
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
    await vi.advanceTimersByTimeAsync(25)
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

  test('three attempts without an answer are the end', async () => {
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

  test('any other conflict is a refusal', async () => {
    const { heard, api } = market(() => problem(409, 'stock.insufficient'))
    expect(await settle(api.cart.merge([line], 'key-12345'))).toMatchObject({
      error: { status: 409, code: 'stock.insufficient' },
    })
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
  test('repeats nothing, regardless of the method', async () => {
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

  const unavailable = () => problem(503, 'server.unavailable')
  const begin = (answers: (() => Response)[], signal?: AbortSignal) => {
    const { heard, client } = market(...answers)
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

  test('are 0.4 s longer each time', async () => {
    const { heard, outcome } = begin([
      unavailable,
      unavailable,
      unavailable,
      () => json({ receipt: [], cart: [] }),
    ])
    for (let attempt = 1; attempt <= 3; attempt++) {
      await pausing(attempt)
      await pass(400 * attempt - 1)
      expect(heard).toHaveLength(attempt)
      await pass(1)
    }
    expect(await outcome).toEqual({ receipt: [], cart: [] })
    expect(heard).toHaveLength(4)
  })

  test('are as long as the server asks for', async () => {
    const { heard, outcome } = begin([() => comeAgain(5), () => json({ receipt: [], cart: [] })])
    await pausing(1)
    await pass(4_999)
    expect(heard).toHaveLength(1)
    await pass(1)
    expect(await outcome).toEqual({ receipt: [], cart: [] })
    expect(heard).toHaveLength(2)
  })

  test('last until the first attempt, which is still under way, is answered', async () => {
    const underWay = () => comeAgain(5, problem(409, 'idempotency.in_progress'))
    const { heard, outcome } = begin([underWay, underWay, () => json({ receipt: [], cart: [] })])
    for (let attempt = 1; attempt <= 2; attempt++) {
      await pausing(attempt)
      expect(heard).toHaveLength(attempt)
      await pass(5_000)
    }
    expect(await outcome).toEqual({ receipt: [], cart: [] })
    expect(heard).toHaveLength(3)
  })

  test('end after 20 s', async () => {
    const { heard, outcome } = begin([() => comeAgain(5)])
    for (let attempt = 1; attempt <= 4; attempt++) {
      await pausing(attempt)
      expect(heard).toHaveLength(attempt)
      await pass(5_000)
    }
    expect(await outcome).toMatchObject({ kind: 'http', status: 503, retryAfterMs: 5_000 })
    await pass(10_000)
    expect(heard).toHaveLength(5)
  })

  test('do not begin if the server asks for a longer delay', async () => {
    const { heard, outcome } = begin([() => comeAgain(60)])
    expect(await outcome).toMatchObject({ kind: 'http', status: 503, retryAfterMs: 60_000 })
    expect(heard).toHaveLength(1)
  })

  test('end with an abort, and leave no timer behind', async () => {
    const abort = new AbortController()
    const { heard, outcome } = begin([unavailable], abort.signal)
    await pausing(1)
    await pass(100)
    abort.abort()
    expect(await outcome).toMatchObject({ kind: 'aborted' })
    expect(vi.getTimerCount()).toBe(0)
    expect(heard).toHaveLength(1)
  })
})
