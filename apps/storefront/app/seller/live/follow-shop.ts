import { type EventSession, readEvents, type ShopEvent } from './read-events.ts'

export interface Following {
  /** Called when events may have been missed, so that everything may have changed. */
  onGap(): void
  onEvent(event: ShopEvent): void
}

/** Message to the other tabs, instead of an event, that events may have been missed. */
const GAP = 'gap'
const FIRST_WAIT_MS = 1_000
const MAX_WAIT_MS = 30_000

/**
 * Follows the events of a shop while this tab is visible. One tab of the browser holds the stream and passes events to
 * the others. Without support for locks, each tab holds a stream.
 *
 * @returns a function that stops following
 */
export function followShop(shop: string, session: EventSession, { onGap, onEvent }: Following): () => void {
  const name = `stoa:seller-events:${shop}`
  const channel = 'BroadcastChannel' in window ? new BroadcastChannel(name) : null
  channel?.addEventListener('message', ({ data }: MessageEvent<ShopEvent | typeof GAP>) =>
    data === GAP ? onGap() : onEvent(data),
  )
  let seen: AbortController | null = null
  let wasHidden = false

  /** @param isLate whether another tab held the stream before, so that events in between may be missing */
  async function hold(signal: AbortSignal, isLate: boolean): Promise<void> {
    let wait = FIRST_WAIT_MS
    let isFirst = !isLate
    while (!signal.aborted) {
      const mayReturn = await readEvents(shop, session, {
        signal,
        onOpen() {
          wait = FIRST_WAIT_MS
          if (!isFirst) {
            onGap()
            channel?.postMessage(GAP)
          }
          isFirst = false
        },
        onEvent(event) {
          onEvent(event)
          channel?.postMessage(event)
        },
      })
      if (!mayReturn || signal.aborted) return
      // Random, so that tabs don’t reconnect all at once when the API is up again.
      await pause(wait * (0.5 + Math.random() / 2), signal)
      wait = Math.min(wait * 2, MAX_WAIT_MS)
    }
  }

  async function holdAlone(signal: AbortSignal): Promise<void> {
    if (!('locks' in navigator)) return hold(signal, false)
    const wasFree = await navigator.locks.request(name, { ifAvailable: true }, async lock => {
      if (lock) await hold(signal, false)
      return lock !== null
    })
    if (!wasFree) await navigator.locks.request(name, { signal }, () => hold(signal, true))
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
    void holdAlone(signal).catch(() => undefined)
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
