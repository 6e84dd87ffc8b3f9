type Calls<Name extends string> = { readonly [K in Name]: (...args: never[]) => Promise<unknown> }

/**
 * Returns functions whose code is loaded by the first call. If loading fails, only that call fails, and the next one tries
 * again.
 *
 * @param names every function that callers use
 */
export function lazyCalls<Name extends string, T extends Calls<Name>>(
  load: () => Promise<T>,
  names: readonly Name[],
): Pick<T, Name> {
  const calls = names.map((name): [Name, T[Name]] => {
    const call = async (...args: never[]) => (await load())[name](...args)
    return [name, call as T[Name]]
  })
  return Object.fromEntries(calls) as unknown as Pick<T, Name>
}

/** Loads once for all callers. After a failure the next caller loads again. */
export function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | undefined
  return () => {
    loaded ??= load().catch(error => {
      loaded = undefined
      throw error
    })
    return loaded
  }
}
