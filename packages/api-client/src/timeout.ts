import type { Send } from './send.ts'

const READERS = ['arrayBuffer', 'blob', 'json', 'text'] as const

/**
 * Ends an attempt that takes too long, its body included, and with `end`; the reason tells the limit from the caller's
 * own abort. Once the answer was read nothing of the attempt is left; a caller that reads the stream has it up to the limit.
 */
export function timeoutFetch(send: Send, timeoutMs: number, end?: AbortSignal): Send {
  return async request => {
    const limit = new AbortController()
    const over = new AbortController()
    const limited = new Request(request, { signal: limit.signal })
    for (const signal of end ? [request.signal, end] : [request.signal]) {
      const stop = () => limit.abort(signal.reason)
      if (signal.aborted) stop()
      else signal.addEventListener('abort', stop, { signal: over.signal })
    }
    const tooLong = () => limit.abort(new DOMException('The server took too long', 'TimeoutError'))
    // Node holds the signals of requests, of timeouts and of `any` weakly: once collected, they end nothing. The
    // timer holds what has to end.
    const timer = setTimeout(tooLong, timeoutMs, limited, request)
    // A process that has nothing else to do need not wait for it.
    ;(timer as { unref?: () => void }).unref?.()

    const settle = () => {
      clearTimeout(timer)
      over.abort()
    }
    const failed = (error: unknown): never => {
      settle()
      // Not every engine answers a body that was ended with the reason of its end.
      limit.signal.throwIfAborted()
      throw error
    }

    const response = await send(limited).catch(failed)
    if (!response.body || response.headers.get('content-length') === '0') settle()
    // In place: a body led through a second stream would cost each call a good bit more.
    for (const reader of READERS) {
      const read: () => Promise<unknown> = response[reader]
      const value = () =>
        read.call(response).then(body => {
          settle()
          return body
        }, failed)
      Object.defineProperty(response, reader, { value })
    }
    return response
  }
}
