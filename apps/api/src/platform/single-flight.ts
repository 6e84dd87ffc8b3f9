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
 * Callers share a call that begins after theirs: who comes while one is running waits for the next, together with all
 * others who come meanwhile. Nobody is told what was true before they asked. Calls begin at least `minIntervalMs`
 * after each other, so that more of those who come close together share one.
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
