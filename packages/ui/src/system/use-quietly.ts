'use client'

import { type RefObject, startTransition, useEffect, useRef, useState } from 'react'
import type { Lazy } from './lazy-part.ts'

/** Matches an element in use: replacing it now would lose the user's focus or press. */
const inUse = ':focus-within, :active'

/**
 * Returns whether a lazy part may replace its plain placeholder: its code has loaded, and no one is using the
 * element. Put the ref on that element, or on one around it.
 */
export function useQuietly(part: Lazy<unknown>): { ready: boolean; ref: RefObject<HTMLDivElement | null> } {
  const ref = useRef<HTMLDivElement>(null)
  const [ready, setReady] = useState(false)

  useEffect(() => {
    if (ready) return
    const element = ref.current
    const attempt = () => {
      if (part.loaded.get() && !element?.matches(inUse)) startTransition(() => setReady(true))
    }
    // These come before the element's state changes.
    const soon = () => setTimeout(attempt)
    const leave = part.loaded.subscribe(attempt)
    const events = ['focusout', 'pointerup', 'pointercancel'] as const
    for (const event of events) element?.addEventListener(event, soon)
    attempt()
    return () => {
      leave()
      for (const event of events) element?.removeEventListener(event, soon)
    }
  }, [part, ready])

  return { ready, ref }
}
