import { type ApiError, isApiError } from '@stoa/api-client'

/** Answer of a call, or the error with which it was refused. */
export type Outcome<T, E = ApiError> =
  | { readonly ok: true; readonly answer: T }
  | { readonly ok: false; readonly error: E }

/** Waits for a call. Throws errors other than the API's refusals unchanged. */
export async function outcomeOf<T>(send: () => Promise<T>): Promise<Outcome<T>> {
  try {
    return { ok: true, answer: await send() }
  } catch (error) {
    if (!isApiError(error)) throw error
    return { ok: false, error }
  }
}
