import { context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { startTracing } from '@stoa/tracing'
import type { FastifyInstance, FastifyRequest } from 'fastify'

export interface TraceOptions {
  endpoint: string
  headers: string | null
  ratio: number
  onError: (message: string) => void
}

/**
 * A trace for each page and each call that is forwarded; the API's spans become part of it. What a visitor sends along
 * begins none: he would decide what is kept.
 */
export function traceRequests(app: FastifyInstance, options: TraceOptions): void {
  const { tracer, close } = startTracing({ service: 'stoa-storefront', tellsOthers: true, ...options })
  const spans = new WeakMap<FastifyRequest, Span>()
  app.addHook('onRequest', (request, _reply, done) => {
    const name = nameOf(request)
    if (!name) return done()
    const span = tracer.startSpan(
      name,
      { kind: SpanKind.SERVER, attributes: { 'http.request.method': request.method } },
      ROOT_CONTEXT,
    )
    spans.set(request, span)
    context.with(trace.setSpan(ROOT_CONTEXT, span), done)
  })
  app.addHook('onResponse', async (request, reply) => {
    const span = spans.get(request)
    span?.setAttribute('http.response.status_code', reply.statusCode)
    if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR })
    span?.end()
  })
  app.addHook('onRequestAbort', async request => spans.get(request)?.end())
  app.addHook('onClose', close)
}

/** Files and health checks have none. */
function nameOf({ routeOptions: { url } }: FastifyRequest): string | null {
  if (url === '*') return 'page'
  return url?.endsWith('/*') ? `forward ${url.slice(0, -2)}` : null
}
