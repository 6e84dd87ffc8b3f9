import { retryAfter } from './problem.ts'
import { drain, type Send } from './send.ts'

const ATTEMPTS = 3
const PAUSE_MS = 400
const PATIENCE_MS = 20_000
const TRANSIENT = [502, 503, 504]

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })

/**
 * Repeats a call whose outcome is unknown, but only if it carries an idempotency key: any other may have done its
 * work. This includes GETs, since some GETs of the contract change state. Waits as long as a failover takes if the
 * server responds, but no longer than people wait in front of a screen. Gives up soon if the browser is offline.
 */
export function retryFetch(send: Send): Send {
  return async request => {
    if (!request.headers.has('idempotency-key')) return send(request)
    const end = Date.now() + PATIENCE_MS
    for (let attempt = 1; ; attempt++) {
      const spare = request.clone()
      let wait = PAUSE_MS * attempt
      try {
        const response = await send(request)
        const asked = retryAfter(response.headers)
        // A conflict that passes: the first attempt is still under way.
        const passes = TRANSIENT.includes(response.status) || (asked && response.status === 409)
        if (asked) wait = asked
        if (!passes || Date.now() + wait > end) return response
        drain(response)
      } catch (error) {
        if (attempt >= ATTEMPTS || request.signal.aborted) throw error
      }
      await pause(wait, request.signal)
      request = spare
    }
  }
}
