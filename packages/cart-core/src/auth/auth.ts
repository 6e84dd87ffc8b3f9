import type { AuthActions } from '../actions.ts'
import { MESSAGES, type Notify } from '../messages.ts'
import type { LockPort, MarketApi, SessionPort } from '../ports.ts'
import { fail, failed, ok, serverMessage, signedOut } from '../result.ts'
import type { SafeStorage } from '../storage.ts'
import { createStore } from '../store.ts'
import type { AuthState, Result, Store, User } from '../types.ts'
import { type AuthEvent, authReducer, initialAuthState } from './reducer.ts'
import { createSessionStore } from './session-store.ts'
import { createTokenRefresh } from './token-refresh.ts'

interface Dependencies {
  readonly api: () => MarketApi
  readonly storage: SafeStorage
  readonly locks: LockPort
  readonly newId: () => string
  readonly notify: Notify
  /** A user is there, or there again. `isResumed`: by the session that was stored, not by logging in. */
  readonly onSignIn: (user: User, isResumed: boolean) => void
  /** Called when no user is signed in. */
  readonly onSignOut: () => void
  /** The server ended the session. */
  readonly onExpired: () => void
}

const FAILED = {
  login: 'auth.loginFailed',
  register: 'auth.registerFailed',
  updateProfile: 'auth.updateFailed',
} as const

