import { tracingChannel } from 'node:diagnostics_channel'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { SpanStatusCode } from '@opentelemetry/api'
import fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { forwardToApi } from './forward.ts'
import { traceRequests } from './traces.ts'

async function listen(answer: (request: IncomingMessage) => Promise<unknown>): Promise<string> {
  const server = createServer(async (request, response) => {
    await answer(request)
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const STRANGE = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'

/** A collector of traces, and the spans that it was sent. */
async function startCollector() {
  // biome-ignore lint/suspicious/noExplicitAny: OpenTelemetry's own shape.
  const spans: any[] = []
  const endpoint = await listen(async request => {
    // biome-ignore lint/suspicious/noExplicitAny: the same.
    const { resourceSpans } = (await json(request)) as any
    for (const { scopeSpans } of resourceSpans) for (const scope of scopeSpans) spans.push(...scope.spans)
  })
  return { endpoint, spans }
}

test('starts traces for pages and forwarded calls and ignores those of visitors', async () => {
  const { endpoint, spans } = await startCollector()
  const asked: Record<string, unknown> = {}
  const api = await listen(async ({ url = '', headers }) => {
    asked[url] = headers.traceparent
  })

  const app = fastify({ forceCloseConnections: true })
  traceRequests(app, { endpoint, headers: null, ratio: 1, onError: () => undefined })
  forwardToApi(app, api)
  // A page calls the API while it renders.
  app.get('*', async () => (await fetch(`${api}/api/public/home?q=lamps`)).json())
  const front = await app.listen({ port: 0, host: '127.0.0.1' })
  const headers = { traceparent: STRANGE, tracestate: 'x=1' }
  await (await fetch(`${front}/listing?q=lamps`, { headers })).text()
  await (await fetch(`${front}/api/cart?token=secret`, { headers })).text()
  await app.close()

  const named = (name: string) => spans.find(span => span.name === name)
  for (const [name, url] of [
    ['page', '/api/public/home?q=lamps'],
    ['forward /api', '/api/cart?token=secret'],
  ] as const) {
    const span = named(name)
    const outgoing = spans.find(({ parentSpanId }) => parentSpanId === span.spanId)
    expect(asked[url]).toBe(`00-${span.traceId}-${outgoing.spanId}-01`)
    expect(STRANGE).not.toContain(span.traceId)
  }
  expect(JSON.stringify(spans)).not.toMatch(/lamps|secret/)
})

test('marks the trace of a failed page, but not that of a visitor who left', async () => {
  const { endpoint, spans } = await startCollector()
  const app = fastify({ forceCloseConnections: true })
  traceRequests(app, { endpoint, headers: null, ratio: 1, onError: () => undefined })
  const rendering = tracingChannel<{ request: Request }>('stoa.render')
  const fail = async () => Promise.reject(new Error('cannot be rendered'))
  app.get('*', async ({ url }) => {
    const signal = url === '/left' ? AbortSignal.abort() : null
    await rendering.tracePromise(fail, { request: new Request(`http://shop.test${url}`, { signal }) })
  })
  const front = await app.listen({ port: 0, host: '127.0.0.1' })
  for (const path of ['/left', '/failed']) await (await fetch(front + path)).text()
  await app.close()
  const rendered = spans.filter(({ name }) => name === 'render')
  expect(rendered.map(({ status }) => status.code ?? SpanStatusCode.UNSET)).toEqual([
    SpanStatusCode.UNSET,
    SpanStatusCode.ERROR,
  ])
})

test('drops the trace headers of visitors if traces are off', async () => {
  let seen: unknown = 'nothing'
  const api = await listen(async ({ headers }) => {
    seen = [headers.traceparent, headers.tracestate]
  })
  const app = fastify({ forceCloseConnections: true })
  onTestFinished(() => app.close())
  forwardToApi(app, api)
  const front = await app.listen({ port: 0, host: '127.0.0.1' })
  await fetch(`${front}/api/cart`, { headers: { traceparent: STRANGE, tracestate: 'x=1' } })
  expect(seen).toEqual([undefined, undefined])
})
