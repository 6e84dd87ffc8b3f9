import { type ApiClientOptions, createApiClient } from './client.ts'
import { contractAnswers } from './contract-answers.ts'
import type { paths } from './schema.ts'
import type { Send } from './send.ts'
import type { ClientOf } from './types.ts'

/** Paths that a server may call for a visitor. Tokens live in the browser, so these are the public ones. */
export type PublicPaths = Pick<paths, Extract<keyof paths, `/api/public/${string}` | '/healthz' | '/readyz'>>

export interface ServerClientOptions extends Pick<ApiClientOptions, 'onMismatch'> {
  /** The API's address as this server reaches it. */
  baseUrl: string
  /** The visitor's request: its abort, language and request id go along, nothing else of it. */
  request: Request
  fetch?: Send
  /** Default 5 s. */
  timeoutMs?: number
}

const FORWARDED = ['x-request-id', 'accept-language']

/**
 * A client for one request of one visitor, on the server. Make a new one each time. Every answer is held against the
 * contract.
 */
export function createServerClient({
  baseUrl,
  request: visitor,
  fetch,
  timeoutMs = 5000,
  onMismatch,
}: ServerClientOptions): ClientOf<PublicPaths> {
  const headers: Record<string, string> = {}
  for (const name of FORWARDED) {
    const value = visitor.headers.get(name)
    if (value) headers[name] = value
  }
  return createApiClient({
    baseUrl,
    timeoutMs,
    headers,
    fetch,
    signal: visitor.signal,
    answers: contractAnswers,
    onMismatch,
  })
}
