import { describe, expect, test } from 'vitest'
import { ApiError, createApiClient, isApiError, messageFor, unwrap } from '../src/index.ts'
import { BASE, createServer, json, problem } from './support/server.ts'

const failing = async (answer: () => Response | Promise<Response>, timeoutMs?: number): Promise<ApiError> => {
  const client = createApiClient({ baseUrl: BASE, fetch: createServer(answer).send, timeoutMs })
  const error = await unwrap(client.GET('/api/public/home')).then(
    () => null,
    (thrown: unknown) => thrown,
  )
  expect(error).toBeInstanceOf(ApiError)
  expect(isApiError(error)).toBe(true)
  return error as ApiError
}

describe('what fails is an ApiError', () => {
  test('a problem of the contract, with code, fields and request id', async () => {
    const fields = [{ pointer: '/email', code: 'format', message: 'must be an email address' }]
    const error = await failing(() =>
      problem(400, 'request.invalid', { detail: 'Look at the fields', fields }),
    )
    expect(error).toMatchObject({
      kind: 'http',
      status: 400,
      code: 'request.invalid',
      title: 'It went wrong',
      detail: 'Look at the fields',
      message: 'Look at the fields',
      fields,
      requestId: 'req-1',
      retryAfterMs: null,
      movedTo: null,
      checkout: null,
    })
  })

  test('something that is called something else by now', async () => {
    const error = await failing(() => problem(404, 'product.not_found', { movedTo: 'new-mug' }))
    expect(error).toMatchObject({ status: 404, code: 'product.not_found', movedTo: 'new-mug' })
  })

  test('an error with an empty body', async () => {
    const error = await failing(
      () =>
        new Response(null, {
          status: 500,
          statusText: 'Internal Server Error',
          headers: { 'x-request-id': 'r7' },
        }),
    )
    expect(error).toMatchObject({
      kind: 'http',
      status: 500,
      code: null,
      title: 'Internal Server Error',
      fields: [],
      requestId: 'r7',
    })
  })

  test("a proxy's HTML error page", async () => {
    const error = await failing(
      () => new Response('<h1>Bad gateway</h1>', { status: 502, headers: { 'content-type': 'text/html' } }),
    )
    expect(error).toMatchObject({ kind: 'http', status: 502, code: null, title: 'HTTP 502', detail: null })
  })

  test('HTML instead of JSON', async () => {
    const error = await failing(
      () =>
        new Response('<!doctype html>', {
          headers: { 'content-type': 'text/html; charset=utf-8', 'x-request-id': 'r8' },
        }),
    )
    expect(error).toMatchObject({ kind: 'parse', status: 200, requestId: 'r8' })
    expect(error.title).toContain('text/html')
  })

  test('JSON that is cut off', async () => {
    const error = await failing(
      () => new Response('{"a":', { headers: { 'content-type': 'application/json' } }),
    )
    expect(error).toMatchObject({ kind: 'parse', code: null, title: 'The answer could not be read' })
  })

  test('HTML instead of JSON, unless text was requested', async () => {
    const { send } = createServer(() => new Response('<p>', { headers: { 'content-type': 'text/html' } }))
    const client = createApiClient({ baseUrl: BASE, fetch: send })
    expect(await unwrap(client.GET('/api/public/home', { parseAs: 'text' }))).toBe('<p>')
  })

  test('an error that is JSON and no problem of the contract', async () => {
    const error = await failing(() => json(null, 500))
    expect(error).toMatchObject({ kind: 'http', status: 500, code: null, title: 'HTTP 500', fields: [] })
    expect(await failing(() => json({ title: 'Away', fields: 'none' }, 503))).toMatchObject({
      title: 'Away',
      fields: [],
    })
  })

  test.each([
    ['nothing at all', null],
    ['a word', 'no'],
  ])('a fetch that rejects with %s', async (_what, reason) => {
    const error = await failing(() => Promise.reject(reason))
    expect(error).toMatchObject({ kind: 'network', title: 'The server could not be reached' })
  })

  test('an empty body although the contract has one', async () => {
    const error = await failing(() => new Response('', { headers: { 'content-type': 'application/json' } }))
    expect(error).toMatchObject({ kind: 'parse', status: 200, title: 'The answer is empty' })
  })

  test('no network', async () => {
    const error = await failing(() => Promise.reject(new TypeError('Failed to fetch')))
    expect(error).toMatchObject({
      kind: 'network',
      status: 0,
      requestId: null,
      message: 'The server could not be reached',
    })
    expect(error.cause).toBeInstanceOf(TypeError)
  })

  test('a server that takes too long', async () => {
    const error = await failing(() => new Promise(() => {}), 20)
    expect(error).toMatchObject({ kind: 'timeout', status: 0, title: 'The server took too long' })
    expect(error.cause).toMatchObject({ message: 'The server took too long' })
  })

  test("the caller's own abort", async () => {
    const { send } = createServer(() => new Promise(() => {}))
    const client = createApiClient({ baseUrl: BASE, fetch: send })
    const controller = new AbortController()
    const call = unwrap(client.GET('/api/public/home', { signal: controller.signal }))
    controller.abort()
    await expect(call).rejects.toMatchObject({
      kind: 'aborted',
      status: 0,
      title: 'The call was cancelled',
      name: 'ApiError',
      fields: [],
    })
  })

  test('an abort before the call', async () => {
    const { send } = createServer(() => json({}))
    const client = createApiClient({ baseUrl: BASE, fetch: send, signal: AbortSignal.abort() })
    await expect(unwrap(client.GET('/api/public/home'))).rejects.toMatchObject({ kind: 'aborted' })
    const own = createApiClient({ baseUrl: BASE, fetch: send })
    const call = unwrap(own.GET('/api/public/home', { signal: AbortSignal.abort() }))
    await expect(call).rejects.toMatchObject({ kind: 'aborted' })
  })

  test.each([
    ['seconds', () => '120', 120_000],
    ['a date', () => new Date(Date.now() + 60_000).toUTCString(), 60_000],
    ['a date that is over', () => new Date(Date.now() - 60_000).toUTCString(), 0],
    ['a word', () => 'soon', null],
    ['seconds in words', () => '3 s', null],
    ['nothing', () => '', null],
  ])('Retry-After with %s', async (_what, value, ms) => {
    const error = await failing(
      () => new Response(null, { status: 429, headers: { 'retry-after': value() } }),
    )
    if (ms === null) expect(error.retryAfterMs).toBe(null)
    else expect(Math.abs(error.retryAfterMs! - ms)).toBeLessThan(2000)
  })
})

