import type { LockPort } from '../../src/index.ts'

/** Web Locks for the tabs of one test. A crashed tab's lock is let go. */
export function createSharedLocks() {
  const queues = new Map<string, Promise<unknown>>()
  return {
    tab(): LockPort & { crash(): void } {
      const release = new Set<() => void>()
      let alive = true
      return {
        crash() {
          alive = false
          for (const free of release) free()
        },
        request(name, run) {
          if (!alive) return new Promise<never>(() => {})
          const before = queues.get(name) ?? Promise.resolve()
          let free!: () => void
          const held = new Promise<void>(resolve => {
            free = resolve
          })
          queues.set(
            name,
            before.then(() => held),
          )
          release.add(free)
          const done = before.then(() => (alive ? run() : new Promise<never>(() => {})))
          done.then(free, free)
          return done
        },
      }
    },
  }
}
