import type { AuthState, User } from '../types.ts'

export type AuthEvent =
  | { readonly type: 'loginStart' | 'registerStart' | 'updateProfileStart' }
  | { readonly type: 'loginSuccess' | 'updateProfileSuccess' | 'loadUser'; readonly user: User }
  | { readonly type: 'registerSuccess' | 'logout' | 'clearError' | 'finishLoading' }
  | { readonly type: 'loginFailure' | 'registerFailure' | 'updateProfileFailure'; readonly error: string }

/** The auth state at first: loading until the stored session is resolved, so that a server render and the first client render agree. */
export const initialAuthState: AuthState = { user: null, isLoading: true, error: null }

/** Returns the auth state after an event. Pure and total: an event's name or its content decides what changes. */
export function authReducer(state: AuthState, event: AuthEvent): AuthState {
  const { type } = event
  if ('user' in event) return { user: event.user, isLoading: false, error: null }
  if ('error' in event) return { ...state, isLoading: false, error: event.error }
  return {
    user: type === 'logout' ? null : state.user,
    isLoading: type === 'clearError' ? state.isLoading : type.endsWith('Start'),
    error: type === 'finishLoading' ? state.error : null,
  }
}
