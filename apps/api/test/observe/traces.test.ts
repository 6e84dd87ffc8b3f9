import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createSendEmailJob, queueEmail } from '../../src/modules/mail/index.ts'
import { addJob } from '../../src/platform/jobs/add-job.repository.ts'
import { migrateJobs, startJobs } from '../../src/platform/jobs/jobs.ts'
import { startTraces, type TraceOptions } from '../../src/platform/observe/traces.ts'
import { useTestApp } from '../app.ts'
import { PASSWORD, signedUp } from '../fixtures.ts'
import { createTestLog } from '../log-lines.ts'

const { log, entries } = createTestLog()
const api = useTestApp({ log })

interface Span {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  status: { code: number }
  startTimeUnixNano: string
  endTimeUnixNano: string
  attributes: { key: string; value: Record<string, unknown> }[]
}

/** A collector, as OpenTelemetry's protocol has it: it takes spans as JSON by HTTP. */
async function startCollector() {
  const spans: Span[] = []
  const seen: { path: string; key: unknown; traceparent: unknown; body: unknown }[] = []
  const server = createServer(async (request, response) => {
    const body = request.method === 'POST' ? await json(request) : null
    const { 'x-key': key, traceparent } = request.headers
    seen.push({ path: request.url ?? '', key, traceparent, body })
    if (request.url === '/v1/traces') {
      // biome-ignore lint/suspicious/noExplicitAny: the protocol's own shape.
      for (const { scopeSpans } of (body as any).resourceSpans)
        for (const scope of scopeSpans) spans.push(...scope.spans)
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, spans, seen }
}

const tracesTo = (endpoint: string, more: Partial<TraceOptions> = {}) =>
  startTraces({ service: 'stoa-test', endpoint, headers: null, ratio: 1, onError: () => undefined, ...more })

const attribute = (span: Span | undefined, key: string) =>
  Object.values(span?.attributes.find(each => each.key === key)?.value ?? {})[0]

test('records calls, statements and jobs as spans of a logged trace, without values', async () => {
  const { id, email } = await signedUp(api())
  const { address, spans, seen } = await startCollector()
  const complaints: string[] = []
  const traces = tracesTo(address, {
    headers: 'x-key=let=me in',
    onError: message => complaints.push(message),
  })
  const traceId = '0af7651916cd43dd8448eb211c80319c'
  const traceparent = `00-${traceId}-b7ad6b7169203331-01`
  const signIn = (headers: Record<string, string>, remoteAddress = '127.0.0.1') =>
    api().app.inject({
      method: 'POST',
      url: '/api/auth/signin?secret=1',
      payload: { email, password: PASSWORD },
      headers,
      remoteAddress,
    })
  const before = entries().length
  expect((await signIn({ traceparent })).statusCode).toBe(200)
  await signIn({ traceparent }, '203.0.113.9')
  await api().call({ method: 'GET', url: '/healthz' })

  const { url } = api().database
  await migrateJobs(url)
  let done = () => {}
  const finished = new Promise<void>(resolve => {
    done = resolve
  })
  const runner = await startJobs({
    url,
    onError: () => undefined,
    jobs: [
      {
        name: 'ask-outside',
        async work() {
          await api().deps.db.execute(
            sql`update users set username = ${'Robin Secret'} where id = ${id}::uuid`,
          )
          await (await fetch(`${address}/outside?secret=1`)).text()
          done()
        },
      },
    ],
  })
  await addJob(api().deps.db, 'ask-outside')
  await finished
  await runner.stop()
  await traces.close()

  expect(complaints).toEqual([])
  expect(seen.find(({ path }) => path === '/v1/traces')?.key).toBe('let=me in')
  const [call, strange] = spans.filter(({ name }) => name === 'signIn')
  expect(call).toMatchObject({ traceId, parentSpanId: 'b7ad6b7169203331', kind: 2 })
  expect(attribute(call, 'http.route')).toBe('/api/auth/signin')
  expect(attribute(call, 'http.response.status_code')).toBe(200)
  const lines = entries().slice(before)
  expect(lines.find(line => line.traceId === traceId)).toMatchObject({
    operation: 'signIn',
    requestId: attribute(call, 'stoa.request_id'),
  })
  // Who is no trusted proxy of ours begins none.
  expect(strange?.traceId).not.toBe(traceId)
  expect(strange?.parentSpanId ?? '').toBe('')

  const statements = spans.filter(({ parentSpanId }) => parentSpanId === call?.spanId)
  expect(statements.map(({ name }) => name)).toContain('SELECT users')
  expect(attribute(statements[0], 'db.system.name')).toBe('postgresql')

  const job = spans.find(({ name }) => name === 'job ask-outside')
  const inside = spans.filter(({ parentSpanId }) => parentSpanId === job?.spanId)
  expect(inside.map(({ name }) => name)).toEqual(['UPDATE users', 'GET'])
  expect(attribute(inside[1], 'url.full')).toBe(`${address}/outside`)
  // Our traces are not passed to other services.
  expect(seen.find(({ path }) => path.startsWith('/outside'))?.traceparent).toBeUndefined()

  expect(spans.map(({ name }) => name)).not.toContain('getHealth')
  const sent = JSON.stringify(seen.filter(({ path }) => path === '/v1/traces').map(({ body }) => body))
  for (const value of [email, PASSWORD, 'Secret', 'secret', id]) expect(sent).not.toContain(value)
})

test('records the time of the mail server as a span, without the recipient', async () => {
  const { address, spans, seen } = await startCollector()
  const traces = tracesTo(address)
  const { db, clock, media } = api().deps
  const send = createSendEmailJob(
    { db, clock, media },
    {
      mail: {
        async send({ subject }) {
          await setTimeout(60)
          if (subject === 'Not taken') throw new Error('550 No such person')
        },
      },
    },
  )
  await migrateJobs(api().database.url)
  const runner = await startJobs({ url: api().database.url, onError: () => undefined, jobs: [send] })
  for (const subject of ['Taken', 'Not taken'])
    await queueEmail(db, { kind: 'test', recipient: 'robin@example.test', subject, body: '', html: '' })
  const emails = () => spans.filter(({ name }) => name === 'send email')
  await vi.waitFor(async () => {
    const { rows } = await db.execute(sql`select from graphile_worker.jobs where last_error is not null`)
    const sent = await db.execute(sql`select from emails where subject = 'Taken' and sent_at is not null`)
    expect([rows.length, sent.rows.length]).toEqual([1, 1])
  }, 20_000)
  await runner.stop()
  await traces.close()

  // Emails of people who signed up before are among them.
  const codes = emails().map(({ status }) => status.code)
  expect(codes.filter(code => code === 2)).toHaveLength(1)
  expect(codes).toContain(0)
  for (const { parentSpanId, startTimeUnixNano, endTimeUnixNano } of emails()) {
    expect(spans.find(({ spanId }) => spanId === parentSpanId)?.name).toBe('job send-email')
    // A timer may end a little early.
    expect(Number(BigInt(endTimeUnixNano) - BigInt(startTimeUnixNano)) / 1e6).toBeGreaterThan(55)
  }
  const traced = seen.filter(({ path }) => path === '/v1/traces').map(({ body }) => body)
  expect(JSON.stringify(traced)).not.toMatch(/@example|Taken|No such person/)
})

test('a caller decides whether its trace is kept, and the share of the others', async () => {
  const { address, spans } = await startCollector()
  const traces = tracesTo(address, { ratio: 0 })
  const home = (headers = {}) => api().app.inject({ method: 'GET', url: '/api/public/home', headers })
  await home()
  await home({ traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-00' })
  await home({ traceparent: '00-1bf7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01' })
  await traces.close()
  const calls = spans.filter(({ name }) => name === 'getHome')
  expect(calls.map(({ traceId }) => traceId)).toEqual(['1bf7651916cd43dd8448eb211c80319c'])
})

test('logs a collector that rejects traces, and continues all calls', async () => {
  const complaints: string[] = []
  const server = createServer((_request, response) => response.writeHead(403).end('Not you'))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const traces = startTraces({
    service: 'stoa-test',
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    headers: null,
    ratio: 1,
    onError: message => complaints.push(message),
  })
  expect((await api().call({ method: 'GET', url: '/api/public/home' })).status).toBe(200)
  await traces.close()
  expect(complaints.join()).toContain('Forbidden')
})
