import { setTimeout } from 'node:timers/promises'

interface Flight<T> {
  result: Promise<T>
  callers: number
  left: AbortController
}

/**
 * Several callers for one key share one running call. Its signal is aborted when all of them have left; a later caller
 * then starts another.
 */
export function createSingleFlight<T>() {
  const running = new Map<string, Flight<T>>()
  return (key: string, work: (signal: AbortSignal) => Promise<T>, caller?: AbortSignal): Promise<T> => {
    const flight = running.get(key) ?? begin(key, work)
    flight.callers += 1
    caller?.addEventListener('abort', () => leave(key, flight), { once: true })
    return flight.result
  }

  function begin(key: string, work: (signal: AbortSignal) => Promise<T>): Flight<T> {
    const left = new AbortController()
    const flight: Flight<T> = {
      callers: 0,
      left,
      result: work(left.signal).finally(() => forget(key, flight)),
    }
    running.set(key, flight)
    return flight
  }

  function leave(key: string, flight: Flight<T>): void {
    flight.callers -= 1
    if (flight.callers > 0) return
    forget(key, flight)
    flight.left.abort()
  }

  function forget(key: string, flight: Flight<T>): void {
    if (running.get(key) === flight) running.delete(key)
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
