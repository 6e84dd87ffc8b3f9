'use client'

import { useEffect } from 'react'

/** Runs once the browser has nothing better to do; `run` must be stable. */
export function useIdle(run: () => void) {
  useEffect(() => {
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(run, 2000)
      return () => clearTimeout(timer)
    }
    const handle = requestIdleCallback(run)
    return () => cancelIdleCallback(handle)
  }, [run])
}
