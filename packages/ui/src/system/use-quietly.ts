'use client'

import { type RefObject, startTransition, useEffect, useRef, useState } from 'react'
import type { Lazy } from './lazy-part.ts'

/** Somebody is at it: taking its place now would lose their focus or their press. */
const inUse = ':focus-within, :active'

/**
 * When a lazy part may take the place of the plain element that stood in for it: its code is there, and nobody is
 * at the element. The ref goes onto that element, or one around it.
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
