import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { API_PATHS } from './api-paths.ts'
import { forwardToApi } from './forward.ts'
import { answerRefused } from './refusals.ts'

const MEGABYTE = 1024 * 1024
/** One for each test: the last file of a test may still be there when its answer is read. */
let folder: string
let app: FastifyInstance
let api: Server
let calls: string[]
/** Questions about a token on which the API thinks until the test ends. */
let asked: ServerResponse[]
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'stoa-large-uploads-'))
  vi.stubEnv('TMPDIR', folder)
  calls = []
  asked = []
  api = createServer((incoming, response) => {
    if (incoming.url === '/api/user/me') return tellOwner(incoming, response)
    calls.push(incoming.url!)
    // Like the API, responds before it has read the body, and closes.
    response.writeHead(403, { connection: 'close' }).end('no')
  })
  await new Promise<void>(resolve => api.listen(0, '127.0.0.1', resolve))
  app = fastify({ forceCloseConnections: true, trustProxy: 'loopback' })
  app.setErrorHandler(answerRefused)
  const address = `http://127.0.0.1:${(api.address() as AddressInfo).port}`
  forwardToApi(app, address, API_PATHS, { fileBytes: 120 * MEGABYTE })
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(async () => {
  await app.close()
  api.closeAllConnections()
  await new Promise(resolve => api.close(resolve))
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true })
})

/** Like the API, knows the token of each account, which here is the account's id. */
function tellOwner({ headers }: IncomingMessage, response: ServerResponse) {
  if (headers.authorization?.startsWith('Bearer slow')) return void asked.push(response)
  const id = /^Bearer (\w+)$/.exec(headers.authorization ?? '')?.[1]
  const isKnown = id !== undefined && id !== 'unknown'
  response.writeHead(isKnown ? 200 : 401, {
    'content-type': isKnown ? 'application/json' : 'application/problem+json',
    ...(!isKnown && { 'www-authenticate': 'Bearer' }),
  })
  response.end(JSON.stringify(isKnown ? { id } : { status: 401, code: 'auth.token_invalid', fields: [] }))
}

/** Sends without `fetch`, which would normalize the path. */
function send(path: string, headers: Record<string, string>, bytes = MEGABYTE) {
  const { port } = app.server.address() as AddressInfo
  return new Promise<{ status: number; type: string; asks: string; body: string }>((resolve, reject) => {
    const call = request({ port, host: '127.0.0.1', path, method: 'POST', headers }, async response => {
      let body = ''
      for await (const piece of response) body += piece
      const { 'content-type': type = '', 'www-authenticate': asks = '' } = response.headers
      resolve({ status: response.statusCode!, type, asks, body })
    })
    call.on('error', reject)
    call.end(Buffer.alloc(bytes))
  })
}
const kept = () => readdirSync(folder)

test.each([
  ['with a path that leads elsewhere', '/api/seller/imports/..%2f', 400],
  ['that the API refuses before its end', '/api/seller/imports', 403],
])('deletes the file of an upload %s', async (_what, path, status) => {
  const answer = await send(path, { authorization: 'Bearer t' }, 20 * MEGABYTE)
  expect(answer.status).toBe(status)
  await expect.poll(kept).toEqual([])
})

test('deletes the file of an upload when its sender leaves', async () => {
  const { port } = app.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  socket.write(
    'POST /api/seller/imports HTTP/1.1\r\nhost: a\r\nauthorization: Bearer t\r\ncontent-length: 1000000\r\n\r\n',
  )
  socket.write(Buffer.alloc(1000))
  await expect.poll(kept).toHaveLength(1)
  socket.destroy()
  await expect.poll(kept).toEqual([])
  expect(calls).toEqual([])
})

test('refuses an upload above an account’s share while others have room, and frees its space', async () => {
  const headers = { authorization: 'Bearer t' }
  const slow = request({
    port: (app.server.address() as AddressInfo).port,
    path: '/api/seller/pictures',
    method: 'POST',
    headers: { ...headers, 'content-length': 25 * MEGABYTE },
  })
  slow.on('error', () => undefined)
  slow.write(Buffer.alloc(20 * MEGABYTE))
  await expect.poll(() => kept().map(name => statSync(join(folder, name)).size)).toEqual([20 * MEGABYTE])
  const { status, body } = await send('/api/seller/pictures', headers, 20 * MEGABYTE)
  expect([status, JSON.parse(body).code]).toEqual([503, 'server.unavailable'])
  expect((await send('/api/seller/pictures', { authorization: 'Bearer other' }, 25 * MEGABYTE)).status).toBe(
    403,
  )
  calls = []
  slow.destroy()
  await expect.poll(kept).toEqual([])
  expect(calls).toEqual([])
  for (let turn = 0; turn < 3; turn++)
    expect((await send('/api/seller/pictures', headers, 20 * MEGABYTE)).status).toBe(403)
})

test.each([
  ['without a token', {}, 'auth.required'],
  ['with a token that the API doesn’t know', { authorization: 'Bearer unknown' }, 'auth.token_invalid'],
])('rejects an upload %s with the API’s problem, without keeping it', async (_what, headers, code) => {
  const answer = await send(
    '/api/seller/pictures',
    { 'content-type': 'image/png', ...headers },
    20 * MEGABYTE,
  )
  expect(answer).toMatchObject({ status: 401, asks: 'Bearer' })
  expect(answer.type).toContain('application/problem+json')
  expect(JSON.parse(answer.body)).toMatchObject({ status: 401, code, fields: [] })
  expect([kept(), calls]).toEqual([[], []])
})

test('leaves room for others while one visitor’s made-up tokens are checked', async () => {
  const upload = (token: string, visitor: string) =>
    send('/api/seller/pictures', { authorization: `Bearer ${token}`, 'x-forwarded-for': visitor })
  expect((await upload('known', '198.51.100.7')).status).toBe(403)
  const strangers = Array.from({ length: 30 }, (_, at) => upload(`slow${at}`, `198.51.100.${at}`))
  const { status, body } = await Promise.race(strangers)
  expect([status, JSON.parse(body).code]).toEqual([503, 'server.unavailable'])
  expect(asked.length).toBeLessThanOrEqual(4)
  expect((await upload('other', '203.0.113.5')).status).toBe(403)
  // A token that the storefront knows needs no check.
  expect((await upload('known', '198.51.100.7')).status).toBe(403)
  const all = Promise.all(strangers).then(() => true)
  const answerNext = () => {
    for (const response of asked.splice(0)) response.writeHead(401).end('{}')
    return Promise.race([all, sleep(20)])
  }
  await expect.poll(answerNext).toBe(true)
  expect(calls).toHaveLength(3)
})