describe('what succeeds', () => {
  test('is the body itself', async () => {
    const { send } = createServer(() => json([{ id: '1', name: 'Lamps' }]))
    const client = createApiClient({ baseUrl: BASE, fetch: send })
    expect(await unwrap(client.GET('/api/public/category/get_tree_category'))).toEqual([
      { id: '1', name: 'Lamps' },
    ])
  })

  test('is empty if there is no content', async () => {
    const { heard, send } = createServer(() => new Response(null, { status: 204 }))
    const client = createApiClient({ baseUrl: BASE, fetch: send })
    expect(await unwrap(client.DELETE('/api/cart/remove/{id}', { params: { path: { id: 'a/b' } } }))).toBe(
      undefined,
    )
    expect(heard[0]).toMatchObject({ method: 'DELETE', path: '/api/cart/remove/a%2Fb' })
  })
})

describe('reading errors', () => {
  test('the message of the server, else the fallback', async () => {
    expect(messageFor(await failing(() => problem(409, 'cart.full', { detail: 'Too much' })), 'No')).toBe(
      'Too much',
    )
    expect(messageFor(await failing(() => problem(409, 'cart.full')), 'No')).toBe('It went wrong')
    expect(messageFor(await failing(() => Promise.reject(new TypeError('x'))), 'No')).toBe('No')
    expect(messageFor(new Error('x'), 'No')).toBe('No')
    // A proxy in front of a failed server responds: its text is the protocol's.
    const page = () => new Response('<h1>Bad Gateway</h1>', { status: 502, statusText: 'Bad Gateway' })
    expect(messageFor(await failing(page), 'No')).toBe('No')
    expect(messageFor(await failing(() => new Response(null, { status: 401 })), 'No')).toBe('No')
  })

  test('another copy of the package is understood, other errors are not', () => {
    const foreign = { [Symbol.for('@stoa/api-client/ApiError')]: true }
    expect(isApiError(foreign)).toBe(true)
    for (const other of [null, undefined, 'x', new Error('x'), {}]) expect(isApiError(other)).toBe(false)
  })
})
