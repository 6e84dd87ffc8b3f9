import { createStore, type Store } from '../../system/store.ts'

export interface SkipDelay {
  /** Whether the next tooltip opens at once. */
  immediate: Store<boolean>
  onOpenChange(open: boolean): void
}

/** After one tooltip the next opens at once, until none has been open for `skipDelay` milliseconds. */
export function createSkipDelay(skipDelay: number): SkipDelay {
  const immediate = createStore(false)
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    immediate,
    onOpenChange(open) {
      clearTimeout(timer)
      if (open) immediate.set(true)
      else timer = setTimeout(() => immediate.set(false), skipDelay)
    },
  }
}
