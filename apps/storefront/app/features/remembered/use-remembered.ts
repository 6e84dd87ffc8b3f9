import { useSyncExternalStore } from 'react'
import type { Remembered } from './remembered.ts'

const none: readonly string[] = []

/** What is remembered; nothing on the server and in the first paint. */
export const useRemembered = ({ subscribe, read }: Remembered): readonly string[] =>
  useSyncExternalStore(subscribe, read, () => none)
