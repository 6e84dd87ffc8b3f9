'use client'

import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Lazy } from './lazy-part.ts'
import { useIdle } from './use-idle.ts'

/** Somebody is at it: taking its place now would lose their focus or their press. */
const inUse = ':focus-within, :active, :hover'
const inUseButHovered = ':focus-within, :active'

/**
 * When a lazy part may take the place of the plain element that stood in for it: its code is there, fetched while
 * the browser was idle, and nobody is at the element. `ref` goes onto that element.
 */
export function useQuietly<E extends HTMLElement>(
  part: Lazy<unknown>,
  { whileHovered = false }: { whileHovered?: boolean } = {},
): [ready: boolean, ref: RefObject<E | null>] {
  const ref = useRef<E>(null)
  const [ready, setReady] = useState(false)
  useIdle(part.preload)

  useEffect(() => {
    if (ready) return
    const element = ref.current
    const attempt = () => {
      if (!part.loaded.get() || element?.matches(whileHovered ? inUseButHovered : inUse)) return
      setReady(true)
    }
    // These come before the element's state changes.
    const soon = () => setTimeout(attempt)
    const leave = part.loaded.subscribe(attempt)
    const events = ['focusout', 'pointerleave', 'pointerup', 'pointercancel'] as const
    for (const event of events) element?.addEventListener(event, soon)
    attempt()
    return () => {
      leave()
      for (const event of events) element?.removeEventListener(event, soon)
    }
  }, [part, ready, whileHovered])

  return [ready, ref]
}
