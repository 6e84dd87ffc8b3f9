import pg from 'pg'
import { KEPT_ALIVE } from '../../platform/db/kept-alive.ts'

/** Event that a trigger sends; see the migration `figures`. */
export interface ShopEvent {
  shopId: string
  event: string
  id: string
}

const CHANNEL = 'stoa_shop_events'
const FIRST_WAIT_MS = 500
const MAX_WAIT_MS = 10_000

export interface ShopListener {
  /** Resolves once events of this moment on are heard. */
  start(): Promise<void>
  close(): Promise<void>
}

/**
 * Creates the one connection of this process that listens for events. It is opened at the first `start`, and again
 * after it breaks. Events may have been missed then, so `onGap` is called.
 */
export function createShopListener(
  url: string | undefined,
  { onEvent, onGap }: { onEvent(event: ShopEvent): void; onGap(): void },
): ShopListener {
  let opening: Promise<void> | undefined
  let client: pg.Client | undefined
  let isClosed = false
  let wait = FIRST_WAIT_MS
  let retry: NodeJS.Timeout | undefined

  async function open(): Promise<void> {
    const opened = new pg.Client({
      connectionString: url,
      application_name: 'stoa-events',
      connectionTimeoutMillis: 5_000,
      ...KEPT_ALIVE,
    })
    opened.on('error', () => undefined)
    opened.on('end', () => client === opened && reopen())
    opened.on('notification', ({ payload }) => {
      if (payload) onEvent(JSON.parse(payload) as ShopEvent)
    })
    await opened.connect()
    try {
      await opened.query(`listen ${CHANNEL}`)
    } catch (error) {
      // A standby refuses to listen. The next attempt uses a new connection.
      await opened.end()
      throw error
    }
    if (isClosed) return opened.end()
    client = opened
    wait = FIRST_WAIT_MS
  }

  function reopen(): void {
    client = undefined
    opening = undefined
    if (isClosed) return
    retry = setTimeout(async () => {
      try {
        await start()
        onGap()
      } catch {
        wait = Math.min(wait * 2, MAX_WAIT_MS)
        reopen()
      }
    }, wait).unref()
  }

  function start(): Promise<void> {
    opening ??= open().catch(error => {
      opening = undefined
      throw error
    })
    return opening
  }

  return {
    start,
    async close() {
      isClosed = true
      clearTimeout(retry)
      await opening?.catch(() => undefined)
      const open = client
      client = undefined
      await open?.end()
    },
  }
}
