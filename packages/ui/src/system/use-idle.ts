'use client'

import { useEffect } from 'react'

/** On a page that is never idle, after so many milliseconds. */
const atLatest = 2000

/** Runs once the browser has nothing better to do; `run` must be stable. */
export function useIdle(run: () => void) {
  useEffect(() => {
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(run, atLatest)
      return () => clearTimeout(timer)
    }
    const handle = requestIdleCallback(run, { timeout: atLatest })
    return () => cancelIdleCallback(handle)
  }, [run])
}
