/** Returns a function that makes a value at its first call and then keeps it, so that loading modules costs nothing. */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
