import type { ScopedMutator } from 'swr'

/** Marks every cached read under the path as out of date, for instance after a change. */
export const mutatePath = (mutate: ScopedMutator, prefix: string) =>
  mutate(key => Array.isArray(key) && typeof key[0] === 'string' && key[0].startsWith(prefix))
