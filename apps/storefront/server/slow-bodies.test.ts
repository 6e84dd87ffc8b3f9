import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer, text } from 'node:stream/consumers'
import { MAX_REQUEST_MS } from '@stoa/server-kit/slow-bodies'
import type { FastifyInstance } from 'fastify'
import { createContext, type ServerBuild } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { buildStorefront } from './app.ts'
import { readStorefrontSettings } from './settings.ts'

const clientFolder = mkdtempSync(join(tmpdir(), 'stoa-slow-bodies-'))
const SIZE = 300_000
let storefront: FastifyInstance
let api: Server
let socket: Socket
/** The storefront's end of it. */
let far: Socket
let answer: Promise<string>

beforeEach(async () => {
  api = createServer(async (request, response) => {
    if (request.url === '/api/user/me') return response.end('{"id":"seller"}')
    response.end(`${(await buffer(request)).length} bytes`)
  })
  await new Promise<void>(resolve => api.listen(0, '127.0.0.1', resolve))
  const build = {
    routes: {},
    entry: { module: { requestScope: createContext(), checkoutPolicy: () => null } },
    assets: { version: '', routes: {} },
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
    future: {},
    ssr: true,
  }
  storefront = await buildStorefront({
    build: build as unknown as ServerBuild,
    clientFolder,
    settings: readStorefrontSettings({
      PUBLIC_ORIGIN: 'http://localhost:3000',
      API_URL: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
    }),
  })
  await storefront.listen({ port: 0, host: '127.0.0.1' })
  // Fakes the clock of the limits only; sockets keep working.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
})
afterEach(async () => {
  vi.useRealTimers()
  socket.destroy()
  await storefront.close()
  await new Promise(resolve => api.close(resolve))
  rmSync(clientFolder, { recursive: true, force: true })
})

async function begin(path: string) {
  socket = connect((storefront.server.address() as AddressInfo).port, '127.0.0.1')
  const [[end]] = await Promise.all([once(storefront.server, 'connection'), once(socket, 'connect')])
  far = end
  answer = text(socket)
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\nauthorization: Bearer t\r\ncontent-type: text/csv\r\ncontent-length: ${SIZE}\r\n\r\n`,
  )
}

/** Sends a part, waits until the storefront has received it, and advances the clock. */
async function send(bytes: number, seconds: number) {
  socket.write(Buffer.alloc(bytes, 'x'))
  await vi.waitUntil(() => far.bytesRead === socket.bytesWritten, { interval: 1 })
  await vi.advanceTimersByTimeAsync(seconds * 1_000)
}

test('forwards a file that takes three minutes', async () => {
  await begin('/api/seller/imports')
  for (let part = 0; part < 10; part++) await send(30_000, 19)
  vi.useRealTimers()
  expect(await answer).toMatch(/^HTTP\/1.1 200 .*300000 bytes/s)
  // Otherwise Node would have ended it.
  expect(storefront.server.requestTimeout).toBe(MAX_REQUEST_MS)
})

test.each([
  ['a file that stops', '/api/seller/imports', [40]],
  ['a small body that takes over a minute', '/api/cart', [20, 20, 20]],
  ['one whose path only begins like that of files', '/api/seller/picturesX', [20, 20, 20]],
])('ends %s', async (_what, path, pauses) => {
  await begin(path)
  for (const seconds of pauses) await send(30_000, seconds)
  expect(await answer).toMatch(/^HTTP\/1.1 408 /)
})
