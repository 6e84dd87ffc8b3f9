import { useEffect, useLayoutEffect, useState } from 'react'
import type { HandOver } from '../../data/hand-over.server.ts'

/** Name of the hand-over in the state of its history entry. */
const KEY = 'handOver'

/**
 * Returns the hand-over of the page, null if there is none, and undefined until that is known. Its history entry keeps it,
 * because a form is sent once: the router drops its result when it reads the page again, and browsers ask for the page
 * without it when the visitor reloads it.
 */
export function useHandOver(given: HandOver | null | undefined): HandOver | null | undefined {
  const [handOver, keep] = useState(given ?? undefined)
  if (given && given !== handOver) keep(given)
  // Before the paint, for visitors who come back.
  useLayoutEffect(() => {
    keep(known => known ?? history.state?.[KEY] ?? null)
  }, [])
  useEffect(() => {
    if (!handOver) return
    try {
      history.replaceState({ ...history.state, [KEY]: handOver }, '')
    } catch {
      // Too large for this browser: a reload then shows that there is nothing to add.
    }
  }, [handOver])
  return handOver
}
