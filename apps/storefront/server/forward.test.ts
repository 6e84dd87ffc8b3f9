import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { forwardToApi } from './forward.ts'
import { answerRefused } from './refusals.ts'

const running: (() => Promise<unknown>)[] = []
afterEach(async () => {
  await Promise.all(running.splice(0).map(stop => stop()))
})

async function upstream(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<Server> {
  const server = createServer(answer)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  running.push(
    () =>
      new Promise(resolve => {
        server.close(resolve)
        server.closeAllConnections()
      }),
  )
  return server
}

async function front(apiUrl: string): Promise<string> {
  const app: FastifyInstance = fastify({ forceCloseConnections: true })
  app.setErrorHandler(answerRefused)
  forwardToApi(app, apiUrl)
  running.push(() => app.close())
  return app.listen({ port: 0, host: '127.0.0.1' })
}

const addressOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`

test('forwards method, path, query, body and headers and returns the API’s response unchanged', async () => {
  const seen: Record<string, unknown> = {}
  const api = await upstream(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    Object.assign(seen, { url: request.url, method: request.method, body, headers: request.headers })
    response
      .writeHead(409, { 'content-type': 'application/problem+json', 'x-mark': 'yes' })
      .end('{"status":409}')
  })
  const answer = await fetch(`${await front(addressOf(api))}/api/cart/add?x=%2F1`, {
    method: 'POST',
    headers: { authorization: 'Bearer t', 'content-type': 'application/json' },
    body: '{"a":1}',
  })
  expect(seen).toMatchObject({ url: '/api/cart/add?x=%2F1', method: 'POST', body: '{"a":1}' })
  expect(seen.headers).toMatchObject({ authorization: 'Bearer t', 'x-forwarded-for': '127.0.0.1' })
  expect(answer.status).toBe(409)
  expect(answer.headers.get('x-mark')).toBe('yes')
  // The storefront’s own value, not the API’s five seconds.
  expect(answer.headers.get('keep-alive')).toBe('timeout=72')
  expect(await answer.text()).toBe('{"status":409}')
})

test('keeps the session of the operator console from the API’s public server', async () => {
  const seen: (string | undefined)[] = []
  const api = await upstream((request, response) => {
    seen.push(request.headers.cookie)
    response.end()
  })
  const address = await front(addressOf(api))
  for (const cookie of [
    'a=1; __Host-stoa-operator=secret; stoa-device=2',
    'stoa-operator=secret',
    'not-stoa-operator=3',
  ])
    await fetch(`${address}/api/user/me`, { headers: { cookie } })
  expect(seen).toEqual(['a=1; stoa-device=2', undefined, 'not-stoa-operator=3'])
})

test('asks for the body of an upload that waits to be asked', async () => {
  const api = await upstream(async (request, response) => {
    let bytes = 0
    for await (const chunk of request) bytes += chunk.length
    response.end(`${bytes} ${request.headers.expect}`)
  })
  const { port } = new URL(await front(addressOf(api)))
  const call = request({
    port,
    path: '/api/upload',
    method: 'POST',
    headers: { expect: '100-continue', 'content-type': 'image/png', 'content-length': '3' },
  })
  call.flushHeaders()
  await once(call, 'continue')
  call.end('abc')
  const [answer] = await once(call, 'response')
  expect([answer.statusCode, await text(answer)]).toEqual([200, '3 undefined'])
})

test('streams a response while it is being written', async () => {
  let finish = () => {}
  const api = await upstream((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/plain' })
    response.write('first')
    finish = () => response.end('last')
  })
  const answer = await fetch(`${await front(addressOf(api))}/media/a/160.webp`)
  const reader = answer.body?.getReader()
  const first = await reader?.read()
  expect(new TextDecoder().decode(first?.value)).toBe('first')
  finish()
})

test('responds with a problem and retry-after when the API is down', async () => {
  const api = await upstream(() => {})
  const address = addressOf(api)
  await running.pop()?.()
  const answer = await fetch(`${await front(address)}/api/public/home`)
  expect(answer.status).toBe(503)
  expect(answer.headers.get('content-type')).toContain('application/problem+json')
  expect(answer.headers.get('retry-after')).toBe('5')
  expect(await answer.json()).toMatchObject({ code: 'server.unavailable', status: 503, fields: [] })
})

test('responds with a problem and does not retry when the connection breaks before the headers', async () => {
  let calls = 0
  const api = await upstream(request => {
    calls += 1
    request.socket.destroy()
  })
  const answer = await fetch(`${await front(addressOf(api))}/api/auth/signout`)
  expect(answer.status).toBeGreaterThanOrEqual(502)
  expect(await answer.json()).toMatchObject({ code: 'server.unavailable' })
  expect(calls).toBe(1)
})

test('sends a GET once and returns the API’s 503 with its retry-after', async () => {
  let calls = 0
  const api = await upstream((_request, response) => {
    calls += 1
    response.writeHead(503, { 'retry-after': '5' }).end('{"code":"server.busy"}')
  })
  const answer = await fetch(`${await front(addressOf(api))}/api/downloads/ticket`)
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
  expect(await answer.text()).toBe('{"code":"server.busy"}')
  expect(calls).toBe(1)
})

/** API that responds to a large body at once and closes the connection before its end. */
async function apiWithSmallBodies(): Promise<string> {
  const api = fastify({ bodyLimit: 1000, forceCloseConnections: true })
  api.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  api.post('/api/upload', async () => ({}))
  running.push(() => api.close())
  return api.listen({ port: 0, host: '127.0.0.1' })
}

/** Body in small chunks, sent as buffers allow, so that most of it is unsent when an early response arrives. */
const inChunks = (bytes: number) => {
  const chunk = new Uint8Array(16_384)
  let left = bytes
  return new ReadableStream<Uint8Array>({
    pull: controller => {
      controller.enqueue(chunk)
      left -= chunk.length
      if (left <= 0) controller.close()
    },
  })
}

const upload = (address: string, bytes: number) =>
  fetch(`${address}/api/upload`, {
    method: 'POST',
    headers: { 'content-type': 'image/png' },
    body: inChunks(bytes),
    duplex: 'half',
  } as RequestInit)

test('returns a response that the API sends before it has the whole body', async () => {
  const address = await front(await apiWithSmallBodies())
  for (let round = 0; round < 20; round++) {
    const answer = await upload(address, round % 2 ? 300_000 : 7_000_000)
    expect([answer.status, await answer.json()]).toEqual([413, expect.objectContaining({ statusCode: 413 })])
  }
})

test.each(['imports', 'pictures'])('forwards larger bodies to %s than to other paths', async path => {
  const api = await upstream((request, response) => {
    if (request.url === '/api/user/me') return response.end('{"id":"seller"}')
    let bytes = 0
    request.on('data', (piece: Buffer) => {
      bytes += piece.length
    })
    request.on('end', () => response.end(String(bytes)))
  })
  const send = (bytes: number) =>
    fetch(`${storefront}/api/seller/${path}`, {
      method: 'POST',
      headers: { authorization: 'Bearer t', 'content-type': 'multipart/form-data; boundary=x' },
      body: inChunks(bytes),
      duplex: 'half',
    } as RequestInit)
  const storefront = await front(addressOf(api))
  const answer = await send(20 * 1024 * 1024)
  expect([answer.status, await answer.text()]).toEqual([200, String(20 * 1024 * 1024)])
  const refused = await send(52 * 1024 * 1024)
  expect(refused.status).toBe(413)
})

test('rejects a body above the API’s limits with the API’s problem', async () => {
  let calls = 0
  const api = await upstream((_request, response) => {
    calls += 1
    response.end()
  })
  const address = await front(addressOf(api))
  for (let round = 0; round < 10; round++) {
    const answer = await upload(address, 20_000_000)
    expect(answer.status).toBe(413)
    expect(answer.headers.get('content-type')).toContain('application/problem+json')
    expect(await answer.json()).toMatchObject({ code: 'request.too_large', status: 413, fields: [] })
  }
  expect(calls).toBe(0)
})

test('forwards a form with a file unchanged', async () => {
  let seen = { type: '', length: 0, bytes: 0 }
  const api = await upstream(async (request, response) => {
    let bytes = 0
    for await (const chunk of request) bytes += chunk.length
    const { 'content-type': type = '', 'content-length': length } = request.headers
    seen = { type, length: Number(length), bytes }
    response.end()
  })
  const body = new FormData()
  body.set('avatar', new Blob([new Uint8Array(5_000_000)]), 'avatar.png')
  await fetch(`${await front(addressOf(api))}/api/user/update_profile`, { method: 'POST', body })
  expect(seen.type).toMatch(/^multipart\/form-data; boundary=/)
  expect(seen.bytes).toBeGreaterThan(5_000_000)
  expect(seen.length).toBe(seen.bytes)
})

test('keeps open streams from blocking other calls and ends them with the server', async () => {
  let open = 0
  const api = await upstream((request, response) => {
    if (request.url !== '/api/seller/events') return void response.end('{}')
    open++
    response.once('close', () => open--)
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write(': here\n\n')
  })
  const address = await front(addressOf(api))
  const streams = await Promise.all(
    Array.from({ length: 140 }, async () => {
      const { body } = await fetch(`${address}/api/seller/events`)
      const reader = body!.getReader()
      expect(new TextDecoder().decode((await reader.read()).value)).toBe(': here\n\n')
      return reader
    }),
  )
  expect(open).toBe(140)
  expect(await (await fetch(`${address}/api/public/home`)).text()).toBe('{}')
  await streams[0]!.cancel()
  await expect.poll(() => open).toBe(139)
  await running.pop()!()
  await expect.poll(() => open).toBe(0)
})
