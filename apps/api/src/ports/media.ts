import type { Readable } from 'node:stream'

/** Content of a file as it arrives. Callers read it to its end or destroy it. */
export interface StoredFile {
  /** Size of the content in bytes. */
  bytes: number
  content: Readable
}

/** Keys are names out of `a-z`, `0-9`, `.` and `-`, joined by slashes. */
const KEY = /^[a-z0-9][a-z0-9-]*(\/[a-z0-9][a-z0-9.-]*)*$/

/** @throws RangeError if the text isn't a key of a store */
export function requireKey(key: string): string {
  if (!KEY.test(key) || key.includes('..')) throw new RangeError(`“${key}” is no key of a media store`)
  return key
}

/**
 * Stores pictures: uploaded or fetched originals, and the sizes rendered from them. An unreachable store throws the
 * problem `server.unavailable`, and never reports a file as missing.
 */
export interface MediaStore {
  /** The bytes under a key such as `originals/up-1`, null when there are none. */
  read(key: string): Promise<Buffer | null>
  /** Like `read`, but as a stream, for content that doesn't have to be in memory. */
  open(key: string): Promise<StoredFile | null>
  /** Replaces the content atomically: concurrent readers get the old bytes or the new ones, never a mixture. */
  write(key: string, content: Buffer | StoredFile, contentType: string): Promise<void>
  remove(key: string): Promise<void>
  /** Everything whose key begins with this one and a slash. */
  removeAll(key: string): Promise<void>
  /** Lists what `removeAll` would remove, in no particular order. */
  list(key: string): AsyncIterable<{ key: string; bytes: number }>
}
