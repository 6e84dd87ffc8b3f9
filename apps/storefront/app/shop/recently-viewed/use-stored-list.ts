import { useSyncExternalStore } from 'react'
import type { StoredList } from './stored-lists.ts'

const none: readonly string[] = []

/** Returns the entries of a stored list. Empty on the server and in the first paint. */
export const useStoredList = ({ subscribe, read }: StoredList): readonly string[] =>
  useSyncExternalStore(subscribe, read, () => none)
