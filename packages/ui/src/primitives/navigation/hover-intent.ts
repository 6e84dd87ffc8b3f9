export interface HoverIntentOptions {
  /** Milliseconds. */
  openDelay: number
  skipDelay: number
  closeDelay: number
  /** The entry that should be open, or '' for none. */
  onChange: (open: string) => void
}

export interface HoverIntent {
  /** The pointer moved into an entry. */
  enter(entry: string): void
  /** The pointer left the entry and what belongs to it. */
  leave(): void
  /** Reports that a click or a key opened or closed an entry: the delays start over. */
  sync(open: string): void
  /** Whether hover opened the current entry less than `within` milliseconds ago. */
  openedByHoverWithin(within: number): boolean
  stop(): void
}

/**
 * Decides when hovering opens an entry: after `openDelay`, or immediately if another is open or was less than
 * `skipDelay` ago. Closes it `closeDelay` after the pointer leaves. Uses neither DOM nor React.
 */
export function createHoverIntent({
  openDelay,
  skipDelay,
  closeDelay,
  onChange,
}: HoverIntentOptions): HoverIntent {
  let open = ''
  let inside = ''
  let immediate = false
  let hoverOpenedAt = Number.NEGATIVE_INFINITY
  let openTimer: ReturnType<typeof setTimeout> | undefined
  let closeTimer: ReturnType<typeof setTimeout> | undefined
  let skipTimer: ReturnType<typeof setTimeout> | undefined

  function sync(next: string) {
    if (next === open) return
    open = next
    clearTimeout(openTimer)
    clearTimeout(closeTimer)
    clearTimeout(skipTimer)
    if (next) immediate = true
    else {
      skipTimer = setTimeout(() => {
        immediate = false
      }, skipDelay)
    }
  }

  function change(next: string) {
    if (next) hoverOpenedAt = performance.now()
    sync(next)
    onChange(next)
  }

  return {
    sync,
    enter(entry) {
      // Every move of the pointer says so again: only the first starts the delay, and none undoes a click.
      if (entry === inside) return
      inside = entry
      clearTimeout(closeTimer)
      clearTimeout(openTimer)
      if (entry === open) return
      if (immediate) change(entry)
      else openTimer = setTimeout(() => change(entry), openDelay)
    },
    leave() {
      inside = ''
      clearTimeout(openTimer)
      clearTimeout(closeTimer)
      if (open) closeTimer = setTimeout(() => change(''), closeDelay)
    },
    openedByHoverWithin: within => performance.now() - hoverOpenedAt < within,
    stop() {
      inside = ''
      clearTimeout(openTimer)
      clearTimeout(closeTimer)
      clearTimeout(skipTimer)
    },
  }
}
