import type { KeyboardEvent } from 'react'

/** Alt with an arrow moves what has the focus, as in the APG's list that can be rearranged. */
export const moveOnKeys =
  (index: number, onMove: (to: number) => void, count: number) => (event: KeyboardEvent) => {
    if (!event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
    const to = index + step
    if (step === 0 || to < 0 || to >= count) return
    event.preventDefault()
    event.stopPropagation()
    onMove(to)
  }
