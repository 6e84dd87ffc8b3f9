/** A value that is made when it is first asked for. What no page needs yet costs nothing while modules load. */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
