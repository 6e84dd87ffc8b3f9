import { STORAGE_KEYS } from '../constants.ts'
import type { Kit } from '../kit.ts'
import { MESSAGES } from '../messages.ts'
import { failed, ok, serverMessage, signedOut } from '../result.ts'
import type { SignedIn } from '../signed-in/index.ts'
import { createStore } from '../store.ts'
import type { AuthState, Result, Store, User } from '../types.ts'
import type { AuthActions } from './actions.ts'
import { type AuthEvent, authReducer, initialAuthState } from './reducer.ts'

/** What the half for signed-in shoppers needs of auth. */
export interface AuthDesk {
  user(): User | null
  dispatch(event: AuthEvent): void
  /** Goes up with each login, logout and session of another tab: an answer to an older one is not for us. */
  epoch(): number
  /** Nobody is signed in from here on. */
  leave(event: AuthEvent): void
  /** Looks whether another tab changed the session, and follows it. */
  check(): void
  /** Whether somebody is ending the session: what the server refuses then has not expired. */
  isEnding(): boolean
}

interface Wiring {
  /** The half for signed-in shoppers, if it is here. */
  readonly half: () => SignedIn | undefined
  /** Loads it; rejects when that cannot be done. */
  readonly bring: () => Promise<SignedIn>
  /** Nobody is signed in, by whatever way. */
  readonly left: () => void
}

const FAILED = {
  login: 'auth.loginFailed',
  register: 'auth.registerFailed',
  updateProfile: 'auth.updateFailed',
} as const

/** Who is signed in. What a guest never needs comes with the first session or form. */
export function createAuth({ vault, notify, api }: Kit, { half, bring, left }: Wiring) {
  const store = createStore<AuthState>(initialAuthState)
  let ready = false
  let ending = false
  let epoch = 0
  // The stored session that `resume` was last tried with.
  let tried: string | null = null

  const stored = () => vault.raw(STORAGE_KEYS.session)
  const turn = () => {
    ending = false
    return ++epoch
  }

  const dispatch = (event: AuthEvent) => {
    const next = authReducer(store.get(), event)
    ready ||= !next.isLoading
    store.set(next)
  }

  const leave = (event: AuthEvent) => {
    turn()
    dispatch(event)
    left()
  }

  /** One of the three forms: started, done by the other half, and a failure told unless the session is another. */
  const attempt = async <T>(
    form: keyof typeof FAILED,
    run: (half: SignedIn, at: number) => Promise<Result<T>>,
  ): Promise<Result<T>> => {
    const at = form === 'login' ? turn() : epoch
    dispatch({ type: `${form}Start` })
    try {
      return await run(half() ?? (await bring()), at)
    } catch (error) {
      const id = FAILED[form]
      const result = failed(error, MESSAGES[id][2])
      const isCurrent = at === epoch
      if (isCurrent) dispatch({ type: `${form}Failure`, error: result.error.message })
      // An account that was not made is worth a word whoever is signed in by now.
      if (isCurrent || form === 'register') notify(id, serverMessage(error))
      return result
    }
  }

  /** Takes the stored session, whoever's it is, and loads its user. */
  const resume = async (): Promise<Result<User>> => {
    const at = turn()
    let here = half()
    tried = stored()
    if (!here && tried === null) {
      leave({ type: 'finishLoading' })
      return signedOut()
    }
    try {
      here ??= await bring()
    } catch (error) {
      if (at === epoch) {
        notify('auth.loadUserFailed')
        leave({ type: 'finishLoading' })
      }
      return failed(error, MESSAGES['auth.loadUserFailed'][1])
    }
    return at === epoch ? here.resume(at) : signedOut()
  }

  const check = () => {
    // Never in the middle of the read that noticed it.
    queueMicrotask(() => {
      if (half()?.session.isForeign() ?? stored() !== tried) void resume()
    })
  }

  const forget = () => {
    const here = half()
    if (here) here.session.close()
    else vault.set(STORAGE_KEYS.session, null)
    leave({ type: 'logout' })
  }

  const auth: Store<AuthState> & AuthActions = {
    get: store.get,
    getInitial: store.getInitial,
    subscribe: store.subscribe,
    isReady: () => ready,
    hasRole: name => store.get().user?.roles.some(role => role.name === name) ?? false,
    clearError: () => dispatch({ type: 'clearError' }),
    reloadUser: resume,
    forget,
    login: credentials => attempt('login', (half, at) => half.login(credentials, at)),
    register: account => attempt('register', (half, at) => half.register(account, at)),
    updateProfile: change => attempt('updateProfile', (half, at) => half.updateProfile(change, at)),

    async endBy(call) {
      ending = true
      try {
        return await call()
      } catch (error) {
        ending = false
        throw error
      }
    },

    async logout() {
      const at = epoch
      let result: Result<null> = ok(null)
      ending = true
      try {
        await api().auth.signOut()
      } catch (error) {
        // A session that the server no longer knows is ended.
        if ((error as { status?: unknown } | null)?.status !== 401)
          result = failed(error, MESSAGES['auth.logoutFailed'][2])
      }
      // Replaced while it was asked: the session is over as it is.
      if (at !== epoch) return ok(null)
      forget()
      notify(result.ok ? 'auth.logoutOk' : 'auth.logoutFailed')
      return result
    },
  }

  const desk: AuthDesk = {
    user: () => store.get().user,
    dispatch,
    epoch: () => epoch,
    leave,
    check,
    isEnding: () => ending,
  }

  /** A session is stored that nobody is signed in with: what it takes could not be loaded. */
  const isOpen = () => !store.get().isLoading && !store.get().user && stored() !== null

  return {
    auth,
    desk,
    check,
    isOpen,
    /** The page comes back, or the network does. */
    wake() {
      if (isOpen()) void resume()
      else check()
    },
    cancel: turn,
  }
}
