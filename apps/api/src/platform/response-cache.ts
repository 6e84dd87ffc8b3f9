import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { MINUTE } from './durations.ts'
import { signals } from './observe/signals.ts'
import { createSingleFlight, singleFlightAfterNow } from './single-flight.ts'

export interface CachedResponse {
  /** UTF-8. */
  body: Buffer
  etag: string
}

export interface ResponseCache {
  /**
   * Returns the stored response for a key, or a new one. Never returns data from before a change that was committed
   * before the call.
   */
  respond(key: string, make: () => Promise<string>): Promise<CachedResponse>
}

export interface ResponseCacheOptions {
  /** Names what all responses are read from; null while it changes. */
  readVersion(): Promise<string | null>
  now(): Date
  /** Maximum size of all responses together; 0 stores none. */
  maxBytes: number
}

/** Milliseconds: what depends on the time of day is no older than this. */
const MAX_AGE = MINUTE
/** Milliseconds between two questions for the version: a busy process asks once for all calls of that time. */
const MIN_VERSION_INTERVAL = 2

/**
 * Caches responses by key in memory while the version in which they were read is current. The version is read at each
 * call, once for all calls that wait for it. Identical calls of one version share one response.
 */
export function createResponseCache({ readVersion, now, maxBytes }: ResponseCacheOptions): ResponseCache {
  if (maxBytes === 0) return { respond: async (_, make) => responseOf(await make()) }
  const kept = new LRUCache<string, CachedResponse>({
    maxSize: maxBytes,
    sizeCalculation: ({ body }, key) => key.length + body.length,
    ttl: MAX_AGE,
    perf: { now: () => now().getTime() },
    ttlResolution: 0,
  })
  const sharedResponse = createSingleFlight<CachedResponse>()
  const currentVersion = singleFlightAfterNow(readVersion, { minIntervalMs: MIN_VERSION_INTERVAL })
  return {
    async respond(key, make) {
      const version = await currentVersion()
      if (version === null) {
        signals.answerKept.publish({ result: 'uncached' })
        return responseOf(await make())
      }
      const versioned = `${version} ${key}`
      const known = kept.get(versioned)
      signals.answerKept.publish({ result: known ? 'hit' : 'miss' })
      return (
        known ??
        sharedResponse(versioned, async () => {
          const response = responseOf(await make())
          kept.set(versioned, response)
          return response
        })
      )
    },
  }
}

function responseOf(text: string): CachedResponse {
  // A separate buffer, because a slice of a pooled one would keep the whole pool in memory.
  const body = Buffer.allocUnsafeSlow(Buffer.byteLength(text))
  body.write(text)
  return { body, etag: `"${createHash('sha1').update(body).digest('base64url')}"` }
}
