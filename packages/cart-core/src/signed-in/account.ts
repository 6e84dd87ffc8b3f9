import type { AuthDesk } from '../auth/auth.ts'
import type { Kit } from '../kit.ts'
import { MESSAGES } from '../messages.ts'
import type { ProfileChange, Registration } from '../ports.ts'
import { fail, failed, ok, signedOut } from '../result.ts'
import type { Result, User } from '../types.ts'
import type { Session } from './session.ts'

interface Wiring {
  readonly session: Session
  readonly desk: AuthDesk
  /** A user is there (again). */
  readonly entered: (user: User) => void
  /** Whoever was signed in is so no more. */
  readonly left: () => void
}

/** What the forms do. `at` is the epoch they began in; what goes wrong rejects. */
export function createAccount({ api, notify }: Kit, { session, desk, entered, left }: Wiring) {
  const { dispatch, epoch } = desk

  const loadUser = async (): Promise<User> => {
    const user = await api().auth.me()
    if (!user.id || !Array.isArray(user.roles)) throw new Error('The profile has another shape')
    return user
  }

  return {
    /** Resolves the stored session. */
    async resume(at: number): Promise<Result<User>> {
      const switched = session.isForeign()
      if (!session.adopt()) {
        desk.leave({ type: desk.user() ? 'logout' : 'finishLoading' })
        return signedOut()
      }
      // What the former session had under way must not be sent with the new one's token.
      if (switched && desk.user()) left()
      try {
        const user = await loadUser()
        if (at !== epoch()) return signedOut()
        entered(user)
        dispatch({ type: 'loadUser', user })
        return ok(user)
      } catch (error) {
        if (at === epoch()) {
          notify('auth.loadUserFailed')
          if (switched && desk.user()) desk.leave({ type: 'logout' })
          else if (!desk.user()) desk.leave({ type: 'finishLoading' })
        }
        return failed(error, MESSAGES['auth.loadUserFailed'][1])
      }
    },

    async login({ email, password }: { email: string; password: string }, at: number): Promise<Result<User>> {
      if (at !== epoch()) return signedOut()
      const { token, refreshToken, isActive } = await api().auth.signIn({ email, password })
      if (at !== epoch()) return signedOut()
      if (!isActive) {
        const error = 'Your account is not activated'
        dispatch({ type: 'loginFailure', error })
        notify('auth.notActivated')
        return fail('not_activated', error)
      }
      if (!token || !refreshToken) throw new Error('The login answered no tokens')
      if (desk.user()) left()
      session.open({ token, refreshToken, isActive })
      const user = await loadUser().catch(error => {
        if (at === epoch()) session.close()
        throw error
      })
      if (at !== epoch()) return signedOut()
      // First the cart: whoever reacts to the login may take the remembered address away.
      entered(user)
      dispatch({ type: 'loginSuccess', user })
      notify('auth.loginOk')
      return ok(user)
    },

    async register({ email, password, username }: Registration, at: number): Promise<Result<unknown>> {
      const value = await api().auth.register({ email, password, username })
      if (at === epoch()) dispatch({ type: 'registerSuccess' })
      return ok(value)
    },

    async updateProfile(change: ProfileChange, at: number): Promise<Result<User>> {
      await api().auth.updateProfile(change)
      const user = await loadUser()
      if (at !== epoch()) return signedOut()
      dispatch({ type: 'updateProfileSuccess', user })
      notify('auth.updateOk')
      return ok(user)
    },
  }
}
