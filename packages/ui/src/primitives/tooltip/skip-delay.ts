export interface SkipDelay {
  /** Whether the next tooltip opens at once. */
  isImmediate(): boolean
  onOpenChange(open: boolean): void
}

/** After one tooltip the next opens at once, until none has been open for `skipDelay` milliseconds. */
export function createSkipDelay(skipDelay: number): SkipDelay {
  let immediate = false
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    isImmediate: () => immediate,
    onOpenChange(open) {
      clearTimeout(timer)
      if (open) immediate = true
      else
        timer = setTimeout(() => {
          immediate = false
        }, skipDelay)
    },
  }
}
