'use client'

import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Lazy } from './lazy-part.ts'
import { useIdle } from './use-idle.ts'

/** Somebody is at it: taking its place now would lose their focus or their press. */
const inUse = ':focus-within, :active'

export interface Quietly<E extends HTMLElement> {
  ready: boolean
  /** The pointer was resting on the element when its place was taken. */
  hovered: boolean
  /** Goes onto the element. */
  ref: RefObject<E | null>
}

/**
 * When a lazy part may take the place of the plain element that stood in for it: its code is there, fetched while
 * the browser was idle, and nobody is at the element.
 */
export function useQuietly<E extends HTMLElement>(part: Lazy<unknown>): Quietly<E> {
  const ref = useRef<E>(null)
  const [state, setState] = useState({ ready: false, hovered: false })
  const { ready } = state
  useIdle(part.preload)

  useEffect(() => {
    if (ready) return
    const element = ref.current
    const attempt = () => {
      if (!part.loaded.get() || element?.matches(inUse)) return
      setState({ ready: true, hovered: element?.matches(':hover') ?? false })
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

  return { ...state, ref }
}
