import type { Deps } from '../../../platform/deps.ts'
import { MINUTE } from '../../../platform/durations.ts'
import { rateLimitKey } from '../../../platform/rate-limits/rate-limit-key.ts'
import type { ViewSource } from '../figures.repository.ts'
import { addViews, type CountedView } from './views.repository.ts'

export interface ViewCounter {
  /** Counts in memory only. Ignores an address that sends too much. */
  count(slug: string, source: ViewSource, address: string): void
  /** Writes the counts to the database. */
  flush(): Promise<void>
  close(): Promise<void>
}

const FLUSH_MS = 5_000
/** Maximum number of counters and visitors in memory. More are ignored. */
const MAX_HELD = 20_000

/**
 * Creates the counter of product page views. Counts are kept in memory for a few seconds and written in one
 * statement. IP addresses are kept for a minute at most, to limit floods, and never written. A crash loses the last
 * seconds.
 */
export function createViewCounter({ db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>): ViewCounter {
  let counted = new Map<string, CountedView>()
  let addresses = new Map<string, number>()
  let minuteEnds = 0
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> = Promise.resolve()

  function isTooOften(address: string, now: number): boolean {
    if (now >= minuteEnds) {
      addresses = new Map()
      minuteEnds = now + MINUTE
    }
    const key = rateLimitKey(address)
    const calls = (addresses.get(key) ?? 0) + 1
    if (calls === 1 && addresses.size >= MAX_HELD) return true
    addresses.set(key, calls)
    return calls > config.rateLimits.viewsPerAddress
  }

  async function write(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    if (counted.size === 0) return
    const views = [...counted.values()]
    counted = new Map()
    await addViews(db, views, clock.now())
  }

  const flush = (): Promise<void> => {
    writing = writing.catch(() => undefined).then(write)
    return writing
  }

  return {
    count(slug, source, address) {
      if (isTooOften(address, clock.now().getTime())) return
      const key = `${source} ${slug}`
      const view = counted.get(key)
      if (view) view.views++
      else if (counted.size < MAX_HELD) counted.set(key, { slug, source, views: 1 })
      // A failed write loses its counts. Views only serve to compare weeks.
      timer ??= setTimeout(() => void flush().catch(() => undefined), FLUSH_MS).unref()
    },
    flush,
    close: flush,
  }
}
