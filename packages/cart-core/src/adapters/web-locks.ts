import type { LockPort } from '../ports.ts'

// Processes of one browser see each other's localStorage a moment later than they see a lock set free. The next
// holder would read the former value, and use a refresh token that is used up.
const LINGER_MS = 200

/** Web Locks. On a page without them (plain http) `run` is called at once: the server's grace covers that. */
export function createWebLocks(): LockPort {
  return {
    async request<T>(name: string, run: () => Promise<T>, waitMs: number): Promise<T> {
      const locks = globalThis.navigator?.locks
      if (!locks) return run()
      const waited = new AbortController()
      const timer = setTimeout(() => waited.abort(), waitMs)
      return new Promise((resolve, reject) => {
        const held = locks.request(name, { signal: waited.signal }, async () => {
          // The limit is for getting the lock, never for holding it.
          clearTimeout(timer)
          await run().then(resolve, reject)
          await new Promise(done => setTimeout(done, LINGER_MS))
        })
        held.catch(reject)
      })
    },
  }
}
