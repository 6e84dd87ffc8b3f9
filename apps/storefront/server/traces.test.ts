import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
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

test('pages and forwarded calls begin traces that the API can go on with, and visitors begin none', async () => {
  // biome-ignore lint/suspicious/noExplicitAny: OpenTelemetry's own shape.
  const spans: any[] = []
  const collector = await listen(async request => {
    // biome-ignore lint/suspicious/noExplicitAny: the same.
    const { resourceSpans } = (await json(request)) as any
    for (const { scopeSpans } of resourceSpans) for (const scope of scopeSpans) spans.push(...scope.spans)
  })
  const asked: Record<string, unknown> = {}
  const api = await listen(async ({ url = '', headers }) => {
    asked[url] = headers.traceparent
  })

  const app = fastify({ forceCloseConnections: true })
  traceRequests(app, { endpoint: collector, headers: null, ratio: 1, onError: () => undefined })
  forwardToApi(app, api)
  // A page asks the API while it is rendered.
  app.get('*', async () => (await fetch(`${api}/api/public/home?q=words`)).json())
  const front = await app.listen({ port: 0, host: '127.0.0.1' })
  const headers = { traceparent: STRANGE, tracestate: 'x=1' }
  await (await fetch(`${front}/listing?q=words`, { headers })).text()
  await (await fetch(`${front}/api/cart?token=secret`, { headers })).text()
  await app.close()

  const named = (name: string) => spans.find(span => span.name === name)
  for (const [name, url] of [
    ['page', '/api/public/home?q=words'],
    ['forward /api', '/api/cart?token=secret'],
  ] as const) {
    const span = named(name)
    const outgoing = spans.find(({ parentSpanId }) => parentSpanId === span.spanId)
    expect(asked[url]).toBe(`00-${span.traceId}-${outgoing.spanId}-01`)
    expect(STRANGE).not.toContain(span.traceId)
  }
  expect(JSON.stringify(spans)).not.toMatch(/words|secret/)
})

test('without traces a visitor’s own does not reach the API either', async () => {
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
