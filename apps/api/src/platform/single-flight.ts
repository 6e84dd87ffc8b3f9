import { setTimeout } from 'node:timers/promises'

/** Several callers for one key share one running call. */
export function createSingleFlight<T>() {
  const running = new Map<string, Promise<T>>()
  return (key: string, work: () => Promise<T>): Promise<T> => {
    const shared = running.get(key)
    if (shared) return shared
    const started = work().finally(() => running.delete(key))
    running.set(key, started)
    return started
  }
}

/**
 * Lets callers share a call that begins after theirs. While one is running, new callers wait for the next and share
 * it, so that no one receives data from before their request. Calls begin at least `minIntervalMs` apart, so that
 * more callers share one.
 */
export function singleFlightAfterNow<T>(
  work: () => Promise<T>,
  { minIntervalMs = 0 } = {},
): () => Promise<T> {
  let running: Promise<unknown> | null = null
  let next: Promise<T> | null = null
  const begin = (): Promise<T> => {
    next = null
    const mine = work()
    const ended = Promise.allSettled(minIntervalMs > 0 ? [mine, setTimeout(minIntervalMs)] : [mine]).finally(
      () => {
        if (running === ended) running = null
      },
    )
    running = ended
    return mine
  }
  return () => {
    if (!running) return begin()
    next ??= running.then(begin)
    return next
  }
}
