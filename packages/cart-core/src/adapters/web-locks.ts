import type { LockPort } from '../ports.ts'

/** Web Locks. On a page without them (plain http) `run` is called at once: the server's grace covers that. */
export function createWebLocks(): LockPort {
  return {
    async request(name, run, waitMs) {
      const locks = globalThis.navigator?.locks
      if (!locks) return run()
      const waited = new AbortController()
      const timer = setTimeout(() => waited.abort(), waitMs)
      return locks.request(name, { signal: waited.signal }, () => {
        // The limit is for getting the lock, never for holding it.
        clearTimeout(timer)
        return run()
      })
    },
  }
}
