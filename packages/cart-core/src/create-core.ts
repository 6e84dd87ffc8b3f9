import type { AuthActions, Cart } from './actions.ts'
import { randomId } from './adapters/random-id.ts'
import { setTimer } from './adapters/timer.ts'
import { createWebLocks } from './adapters/web-locks.ts'
import { createWebPage } from './adapters/web-page.ts'
import { createWebStorage } from './adapters/web-storage.ts'
import { createAuth } from './auth/auth.ts'
import { createCartStore } from './cart/cart-store.ts'
import { createRemoteCart } from './cart/remote-cart.ts'
import { notifyOfStorage } from './cart/storage-notices.ts'
import { type Notice, type Notify, noticeOf } from './messages.ts'
import type { MarketApi, Ports, SessionPort } from './ports.ts'
import { createReturnAddress, type ReturnAddress } from './return-address.ts'
import { createSafeStorage } from './storage.ts'
import { STORAGE_KEYS } from './storage-keys.ts'
import { createSignal } from './store.ts'
import type { AuthState, Store, Unsubscribe } from './types.ts'

export interface CoreEvents {
  /** Emitted with a message for the user. */
  notice: Notice
  /** The server ended the session: send the user to the login. `returnTo` is the remembered address. */
  'session-expired': { readonly returnTo: string | null }
}

export interface Core {
  readonly auth: Store<AuthState> & AuthActions
  readonly cart: Cart
  readonly session: SessionPort
  readonly returnTo: ReturnAddress
  on<E extends keyof CoreEvents>(event: E, listener: (detail: CoreEvents[E]) => void): Unsubscribe
  /** Reads storage for the first time and follows it from then on. Doing it twice is doing it once. */
  start(): void
  stop(): void
  /** Writes what waits to be written. */
  flush(): void
}

/** Session and cart of one visitor in one tab. Touches no global before `start`. */
export function createCore(ports: Ports): Core {
  const { later = setTimer, newId = randomId, locks = createWebLocks(), page = createWebPage() } = ports
  const { checkoutPath = '/checkout', groupBy = 'none' } = ports
  const storage = createSafeStorage(ports.storage ?? createWebStorage('localStorage'), later)
  const tabStorage = createSafeStorage(ports.tabStorage ?? createWebStorage('sessionStorage'), later)
  const notices = createSignal<[Notice]>()
  const expirations = createSignal<[CoreEvents['session-expired']]>()
  const returnTo = createReturnAddress(tabStorage)
  const notify: Notify = (id, values) => notices(noticeOf(id, values))

  const isFromCheckout = () => {
    const path = returnTo.peek()
    return !!path?.startsWith(checkoutPath) && /^([/?#]|$)/.test(path.slice(checkoutPath.length))
  }
  const { cart, ...cartStore } = createCartStore({
    quote: lines => api.cart.quote(lines),
    groupBy,
    storage,
    newId,
    notify,
    hasSession: () => storage.raw(STORAGE_KEYS.session) !== null,
    createRemote: shared =>
      createRemoteCart({ ...shared, api: () => api.cart, storage, locks, newId, notify, isFromCheckout }),
  })
  const { auth, session, ...lifecycle } = createAuth({
    api: () => api,
    storage,
    locks,
    newId,
    notify,
    onSignIn: cartStore.signIn,
    onSignOut: cartStore.signOut,
    onExpired: () => expirations({ returnTo: returnTo.peek() }),
  })
  const api: MarketApi = typeof ports.api === 'function' ? ports.api(session) : ports.api

  notifyOfStorage(storage, notify)

  let stops: Unsubscribe[] | null = null

  return {
    auth,
    cart: {
      ...cart,
      async reload() {
        if (lifecycle.isUnresolved()) await auth.reloadUser()
        return cart.reload()
      },
    },
    session,
    returnTo,
    on: (event: keyof CoreEvents, listener: (detail: never) => void) =>
      (event === 'notice' ? notices : expirations).on(listener as () => void),
    start() {
      if (stops) return
      stops = [
        storage.onStorageEvent(key => {
          if (!key || key === STORAGE_KEYS.session) lifecycle.check()
          cartStore.onStorageEvent(key)
        }),
        page.onHide(storage.flush),
        page.onWake(() => {
          lifecycle.wake()
          cartStore.wake()
        }),
      ]
      void auth.reloadUser()
    },
    stop() {
      if (!stops) return
      for (const stop of stops) stop()
      stops = null
      storage.flush()
      lifecycle.cancel()
      cartStore.stop()
    },
    flush: storage.flush,
  }
}
