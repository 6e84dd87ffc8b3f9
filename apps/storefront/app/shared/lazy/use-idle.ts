import { startTransition, useEffect, useState } from 'react'

const LATEST_IN_MS = 2000

/** Whether the hydrated page has become idle, which is the time to load parts that most visitors use. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    // As a transition, so that a press in between doesn't wait.
    const become = () => startTransition(() => setIdle(true))
    if (!window.requestIdleCallback) {
      const timer = setTimeout(become, LATEST_IN_MS)
      return () => clearTimeout(timer)
    }
    const request = requestIdleCallback(become, { timeout: LATEST_IN_MS })
    return () => cancelIdleCallback(request)
  }, [])
  return isIdle
}
