import type { Failure, Result } from '@stoa/cart-core'

/** Failure of the core as an error, which `useCall` shows like a refused call. */
export class CoreError extends Error {
  readonly failure: Failure

  constructor(failure: Failure) {
    super(failure.message)
    this.failure = failure
  }
}

/** Returns the value of a core result, or throws its error, like the client does with a call. */
export async function orThrow<T>(result: Promise<Result<T>>): Promise<T> {
  const settled = await result
  if (!settled.ok) throw new CoreError(settled.error)
  return settled.value
}
