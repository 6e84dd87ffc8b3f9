import { createSingleFlight } from '@stoa/server-kit/single-flight'
import { LRUCache } from 'lru-cache'
import type { StoredText } from './encodings.ts'

/** A response that can be sent to many visitors. */
export interface StoredPage {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly text: StoredText
  /** Whether it may be kept: nothing in it is from another version, and nothing in it is missing. */
  readonly isWhole: boolean
}

export interface KeptPagesOptions {
  /** Reads the version of the public data, not from before the call; null while it changes or can't be read. */
  readVersion(): Promise<string | null>
  /** Maximum size of all pages together. */
  readonly maxBytes: number
}

/** Milliseconds: what depends on the time of day is no older than this when the page is made, and this again. */
const MAX_AGE = 60_000
/** Part of the memory for addresses with a query, of which there are as many as a visitor likes. */
const QUERIED_PART = 1 / 4
/** Part of the memory for visitors with a chosen country or theme: hundreds of copies of each page are possible. */
const CHOSEN_PART = 1 / 4
/** Headers and names of a page, about. */
const OVERHEAD = 1_000

/**
 * Keeps rendered pages in memory, by address and cookies, while the version for which they were made is current.
 * Identical requests of one version share one rendering.
 */
export function createKeptPages({ readVersion, maxBytes }: KeptPagesOptions) {
  const storeOf = (part: number) =>
    new LRUCache<string, StoredPage>({
      maxSize: Math.max(1, Math.floor(maxBytes * part)),
      sizeCalculation: ({ text }, key) => text.size + key.length + OVERHEAD,
      ttl: MAX_AGE,
    })
  const plain = storeOf(1 - QUERIED_PART - CHOSEN_PART)
  const queried = storeOf(QUERIED_PART)
  const chosen = storeOf(CHOSEN_PART)
  const shared = createSingleFlight<StoredPage>()

  /**
   * Returns the page for an address and cookies.
   *
   * @param address of the page
   * @param cookies that it depends on; empty if there are none
   * @param make renders it for a version; null if it won't be kept
   * @param visitor aborted when the visitor leaves; a rendering ends when all who wait for it have left
   */
  return async (
    { address, cookies }: { readonly address: string; readonly cookies: string },
    make: (version: string | null, signal: AbortSignal) => Promise<StoredPage>,
    visitor: AbortSignal,
  ): Promise<StoredPage> => {
    const version = maxBytes > 0 ? await readVersion() : null
    visitor.throwIfAborted()
    if (version === null) return make(null, visitor)
    const store = address.includes('?') ? queried : cookies ? chosen : plain
    const versioned = `${version} ${address} ${cookies}`
    const known = store.get(versioned)
    if (known) return known
    const render = async (signal: AbortSignal) => {
      const made = await make(version, signal)
      if (made.isWhole) store.set(versioned, made)
      return made
    }
    return shared(versioned, render, visitor)
  }
}
