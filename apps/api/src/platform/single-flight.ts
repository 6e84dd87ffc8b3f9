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
 * others who come meanwhile. Nobody is told what was true before they asked.
 */
export function singleFlightAfterNow<T>(work: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | null = null
  let next: Promise<T> | null = null
  const begin = (): Promise<T> => {
    next = null
    const mine: Promise<T> = work().finally(() => {
      if (running === mine) running = null
    })
    running = mine
    return mine
  }
  return () => {
    if (!running) return begin()
    next ??= running.then(begin, begin)
    return next
  }
}
