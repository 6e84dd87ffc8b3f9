import { type ApiError, isApiError } from '@stoa/api-client'

/** A call's answer, or why it was refused. What is no answer of the API goes on as it came. */
export async function attempt<T>(
  call: () => Promise<T>,
): Promise<{ readonly answer: T } | { readonly problem: ApiError }> {
  try {
    return { answer: await call() }
  } catch (error) {
    if (!isApiError(error)) throw error
    return { problem: error }
  }
}
