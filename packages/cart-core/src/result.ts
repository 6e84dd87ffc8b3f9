import { NOTHING_SELECTED } from './messages.ts'
import type { Failure, Result } from './types.ts'

export const ok = <T>(value: T): Result<T> => ({ ok: true, value })

interface Failed {
  readonly ok: false
  readonly error: Failure
}

export const fail = (code: string, message: string, cause?: unknown): Failed => ({
  ok: false,
  error: { code, message, cause },
})

export const nothingSelected = () => fail('nothing_selected', NOTHING_SELECTED.title)

export const signedOut = () => fail('signed_out', 'The session ended meanwhile')

interface HttpErrorLike {
  readonly status?: unknown
  readonly code?: unknown
  readonly detail?: unknown
  readonly title?: unknown
}

/** Returns the server's message, or null if no server answered. Accepts the errors of any client with these fields. */
export function serverMessage(error: unknown): string | null {
  const { status, code, detail, title } = (error ?? {}) as HttpErrorLike
  // Without a code the title is the protocol's own (Bad Gateway), and nothing for people.
  const said = status ? detail || (code && title) : null
  return typeof said === 'string' ? said : null
}

/** A call's rejection as a value. */
export function failed(error: unknown, fallback: string): Failed {
  const { code } = (error ?? {}) as HttpErrorLike
  return fail(typeof code === 'string' ? code : 'failed', serverMessage(error) ?? fallback, error)
}

/** Whether the server refused for good: nothing was done, and the same call would be refused again. */
export function isRefusal(error: unknown): boolean {
  const { status } = (error ?? {}) as HttpErrorLike
  return typeof status === 'number' && status >= 400 && status < 500 && ![408, 409, 425, 429].includes(status)
}

/** Places of the lines that a refusal names, in the list that was sent. It names them by pointers such as `/3/product/id`. */
export const placesAtFault = (error: unknown): Set<string | undefined> => {
  const { fields } = (error ?? {}) as { fields?: unknown }
  const list = isRefusal(error) && Array.isArray(fields) ? fields : []
  return new Set(list.map(field => /^\/(\d+)/.exec(field?.pointer)?.[1]))
}
