import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import fastify, { type FastifyInstance, type FastifyReply } from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { type ForwardLimits, forwardToApi } from './forward.ts'
import { answerRefused } from './refusals.ts'

const running: FastifyInstance[] = []
afterEach(async () => {
  await Promise.all(running.splice(0).map(server => server.close()))
})

async function listen(server: FastifyInstance): Promise<string> {
  running.push(server)
  return server.listen({ port: 0, host: '127.0.0.1' })
}

/** A storefront's address, in front of an API that does this with each call. */
async function front(limits: Partial<ForwardLimits>, answer: (path: string, reply: FastifyReply) => void) {
  const api = fastify({ forceCloseConnections: true })
  api.removeAllContentTypeParsers()
  api.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  api.all('*', ({ url }, reply) => answer(url, reply))
  const storefront = fastify({ forceCloseConnections: true, trustProxy: 'loopback' })
  storefront.setErrorHandler(answerRefused)
  forwardToApi(storefront, await listen(api), undefined, limits)
  return listen(storefront)
}

async function expectRefused(answer: Response) {
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
  expect(answer.headers.get('content-type')).toContain('application/problem+json')
  expect(await answer.json()).toMatchObject({ code: 'server.unavailable', status: 503, fields: [] })
}

/** Two addresses of one visitor, and one of another. */
const [BUSY, NEIGHBOR, OTHER] = ['198.51.100.7', '198.51.100.99', '203.0.113.5'] as const
const SLOWLY = { timeout: 20_000 }

test('limits the memory of one visitor’s bodies, and leaves room for others', async () => {
  const address = await front({ bodyBytes: 1_000_000 }, (_path, reply) => void reply.send())
  const upload = (bytes: number, visitor: string = BUSY) =>
    fetch(`${address}/api/upload`, {
      method: 'POST',
      headers: { 'content-type': 'image/png', 'x-forwarded-for': visitor },
      body: new Uint8Array(bytes),
    })
  const first = connect(Number(new URL(address).port), '127.0.0.1')
  first.write(
    `POST /api/upload HTTP/1.1\r\nhost: a\r\nx-forwarded-for: ${BUSY}\r\ncontent-type: a/b\r\ncontent-length: 200001\r\n\r\n`,
  )
  first.write(Buffer.alloc(200_000))
  await expect.poll(async () => (await upload(100_000)).status, SLOWLY).toBe(503)
  await expectRefused(await upload(7_000_000, NEIGHBOR))
  expect((await upload(200_000, OTHER)).status).toBe(200)
  expect((await upload(1_000)).status).toBe(200)

  first.write('.')
  expect(String((await once(first, 'data'))[0])).toContain('HTTP/1.1 200')
  first.destroy()
  for (let round = 0; round < 10; round++) expect((await upload(65_537)).status).toBe(200)
})

test('leaves turns for others while one visitor has its share, and refuses more of it', async () => {
  const open: FastifyReply[] = []
  const address = await front({ calls: 4, waiting: 8 }, (_path, reply) => void open.push(reply))
  const call = (visitor: string) => fetch(`${address}/api/x`, { headers: { 'x-forwarded-for': visitor } })
  const busy = [call(BUSY), call(NEIGHBOR), call(BUSY)]
  await expect
    .poll(async () => Promise.race([call(BUSY).then(({ status }) => status), sleep(50)]), SLOWLY)
    .toBe(503)
  expect(open).toHaveLength(1)
  const other = call(OTHER)
  await expect.poll(() => open, SLOWLY).toHaveLength(2)
  open[1]!.send()
  expect((await other).status).toBe(200)
  for (const at of [0, 2, 3]) {
    await expect.poll(() => open.length, SLOWLY).toBeGreaterThan(at)
    open[at]!.send()
  }
  await Promise.all(busy)
})

test('drops waiting calls of visitors who left and refuses calls above the limit', async () => {
  const seen: string[] = []
  const open: FastifyReply[] = []
  const address = await front({ calls: 1, waiting: 8 }, (path, reply) => {
    seen.push(path)
    open.push(reply)
  })
  const first = fetch(`${address}/api/first`)
  await expect.poll(() => seen, SLOWLY).toHaveLength(1)

  const leaving = new AbortController()
  const calls = [1, 2, 3].map(() => fetch(`${address}/api/left`, { signal: leaving.signal }))
  const left = Promise.allSettled(calls)
  await expectRefused(await Promise.race(calls))
  leaving.abort()
  expect((await left).filter(({ status }) => status === 'rejected')).toHaveLength(2)

  // Until the storefront notices that they left, there is no room for another call.
  let stays: Promise<Response> | undefined
  const isRefused = async () => {
    const call = fetch(`${address}/api/stays`)
    const isAnswered = await Promise.race([call.then(() => true), sleep(1_000, false)])
    if (!isAnswered) stays = call
    return isAnswered
  }
  await expect.poll(isRefused, SLOWLY).toBe(false)
  open[0]!.send()
  expect((await first).status).toBe(200)
  await expect.poll(() => open, SLOWLY).toHaveLength(2)
  open[1]!.send()
  expect((await stays!).status).toBe(200)
  expect(seen).toEqual(['/api/first', '/api/stays'])
})
