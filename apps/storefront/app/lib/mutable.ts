/** Removes `readonly` from a type, because React Router's loader types don't accept read-only lists. */
export type Mutable<T> = T extends (...args: never[]) => unknown
  ? T
  : T extends object
    ? { -readonly [K in keyof T]: Mutable<T[K]> }
    : T
