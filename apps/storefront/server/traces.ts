import { tracingChannel } from 'node:diagnostics_channel'
import {
  context,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api'
import { startTracing } from '@stoa/server-kit/tracing'
import type { FastifyInstance, FastifyRequest } from 'fastify'

export interface TraceOptions {
  endpoint: string
  headers: string | null
  ratio: number
  onError: (message: string) => void
}

/**
 * Starts a trace for each page and each forwarded call. It includes the API's spans and the rendering of pages. Ignores a
 * visitor's `traceparent`, because the start of a trace decides whether it is kept.
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
  const stop = traceRendering(tracer)
  app.addHook('onClose', async () => {
    stop()
    await close()
  })
}

/** Message of the pages' code about a page that it renders. */
interface RenderedPage {
  request: Request
}

/** Adds a span for the rendering of each page to its trace. Returns a function that stops this. */
function traceRendering(tracer: Tracer): () => void {
  const spans = new WeakMap<RenderedPage, Span>()
  const listeners = {
    start(page: RenderedPage) {
      // Responses to forms are rendered too, and have no trace.
      if (trace.getActiveSpan()) spans.set(page, tracer.startSpan('render'))
    },
    end: () => undefined,
    asyncStart: () => undefined,
    asyncEnd: (page: RenderedPage) => spans.get(page)?.end(),
    error(page: RenderedPage) {
      // Rendering also fails when the visitor leaves.
      if (!page.request.signal.aborted) spans.get(page)?.setStatus({ code: SpanStatusCode.ERROR })
    },
  }
  const rendering = tracingChannel<RenderedPage>('stoa.render')
  rendering.subscribe(listeners)
  return () => rendering.unsubscribe(listeners)
}

/** Name of a request's trace; null for files and health checks, which have none. */
function nameOf({ routeOptions: { url } }: FastifyRequest): string | null {
  if (url === '*') return 'page'
  return url?.endsWith('/*') ? `forward ${url.slice(0, -2)}` : null
}
