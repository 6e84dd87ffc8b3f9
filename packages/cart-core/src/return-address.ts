import type { SafeStorage } from './storage.ts'
import { STORAGE_KEYS } from './storage-keys.ts'

/**
 * Whether a return address stays on this site: a path from the root. `//host`, backslashes and control characters
 * (which browsers drop, so that `/<tab>/host` is `//host`) could lead elsewhere.
 */
export function isSafePath(path: unknown): path is string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused here
  return typeof path === 'string' && /^\/(?!\/)[^\\\x00-\x1f]*$/.test(path) && !/^[^?#]*\/\//.test(path)
}

export interface ReturnAddress {
  /** Keeps the attempted path for after login. Anything but a path of this site is ignored. */
  remember(path: string): void
  peek(): string | null
  /** The remembered path, forgotten by this call; `/` when there is none. */
  take(): string
}

export function createReturnAddress(storage: SafeStorage): ReturnAddress {
  const peek = () => storage.get(STORAGE_KEYS.returnTo, raw => (isSafePath(raw) ? raw : null))
  return {
    peek,
    remember(path) {
      if (isSafePath(path)) storage.set(STORAGE_KEYS.returnTo, path)
    },
    take() {
      const path = peek()
      storage.set(STORAGE_KEYS.returnTo, null)
      return path ?? '/'
    },
  }
}
