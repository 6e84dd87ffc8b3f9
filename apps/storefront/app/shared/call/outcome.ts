import { type ApiError, isApiError } from '@stoa/api-client'

/** The answer of a call, or why it was refused. */
export type Outcome<T, E = ApiError> =
  | { readonly ok: true; readonly answer: T }
  | { readonly ok: false; readonly error: E }

/** Waits for a call. Errors that are no refusals of the API are thrown as they came. */
export async function outcomeOf<T>(send: () => Promise<T>): Promise<Outcome<T>> {
  try {
    return { ok: true, answer: await send() }
  } catch (error) {
    if (!isApiError(error)) throw error
    return { ok: false, error }
  }
}
