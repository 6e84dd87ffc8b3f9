import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router-dom'

/** Pauses between retries, in seconds. After the last one only a press retries. */
const PAUSES = [2, 4, 8, 15, 30, 60]

/**
 * Retries automatically a few times, at growing intervals, and at once when the network is back. The intervals are
 * randomized, so that browsers don't all retry at the same moment.
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

/** Reads the page again while one of its sections is missing, at the intervals of `useRecovery`. */
export function useMissingSection(isMissing: boolean): void {
  const { revalidate, state } = useRevalidator()
  useRecovery(isMissing && state === 'idle', () => void revalidate())
}
