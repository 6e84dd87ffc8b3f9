/**
 * OpenTelemetry for one process. It takes a fraction of a second and some megabytes to load: a process without traces
 * does not import it. JavaScript, since Node strips no types of what lies in `node_modules` of a deployed process.
 *
 * @import { Tracer } from '@opentelemetry/api'
 */
import { context, DiagLogLevel, diag, propagation } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'

/** Time limit of a collector for a batch. A stopping process waits for its last one. */
const MAX_SENDING_MS = 5_000

/**
 * Starts traces. Spans are sent in batches, and each outgoing `fetch` inside a span becomes a span without the query
 * of its URL.
 *
 * @param {object} options
 * @param {string} options.service the process, such as `stoa-api`
 * @param {string} options.endpoint the collector, to which `/v1/traces` is added
 * @param {string | null} options.headers for the collector, as `name=value,name=value`
 * @param {number} options.ratio the share of traces that are kept, from 0 to 1; who calls with a trace has decided
 * @param {boolean} options.tellsOthers outgoing calls carry the trace; only if all of them go to the marketplace's
 * own processes
 * @param {(message: string) => void} options.onError what keeps spans from the collector
 * @returns {{ tracer: Tracer, close(): Promise<void> }} `close` sends what is left
 */
export function startTracing({ service, endpoint, headers, ratio, tellsOthers, onError }) {
  const silent = () => undefined
  diag.setLogger(
    { error: onError, warn: onError, info: silent, debug: silent, verbose: silent },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  )
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  if (tellsOthers) propagation.setGlobalPropagator(new W3CTraceContextPropagator())
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service, 'process.pid': process.pid }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter({
          url: `${endpoint}/v1/traces`,
          headers: headersOf(headers),
          timeoutMillis: MAX_SENDING_MS,
        }),
      }),
    ],
  })
  const outgoing = new UndiciInstrumentation({
    requireParentforSpans: true,
    // Queries contain what people typed, and signatures.
    startSpanHook: ({ origin, path }) => ({
      'url.full': new URL(path.split('?', 1)[0] ?? '', origin).href,
      'url.query': '',
    }),
  })
  outgoing.setTracerProvider(provider)
  return {
    tracer: provider.getTracer('stoa'),
    async close() {
      outgoing.disable()
      await provider.shutdown().catch(error => onError(String(error)))
      for (const api of [context, propagation, diag]) api.disable()
    },
  }
}

/** @param {string | null} text */
const headersOf = text =>
  Object.fromEntries(
    (text ?? '')
      .split(',')
      .map(each => each.split('='))
      .flatMap(([name = '', ...value]) => (name.trim() ? [[name.trim(), value.join('=').trim()]] : [])),
  )
