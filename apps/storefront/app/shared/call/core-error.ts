import type { Failure, Result } from '@stoa/cart-core'

/** A failure of the core as an error, which `useCall` shows as it shows a refused call. */
export class CoreError extends Error {
  readonly failure: Failure

  constructor(failure: Failure) {
    super(failure.message)
    this.failure = failure
  }
}

/** Turns what the core answers into an answer or an error, as the client does with a call. */
export async function orThrow<T>(result: Promise<Result<T>>): Promise<T> {
  const settled = await result
  if (!settled.ok) throw new CoreError(settled.error)
  return settled.value
}
