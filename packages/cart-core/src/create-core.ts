import { randomId } from './adapters/random-id.ts'
import { createWebLocks } from './adapters/web-locks.ts'
import { createWebPage } from './adapters/web-page.ts'
import { createWebStorage } from './adapters/web-storage.ts'
import { type AuthActions, createAuth } from './auth/auth.ts'
import { createSession } from './auth/session.ts'
import { type Cart, createCart } from './cart/cart.ts'
import { STORAGE_KEYS } from './constants.ts'
import { type MessageId, type Notice, notice } from './messages.ts'
import type { MarketApi, Ports, SessionPort } from './ports.ts'
import { createReturnAddress, type ReturnAddress } from './return-address.ts'
import { createSignal } from './store.ts'
import type { AuthState, Store, Unsubscribe } from './types.ts'
import { createVault } from './vault.ts'

export interface CoreEvents {
  /** Something to tell the user. */
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

const setTimer = (run: () => void, ms: number) => {
  const timer = setTimeout(run, ms)
  return () => clearTimeout(timer)
}

/** Session and cart of one visitor in one tab. Touches no global before `start`. */
export function createCore(ports: Ports): Core {
  const { later = setTimer, newId = randomId, locks = createWebLocks(), page = createWebPage() } = ports
  const { checkoutPath = '/checkout' } = ports
  const storage = ports.storage ?? createWebStorage('localStorage')
  const vault = createVault(storage, later)
  const tabVault = createVault(ports.tabStorage ?? createWebStorage('sessionStorage'), later)
  const notices = createSignal<[Notice]>()
  const expirations = createSignal<[CoreEvents['session-expired']]>()
  const notify = (id: MessageId, body?: string | null, itemId?: string) => notices(notice(id, body, itemId))

  const session = createSession(vault, locks, newId, () => api.auth)
  const sessionPort: SessionPort = { getToken: session.getToken, refresh: session.refresh }
  const api: MarketApi = typeof ports.api === 'function' ? ports.api(sessionPort) : ports.api
  const returnTo = createReturnAddress(tabVault)
  const isCheckout = (path: string | null) =>
    path === checkoutPath ||
    /^[/?#]/.test(path?.startsWith(checkoutPath) ? path.slice(checkoutPath.length) : '')

  const { cart, ...control } = createCart({
    vault,
    locks,
    api: () => api.cart,
    newId,
    notify,
    fromCheckout: () => isCheckout(returnTo.peek()),
  })
  const auth = createAuth({
    session,
    api: () => api.auth,
    notify,
    entered: control.enter,
    left: control.leave,
    expired: () => expirations({ returnTo: returnTo.peek() }),
  })
  vault.onDegraded(() => notify('storage.degraded'))

  let stops: Unsubscribe[] | null = null

  return {
    auth,
    cart,
    session: sessionPort,
    returnTo,
    on: (event: keyof CoreEvents, listener: (detail: never) => void) =>
      (event === 'notice' ? notices : expirations).on(listener as () => void),
    start() {
      if (stops) return
      stops = [
        vault.onExternalChange(key => {
          if (!key || key === STORAGE_KEYS.session) auth.check()
          control.external(key)
        }),
        page.onHide(vault.flush),
        page.onWake(() => {
          auth.check()
          control.wake()
        }),
      ]
      void auth.resume()
    },
    stop() {
      if (!stops) return
      for (const stop of stops) stop()
      stops = null
      vault.flush()
      auth.cancel()
      control.halt()
    },
    flush: vault.flush,
  }
}
