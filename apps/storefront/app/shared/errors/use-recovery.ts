import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router-dom'

/** Seconds. An API that is away for longer is asked by a press. */
const PAUSES = [2, 4, 8, 15, 30, 60]

/**
 * Asks again by itself, a few times and ever more rarely, while nothing is under way; and at once when the network
 * is back. Not quite at the same moment in every browser, so that they do not all come at once.
 */
export function useRecovery(isWaiting: boolean, retry: () => void): void {
  const tries = useRef(0)
  const latest = useRef(retry)
  useEffect(() => {
    latest.current = retry
  })
  useEffect(() => {
    const pause = PAUSES[tries.current]
    if (!isWaiting || pause === undefined) return
    const again = () => {
      tries.current++
      latest.current()
    }
    const timer = setTimeout(again, pause * 1000 * (0.8 + Math.random() * 0.4))
    window.addEventListener('online', again)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', again)
    }
  }, [isWaiting])
}

/** The same for a section of a page that came without it. */
export function useMissingSection(isMissing: boolean): void {
  const { revalidate, state } = useRevalidator()
  useRecovery(isMissing && state === 'idle', () => void revalidate())
}
