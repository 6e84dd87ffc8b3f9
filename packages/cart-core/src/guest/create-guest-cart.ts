import type { Cart } from '../actions.ts'
import { randomId } from '../adapters/random-id.ts'
import { setTimer } from '../adapters/timer.ts'
import { createWebPage } from '../adapters/web-page.ts'
import { createWebStorage } from '../adapters/web-storage.ts'
import { createCartStore } from '../cart/cart-store.ts'
import { notifyOfStorage } from '../cart/storage-notices.ts'
import { type Notice, type Notify, noticeOf } from '../messages.ts'
import type { CartApi, Ports } from '../ports.ts'
import { createSafeStorage } from '../storage.ts'
import { createSignal } from '../store.ts'
import type { Unsubscribe } from '../types.ts'

export interface GuestPorts extends Pick<Ports, 'groupBy' | 'storage' | 'page' | 'later' | 'newId'> {
  /** Returns prices and problems of the lines, in their order; null for a product that is gone. */
  readonly quote: CartApi['quote']
}

export interface GuestCart {
  readonly cart: Cart
  /** Subscribes to messages for the shopper. */
  on(event: 'notice', listener: (notice: Notice) => void): Unsubscribe
  /** Reads storage for the first time and follows it from then on. Doing it twice is doing it once. */
  start(): void
  stop(): void
  /** Writes what waits to be written. */
  flush(): void
}

/**
 * The cart of a visitor who never logs in on this page, such as a page of another site. Neither reads nor writes the keys of
 * a session. Touches no global before `start`.
 */
export function createGuestCart(ports: GuestPorts): GuestCart {
  const { quote, groupBy = 'none', later = setTimer, newId = randomId, page = createWebPage() } = ports
  const storage = createSafeStorage(ports.storage ?? createWebStorage('localStorage'), later)
  const notices = createSignal<[Notice]>()
  const notify: Notify = (id, values) => notices(noticeOf(id, values))
  const { cart, ...cartStore } = createCartStore({
    quote,
    groupBy,
    storage,
    newId,
    notify,
    hasSession: () => false,
  })
  notifyOfStorage(storage, notify)

  let stops: Unsubscribe[] | null = null

  return {
    cart,
    on: (_event, listener) => notices.on(listener),
    start() {
      if (stops) return
      stops = [
        storage.onStorageEvent(cartStore.onStorageEvent),
        page.onHide(storage.flush),
        page.onWake(cartStore.wake),
      ]
      cartStore.signOut()
    },
    stop() {
      if (!stops) return
      for (const stop of stops) stop()
      stops = null
      storage.flush()
      cartStore.stop()
    },
    flush: storage.flush,
  }
}
