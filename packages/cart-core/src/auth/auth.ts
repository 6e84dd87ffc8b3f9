import type { MessageId } from '../messages.ts'
import { MESSAGES } from '../messages.ts'
import type { AuthApi, ProfileChange, Registration } from '../ports.ts'
import { fail, failed, ok, serverMessage } from '../result.ts'
import { createStore } from '../store.ts'
import type { AuthState, Result, Store, User } from '../types.ts'
import { type AuthEvent, authReducer, initialAuthState } from './reducer.ts'
import type { Session } from './session.ts'

export interface AuthActions {
  login(credentials: { email: string; password: string }): Promise<Result<User>>
  register(account: Registration): Promise<Result<unknown>>
  updateProfile(change: ProfileChange): Promise<Result<User>>
  /** Ends the session of this browser in any case; a server that could not be told is a notice and a failure. */
  logout(): Promise<Result<null>>
  /** Ends the session of this browser without a word to the server: for one that is gone there already. */
  forget(): void
  /** Loads the profile of the stored session again, for instance after the network was away at start. */
  reloadUser(): Promise<Result<User>>
  clearError(): void
  hasRole(name: string): boolean
  /** True once the stored session is resolved, and from then on: what a guard waits for. */
  isReady(): boolean
}

export interface Auth extends Store<AuthState>, AuthActions {
  /** Resolves the stored session. */
  resume(): Promise<Result<User>>
  /** Looks whether another tab changed the session, and follows it. */
  check(): void
  cancel(): void
}

interface Wiring {
  readonly session: Session
  readonly api: () => AuthApi
  readonly notify: (id: MessageId, body?: string | null) => void
  /** A user is there (again). */
  readonly entered: (user: User) => void
  /** Nobody is signed in, by whatever way. */
  readonly left: () => void
  readonly expired: () => void
}

const signedOut = () => fail('signed_out', 'The session ended meanwhile')

const FAILED = {
  login: 'auth.loginFailed',
  register: 'auth.registerFailed',
  updateProfile: 'auth.updateFailed',
} as const

export function createAuth({ session, api, notify, entered, left, expired }: Wiring): Auth {
  const store = createStore<AuthState>(initialAuthState)
  let ready = false
  // Goes up with each login, logout and session of another tab: an answer to an older one is not for us.
  let epoch = 0

  const dispatch = (event: AuthEvent) => {
    const next = authReducer(store.get(), event)
    ready ||= !next.isLoading
    store.set(next)
  }

  const loadUser = async (): Promise<User> => {
    const user = await api().me()
    if (!user?.id || !Array.isArray(user.roles)) throw new Error('The profile has another shape')
    return user
  }

  /** One of the three forms: started, done by `run`, and a failure told unless the session is another by then. */
  const attempt = async <T>(
    form: keyof typeof FAILED,
    at: number,
    run: (at: number) => Promise<Result<T>>,
  ): Promise<Result<T>> => {
    dispatch({ type: `${form}Start` })
    try {
      return await run(at)
    } catch (error) {
      const id = FAILED[form]
      const result = failed(error, MESSAGES[id][2])
      const isCurrent = at === epoch
      if (isCurrent && !result.ok) dispatch({ type: `${form}Failure`, error: result.error.message })
      // An account that was not made is worth a word whoever is signed in by now.
      if (isCurrent || form === 'register') notify(id, serverMessage(error))
      return result
    }
  }

  const leave = (event: AuthEvent) => {
    epoch++
    dispatch(event)
    left()
  }

  const resume = async (): Promise<Result<User>> => {
    const at = ++epoch
    const switched = session.isForeign()
    if (!session.adopt()) {
      leave(store.get().user ? { type: 'logout' } : { type: 'finishLoading' })
      return signedOut()
    }
    // What the former session had under way must not be sent with the new one's token.
    if (switched && store.get().user) left()
    try {
      const user = await loadUser()
      if (at !== epoch) return signedOut()
      entered(user)
      dispatch({ type: 'loadUser', user })
      return ok(user)
    } catch (error) {
      if (at === epoch) {
        notify('auth.loadUserFailed')
        if (switched && store.get().user) leave({ type: 'logout' })
        else if (!store.get().user) leave({ type: 'finishLoading' })
      }
      return failed(error, MESSAGES['auth.loadUserFailed'][1])
    }
  }

  const check = () => {
    // Never in the middle of the read that noticed it.
    queueMicrotask(() => {
      if (session.isForeign()) void resume()
    })
  }

  session.onForeign(check)
  session.onExpired(() => {
    if (!store.get().user) notify('auth.loadUserFailed')
    leave({ type: 'logout' })
    expired()
  })

  return {
    get: store.get,
    getInitial: store.getInitial,
    subscribe: store.subscribe,
    isReady: () => ready,
    hasRole: name => store.get().user?.roles.some(role => role.name === name) ?? false,
    clearError: () => dispatch({ type: 'clearError' }),
    resume,
    reloadUser: resume,
    check,
    cancel: () => {
      epoch++
    },

    forget() {
      session.close()
      leave({ type: 'logout' })
    },

    async login({ email, password }) {
      const at = ++epoch
      return attempt('login', at, async () => {
        const { token, refreshToken, isActive } = await api().signIn({ email, password })
        if (at !== epoch) return signedOut()
        if (!isActive) {
          const error = 'Your account is not activated'
          dispatch({ type: 'loginFailure', error })
          notify('auth.notActivated')
          return fail('not_activated', error)
        }
        if (!token || !refreshToken) throw new Error('The login answered no tokens')
        if (store.get().user) left()
        session.open({ token, refreshToken, isActive })
        const user = await loadUser().catch(error => {
          if (at === epoch) session.close()
          throw error
        })
        if (at !== epoch) return signedOut()
        // First the cart: whoever reacts to the login may take the remembered address away.
        entered(user)
        dispatch({ type: 'loginSuccess', user })
        notify('auth.loginOk')
        return ok(user)
      })
    },

    register: ({ email, password, username }) =>
      attempt('register', epoch, async at => {
        const value = await api().register({ email, password, username })
        if (at === epoch) dispatch({ type: 'registerSuccess' })
        return ok(value)
      }),

    updateProfile: change =>
      attempt('updateProfile', epoch, async at => {
        await api().updateProfile(change)
        const user = await loadUser()
        if (at !== epoch) return signedOut()
        dispatch({ type: 'updateProfileSuccess', user })
        notify('auth.updateOk')
        return ok(user)
      }),

    async logout() {
      const at = epoch
      try {
        await api().signOut()
      } catch (error) {
        // Expired or replaced while it was asked: this session is over as it is.
        if (at !== epoch) return ok(null)
        session.close()
        leave({ type: 'logout' })
        notify('auth.logoutFailed')
        return failed(error, MESSAGES['auth.logoutFailed'][2])
      }
      if (at === epoch) {
        session.close()
        leave({ type: 'logout' })
        notify('auth.logoutOk')
      }
      return ok(null)
    },
  }
}