/** Keeps the signed-in user: the session's events, one reducer, and the forms of the account. */
export function createAuth(dependencies: Dependencies) {
  const { api, storage, locks, newId, notify, onSignIn, onSignOut, onExpired } = dependencies
  const store = createStore<AuthState>(initialAuthState)
  let isReady = false
  let isEnding = false
  // Goes up with each login, logout and session of another tab: an answer to an older one is dropped.
  let epoch = 0

  const session = createSessionStore(storage, newId, check)
  const refresh = createTokenRefresh({
    api: () => api().auth,
    session,
    locks,
    isEnding: () => isEnding,
    onRefused() {
      if (!store.get().user) notify('auth.loadUserFailed')
      leave({ type: 'logout' })
      onExpired()
    },
  })

  const nextEpoch = () => {
    isEnding = false
    return ++epoch
  }

  const dispatch = (event: AuthEvent) => {
    const next = authReducer(store.get(), event)
    isReady ||= !next.isLoading
    store.set(next)
  }

  const leave = (event: AuthEvent) => {
    nextEpoch()
    dispatch(event)
    onSignOut()
  }

  const enter = (user: User, event: 'loadUser' | 'loginSuccess') => {
    // First the cart: a listener of the login may take the remembered address away.
    onSignIn(user, event === 'loadUser')
    dispatch({ type: event, user })
  }

  /** Takes the stored session as this tab's, and loads its user. */
  const resume = async (): Promise<Result<User>> => {
    const hasExpired = !isEnding && session.isEnded()
    const at = nextEpoch()
    const isSwitched = session.isForeign()
    const hasUser = () => store.get().user !== null
    if (!session.adopt()) {
      leave({ type: hasUser() ? 'logout' : 'finishLoading' })
      if (hasExpired) onExpired()
      return signedOut()
    }
    // What the former session had under way must not be sent with the new one's token.
    if (isSwitched && hasUser()) onSignOut()
    try {
      const user = await api().auth.readUser()
      if (at !== epoch) return signedOut()
      enter(user, 'loadUser')
      return ok(user)
    } catch (error) {
      if (at === epoch) {
        notify('auth.loadUserFailed')
        if (!hasUser()) leave({ type: 'finishLoading' })
        else if (isSwitched) leave({ type: 'logout' })
      }
      return failed(error, MESSAGES['auth.loadUserFailed'].title)
    }
  }

  /** Follows a session that another tab changed. */
  function check() {
    // Never in the middle of the read that noticed it.
    queueMicrotask(() => {
      if (session.isForeign()) void resume()
    })
  }

  /** Sends one of the forms. A failure becomes a notice, unless the session has changed by then. */
  const submit = async <T>(
    form: keyof typeof FAILED,
    send: (isCurrent: () => boolean) => Promise<Result<T>>,
  ): Promise<Result<T>> => {
    const at = form === 'login' ? nextEpoch() : epoch
    const isCurrent = () => at === epoch
    dispatch({ type: `${form}Start` })
    try {
      return await send(isCurrent)
    } catch (error) {
      const id = FAILED[form]
      const result = failed(error, MESSAGES[id].body)
      if (isCurrent()) dispatch({ type: `${form}Failure`, error: result.error.message })
      // An account that was not made is worth a notice even if another user is signed in by now.
      if (isCurrent() || form === 'register') notify(id, { detail: serverMessage(error) ?? undefined })
      return result
    }
  }

  const clearSession = () => {
    session.close()
    leave({ type: 'logout' })
  }

  const auth: Store<AuthState> & AuthActions = {
    get: store.get,
    getInitial: store.getInitial,
    subscribe: store.subscribe,
    isReady: () => isReady,
    hasRole: name => store.get().user?.roles.some(role => role.name === name) ?? false,
    clearError: () => dispatch({ type: 'clearError' }),
    reloadUser: resume,
    clearSession,

    login: ({ email, password }) => auth.loginWith(() => api().auth.logIn({ email, password })),

    loginWith: logIn =>
      submit('login', async isCurrent => {
        const { token, refreshToken, isActive } = await logIn()
        if (!isCurrent()) return signedOut()
        if (!isActive) {
          const error = 'Your account is not activated'
          dispatch({ type: 'loginFailure', error })
          notify('auth.notActivated')
          return fail('not_activated', error)
        }
        if (!token || !refreshToken) throw new Error('The login answered no tokens')
        if (store.get().user) onSignOut()
        session.open({ token, refreshToken, isActive })
        const user = await api()
          .auth.readUser()
          .catch(error => {
            if (isCurrent()) session.close()
            throw error
          })
        if (!isCurrent()) return signedOut()
        enter(user, 'loginSuccess')
        notify('auth.loginOk')
        return ok(user)
      }),

    register: ({ email, password, username }) =>
      submit('register', async isCurrent => {
        const value = await api().auth.register({ email, password, username })
        if (isCurrent()) dispatch({ type: 'registerSuccess' })
        return ok(value)
      }),

    updateProfile: change =>
      submit('updateProfile', async isCurrent => {
        await api().auth.updateProfile(change)
        const user = await api().auth.readUser()
        if (!isCurrent()) return signedOut()
        dispatch({ type: 'updateProfileSuccess', user })
        notify('auth.updateOk')
        return ok(user)
      }),

    async withSignOut(call) {
      isEnding = true
      try {
        return await call()
      } catch (error) {
        isEnding = false
        throw error
      }
    },

    async logout() {
      const at = epoch
      let result: Result<null> = ok(null)
      isEnding = true
      try {
        await api().auth.logOut()
      } catch (error) {
        // A session that the server no longer knows is ended.
        if ((error as { status?: unknown } | null)?.status !== 401)
          result = failed(error, MESSAGES['auth.logoutFailed'].body)
      }
      // Replaced while it was asked: the session is over as it is.
      if (at !== epoch) return ok(null)
      clearSession()
      notify(result.ok ? 'auth.logoutOk' : 'auth.logoutFailed')
      return result
    },
  }

  const port: SessionPort = { getToken: () => session.own()?.token ?? null, refresh }

  /** Whether a session is stored whose profile could not be loaded. */
  const isUnresolved = () => !store.get().isLoading && !store.get().user && session.isStored()

  return {
    auth,
    session: port,
    check,
    isUnresolved,
    /** The page came back, or the network did. */
    wake() {
      if (isUnresolved()) void resume()
      else check()
    },
    /** Drops the answers that are still to come. */
    cancel: nextEpoch,
  }
}
