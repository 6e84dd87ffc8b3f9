import { errorFromResponse, errorFromThrown, parseError } from './problem.ts'

interface Answer<T> {
  readonly data?: T
  readonly error?: unknown
  readonly response: Response
}

/**
 * The data of a successful call; rejects with an `ApiError` for anything else. It is the status that decides: an
 * error may have an empty body.
 */
export async function unwrap<T>(call: Promise<Answer<T>>): Promise<Exclude<T, undefined>> {
  let answer: Answer<T>
  try {
    answer = await call
  } catch (thrown) {
    throw errorFromThrown(thrown)
  }
  const { data, error, response } = answer
  if (!response.ok) throw errorFromResponse(response, error)
  if (data === undefined && response.status !== 204) throw parseError(response, 'The answer is empty')
  return data as Exclude<T, undefined>
}
