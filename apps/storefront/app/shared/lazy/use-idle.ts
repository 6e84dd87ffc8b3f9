import { startTransition, useEffect, useState } from 'react'

const LATEST_IN_MS = 2000

/** False until the hydrated page has nothing else to do: then what nearly every visitor uses is fetched. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    // In pieces, so that a press in between does not wait.
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
