import {
  type Attributes,
  type Context,
  context,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { startTracing } from '@stoa/server-kit/tracing'
import { type CurrentWork, followWork } from './current-work.ts'
import { onSignal } from './signals.ts'

export interface TraceOptions {
  service: string
  endpoint: string
  headers: string | null
  ratio: number
  onError: (message: string) => void
}

/** Operations without traces. Load balancers call them so often that they would make up most traces. */
const NOT_TRACED = new Set(['getHealth', 'getReadiness'])

/**
 * Starts traces of this process, from its signals. There is a span for each call and each run of a job, and inside it
 * one for each statement, each email that is passed to the mail server and each outgoing `fetch`. Names are
 * operations, never values. Outside services receive no trace ids.
 */
export function startTraces(options: TraceOptions): { close(): Promise<void> } {
  const { tracer, close } = startTracing({ ...options, tellsOthers: false })
  const propagator = new W3CTraceContextPropagator()
  /** Contexts of spans, by their work. */
  const contexts = new WeakMap<CurrentWork, Context>()

  function contextOf(work: CurrentWork): Context {
    const known = contexts.get(work)
    if (known) return known
    const isCall = 'operation' in work
    const parent =
      isCall && work.caller
        ? propagator.extract(ROOT_CONTEXT, work.caller, {
            get: (carrier, name) => carrier[name as keyof typeof carrier],
            keys: carrier => Object.keys(carrier),
          })
        : ROOT_CONTEXT
    const span = tracer.startSpan(
      isCall ? work.operation : `job ${work.job}`,
      { kind: isCall ? SpanKind.SERVER : SpanKind.CONSUMER },
      parent,
    )
    work.traceId = span.spanContext().traceId
    const own = trace.setSpan(parent, span)
    contexts.set(work, own)
    return own
  }
  const spanOf = (work: CurrentWork | undefined) => {
    const span = work && contexts.get(work) && trace.getSpan(contexts.get(work)!)
    // Most spans are not recorded if few traces are kept.
    return span?.isRecording() ? span : null
  }

  /** Adds a finished wait to the trace of the current work. */
  function addInside(
    work: CurrentWork | undefined,
    name: string,
    { startedAt, seconds, isFailed }: { startedAt: number; seconds: number; isFailed: boolean },
    attributes: Attributes = {},
  ): void {
    if (!work || !spanOf(work)) return
    const options = { kind: SpanKind.CLIENT, startTime: startedAt, attributes }
    const span = tracer.startSpan(name, options, contexts.get(work))
    if (isFailed) span.setStatus({ code: SpanStatusCode.ERROR })
    span.end(startedAt + seconds * 1_000)
  }

  const stop = [
    followWork((work, run) =>
      'operation' in work && NOT_TRACED.has(work.operation) ? run() : context.with(contextOf(work), run),
    ),
    onSignal('callEnded', ({ work, method, route, status, seconds }) => {
      const span = spanOf(work)
      if (!span) return
      span.setAttributes({
        'http.request.method': method,
        ...(route && { 'http.route': route }),
        ...(seconds !== null && { 'http.response.status_code': status }),
        ...('requestId' in work && { 'stoa.request_id': work.requestId }),
      })
      if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end()
    }),
    onSignal('jobEnded', ({ work, error }) => {
      const span = spanOf(work)
      if (error) {
        // What the error says may quote a recipient; the log has it without.
        span?.setAttribute('error.type', error instanceof Error ? error.name : typeof error)
        span?.setStatus({ code: SpanStatusCode.ERROR })
      }
      span?.end()
    }),
    onSignal('statementEnded', ({ work, pool, text, ...ended }) => {
      const name = operationOf(text)
      addInside(work, name, ended, {
        'db.system.name': 'postgresql',
        'db.operation.name': name.split(' ', 1)[0]!,
        'stoa.pool': pool,
      })
    }),
    onSignal('emailEnded', ({ work, ...ended }) => addInside(work, 'send email', ended)),
  ]
  return {
    async close() {
      for (const each of stop) each()
      await close()
    },
  }
}

const FIRST_WORD = /^\s*([a-z]+)/i
const FIRST_TABLE = /\b(?:from|into|update)\s+(?:only\s+)?"?([a-z_][a-z0-9_]*)"?/i

/** A statement by its first word and the first table that it names: `SELECT products`. */
function operationOf(text: string): string {
  const word = FIRST_WORD.exec(text)?.[1]?.toUpperCase() ?? 'STATEMENT'
  const table = FIRST_TABLE.exec(text)?.[1]
  return table ? `${word} ${table}` : word
}
