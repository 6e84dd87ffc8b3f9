import createClient, { type Middleware } from 'openapi-fetch'
import { type AnswerSchemas, checkAnswers } from './answers.ts'
import { authFetch, isPublicPath, type SessionPort } from './auth-fetch.ts'
import { sessionAndCartAnswers } from './generated/session-and-cart-answers.ts'
import { parseError } from './problem.ts'
import { retryFetch } from './retry.ts'
import type { paths } from './schema.ts'
import { drain, type Send } from './send.ts'
import { timeoutFetch } from './timeout.ts'
import type { ApiClient } from './types.ts'

export interface ApiClientOptions {
  /** URL of the API; empty for the page's own origin. */
  baseUrl?: string
  /** Session whose token calls carry. Without it, calls carry no token. */
  session?: SessionPort
  /** Default: the global `fetch`, looked up at each call. */
  fetch?: Send
  /** Timeout of one attempt including its body, in milliseconds. Default 15 s. */
  timeoutMs?: number
  headers?: Record<string, string>
  /** Ends every call of this client. */
  signal?: AbortSignal
  /**
   * Schemas that responses are checked against; a mismatch rejects with kind `parse`. Default: those of session and
   * cart. `@stoa/api-client/answers` exports all, and those of sellers and shoppers separately.
   */
  answers?: AnswerSchemas
  /** Called when a response doesn't match the contract, before the call rejects. */
  onMismatch?: () => void
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
    if (!type || /\bjson\b/.test(type)) return
    drain(response)
    throw parseError(response, `The answer is ${type}, not JSON`)
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
  answers = sessionAndCartAnswers,
  onMismatch,
}: ApiClientOptions = {}): ApiClient {
  const timed = timeoutFetch(send, timeoutMs, signal)
  const client = createClient<paths>({
    baseUrl,
    fetch: retryFetch(session ? authFetch(timed, session) : timed),
    headers: { accept: 'application/json', ...headers },
  })
  client.use(jsonOnly)
  if (session) client.use(bearer(session))
  return checkAnswers(client as unknown as ApiClient, answers, onMismatch)
}
