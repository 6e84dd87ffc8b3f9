import { drain, type Send } from './send.ts'

const ATTEMPTS = 3
const PAUSE_MS = 400
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
 * Repeats a call whose outcome is unknown, but only one that carries an idempotency key: any other may have done its
 * work. GETs are no exception, some of the contract's change state.
 */
export function retryFetch(send: Send): Send {
  return async request => {
    if (!request.headers.has('idempotency-key')) return send(request)
    for (let attempt = 1; ; attempt++) {
      const spare = request.clone()
      try {
        const response = await send(request)
        if (attempt === ATTEMPTS || !TRANSIENT.includes(response.status)) return response
        drain(response)
      } catch (error) {
        if (attempt === ATTEMPTS || request.signal.aborted) throw error
      }
      await pause(PAUSE_MS * 2 ** (attempt - 1), request.signal)
      request = spare
    }
  }
}
