import { randomId } from './adapters/random-id.ts'
import { createWebLocks } from './adapters/web-locks.ts'
import { createWebPage } from './adapters/web-page.ts'
import { createWebStorage } from './adapters/web-storage.ts'
import type { AuthActions } from './auth/actions.ts'
import { createAuth } from './auth/auth.ts'
import type { Cart } from './cart/actions.ts'
import { createShell } from './cart/shell.ts'
import { createWatch } from './cart/watch.ts'
import { STORAGE_KEYS } from './constants.ts'
import type { Kit } from './kit.ts'
import { createLoader } from './loader.ts'
import { type Notice, notice } from './messages.ts'
import { minorUnits } from './money.ts'
import type { MarketApi, Ports, SessionPort } from './ports.ts'
import { createReturnAddress, type ReturnAddress } from './return-address.ts'
import type { SignedIn } from './signed-in/index.ts'
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
  /**
   * Loads ahead what keeps a cart (`cart`), or that and what a session needs (`session`, the default), for instance
   * where the login page is shown. Answers whether it is here; when it is not, the next need tries again.
   */
  preload(part?: 'cart' | 'session'): Promise<boolean>
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
  const { checkoutPath = '/checkout', currency = 'USD', load } = ports
  const vault = createVault(ports.storage ?? createWebStorage('localStorage'), later)
  const tabVault = createVault(ports.tabStorage ?? createWebStorage('sessionStorage'), later)
  const notices = createSignal<[Notice]>()
  const expirations = createSignal<[CoreEvents['session-expired']]>()
  const returnTo = createReturnAddress(tabVault)

  const session: SessionPort = {
    getToken: () => signedIn?.session.getToken() ?? null,
    // Whoever has a token to be refused has had it from there.
    refresh: refused => signedIn?.session.refresh(refused) ?? Promise.resolve(null),
  }
  const api: MarketApi = typeof ports.api === 'function' ? ports.api(session) : ports.api

  const kit: Kit = {
    vault,
    locks,
    newId,
    api: () => api,
    units: minorUnits(currency),
    notify: (...message) => notices(notice(...message)),
    fromCheckout() {
      const path = returnTo.peek()
      return !!path?.startsWith(checkoutPath) && /^([/?#]|$)/.test(path.slice(checkoutPath.length))
    },
  }
  const watch = createWatch(() => cartLoader.here())
  const cartLoader = createLoader(
    load?.cart ?? (() => import('./cart/index.ts')),
    later,
    ({ createCart }) => createCart(kit, watch),
    half => {
      if (shell.isGuest()) half.leave()
    },
  )
  const shell = createShell(kit, { watch, here: cartLoader.here, bring: cartLoader.bring })
  const signedInLoader = createLoader(
    load?.signedIn ?? (() => import('./signed-in/index.ts')),
    later,
    it => it,
  )

  let signedIn: SignedIn | undefined
  const bring = async () => {
    const [{ createSignedIn }, cart] = await Promise.all([signedInLoader.bring(), cartLoader.bring()])
    signedIn ??= createSignedIn(kit, {
      auth: auth.desk,
      cart,
      expired: () => expirations({ returnTo: returnTo.peek() }),
    })
    return signedIn
  }
  const auth = createAuth(kit, { half: () => signedIn, bring, left: shell.leave })
  vault.onDegraded(() => kit.notify('storage.degraded'))

  let stops: Unsubscribe[] | null = null

  return {
    auth: auth.auth,
    cart: {
      ...shell.cart,
      async reload() {
        if (auth.isOpen()) await auth.auth.reloadUser()
        return shell.cart.reload()
      },
    },
    session,
    returnTo,
    on: (event: keyof CoreEvents, listener: (detail: never) => void) =>
      (event === 'notice' ? notices : expirations).on(listener as () => void),
    preload: part =>
      (part === 'cart' ? cartLoader : { bring }).bring().then(
        () => true,
        () => false,
      ),
    start() {
      if (stops) return
      stops = [
        vault.onExternalChange(key => {
          if (!key || key === STORAGE_KEYS.session) auth.check()
          shell.external(key)
        }),
        page.onHide(vault.flush),
        page.onWake(() => {
          auth.wake()
          shell.wake()
        }),
      ]
      void auth.auth.reloadUser()
    },
    stop() {
      if (!stops) return
      for (const stop of stops) stop()
      stops = null
      vault.flush()
      auth.cancel()
      shell.halt()
    },
    flush: vault.flush,
  }
}
