'use client'

import { useEffect } from 'react'

/** Runs at the first press of a key or pointer anywhere on the page; `run` must be stable. */
export function useFirstInput(run: () => void) {
  useEffect(() => {
    const first = { capture: true, once: true, passive: true }
    const events = ['pointerdown', 'keydown'] as const
    for (const event of events) window.addEventListener(event, run, first)
    return () => {
      for (const event of events) window.removeEventListener(event, run, first)
    }
  }, [run])
}
