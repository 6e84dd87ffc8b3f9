import { createHash } from 'node:crypto'
import { createSingleFlight } from '@stoa/server-kit/single-flight'
import { LRUCache } from 'lru-cache'
import { MINUTE } from './durations.ts'
import { signals } from './observe/signals.ts'

export interface CachedResponse {
  /** UTF-8. */
  body: Buffer
  etag: string
}

export interface VersionedResponse extends CachedResponse {
  /** Version as of which the response was asked for; null if there was none, or if nothing is stored. */
  version: string | null
}

export interface ResponseCache {
  /**
   * Returns the stored response for a key, or a new one. Never returns data from before a change that was committed
   * before the call.
   */
  respond(key: string, make: () => Promise<string>): Promise<VersionedResponse>
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
/**
 * Caches responses by key in memory while the version in which they were read is current. The version is read at each
 * call. Identical calls of one version share one response.
 */
export function createResponseCache({ readVersion, now, maxBytes }: ResponseCacheOptions): ResponseCache {
  if (maxBytes === 0) return { respond: async (_, make) => ({ ...responseOf(await make()), version: null }) }
  const kept = new LRUCache<string, CachedResponse>({
    maxSize: maxBytes,
    sizeCalculation: ({ body }, key) => key.length + body.length,
    ttl: MAX_AGE,
    perf: { now: () => now().getTime() },
    ttlResolution: 0,
  })
  const sharedResponse = createSingleFlight<CachedResponse>()
  return {
    async respond(key, make) {
      const version = await readVersion()
      if (version === null) {
        signals.answerKept.publish({ result: 'uncached' })
        return { ...responseOf(await make()), version }
      }
      const versioned = `${version} ${key}`
      const known = kept.get(versioned)
      signals.answerKept.publish({ result: known ? 'hit' : 'miss' })
      const response =
        known ??
        (await sharedResponse(versioned, async () => {
          const made = responseOf(await make())
          kept.set(versioned, made)
          return made
        }))
      return { ...response, version }
    },
  }
}

function responseOf(text: string): CachedResponse {
  // A separate buffer, because a slice of a pooled one would keep the whole pool in memory.
  const body = Buffer.allocUnsafeSlow(Buffer.byteLength(text))
  body.write(text)
  return { body, etag: `"${createHash('sha1').update(body).digest('base64url')}"` }
}
