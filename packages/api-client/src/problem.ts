import type { Checkout, FieldProblem, Problem, ProblemCode } from './schema.ts'

/**
 * Kind of failure of a call. `http`: the server returned an error. `network`, `timeout`: it did not respond.
 * `aborted`: the caller stopped waiting. `parse`: the response does not match the contract.
 */
export type ApiErrorKind = 'http' | 'network' | 'timeout' | 'aborted' | 'parse'

const BRAND = Symbol.for('@stoa/api-client/ApiError')

export interface ApiErrorInit {
  kind: ApiErrorKind
  status?: number
  code?: ProblemCode | null
  title: string
  detail?: string | null
  fields?: readonly FieldProblem[]
  requestId?: string | null
  retryAfterMs?: number | null
  movedTo?: string | null
  checkout?: Checkout | null
  problem?: Partial<Problem> | null
  cause?: unknown
}

/** Error that every failed call rejects with. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind
  /** The HTTP status; 0 when there was no answer. */
  readonly status: number
  /** The stable code of the contract's problem; null when the answer was no problem of the contract. */
  readonly code: ProblemCode | null
  readonly title: string
  readonly detail: string | null
  /** The fields at fault, by JSON pointer into the body. */
  readonly fields: readonly FieldProblem[]
  /** Id of the request, also in the server's log. */
  readonly requestId: string | null
  /** Delay that the server asks for, in milliseconds. */
  readonly retryAfterMs: number | null
  /** Current slug, or for a category its path of slugs. With status 404 only. */
  readonly movedTo: string | null
  /** Current state of the purchase. With the code `checkout.changed` only. */
  readonly checkout: Checkout | null
  /** The whole answer, for what only some codes bring. */
  readonly problem: Partial<Problem> | null

  constructor(init: ApiErrorInit) {
    super(init.detail || init.title, { cause: init.cause })
    this.name = 'ApiError'
    this.kind = init.kind
    this.status = init.status ?? 0
    this.code = init.code ?? null
    this.title = init.title
    this.detail = init.detail ?? null
    this.fields = init.fields ?? []
    this.requestId = init.requestId ?? null
    this.retryAfterMs = init.retryAfterMs ?? null
    this.movedTo = init.movedTo ?? null
    this.checkout = init.checkout ?? null
    this.problem = init.problem ?? null
    Object.defineProperty(this, BRAND, { value: true })
  }
}

/** Whether something is an `ApiError`. It looks at a brand, not at the class: two copies of this package in one page still agree. */
export const isApiError = (error: unknown): error is ApiError =>
  typeof error === 'object' && error !== null && BRAND in error

/**
 * Returns a text for the user: the server's message, or else `fallback`. Without a code of the contract the title is
 * the protocol's (Bad Gateway), so it is not shown.
 */
export const messageFor = (error: unknown, fallback: string): string =>
  isApiError(error) && error.kind === 'http'
    ? error.detail || (error.code && error.title) || fallback
    : fallback

/** `Retry-After` in milliseconds; it is seconds or a date. */
export function retryAfter(headers: Headers): number | null {
  const value = headers.get('retry-after')
  if (!value) return null
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now()
  return Number.isNaN(ms) ? null : Math.max(0, ms)
}

/** The error of an answer that is not a success. `body` is what was read of it, JSON or text. */
export function errorFromResponse(response: Response, body: unknown): ApiError {
  const problem: Partial<Problem> = typeof body === 'object' && body !== null ? body : {}
  return new ApiError({
    kind: 'http',
    status: response.status,
    code: problem.code ?? null,
    title: problem.title || response.statusText || `HTTP ${response.status}`,
    detail: problem.detail ?? null,
    fields: Array.isArray(problem.fields) ? problem.fields : [],
    requestId: problem.requestId ?? response.headers.get('x-request-id'),
    retryAfterMs: retryAfter(response.headers),
    movedTo: problem.movedTo ?? null,
    checkout: problem.checkout ?? null,
    problem,
  })
}

/** The error of an answer that says success and is not what the contract has. */
export const parseError = (response: Response | null, title: string, cause?: unknown): ApiError =>
  new ApiError({
    kind: 'parse',
    status: response?.status ?? 0,
    title,
    requestId: response?.headers.get('x-request-id') ?? null,
    cause,
  })

const THROWN: Readonly<Record<string, readonly [ApiErrorKind, string]>> = {
  TimeoutError: ['timeout', 'The server took too long'],
  AbortError: ['aborted', 'The call was cancelled'],
  SyntaxError: ['parse', 'The answer could not be read'],
}

/** The error of whatever `fetch` or the reading of its answer threw. */
export function errorFromThrown(thrown: unknown): ApiError {
  if (isApiError(thrown)) return thrown
  const [kind, title] = THROWN[(thrown as Error | null)?.name ?? ''] ?? [
    'network',
    'The server could not be reached',
  ]
  return new ApiError({ kind, title, cause: thrown })
}
