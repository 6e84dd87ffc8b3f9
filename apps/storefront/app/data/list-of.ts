/** A list that was read in the browser; undefined while it is not there, or where the answer is no list. */
export const listOf = <T>(data: readonly T[] | undefined): readonly T[] | undefined =>
  Array.isArray(data) ? data : undefined
