/** Joins calls for one key while the first of them is under way. */
export function createSingleFlight<T>() {
  const underWay = new Map<string, Promise<T>>()
  return (key: string, work: () => Promise<T>): Promise<T> => {
    const running = underWay.get(key)
    if (running) return running
    const started = work().finally(() => underWay.delete(key))
    underWay.set(key, started)
    return started
  }
}

/** Lets only so many run at a time; the others wait their turn. */
export function createGate(places: number) {
  const waiting: (() => void)[] = []
  let free = places
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (free > 0) free -= 1
    else await new Promise<void>(resolve => waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free += 1
    }
  }
}
