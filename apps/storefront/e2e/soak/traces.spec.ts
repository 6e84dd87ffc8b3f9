import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { startStorefrontAt } from '../support/shop.ts'
import { expect, test } from '../support/test.ts'

interface Span {
  name: string
  spanId: string
  parentSpanId: string
  startTimeUnixNano: string
  endTimeUnixNano: string
}

test('records the rendering time in the trace of a page', async () => {
  const spans: Span[] = []
  const collector = createServer(async (request, response) => {
    const { resourceSpans } = (await json(request)) as {
      resourceSpans: { scopeSpans: { spans: Span[] }[] }[]
    }
    spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans).flatMap(scope => scope.spans))
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  await new Promise<void>(resolve => collector.listen(0, '127.0.0.1', resolve))
  const storefront = await startStorefrontAt(process.env.API_ADDRESS!, {
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
  })
  try {
    expect((await fetch(`${storefront.address}/product/cove-mug-320-ml`)).status).toBe(200)
  } finally {
    // Sends the remaining spans.
    await storefront.stop()
    collector.close()
  }

  const time = ({ startTimeUnixNano, endTimeUnixNano }: Span) =>
    Number(BigInt(endTimeUnixNano) - BigInt(startTimeUnixNano))
  const rendered = spans.filter(({ name }) => name === 'render')
  expect(rendered.length).toBeGreaterThan(0)
  for (const one of rendered) {
    const page = spans.find(({ spanId }) => spanId === one.parentSpanId)
    expect(page?.name).toBe('page')
    expect(time(one)).toBeGreaterThan(0)
    expect(time(one)).toBeLessThan(time(page!))
  }
})
