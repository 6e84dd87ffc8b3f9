import type { AuthState, User } from '../types.ts'

export type AuthEvent =
  | { readonly type: 'loginStart' | 'registerStart' | 'updateProfileStart' }
  | { readonly type: 'loginSuccess' | 'updateProfileSuccess' | 'loadUser'; readonly user: User }
  | { readonly type: 'registerSuccess' | 'logout' | 'clearError' | 'finishLoading' }
  | { readonly type: 'loginFailure' | 'registerFailure' | 'updateProfileFailure'; readonly error: string }

/** Loading until the stored session is resolved, so that a server render and the first client render agree. */
export const initialAuthState: AuthState = { user: null, isLoading: true, error: null }

/** Pure, and total over the events. */
export function authReducer(state: AuthState, event: AuthEvent): AuthState {
  switch (event.type) {
    case 'loginStart':
    case 'registerStart':
    case 'updateProfileStart':
      return { ...state, isLoading: true, error: null }
    case 'loginSuccess':
    case 'updateProfileSuccess':
    case 'loadUser':
      return { user: event.user, isLoading: false, error: null }
    case 'loginFailure':
    case 'registerFailure':
    case 'updateProfileFailure':
      return { ...state, isLoading: false, error: event.error }
    case 'registerSuccess':
      return { ...state, isLoading: false, error: null }
    case 'logout':
      return { user: null, isLoading: false, error: null }
    case 'clearError':
      return { ...state, error: null }
    case 'finishLoading':
      return { ...state, isLoading: false }
  }
}
