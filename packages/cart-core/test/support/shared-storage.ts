import type { StoragePort } from '../../src/index.ts'

type Listener = (key: string | null) => void

/** Storage of one browser with any number of tabs: a write in one tab reaches the others later. */
export function createSharedStorage() {
  const values = new Map<string, string>()
  const tabs = new Map<number, Set<Listener>>()
  let nextTab = 0
  let writes = 0
  const control = {
    values,
    /** 'blocked' throws on any use, 'full' on writing. */
    mode: 'fine' as 'fine' | 'blocked' | 'full',
    writes: () => writes,
    json: (key: string) => JSON.parse(values.get(key) ?? 'null'),
    tab(): StoragePort & { crash(): void } {
      const own = nextTab++
      const listeners = new Set<Listener>()
      tabs.set(own, listeners)
      let alive = true
      return {
        crash() {
          alive = false
          tabs.delete(own)
        },
        read(key) {
          if (control.mode === 'blocked') throw new Error('SecurityError')
          return values.get(key) ?? null
        },
        write(key, value) {
          if (!alive) return
          if (control.mode !== 'fine') throw new Error('QuotaExceededError')
          if ((values.get(key) ?? null) === value) return
          writes++
          if (value === null) values.delete(key)
          else values.set(key, value)
          tell(own, key)
        },
        onStorageEvent(listener) {
          listeners.add(listener)
          return () => listeners.delete(listener)
        },
      }
    },
    /** Clears everything, as the user may at any time. */
    clear() {
      values.clear()
      tell(-1, null)
    },
  }
  const tell = (from: number, key: string | null) => {
    for (const [id, listeners] of tabs) {
      if (id === from) continue
      queueMicrotask(() => {
        if (tabs.has(id)) for (const listener of [...listeners]) listener(key)
      })
    }
  }
  return control
}

export type SharedStorage = ReturnType<typeof createSharedStorage>
