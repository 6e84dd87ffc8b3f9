import { type EventSession, readEvents, type ShopEvent } from './read-events.ts'

export interface Following {
  /** What was missed is not known: everything may have changed. */
  onGap(): void
  onEvent(event: ShopEvent): void
}

const FIRST_WAIT_MS = 1_000
const MAX_WAIT_MS = 30_000

/**
 * Follows a shop's events while this tab is seen. Of the tabs of a browser one holds the stream and tells the others;
 * where the browser has no locks each holds its own.
 *
 * @returns what ends it
 */
export function followShop(shop: string, session: EventSession, { onGap, onEvent }: Following): () => void {
  const name = `stoa:seller-events:${shop}`
  const channel = 'BroadcastChannel' in window ? new BroadcastChannel(name) : null
  channel?.addEventListener('message', ({ data }) => onEvent(data as ShopEvent))
  let seen: AbortController | null = null
  let wasHidden = false

  async function hold(signal: AbortSignal): Promise<void> {
    let wait = FIRST_WAIT_MS
    let isFirst = true
    while (!signal.aborted) {
      const mayReturn = await readEvents(shop, session, {
        signal,
        onOpen() {
          wait = FIRST_WAIT_MS
          if (!isFirst) onGap()
          isFirst = false
        },
        onEvent(event) {
          onEvent(event)
          channel?.postMessage(event)
        },
      })
      if (!mayReturn || signal.aborted) return
      // Not all at once, when the API comes back.
      await pause(wait * (0.5 + Math.random() / 2), signal)
      wait = Math.min(wait * 2, MAX_WAIT_MS)
    }
  }

  function look(): void {
    if (document.hidden) {
      wasHidden = seen !== null
      seen?.abort()
      seen = null
      return
    }
    if (seen) return
    if (wasHidden) onGap()
    seen = new AbortController()
    const { signal } = seen
    if ('locks' in navigator)
      void navigator.locks.request(name, { signal }, () => hold(signal)).catch(() => undefined)
    else void hold(signal)
  }

  document.addEventListener('visibilitychange', look)
  look()
  return () => {
    document.removeEventListener('visibilitychange', look)
    seen?.abort()
    channel?.close()
  }
}

const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise(resolve => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer)
        resolve()
      },
      { once: true },
    )
  })
