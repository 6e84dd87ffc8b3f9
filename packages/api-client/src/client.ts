import createClient, { type Middleware } from 'openapi-fetch'
import { authFetch, isPublicPath, type Send, type SessionPort } from './auth-fetch.ts'
import { parseError } from './problem.ts'
import { retryFetch } from './retry.ts'
import type { paths } from './schema.ts'
import type { ApiClient } from './types.ts'

export interface ApiClientOptions {
  /** Where the API is; empty for the page's own origin. */
  baseUrl?: string
  /** Without one, calls carry no token. */
  session?: SessionPort
  /** Default: the global `fetch`, looked up at each call. */
  fetch?: Send
  /** How long one attempt may take, its body included. Default 15 s. */
  timeoutMs?: number
  headers?: Record<string, string>
  /** Ends every call of this client. */
  signal?: AbortSignal
}

/** Ends an attempt that takes too long; the reason tells it from the caller's own abort. */
const withLimit =
  (send: Send, timeoutMs: number, end?: AbortSignal): Send =>
  request => {
    const limit = new AbortController()
    const limited = new Request(request, { signal: limit.signal })
    for (const signal of [request.signal, end]) {
      const stop = () => limit.abort(signal?.reason)
      if (signal?.aborted) stop()
      else signal?.addEventListener('abort', stop)
    }
    // Node holds the signals of requests, of timeouts and of `any` weakly: once collected, they end nothing. The
    // timer holds what has to end.
    const tooLong = () => limit.abort(new DOMException('The server took too long', 'TimeoutError'))
    const timer: unknown = setTimeout(tooLong, timeoutMs, limited, request)
    // A process that has nothing else to do need not wait for it.
    ;(timer as { unref?: () => void }).unref?.()
    return send(limited)
  }

const bearer = (session: SessionPort): Middleware => ({
  onRequest({ request, schemaPath }) {
    const token = isPublicPath(schemaPath) ? null : session.getToken()
    if (token) request.headers.set('authorization', `Bearer ${token}`)
  },
})

/** A proxy's HTML page with status 200 is no answer of the API. */
const jsonOnly: Middleware = {
  onResponse({ response, options }) {
    if (options.parseAs !== 'json' || !response.ok || !response.body) return
    const type = response.headers.get('content-type')
    if (type && !/\bjson\b/.test(type)) throw parseError(response, `The answer is ${type}, not JSON`)
  },
}

/**
 * A typed client of the contract: `client.GET('/api/public/home')`. Everything it knows is in its options; there is
 * no state outside it.
 */
export function createApiClient({
  baseUrl = '',
  session,
  fetch: send = request => globalThis.fetch(request),
  timeoutMs = 15_000,
  headers,
  signal,
}: ApiClientOptions = {}): ApiClient {
  const timed = withLimit(send, timeoutMs, signal)
  const client = createClient<paths>({
    baseUrl,
    fetch: retryFetch(session ? authFetch(timed, session) : timed),
    headers: { accept: 'application/json', ...headers },
  })
  client.use(jsonOnly)
  if (session) client.use(bearer(session))
  return client as unknown as ApiClient
}
