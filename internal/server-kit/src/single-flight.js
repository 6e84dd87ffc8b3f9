/** Sharing of running work, so that many callers cost one run. */
import { setTimeout } from 'node:timers/promises'

/**
 * Several callers for one key share one running call. Its signal is aborted when all of them have left; a later caller
 * then starts another.
 *
 * @template T
 */
export function createSingleFlight() {
  /** @typedef {{ result: Promise<T>, callers: number, left: AbortController }} Flight */
  /** @type {Map<string, Flight>} */
  const running = new Map()

  /** @param {string} key @param {Flight} flight */
  const forget = (key, flight) => {
    if (running.get(key) === flight) running.delete(key)
  }

  /** @param {string} key @param {(signal: AbortSignal) => Promise<T>} work */
  const begin = (key, work) => {
    const left = new AbortController()
    /** @type {Flight} */
    const flight = {
      callers: 0,
      left,
      result: work(left.signal).finally(() => forget(key, flight)),
    }
    running.set(key, flight)
    return flight
  }

  /** @param {string} key @param {Flight} flight */
  const leave = (key, flight) => {
    flight.callers -= 1
    if (flight.callers > 0) return
    forget(key, flight)
    flight.left.abort()
  }

  /**
   * @param {string} key
   * @param {(signal: AbortSignal) => Promise<T>} work
   * @param {AbortSignal} [caller]
   */
  return (key, work, caller) => {
    const flight = running.get(key) ?? begin(key, work)
    flight.callers += 1
    caller?.addEventListener('abort', () => leave(key, flight), { once: true })
    return flight.result
  }
}

/**
 * Lets callers share a call that begins after theirs. While one is running, new callers wait for the next and share
 * it, so that no one receives data from before their request. Calls begin at least `minIntervalMs` apart, so that
 * more callers share one.
 *
 * @template T
 * @param {() => Promise<T>} work
 * @param {{ minIntervalMs?: number }} [options]
 * @returns {() => Promise<T>}
 */
export function singleFlightAfterNow(work, { minIntervalMs = 0 } = {}) {
  /** @type {Promise<unknown> | null} */
  let running = null
  /** @type {Promise<T> | null} */
  let next = null
  const begin = () => {
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
