import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { MAX_REQUEST_MS } from '@stoa/server-kit/slow-bodies'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Operation } from '../../src/contract/document.ts'
import { answerBrokenRequest } from '../../src/contract/errors.ts'
import { endSlowBodies } from '../../src/contract/slow-bodies.ts'
import { useTestApp } from '../app.ts'

const api = useTestApp()
let app: FastifyInstance
/** Received bytes of a body, by the address that it was sent to. */
let arrived: Record<string, number>

beforeEach(async () => {
  arrived = {}
  app = Fastify({ clientErrorHandler: answerBrokenRequest })
  endSlowBodies(app)
  app.addContentTypeParser('*', async (request: { url: string }, payload: AsyncIterable<Buffer>) => {
    for await (const chunk of payload) arrived[request.url] = (arrived[request.url] ?? 0) + chunk.length
  })
  const answer = async ({ url }: { url: string }) => String(arrived[url])
  const operation = (maxUploadMegabytes: number | null) => ({
    operation: { maxUploadMegabytes } as Operation,
  })
  app.post('/file', { config: operation(50) }, answer)
  app.post('/usual', { config: operation(null) }, answer)
  await app.listen({ port: 0, host: '127.0.0.1' })
  // The clock of the limits alone: sockets go on as they are.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
})
afterEach(async () => {
  vi.useRealTimers()
  await app.close()
})

async function begin(url: string, length: number): Promise<{ socket: Socket; answer: Promise<string> }> {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(
    `POST ${url} HTTP/1.1\r\nhost: stoa.test\r\nconnection: close\r\ncontent-type: text/csv\r\ncontent-length: ${length}\r\n\r\n`,
  )
  return { socket, answer: text(socket) }
}

/** Sends a part, waits until it is there, and lets time pass. */
async function send(socket: Socket, url: string, bytes: number, seconds: number) {
  const before = arrived[url] ?? 0
  socket.write(Buffer.alloc(bytes, 'x'))
  await vi.waitUntil(() => (arrived[url] ?? 0) === before + bytes, { interval: 1 })
  await vi.advanceTimersByTimeAsync(seconds * 1_000)
}

test('accepts a file for longer than a minute while data arrives', async () => {
  const { socket, answer } = await begin('/file', 300_000)
  for (let part = 0; part < 10; part++) await send(socket, '/file', 30_000, 19)
  expect(await answer).toMatch(/^HTTP\/1.1 200 .*300000$/s)
})

test.each([
  ['a file that stops', '/file', 30_000, [40]],
  ['a file that comes byte by byte', '/file', 1, [5, 5, 5, 5]],
  ['a usual body that is not there after a minute', '/usual', 30_000, [20, 20, 20]],
])('%s is ended with a problem', async (_, url, bytes, pauses) => {
  const { socket, answer } = await begin(url, 300_000)
  for (const seconds of pauses) await send(socket, url, bytes, seconds)
  expect(await answer).toMatch(/^HTTP\/1.1 408 .*"code":"request.too_slow"/s)
})

test('the API ends slow bodies itself, and headers are Node’s to end', () => {
  const { requestTimeout, headersTimeout } = api().app.server
  expect([requestTimeout, headersTimeout]).toEqual([MAX_REQUEST_MS, 60_000])
})
