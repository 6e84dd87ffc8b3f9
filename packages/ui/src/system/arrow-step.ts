import type { KeyboardEvent } from 'react'

/** Returns the step of an arrow key in the reading direction of its target; 0 for every other key. */
export function arrowStep(event: KeyboardEvent<HTMLElement>): number {
  if (event.altKey || event.ctrlKey || event.metaKey) return 0
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key] ?? 0
  return getComputedStyle(event.currentTarget).direction === 'rtl' ? 0 - step : step
}
